/* Two bots play on 5x5. */
#include <omnigo/omnigo.h>
#include <stdio.h>

int main(void) {
  omnigo_board *board = omnigo_board_make("5x5");
  omnigo_game *game = board == NULL ? NULL : omnigo_game_start(board, "chinese,komi=0.5");
  omnigo_bot *bots[2] = {omnigo_bot_make("uct", 1), omnigo_bot_make("random", 2)};
  if (game == NULL || bots[0] == NULL || bots[1] == NULL) {
    fprintf(stderr, "%s\n", omnigo_error());
    return 1;
  }
  while (!omnigo_game_over(game) && omnigo_game_turns(game) < 150) {
    int move = omnigo_bot_choose(bots[omnigo_game_to_play(game)], game, 200, 0);
    if (move == -1 || omnigo_game_play(game, move) != 0) {
      fprintf(stderr, "%s\n", omnigo_error());
      return 1;
    }
    printf("%s ", move == OMNIGO_PASS ? "pass"
                  : move < 0          ? "resign"
                                      : omnigo_board_name(board, move));
  }
  printf("\nBlack %.1f, White %.1f\n", omnigo_game_score(game, 0), omnigo_game_score(game, 1));
  omnigo_bot_free(bots[0]);
  omnigo_bot_free(bots[1]);
  omnigo_game_free(game);
  omnigo_board_free(board);
  return 0;
}
