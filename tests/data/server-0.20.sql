PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE clock (one BIGINT PRIMARY KEY CHECK (one = 1), time BIGINT NOT NULL);
INSERT INTO clock VALUES(1,1595);
CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, name_key TEXT UNIQUE, password TEXT NOT NULL,
    merged_into TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO people VALUES('p_By9cp6l70p2d','ㅤ','ㅤ','$argon2id$v=19$m=19456,t=2,p=1$jJKdJtpJGFcxDNBMy32jQA$5x6QmoaaAay7Nzded1UpgPtJPW+jMbuDHZmE5Ib2yeg','');
INSERT INTO people VALUES('p_WcWJoQuCUzmL','Gu',NULL,'','p_kveZsVRTwf28');
INSERT INTO people VALUES('p_kveZsVRTwf28','Anna','anna','$argon2id$v=19$m=19456,t=2,p=1$Aio/AK7YrB1Odp2NQPupMQ$tO+1S4yT4faIPNTvR4pK8EawhtXEHsL5Zh9g2Ov9KPo','');
INSERT INTO people VALUES('p_u03hChRAB64M','Bo',NULL,'','');
CREATE TABLE tokens (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, label TEXT NOT NULL, created TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE) WITHOUT ROWID;
INSERT INTO tokens VALUES('8PWysMKbQc','p_WcWJoQuCUzmL','hidden','2026-11-17T02:46:56Z','46c25cd3afa8c29f2a2b09da950674581b586dde17c0bee20ac554e31bdb97dd');
INSERT INTO tokens VALUES('RX9IYdhyxu','p_kveZsVRTwf28','engine','2026-11-17T02:46:56Z','f338c6067453d42c887eaecf3714c96c4355b8760a4f783c27a94b04d7f435a4');
CREATE TABLE games (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, created TEXT NOT NULL,
    settings TEXT NOT NULL, phase TEXT NOT NULL, summary TEXT NOT NULL, listed BIGINT NOT NULL);
INSERT INTO games VALUES(1,'iDY9kERWfl','2026-11-17T02:46:56Z','{"record":{"format":"omnigo-game","version":1,"board":"grid:5x5","rules":"tromp-taylor","seats":[{},{}],"start":{"first":"black"},"events":[]},"seats":[{"kind":"person","person":{"id":"p_kveZsVRTwf28","name":"Anna","guest":false}},{"kind":"open"}],"owner":{"id":"p_kveZsVRTwf28","name":"Anna","guest":false},"title":"","lot":false,"rated":false,"listed":false,"ranks":0}','playing','{"id":"iDY9kERWfl","title":"","board":{"spec":"grid:5x5","points":25},"rules":"tromp-taylor","clock":"none","rated":false,"listed":false,"phase":"playing","owner":{"id":"p_kveZsVRTwf28","name":"Anna","guest":false},"seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_kveZsVRTwf28","name":"Anna","guest":false}},{"player":"white","kind":"person","in":true,"person":{"id":"p_u03hChRAB64M","name":"Bo","guest":true}}],"turn":0,"to_play":"black","created":"2026-11-17T02:46:56Z"}',0);
CREATE TABLE game_people (
    person TEXT NOT NULL, game BIGINT NOT NULL, PRIMARY KEY (person, game)) WITHOUT ROWID;
INSERT INTO game_people VALUES('p_kveZsVRTwf28',1);
INSERT INTO game_people VALUES('p_u03hChRAB64M',1);
CREATE TABLE events (
    game BIGINT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, actor TEXT, client TEXT,
    body TEXT NOT NULL, fence BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (game, n)) WITHOUT ROWID;
INSERT INTO events VALUES(1,1,1486,'p_kveZsVRTwf28','','{"n":1,"at":1486,"action":"create","owner":{"id":"p_kveZsVRTwf28","name":"Anna","guest":false}}',0);
INSERT INTO events VALUES(1,2,1488,'p_u03hChRAB64M','1','{"n":2,"at":1488,"action":"join","player":"white","person":{"id":"p_u03hChRAB64M","name":"Bo","guest":true}}',0);
INSERT INTO events VALUES(1,3,1488,NULL,NULL,'{"n":3,"at":1488,"action":"start","seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_kveZsVRTwf28","name":"Anna","guest":false}},{"player":"white","kind":"person","in":true,"person":{"id":"p_u03hChRAB64M","name":"Bo","guest":true}}]}',0);
INSERT INTO events VALUES(1,4,1492,'p_kveZsVRTwf28','2','{"n":4,"at":1492,"action":"chat","person":{"id":"p_kveZsVRTwf28","name":"Anna","guest":false},"to":"players","text":"hello Bo","turn":0}',0);
INSERT INTO events VALUES(1,5,1493,'p_kveZsVRTwf28','3','{"n":5,"at":1493,"action":"move","player":"black","turn":1,"point":"C3","taken":[],"spent":5}',0);
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE servers (
    number INTEGER PRIMARY KEY AUTOINCREMENT, seen BIGINT NOT NULL, ended BIGINT NOT NULL, time BIGINT NOT NULL,
    batch BIGINT NOT NULL);
CREATE TABLE owners (
    game BIGINT NOT NULL, fence BIGINT NOT NULL, server BIGINT, credit BIGINT NOT NULL,
    time BIGINT NOT NULL, taken BIGINT NOT NULL, PRIMARY KEY (game, fence)) WITHOUT ROWID;
CREATE TABLE ratings (
    person TEXT NOT NULL, pool TEXT NOT NULL, rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL, played BIGINT NOT NULL, version BIGINT NOT NULL,
    PRIMARY KEY (person, pool)) WITHOUT ROWID;
CREATE TABLE outcomes (
    game TEXT NOT NULL, person TEXT NOT NULL, pool TEXT NOT NULL, place BIGINT NOT NULL,
    rating_before DOUBLE PRECISION NOT NULL, rating_after DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL, annulled BIGINT NOT NULL, PRIMARY KEY (game, person)) WITHOUT ROWID;
CREATE TABLE standings (
    person TEXT PRIMARY KEY, admin BIGINT NOT NULL, banned_until BIGINT NOT NULL,
    reason TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE leavings (
    person TEXT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (person, game)) WITHOUT ROWID;
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('games',2);
CREATE INDEX people_merged ON people (merged_into) WHERE merged_into <> '';
CREATE INDEX tokens_person ON tokens (person);
CREATE INDEX games_phase ON games (phase, number);
CREATE INDEX owners_server ON owners (server);
CREATE INDEX outcomes_person ON outcomes (person, at);
COMMIT;
PRAGMA user_version = 3;
