## live/Password.tsx

password-the-password-is-changed-you = Passwort geändert. Überall sonst bist du abgemeldet.
password-change-the-password = Passwort ändern
password-the-password-so-far = Aktuelles Passwort
password-the-new-one-at-least = Neues Passwort, mindestens 8 Zeichen
password-change-it = Passwort ändern

## live/Sessions.tsx

sessions-where-you-are-signed-in = Wo du angemeldet bist
sessions-this-browser = dieser Browser
sessions-end = Abmelden
sessions-your-sessions = Deine Sitzungen
sessions-sign-out-everywhere-else = Überall sonst abmelden
sessions-sign-out-everywhere = Überall abmelden
sessions-sign-out-everywhere-2 = Überall abmelden?
sessions-all-sessions-end-this-one = Alle Sitzungen enden, auch diese, und alle Tokens deiner Programme.
sessions-yes-everywhere = Ja, überall
sessions-muted-and-blocked-people = Stummgeschaltete und blockierte Personen
sessions-nobody-at-the-table-and = Niemand. Du kannst Personen am Spieltisch oder über ihren Namen im Chat stummschalten oder blockieren.
sessions-release = Entfernen
sessions-muted = stummgeschaltet
sessions-blocked = blockiert
sessions-your-data = Deine Daten
sessions-download-everything-that-is-kept = Alles herunterladen, was über dich gespeichert ist
sessions-delete-your-name-password-ratings = Beim Löschen werden dein Name, dein Passwort, deine Wertungen und alles, was du geschrieben hast, entfernt, und deine laufenden Partien werden aufgegeben. Die Partien bleiben, mit „gelöschter Spieler“ statt deines Namens. Das lässt sich nicht rückgängig machen.
sessions-your-password = Dein Passwort
sessions-delete-this-guest = Diesen Gast löschen
sessions-delete-the-account = Konto löschen
sessions-delete = „{ $name }“ löschen?
sessions-your-games-stay-without-your = Deine Partien bleiben ohne deinen Namen. Das lässt sich nicht rückgängig machen.
sessions-yes-delete-it = Ja, löschen

## live/Tokens.tsx

tokens-bring-an-engine = Engine verbinden
tokens-a-token-lets-a-program = Mit einem Token kann ein Programm unter deinem Namen spielen, zum Beispiel jede GTP-Engine. Widerrufe es, wenn du es nicht mehr brauchst.
tokens-shown-this-once-only = Das Token <b>{ $label }</b> wird nur einmal angezeigt.
tokens-the-command-that-brings-the = Befehl zum Verbinden der Engine
tokens-never-used = nie benutzt
tokens-created = erstellt: { $day }
tokens-scope-play = darf spielen
tokens-scope-read = darf nur zusehen
tokens-scope-admin = darf den Server verwalten
tokens-revoke = Widerrufen
tokens-revoke-2 = „{ $label }“ widerrufen?
tokens-the-program-that-uses-it = Das Programm, das es benutzt, kann dann nicht mehr spielen.
tokens-yes-revoke-it = Ja, widerrufen
tokens-your-tokens = Deine Tokens
tokens-what-the-token-is-for = Wofür das Token ist
tokens-its-name-or-use = Name oder Zweck
tokens-what-it-may-do = Was es darf
tokens-new-token = Neues Token

## pages/LocalPage.tsx

local-set-one-up = Partie einrichten
local-play-it-out-here-to = Spielt es hier aus, um zu sehen, was lebt. Wenn alle gepasst haben, kehrt die Partie dorthin zurück, wo sie unterbrochen wurde, und hier gestorbene Steine werden als tot markiert.
local-a-game-on-this-device = Partie auf diesem Gerät: { $board }
local-the-bot-has-marked-the = Der Bot hat die Steine markiert, die er für tot hält.
local-a-bot-in-this-browser = Bot in diesem Browser
local-we-agree = Einverstanden
local-thinks = { $name } denkt nach …
local-passes = { $player } passt.
local-resigns = { $player } gibt auf?
local-the-others-play-on-the = Die anderen spielen weiter. Die Steine bleiben auf dem Brett.
local-this-ends-the-game = Damit endet die Partie.
local-yes-resigns = Ja, { $player } gibt auf
local-next = { $player } ist am Zug.
local-bot-played = Der Bot hat { $point } gespielt.
local-bot-passed = Der Bot hat gepasst.
local-the-stones-that-the-bot = Der Bot hat die Steine markiert, die er für tot hält. Tippe eine Gruppe an, um das zu ändern; bestätige dann mit „Einverstanden“.
local-tap-every-block-that-is = Tippe jede tote Gruppe an; bestätige dann mit „Einverstanden“.
local-tap-an-empty-point-to = Tippe einen leeren Punkt an, um ihn neutral zu machen (Seki).
local-if-you-do-not-agree = Wenn ihr euch nicht einig seid, spielt weiter: Eine Kopie der Partie entscheidet, was tot ist.
local-if-you-do-not-agree-2 = Wenn ihr euch nicht einig seid, spielt weiter: Passen alle noch einmal ohne einen Zug, zählt das Brett, wie es ist.

## pages/NewPage.tsx

new-a-bot = Ein Bot
new-a-bot-in-this-browser = Ein Bot in diesem Browser (auch offline)
new-a-friend-by-link = Ein Freund, per Link
new-a-person-by-name = Eine bestimmte Person
new-board = Brett { $board }
new-points-lines-between-neighbours = { $size ->
    [one] { $size } Punkt
   *[other] { $size } Punkte
  }, { $edges ->
    [one] { $edges } Linie
   *[other] { $edges } Linien
  } zwischen Nachbarn
new-rules = Regeln
new-clock = Bedenkzeit
new-the-server-cannot-be-reached = Der Server ist nicht erreichbar. Partien auf diesem Gerät, mit Menschen oder Bots, funktionieren auch ohne ihn.
new-open-the-table = Partie erstellen
new-ready-to-play = Beliebte Bretter
new-any-size = Beliebige Größe
new-a-board-of-your-own = Ein eigenes Brett …
new-easier-with-the-pen = Einfacher ist es, <link>das Brett zu zeichnen</link>.
new-points-and-lines-as-json = Punkte und Linien als JSON
new-columns = Spalten
new-rows = Zeilen
new-size = Größe
new-players-in-turn-order = Spieler in Zugreihenfolge
new-who-plays = Wer { $player } spielt
new-level-of = Stärke von { $player }
new-name-of = Name von { $player }
new-add-a-player = Spieler hinzufügen
new-remove-a-player = Spieler entfernen
new-komi-points-for-white = Komi: Punkte für Weiß
new-you = Du
new-bot-rank = { $name } ({ $rank })
new-komi-points-for-each-player = Komi: Punkte für jede Farbe, in Zugreihenfolge
new-handicap-stones-replace-komi = Vorgabesteine ersetzen das Komi.
new-details = Einzelheiten
new-handicap-stones-for = Vorgabesteine für { $player }
new-repetition = Wiederholung
new-as-in-the-rules = wie in den Regeln
new-random-colours = Zufällige Farben
new-list-it-in-the-lobby = In der Lobby anzeigen
new-rated = Gewertet
new-requires-an = (nur mit <link>Konto</link>)
new-none = keine

## pages/YouPage.tsx

you-small-boards = kleine Bretter
you-medium-boards = mittlere Bretter
you-large-boards = große Bretter
you-players = { $n ->
    [one] { $n } Spieler, { $size }
   *[other] { $n } Spieler, { $size }
  }
you-your-profile = Dein Profil, wie andere es sehen
you-no-rated-games-yet-they = Noch keine gewerteten Partien. Sie geben dir einen Rang, von 30. Kyu bis 9. Dan.
you-ratings = Wertungen
you-games-of = Partien
you-rank = Rang
you-rating = Wertung
you-played = Gespielt
you-not-known-well-yet = vorläufig
you-new-account = Neues Konto
you-sign-in = Anmelden
you-run-the-server = Server verwalten
you-sign-out = Abmelden
you-account = Konto
you-not-signed-in = Nicht angemeldet
you-you-play-as-a-guest = Du spielst als Gast.
you-you-can-play-at-once = Du kannst sofort als Gast spielen.
you-an-account-keeps-your-name = Mit einem Konto hast du deinen Namen und deine Partien auf jedem Gerät.
you-your-name = Dein Name
you-change-name = Namen ändern
you-play-as-a-guest = Als Gast spielen
you-password-at-least-8-characters = Passwort, mindestens 8 Zeichen
you-create-account = Konto erstellen
you-settings = Einstellungen
theme-paper = Papier
theme-wood = Holz
theme-walnut = Nussbaum
theme-shell = Schiefer und Muschel
theme-plain = Schlicht
theme-dark = Dunkel
theme-light = Hell
theme-auto = Automatisch
you-page = Design
you-a-second-tap-places-the = Züge durch zweites Antippen bestätigen
you-on-touch = Bei Touch
you-always = Immer
you-never = Nie
you-glyphs-on-stones = Symbole auf Steinen
you-from-three-players = Ab drei Spielern
you-sounds = Töne
you-write-the-points-names-on = Punktnamen auf Brettern ohne Gitter anzeigen
you-no-games-yet = Noch keine Partien.

## game/komi.ts

komi-between-bots = { $n ->
    [one] { $n } Partie zwischen Bots
   *[other] { $n } Partien zwischen Bots
  }
komi-no-komi-makes-this-board = Kein Komi macht dieses Brett fair: { $favourite } von { $origin }.
komi-the-usual-komi-are-too = Das übliche Komi: zu wenige Daten ({ $played }), um ein besseres zu finden.
komi-no-komi-are-too-few = Kein Komi: zu wenige Daten ({ $played }), um eines zu finden, das für alle Plätze fair ist.
komi-fair = Fair für dieses Brett: { $komi }, aus { $origin }.
komi-fair-estimated = Fair für dieses Brett: { $komi }, geschätzt aus { $origin }.
komi-fair-without = Dieses Brett ist ohne Komi fair, laut { $origin }.
komi-won = { $player } gewann { $share }
komi-perfect-play-is-a-tie = Perfektes Spiel endet ohne Komi unentschieden.
komi-with-perfect-play-wins-by = Bei perfektem Spiel ohne Komi gewinnt { $player }: { $points } Vorsprung.

## pages/RulesPage.tsx

rules-take-turns = Abwechselnd ziehen
rules-each-turn-you-put-a = Wenn du am Zug bist, setze einen Stein deiner Farbe auf einen leeren Punkt, an dem sich Linien treffen, oder passe. Steine werden nicht verschoben.
rules-stones-of-one-colour-that = Steine einer Farbe, die durch Linien verbunden sind, bilden eine Gruppe. Die leeren Punkte neben ihr sind ihre Freiheiten: Hier hat die schwarze Gruppe die fünf mit × markierten.
rules-taking = Schlagen
rules-fill-a-blocks-last-liberty = Besetze die letzte Freiheit einer Gruppe, und alle ihre Steine kommen vom Brett. Ein weißer Stein auf × schlägt zwei schwarze.
rules-no-position-twice = Keine Stellung zweimal
rules-no-move-may-bring-back-2 = Kein Zug darf eine frühere Stellung wiederholen. Weiß auf × schlägt einen Stein; sofort zurückzuschlagen würde die Stellung wiederholen. Das Brett weist dich darauf hin.
rules-the-end = Das Ende
rules-when-all-have-passed-you = Wenn alle gepasst haben, einigt ihr euch, welche Gruppen tot sind. Dann zählst du deine Steine und die leeren Punkte, die nur deine Farbe erreichen. Die meisten Punkte gewinnen.
rules-the-rules-are-the-same = Die Regeln sind auf jedem Brett gleich; nur die Linien sind anders. Weiß zieht als Zweiter und bekommt dafür einige Punkte (Komi). Bei mehr als zwei Spielern geht es reihum, und ein Zug schlägt jede gegnerische Gruppe, die keine Freiheiten mehr hat.
