/* Boards, games and bots for C, and for languages that call C.
 *
 * Points are numbers from 0 in the board's fixed order, players numbers from 0 (Black) in the order
 * of play. A function that returns a pointer returns NULL if it fails, one that returns an int
 * returns -1, unless it says otherwise; omnigo_error then says why. A handle may be used by one
 * thread at a time; a game keeps its board alive, and what it was made from may be freed. Every
 * string is UTF-8 and belongs to the library.
 *
 * Functions are only added here, never changed, within one major version.
 */
#ifndef OMNIGO_H
#define OMNIGO_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define OMNIGO_PASS (-2)
#define OMNIGO_RESIGN (-3)
#define OMNIGO_EMPTY (-4)

typedef struct omnigo_board omnigo_board;
typedef struct omnigo_game omnigo_game;
typedef struct omnigo_bot omnigo_bot;

/* Such as "0.20". */
const char *omnigo_version(void);
/* Why the latest call of this thread that failed did so; valid until the next one that fails. */
const char *omnigo_error(void);

/* "9", "torus:9x9", "file:own.json": as `omnigo board` takes it. */
omnigo_board *omnigo_board_make(const char *spec);
void omnigo_board_free(omnigo_board *board);
int omnigo_board_points(const omnigo_board *board);
/* How many neighbours the point has; as many of them as there is `room` for are written. */
int omnigo_board_neighbours(const omnigo_board *board, int point, int *neighbours, int room);
/* "A1"; valid as long as the board. */
const char *omnigo_board_name(const omnigo_board *board, int point);
/* The point of this name. */
int omnigo_board_find(const omnigo_board *board, const char *name);

/* Rules as `--rules` takes them, such as "chinese,komi=6.5"; "" is tromp-taylor. */
omnigo_game *omnigo_game_start(const omnigo_board *board, const char *rules);
omnigo_game *omnigo_game_copy(const omnigo_game *game);
void omnigo_game_free(omnigo_game *game);
int omnigo_game_players(const omnigo_game *game);
int omnigo_game_turns(const omnigo_game *game);
/* Whose turn it is. */
int omnigo_game_to_play(const omnigo_game *game);
/* 1 if play has stopped, otherwise 0. */
int omnigo_game_over(const omnigo_game *game);
/* The player whose stone is there, or OMNIGO_EMPTY. */
int omnigo_game_at(const omnigo_game *game, int point);
/* 1 if the player to play may move there (or pass), 0 if not: then omnigo_error says why not. */
int omnigo_game_is_legal(const omnigo_game *game, int point);
/* A move, OMNIGO_PASS or OMNIGO_RESIGN of the player to play: 0. An illegal one changes nothing. */
int omnigo_game_play(omnigo_game *game, int point);
/* Takes back the latest turn or resignation: 0. */
int omnigo_game_undo(omnigo_game *game);
/* The position counted as it stands, komi included; NaN if there is no such player. */
double omnigo_game_score(const omnigo_game *game, int player);

/* How many bots there are, and the name of one of them, weakest first. */
int omnigo_bot_count(void);
const char *omnigo_bot_name(int number);
omnigo_bot *omnigo_bot_make(const char *name, uint64_t seed);
void omnigo_bot_free(omnigo_bot *bot);
/* What the bot plays next: a point, OMNIGO_PASS or OMNIGO_RESIGN. 0 playouts or milliseconds set no
 * limit; bots that do not limit themselves need one. */
int omnigo_bot_choose(omnigo_bot *bot, const omnigo_game *game, uint64_t playouts,
                      int milliseconds);

#ifdef __cplusplus
}
#endif

#endif
