PRAGMA user_version = 3;
BEGIN TRANSACTION;
CREATE TABLE clock (one BIGINT PRIMARY KEY CHECK (one = 1), time BIGINT NOT NULL);
INSERT INTO "clock" VALUES(1,3595);
CREATE TABLE events (
    game BIGINT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, actor TEXT, client TEXT,
    body TEXT NOT NULL, fence BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (game, n)) WITHOUT ROWID;
INSERT INTO "events" VALUES(1,1,166,'p_k4usbV2E0TOG','','{"n":1,"at":166,"action":"create","owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}}',0);
INSERT INTO "events" VALUES(1,2,169,'p_cY0Inp5jA0LT','a1','{"n":2,"at":169,"action":"join","player":"white","person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false}}',0);
INSERT INTO "events" VALUES(1,3,169,NULL,NULL,'{"n":3,"at":169,"action":"start","seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}},{"player":"white","kind":"person","in":true,"person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false}}]}',0);
INSERT INTO "events" VALUES(1,4,179,'p_k4usbV2E0TOG','a1','{"n":4,"at":179,"action":"move","player":"black","turn":1,"point":"C3","taken":[],"spent":10,"left":59990}',0);
INSERT INTO "events" VALUES(1,5,181,'p_cY0Inp5jA0LT','a2','{"n":5,"at":181,"action":"move","player":"white","turn":2,"point":"A1","taken":[],"spent":2,"left":59998}',0);
INSERT INTO "events" VALUES(1,6,183,'p_k4usbV2E0TOG','a2','{"n":6,"at":183,"action":"chat","person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"to":"players","text":"hello <b>","turn":2}',0);
INSERT INTO "events" VALUES(1,7,185,'p_GWMtyu6PHqfY','a1','{"n":7,"at":185,"action":"chat","person":{"id":"p_GWMtyu6PHqfY","name":"Cy","guest":true},"to":"spectators","text":"psst","turn":2}',0);
INSERT INTO "events" VALUES(1,8,187,'p_k4usbV2E0TOG','a3','{"n":8,"at":187,"action":"add-time","player":"black","to":"white","time":60000}',0);
INSERT INTO "events" VALUES(1,9,188,'p_k4usbV2E0TOG','a4','{"n":9,"at":188,"action":"pass","player":"black","turn":3,"spent":7,"left":59983}',0);
INSERT INTO "events" VALUES(1,10,189,'p_cY0Inp5jA0LT','a3','{"n":10,"at":189,"action":"pass","player":"white","turn":4,"spent":1,"left":119997}',0);
INSERT INTO "events" VALUES(1,11,189,NULL,NULL,'{"n":11,"at":189,"action":"stop","deadline":120189}',0);
INSERT INTO "events" VALUES(1,12,193,'p_k4usbV2E0TOG','a5','{"n":12,"at":193,"action":"mark","player":"black","dead":["A1"],"neutral":[],"deadline":120193}',0);
INSERT INTO "events" VALUES(1,13,203,'p_cY0Inp5jA0LT','a4','{"n":13,"at":203,"action":"mark","player":"white","dead":[],"neutral":[],"deadline":120203}',0);
INSERT INTO "events" VALUES(1,14,207,'p_k4usbV2E0TOG','a6','{"n":14,"at":207,"action":"mark","player":"black","dead":["A1"],"neutral":[],"deadline":120207}',0);
INSERT INTO "events" VALUES(1,15,211,'p_k4usbV2E0TOG','a7','{"n":15,"at":211,"action":"accept","player":"black","marking":14}',0);
INSERT INTO "events" VALUES(1,16,215,'p_cY0Inp5jA0LT','a5','{"n":16,"at":215,"action":"accept","player":"white","marking":14}',0);
INSERT INTO "events" VALUES(1,17,215,NULL,NULL,'{"n":17,"at":215,"action":"result","result":{"how":"score","scores":[25,0],"places":[1,2],"tallies":[{"stones":1,"territory":24,"prisoners_lost":0,"komi":0,"score":25},{"stones":0,"territory":0,"prisoners_lost":1,"komi":0,"score":0}]}}',0);
INSERT INTO "events" VALUES(1,18,219,'p_k4usbV2E0TOG','a8','{"n":18,"at":219,"action":"request","player":"black","kind":"rematch"}',0);
INSERT INTO "events" VALUES(1,19,223,'p_cY0Inp5jA0LT','a6','{"n":19,"at":223,"action":"chat","person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false},"to":"players","text":"no","turn":4}',0);
INSERT INTO "events" VALUES(5,1,230,'p_k4usbV2E0TOG','','{"n":1,"at":230,"action":"create","owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}}',0);
INSERT INTO "events" VALUES(5,2,235,'p_cY0Inp5jA0LT','a7','{"n":2,"at":235,"action":"join","player":"white","person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false}}',0);
INSERT INTO "events" VALUES(5,3,235,NULL,NULL,'{"n":3,"at":235,"action":"start","seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}},{"player":"white","kind":"person","in":true,"person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false}}]}',0);
INSERT INTO "events" VALUES(5,4,237,'p_k4usbV2E0TOG','a9','{"n":4,"at":237,"action":"move","player":"black","turn":1,"point":"C3","taken":[],"spent":2}',0);
INSERT INTO "events" VALUES(5,5,239,'p_cY0Inp5jA0LT','a8','{"n":5,"at":239,"action":"move","player":"white","turn":2,"point":"A1","taken":[],"spent":2}',0);
INSERT INTO "events" VALUES(5,6,240,'p_k4usbV2E0TOG','a10','{"n":6,"at":240,"action":"pass","player":"black","turn":3,"spent":1}',0);
INSERT INTO "events" VALUES(5,7,241,'p_cY0Inp5jA0LT','a9','{"n":7,"at":241,"action":"pass","player":"white","turn":4,"spent":1}',0);
INSERT INTO "events" VALUES(5,8,241,NULL,NULL,'{"n":8,"at":241,"action":"stop","deadline":86400241}',0);
INSERT INTO "events" VALUES(5,9,242,'p_k4usbV2E0TOG','a11','{"n":9,"at":242,"action":"mark","player":"black","dead":["A1"],"neutral":["E5","A1"],"deadline":86400242}',0);
INSERT INTO "events" VALUES(5,10,267,'p_cY0Inp5jA0LT','a10','{"n":10,"at":267,"action":"dispute","player":"white"}',0);
INSERT INTO "events" VALUES(5,11,275,'p_k4usbV2E0TOG','a12','{"n":11,"at":275,"action":"move","player":"black","turn":5,"point":"A2","taken":[],"spent":8}',0);
INSERT INTO "events" VALUES(5,12,277,'p_cY0Inp5jA0LT','a11','{"n":12,"at":277,"action":"pass","player":"white","turn":6,"spent":2}',0);
INSERT INTO "events" VALUES(5,13,278,'p_k4usbV2E0TOG','a13','{"n":13,"at":278,"action":"move","player":"black","turn":7,"point":"B1","taken":["A1"],"spent":1}',0);
INSERT INTO "events" VALUES(5,14,280,'p_cY0Inp5jA0LT','a12','{"n":14,"at":280,"action":"pass","player":"white","turn":8,"spent":2}',0);
INSERT INTO "events" VALUES(5,15,281,'p_k4usbV2E0TOG','a14','{"n":15,"at":281,"action":"pass","player":"black","turn":9,"spent":1}',0);
INSERT INTO "events" VALUES(5,16,281,NULL,NULL,'{"n":16,"at":281,"action":"decided","dead":["A1"]}',0);
INSERT INTO "events" VALUES(5,17,281,NULL,NULL,'{"n":17,"at":281,"action":"result","result":{"how":"score","scores":[23,5.5],"places":[1,2],"tallies":[{"stones":1,"territory":23,"prisoners_lost":0,"komi":0,"score":23},{"stones":0,"territory":0,"prisoners_lost":1,"komi":6.5,"score":5.5}]}}',0);
INSERT INTO "events" VALUES(9,1,1486,'p_kveZsVRTwf28','','{"n":1,"at":1486,"action":"create","owner":{"id":"p_kveZsVRTwf28","name":"Anna","guest":false}}',0);
INSERT INTO "events" VALUES(9,2,1488,'p_u03hChRAB64M','1','{"n":2,"at":1488,"action":"join","player":"white","person":{"id":"p_u03hChRAB64M","name":"Bo","guest":true}}',0);
INSERT INTO "events" VALUES(9,3,1488,NULL,NULL,'{"n":3,"at":1488,"action":"start","seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_kveZsVRTwf28","name":"Anna","guest":false}},{"player":"white","kind":"person","in":true,"person":{"id":"p_u03hChRAB64M","name":"Bo","guest":true}}]}',0);
INSERT INTO "events" VALUES(9,4,1492,'p_kveZsVRTwf28','2','{"n":4,"at":1492,"action":"chat","person":{"id":"p_kveZsVRTwf28","name":"Anna","guest":false},"to":"players","text":"hello Bo","turn":0}',0);
INSERT INTO "events" VALUES(9,5,1493,'p_kveZsVRTwf28','3','{"n":5,"at":1493,"action":"move","player":"black","turn":1,"point":"C3","taken":[],"spent":5}',0);
INSERT INTO "events" VALUES(10,1,284,'p_k4usbV2E0TOG','','{"n":1,"at":284,"action":"create","owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}}',0);
INSERT INTO "events" VALUES(10,2,285,'p_cY0Inp5jA0LT','a13','{"n":2,"at":285,"action":"join","player":"white","person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false}}',0);
INSERT INTO "events" VALUES(10,3,287,'p_GWMtyu6PHqfY','a2','{"n":3,"at":287,"action":"join","player":"red","person":{"id":"p_GWMtyu6PHqfY","name":"Cy","guest":true}}',0);
INSERT INTO "events" VALUES(10,4,287,NULL,NULL,'{"n":4,"at":287,"action":"start","seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}},{"player":"white","kind":"person","in":true,"person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false}},{"player":"red","kind":"person","in":true,"person":{"id":"p_GWMtyu6PHqfY","name":"Cy","guest":true}}]}',0);
INSERT INTO "events" VALUES(10,5,288,'p_GWMtyu6PHqfY','a3','{"n":5,"at":288,"action":"chat","person":{"id":"p_GWMtyu6PHqfY","name":"Cy","guest":true},"to":"players","text":"hi","turn":0}',0);
INSERT INTO "events" VALUES(10,6,289,'p_k4usbV2E0TOG','a15','{"n":6,"at":289,"action":"move","player":"black","turn":1,"point":"a","taken":[],"spent":2,"left":89999998}',0);
INSERT INTO "events" VALUES(10,7,296,'p_cY0Inp5jA0LT','a14','{"n":7,"at":296,"action":"move","player":"white","turn":2,"point":"b","taken":[],"spent":7,"left":89999993}',0);
INSERT INTO "events" VALUES(10,8,297,'p_GWMtyu6PHqfY','a4','{"n":8,"at":297,"action":"move","player":"red","turn":3,"point":"d","taken":[],"spent":1,"left":89999999}',0);
INSERT INTO "events" VALUES(10,9,299,'p_cY0Inp5jA0LT','a15','{"n":9,"at":299,"action":"request","player":"white","kind":"undo","to":1}',0);
INSERT INTO "events" VALUES(10,10,300,'p_k4usbV2E0TOG','a16','{"n":10,"at":300,"action":"answer","player":"black","request":9,"yes":true}',0);
INSERT INTO "events" VALUES(10,11,302,'p_GWMtyu6PHqfY','a5','{"n":11,"at":302,"action":"answer","player":"red","request":9,"yes":true}',0);
INSERT INTO "events" VALUES(10,12,302,NULL,NULL,'{"n":12,"at":302,"action":"undo","turn":1}',0);
INSERT INTO "events" VALUES(10,13,303,'p_cY0Inp5jA0LT','a16','{"n":13,"at":303,"action":"move","player":"white","turn":2,"point":"hub","taken":["a"],"spent":1,"left":93599992}',0);
INSERT INTO "events" VALUES(10,14,304,'p_GWMtyu6PHqfY','a6','{"n":14,"at":304,"action":"request","player":"red","kind":"pause"}',0);
INSERT INTO "events" VALUES(10,15,306,'p_k4usbV2E0TOG','a17','{"n":15,"at":306,"action":"answer","player":"black","request":14,"yes":true}',0);
INSERT INTO "events" VALUES(10,16,307,'p_cY0Inp5jA0LT','a17','{"n":16,"at":307,"action":"answer","player":"white","request":14,"yes":true}',0);
INSERT INTO "events" VALUES(10,17,307,NULL,NULL,'{"n":17,"at":307,"action":"pause"}',0);
INSERT INTO "events" VALUES(10,18,308,'p_k4usbV2E0TOG','a18','{"n":18,"at":308,"action":"unpause","player":"black"}',0);
INSERT INTO "events" VALUES(10,19,309,'p_k4usbV2E0TOG','a19','{"n":19,"at":309,"action":"request","player":"black","kind":"undo","to":0}',0);
INSERT INTO "events" VALUES(10,20,310,'p_k4usbV2E0TOG','a20','{"n":20,"at":310,"action":"withdraw","request":19}',0);
INSERT INTO "events" VALUES(10,21,312,'p_GWMtyu6PHqfY','a7','{"n":21,"at":312,"action":"move","player":"red","turn":3,"point":"c","taken":[],"spent":8,"left":93599991}',0);
INSERT INTO "events" VALUES(13,1,313,'p_GWMtyu6PHqfY','','{"n":1,"at":313,"action":"create","owner":{"id":"p_GWMtyu6PHqfY","name":"Cy","guest":true}}',0);
INSERT INTO "events" VALUES(14,1,314,'p_k4usbV2E0TOG','','{"n":1,"at":314,"action":"create","owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}}',0);
INSERT INTO "events" VALUES(14,2,316,'p_GWMtyu6PHqfY','a8','{"n":2,"at":316,"action":"join","player":"white","person":{"id":"p_GWMtyu6PHqfY","name":"Cy","guest":true}}',0);
INSERT INTO "events" VALUES(14,3,316,NULL,NULL,'{"n":3,"at":316,"action":"start","seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}},{"player":"white","kind":"person","in":true,"person":{"id":"p_GWMtyu6PHqfY","name":"Cy","guest":true}}]}',0);
INSERT INTO "events" VALUES(14,4,317,'p_k4usbV2E0TOG','a21','{"n":4,"at":317,"action":"move","player":"black","turn":1,"point":"1","taken":[],"spent":1}',0);
INSERT INTO "events" VALUES(14,5,318,'p_GWMtyu6PHqfY','a9','{"n":5,"at":318,"action":"move","player":"white","turn":2,"point":"5","taken":[],"spent":1}',0);
INSERT INTO "events" VALUES(14,6,319,'p_k4usbV2E0TOG','a22','{"n":6,"at":319,"action":"invite","player":"black","person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false}}',0);
INSERT INTO "events" VALUES(14,7,320,'p_k4usbV2E0TOG','a23','{"n":7,"at":320,"action":"pass","player":"black","turn":3,"spent":2}',0);
INSERT INTO "events" VALUES(14,8,322,'p_GWMtyu6PHqfY','a10','{"n":8,"at":322,"action":"pass","player":"white","turn":4,"spent":2}',0);
INSERT INTO "events" VALUES(14,9,322,NULL,NULL,'{"n":9,"at":322,"action":"stop","deadline":86400322}',0);
INSERT INTO "events" VALUES(14,10,326,'p_k4usbV2E0TOG','a24','{"n":10,"at":326,"action":"mark","player":"black","dead":["5"],"neutral":[],"deadline":86400326}',0);
INSERT INTO "events" VALUES(14,11,327,'p_cY0Inp5jA0LT','a18','{"n":11,"at":327,"action":"advise","person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false},"dead":["1"],"neutral":[]}',0);
INSERT INTO "events" VALUES(17,1,329,'p_k4usbV2E0TOG','','{"n":1,"at":329,"action":"create","owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}}',0);
INSERT INTO "events" VALUES(17,2,330,'p_cY0Inp5jA0LT','a19','{"n":2,"at":330,"action":"join","player":"white","person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false}}',0);
INSERT INTO "events" VALUES(17,3,330,NULL,NULL,'{"n":3,"at":330,"action":"start","seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}},{"player":"white","kind":"person","in":true,"person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false}}]}',0);
INSERT INTO "events" VALUES(17,4,332,'p_k4usbV2E0TOG','a25','{"n":4,"at":332,"action":"move","player":"black","turn":1,"point":"C3","taken":[],"spent":2}',0);
INSERT INTO "events" VALUES(17,5,333,'p_cY0Inp5jA0LT','a20','{"n":5,"at":333,"action":"move","player":"white","turn":2,"point":"E5","taken":[],"spent":1}',0);
INSERT INTO "events" VALUES(17,6,334,'p_k4usbV2E0TOG','a26','{"n":6,"at":334,"action":"pass","player":"black","turn":3,"spent":1}',0);
INSERT INTO "events" VALUES(17,7,335,'p_cY0Inp5jA0LT','a21','{"n":7,"at":335,"action":"pass","player":"white","turn":4,"spent":1}',0);
INSERT INTO "events" VALUES(17,8,335,NULL,NULL,'{"n":8,"at":335,"action":"stop","deadline":86400335}',0);
INSERT INTO "events" VALUES(17,9,336,'p_k4usbV2E0TOG','a27','{"n":9,"at":336,"action":"resume","player":"black"}',0);
INSERT INTO "events" VALUES(17,10,343,'p_k4usbV2E0TOG','a28','{"n":10,"at":343,"action":"move","player":"black","turn":5,"point":"D4","taken":[],"spent":7}',0);
INSERT INTO "events" VALUES(17,11,345,'p_cY0Inp5jA0LT','a22','{"n":11,"at":345,"action":"resign","player":"white"}',0);
INSERT INTO "events" VALUES(17,12,345,NULL,NULL,'{"n":12,"at":345,"action":"result","result":{"how":"resignation","places":[1,2]}}',0);
INSERT INTO "events" VALUES(22,1,357,'p_k4usbV2E0TOG','','{"n":1,"at":357,"action":"create","owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}}',0);
INSERT INTO "events" VALUES(22,2,357,NULL,NULL,'{"n":2,"at":357,"action":"start","seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"rank":"5k?"},{"player":"white","kind":"bot","in":true,"bot":"random"}]}',0);
INSERT INTO "events" VALUES(22,3,425,NULL,NULL,'{"n":3,"at":425,"action":"move","player":"white","turn":1,"point":"D7","taken":[],"spent":68}',0);
INSERT INTO "events" VALUES(22,4,475,'p_k4usbV2E0TOG','a29','{"n":4,"at":475,"action":"pass","player":"black","turn":2,"spent":50}',0);
INSERT INTO "events" VALUES(22,5,479,NULL,NULL,'{"n":5,"at":479,"action":"move","player":"white","turn":3,"point":"D9","taken":[],"spent":4}',0);
INSERT INTO "events" VALUES(22,6,530,'p_k4usbV2E0TOG','a30','{"n":6,"at":530,"action":"pass","player":"black","turn":4,"spent":51}',0);
INSERT INTO "events" VALUES(22,7,535,NULL,NULL,'{"n":7,"at":535,"action":"move","player":"white","turn":5,"point":"H2","taken":[],"spent":5}',0);
INSERT INTO "events" VALUES(22,8,587,'p_k4usbV2E0TOG','a31','{"n":8,"at":587,"action":"pass","player":"black","turn":6,"spent":52}',0);
INSERT INTO "events" VALUES(22,9,595,NULL,NULL,'{"n":9,"at":595,"action":"move","player":"white","turn":7,"point":"A9","taken":[],"spent":8}',0);
INSERT INTO "events" VALUES(22,10,647,'p_k4usbV2E0TOG','a32','{"n":10,"at":647,"action":"pass","player":"black","turn":8,"spent":52}',0);
INSERT INTO "events" VALUES(22,11,651,NULL,NULL,'{"n":11,"at":651,"action":"move","player":"white","turn":9,"point":"A1","taken":[],"spent":4}',0);
INSERT INTO "events" VALUES(22,12,702,'p_k4usbV2E0TOG','a33','{"n":12,"at":702,"action":"pass","player":"black","turn":10,"spent":51}',0);
INSERT INTO "events" VALUES(22,13,707,NULL,NULL,'{"n":13,"at":707,"action":"move","player":"white","turn":11,"point":"C1","taken":[],"spent":5}',0);
INSERT INTO "events" VALUES(22,14,758,'p_k4usbV2E0TOG','a34','{"n":14,"at":758,"action":"pass","player":"black","turn":12,"spent":51}',0);
INSERT INTO "events" VALUES(22,15,771,NULL,NULL,'{"n":15,"at":771,"action":"move","player":"white","turn":13,"point":"G9","taken":[],"spent":13}',0);
INSERT INTO "events" VALUES(22,16,826,'p_k4usbV2E0TOG','a35','{"n":16,"at":826,"action":"pass","player":"black","turn":14,"spent":55}',0);
INSERT INTO "events" VALUES(22,17,835,NULL,NULL,'{"n":17,"at":835,"action":"move","player":"white","turn":15,"point":"B7","taken":[],"spent":9}',0);
INSERT INTO "events" VALUES(22,18,886,'p_k4usbV2E0TOG','a36','{"n":18,"at":886,"action":"resign","player":"black"}',0);
INSERT INTO "events" VALUES(22,19,886,NULL,NULL,'{"n":19,"at":886,"action":"result","result":{"how":"resignation","places":[2,1]}}',0);
INSERT INTO "events" VALUES(24,1,908,'p_cY0Inp5jA0LT','','{"n":1,"at":908,"action":"create","owner":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false}}',0);
INSERT INTO "events" VALUES(24,2,908,NULL,NULL,'{"n":2,"at":908,"action":"start","seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false},"rank":"8k?"},{"player":"white","kind":"person","in":true,"person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false},"rank":"8k?"}]}',0);
INSERT INTO "events" VALUES(24,3,915,'p_cY0Inp5jA0LT','a23','{"n":3,"at":915,"action":"move","player":"black","turn":3,"point":"A1","taken":[],"spent":7}',0);
INSERT INTO "events" VALUES(24,4,916,'p_cY0Inp5jA0LT','a24','{"n":4,"at":916,"action":"move","player":"white","turn":4,"point":"B1","taken":[],"spent":1}',0);
INSERT INTO "events" VALUES(24,5,918,'p_cY0Inp5jA0LT','a25','{"n":5,"at":918,"action":"pass","player":"black","turn":5,"spent":2}',0);
CREATE TABLE game_people (
    person TEXT NOT NULL, game BIGINT NOT NULL, PRIMARY KEY (person, game)) WITHOUT ROWID;
INSERT INTO "game_people" VALUES('p_GWMtyu6PHqfY',10);
INSERT INTO "game_people" VALUES('p_GWMtyu6PHqfY',13);
INSERT INTO "game_people" VALUES('p_GWMtyu6PHqfY',14);
INSERT INTO "game_people" VALUES('p_cY0Inp5jA0LT',1);
INSERT INTO "game_people" VALUES('p_cY0Inp5jA0LT',5);
INSERT INTO "game_people" VALUES('p_cY0Inp5jA0LT',10);
INSERT INTO "game_people" VALUES('p_cY0Inp5jA0LT',17);
INSERT INTO "game_people" VALUES('p_cY0Inp5jA0LT',24);
INSERT INTO "game_people" VALUES('p_k4usbV2E0TOG',1);
INSERT INTO "game_people" VALUES('p_k4usbV2E0TOG',5);
INSERT INTO "game_people" VALUES('p_k4usbV2E0TOG',10);
INSERT INTO "game_people" VALUES('p_k4usbV2E0TOG',14);
INSERT INTO "game_people" VALUES('p_k4usbV2E0TOG',17);
INSERT INTO "game_people" VALUES('p_k4usbV2E0TOG',22);
INSERT INTO "game_people" VALUES('p_kveZsVRTwf28',9);
INSERT INTO "game_people" VALUES('p_u03hChRAB64M',9);
CREATE TABLE games (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, created TEXT NOT NULL,
    settings TEXT NOT NULL, phase TEXT NOT NULL, summary TEXT NOT NULL, listed BIGINT NOT NULL);
INSERT INTO "games" VALUES(1,'gp3D31WAsa','2026-11-17T02:46:43Z','{"record":{"format":"omnigo-game","version":1,"board":"grid:5x5","rules":"tromp-taylor","seats":[{},{}],"clock":"byoyomi:main=60,period=20,periods=3","start":{"first":"black"},"events":[]},"seats":[{"kind":"person","person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}},{"kind":"open"}],"owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"title":"marks","lot":false,"rated":false,"listed":true,"ranks":0}','finished','{"id":"gp3D31WAsa","title":"marks","board":{"spec":"grid:5x5","points":25},"rules":"tromp-taylor","clock":"byoyomi:main=60,period=20,periods=3","rated":false,"listed":true,"phase":"finished","owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}},{"player":"white","kind":"person","in":true,"person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false}}],"turn":4,"to_play":"black","created":"2026-11-17T02:46:43Z","result":{"how":"score","scores":[25,0],"places":[1,2],"tallies":[{"stones":1,"territory":24,"prisoners_lost":0,"komi":0,"score":25},{"stones":0,"territory":0,"prisoners_lost":1,"komi":0,"score":0}]}}',1);
INSERT INTO "games" VALUES(5,'d12fOhGA1z','2026-11-17T02:46:43Z','{"record":{"format":"omnigo-game","version":1,"board":"grid:5x5","rules":"japanese","seats":[{},{}],"start":{"first":"black"},"events":[]},"seats":[{"kind":"person","person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}},{"kind":"open"}],"owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"title":"","lot":false,"rated":false,"listed":true,"ranks":0}','finished','{"id":"d12fOhGA1z","title":"","board":{"spec":"grid:5x5","points":25},"rules":"japanese","clock":"none","rated":false,"listed":true,"phase":"finished","owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}},{"player":"white","kind":"person","in":true,"person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false}}],"turn":4,"to_play":"black","created":"2026-11-17T02:46:43Z","result":{"how":"score","scores":[23,5.5],"places":[1,2],"tallies":[{"stones":1,"territory":23,"prisoners_lost":0,"komi":0,"score":23},{"stones":0,"territory":0,"prisoners_lost":1,"komi":6.5,"score":5.5}]}}',1);
INSERT INTO "games" VALUES(9,'iDY9kERWfl','2026-11-17T02:46:56Z','{"record":{"format":"omnigo-game","version":1,"board":"grid:5x5","rules":"tromp-taylor","seats":[{},{}],"start":{"first":"black"},"events":[]},"seats":[{"kind":"person","person":{"id":"p_kveZsVRTwf28","name":"Anna","guest":false}},{"kind":"open"}],"owner":{"id":"p_kveZsVRTwf28","name":"Anna","guest":false},"title":"","lot":false,"rated":false,"listed":false,"ranks":0}','playing','{"id":"iDY9kERWfl","title":"","board":{"spec":"grid:5x5","points":25},"rules":"tromp-taylor","clock":"none","rated":false,"listed":false,"phase":"playing","owner":{"id":"p_kveZsVRTwf28","name":"Anna","guest":false},"seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_kveZsVRTwf28","name":"Anna","guest":false}},{"player":"white","kind":"person","in":true,"person":{"id":"p_u03hChRAB64M","name":"Bo","guest":true}}],"turn":0,"to_play":"black","created":"2026-11-17T02:46:56Z"}',0);
INSERT INTO "games" VALUES(10,'ZybkmzQHBL','2026-11-17T02:46:43Z','{"record":{"format":"omnigo-game","version":1,"board":{"points":[{"name":"hub","x":2.9315809332146787,"y":-0.8358010323972568},{"name":"a","x":3.500990880623225,"y":-1.6946184327675866},{"name":"b","x":3.533925826734195,"y":0.0},{"name":"c","x":1.9208212027940568,"y":-0.8119124033591323},{"name":"d","x":0.9518522906474476,"y":-0.7672116389913174},{"name":"e","x":0.0,"y":-0.8781021840449456}],"edges":[[0,1],[0,2],[0,3],[3,4],[4,5]]},"rules":"tromp-taylor,players=3","seats":[{},{},{}],"clock":"fischer:main=86400,increment=3600","start":{"first":"black"},"events":[]},"seats":[{"kind":"person","person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}},{"kind":"open"},{"kind":"open"}],"owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"title":"own","lot":false,"rated":false,"listed":false,"ranks":0}','playing','{"id":"ZybkmzQHBL","title":"own","board":{"spec":"own","points":6},"rules":"tromp-taylor,players=3","clock":"fischer:main=86400,increment=3600","rated":false,"listed":false,"phase":"playing","owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}},{"player":"white","kind":"person","in":true,"person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false}},{"player":"red","kind":"person","in":true,"person":{"id":"p_GWMtyu6PHqfY","name":"Cy","guest":true}}],"turn":0,"to_play":"black","created":"2026-11-17T02:46:43Z"}',0);
INSERT INTO "games" VALUES(13,'QF0M33tBM4','2026-11-17T02:46:44Z','{"record":{"format":"omnigo-game","version":1,"board":"torus:4x4","rules":"tromp-taylor","seats":[{},{}],"start":{"first":"black"},"events":[]},"seats":[{"kind":"person","person":{"id":"p_GWMtyu6PHqfY","name":"Cy","guest":true}},{"kind":"open"}],"owner":{"id":"p_GWMtyu6PHqfY","name":"Cy","guest":true},"title":"","lot":true,"rated":false,"listed":true,"ranks":0}','open','{"id":"QF0M33tBM4","title":"","board":{"spec":"torus:4x4","points":16},"rules":"tromp-taylor","clock":"none","rated":false,"listed":true,"phase":"open","owner":{"id":"p_GWMtyu6PHqfY","name":"Cy","guest":true},"seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_GWMtyu6PHqfY","name":"Cy","guest":true}},{"player":"white","kind":"open","in":true}],"turn":0,"to_play":"black","created":"2026-11-17T02:46:44Z"}',1);
INSERT INTO "games" VALUES(14,'OyucdTb7of','2026-11-17T02:46:44Z','{"record":{"format":"omnigo-game","version":1,"board":"cycle:9","rules":"tromp-taylor","seats":[{},{}],"start":{"first":"black"},"events":[]},"seats":[{"kind":"person","person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}},{"kind":"open"}],"owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"title":"","lot":false,"rated":false,"listed":false,"ranks":0}','scoring','{"id":"OyucdTb7of","title":"","board":{"spec":"cycle:9","points":9},"rules":"tromp-taylor","clock":"none","rated":false,"listed":false,"phase":"scoring","owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}},{"player":"white","kind":"person","in":true,"person":{"id":"p_GWMtyu6PHqfY","name":"Cy","guest":true}}],"turn":4,"to_play":"black","created":"2026-11-17T02:46:44Z"}',0);
INSERT INTO "games" VALUES(17,'Mi623g43V3','2026-11-17T02:46:44Z','{"record":{"format":"omnigo-game","version":1,"board":"grid:7x7","rules":"tromp-taylor","seats":[{},{}],"start":{"first":"black"},"events":[]},"seats":[{"kind":"person","person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}},{"kind":"open"}],"owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"title":"","lot":false,"rated":true,"listed":true,"ranks":0}','finished','{"id":"Mi623g43V3","title":"","board":{"spec":"grid:7x7","points":49},"rules":"tromp-taylor","clock":"none","rated":true,"listed":true,"phase":"finished","owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false}},{"player":"white","kind":"person","in":false,"person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false}}],"turn":5,"to_play":"black","created":"2026-11-17T02:46:44Z","result":{"how":"resignation","places":[1,2]}}',1);
INSERT INTO "games" VALUES(22,'S6BuJi18nR','2026-11-17T02:46:44Z','{"record":{"format":"omnigo-game","version":1,"board":"grid:9x9","rules":"tromp-taylor","seats":[{},{}],"start":{"stones":{"black":["C3","G7"]},"handicap":{"black":2},"first":"white"},"events":[]},"seats":[{"kind":"person","person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"rank":"5k?"},{"kind":"bot","bot":"random"}],"owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"title":"","lot":false,"rated":false,"listed":false,"ranks":0}','finished','{"id":"S6BuJi18nR","title":"","board":{"spec":"grid:9x9","points":81},"rules":"tromp-taylor","clock":"none","rated":false,"listed":false,"phase":"finished","owner":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"seats":[{"player":"black","kind":"person","in":false,"person":{"id":"p_k4usbV2E0TOG","name":"An","guest":false},"rank":"5k?"},{"player":"white","kind":"bot","in":true,"bot":"random"}],"turn":15,"to_play":"white","created":"2026-11-17T02:46:44Z","result":{"how":"resignation","places":[2,1]}}',0);
INSERT INTO "games" VALUES(24,'iXNNfxnLbV','2026-11-17T02:46:44Z','{"record":{"format":"omnigo-game","version":1,"board":"grid:7x7","rules":"tromp-taylor","seats":[{"name":"An"},{"name":"Bo"}],"start":{"first":"black"},"events":[{"action":"move","player":"black","point":"C3","spent":2},{"action":"move","player":"white","point":"E5","spent":1}]},"seats":[{"kind":"person","person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false},"rank":"8k?"},{"kind":"person","person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false},"rank":"8k?"}],"owner":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false},"title":"","lot":false,"rated":false,"listed":false,"ranks":0}','playing','{"id":"iXNNfxnLbV","title":"","board":{"spec":"grid:7x7","points":49},"rules":"tromp-taylor","clock":"none","rated":false,"listed":false,"phase":"playing","owner":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false},"seats":[{"player":"black","kind":"person","in":true,"person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false},"rank":"8k?"},{"player":"white","kind":"person","in":true,"person":{"id":"p_cY0Inp5jA0LT","name":"Bo","guest":false},"rank":"8k?"}],"turn":2,"to_play":"black","created":"2026-11-17T02:46:44Z"}',0);
CREATE TABLE leavings (
    person TEXT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (person, game)) WITHOUT ROWID;
CREATE TABLE outcomes (
    game TEXT NOT NULL, person TEXT NOT NULL, pool TEXT NOT NULL, place BIGINT NOT NULL,
    rating_before DOUBLE PRECISION NOT NULL, rating_after DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL, annulled BIGINT NOT NULL, PRIMARY KEY (game, person)) WITHOUT ROWID;
INSERT INTO "outcomes" VALUES('Mi623g43V3','p_cY0Inp5jA0LT','2-small',2,1500.0,1.40624941217788114043e+03,1794883604,0);
INSERT INTO "outcomes" VALUES('Mi623g43V3','p_k4usbV2E0TOG','2-small',1,1500.0,1.59375058782211885956e+03,1794883604,0);
CREATE TABLE owners (
    game BIGINT NOT NULL, fence BIGINT NOT NULL, server BIGINT, credit BIGINT NOT NULL,
    time BIGINT NOT NULL, taken BIGINT NOT NULL, PRIMARY KEY (game, fence)) WITHOUT ROWID;
CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, name_key TEXT UNIQUE, password TEXT NOT NULL,
    merged_into TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO "people" VALUES('p_By9cp6l70p2d','ㅤ','ㅤ','$argon2id$v=19$m=19456,t=2,p=1$jJKdJtpJGFcxDNBMy32jQA$5x6QmoaaAay7Nzded1UpgPtJPW+jMbuDHZmE5Ib2yeg','');
INSERT INTO "people" VALUES('p_GWMtyu6PHqfY','Cy',NULL,'','');
INSERT INTO "people" VALUES('p_WcWJoQuCUzmL','Gu',NULL,'','p_kveZsVRTwf28');
INSERT INTO "people" VALUES('p_cY0Inp5jA0LT','Bo','bo','x','');
INSERT INTO "people" VALUES('p_k4usbV2E0TOG','An','an','x','');
INSERT INTO "people" VALUES('p_kveZsVRTwf28','Anna','anna','$argon2id$v=19$m=19456,t=2,p=1$Aio/AK7YrB1Odp2NQPupMQ$tO+1S4yT4faIPNTvR4pK8EawhtXEHsL5Zh9g2Ov9KPo','');
INSERT INTO "people" VALUES('p_u03hChRAB64M','Bo',NULL,'','');
CREATE TABLE ratings (
    person TEXT NOT NULL, pool TEXT NOT NULL, rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL, played BIGINT NOT NULL, version BIGINT NOT NULL,
    PRIMARY KEY (person, pool)) WITHOUT ROWID;
INSERT INTO "ratings" VALUES('p_cY0Inp5jA0LT','2-small',1.40624941217788114043e+03,3.00457319921027135481e+02,0.0599993619321706,1,1794883604,1);
INSERT INTO "ratings" VALUES('p_k4usbV2E0TOG','2-small',1.59375058782211885956e+03,3.00457319921027135481e+02,0.0599993619321706,1,1794883604,1);
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE servers (
    number INTEGER PRIMARY KEY AUTOINCREMENT, seen BIGINT NOT NULL, ended BIGINT NOT NULL, time BIGINT NOT NULL,
    batch BIGINT NOT NULL);
CREATE TABLE standings (
    person TEXT PRIMARY KEY, admin BIGINT NOT NULL, banned_until BIGINT NOT NULL,
    reason TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tokens (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, label TEXT NOT NULL, created TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE) WITHOUT ROWID;
INSERT INTO "tokens" VALUES('8PWysMKbQc','p_WcWJoQuCUzmL','hidden','2026-11-17T02:46:56Z','46c25cd3afa8c29f2a2b09da950674581b586dde17c0bee20ac554e31bdb97dd');
INSERT INTO "tokens" VALUES('RX9IYdhyxu','p_kveZsVRTwf28','engine','2026-11-17T02:46:56Z','f338c6067453d42c887eaecf3714c96c4355b8760a4f783c27a94b04d7f435a4');
CREATE INDEX people_merged ON people (merged_into) WHERE merged_into <> '';
CREATE INDEX tokens_person ON tokens (person);
CREATE INDEX games_phase ON games (phase, number);
CREATE INDEX owners_server ON owners (server);
CREATE INDEX outcomes_person ON outcomes (person, at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',24);
COMMIT;
