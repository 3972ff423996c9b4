## Players

player-black = Schwarz
player-white = Weiß
player-red = Rot
player-blue = Blau
player-green = Grün
player-yellow = Gelb

# The colour as an adjective, and as what a point reaches.
# Messages add endings to it: { $colour }e Steine.
colour-black = schwarz
colour-white = weiß
colour-red = rot
colour-blue = blau
colour-green = grün
colour-yellow = gelb
stone-black = schwarzer Stein
stone-white = weißer Stein
stone-red = roter Stein
stone-blue = blauer Stein
stone-green = grüner Stein
stone-yellow = gelber Stein
colour-empty = leer

## common

common-back-to-home = Zur Startseite
common-try-again = Noch einmal versuchen
common-new-game = Neue Partie
common-library = Bibliothek
common-archive = Archiv
common-draw = Zeichnen
common-you = Du
common-erase = Radieren
common-the-bot-could-not-be = Der Bot konnte nicht geladen werden.
common-undo = Zurücknehmen
common-name = Name
common-done = Fertig
common-on-this-device = Auf diesem Gerät
common-finding-a-fair-komi-for = Faires Komi für dieses Brett wird gesucht …
common-start = Starten
common-beginning = Anfang
common-play = Spielen
common-pass = Passen
common-empty = Leer
common-show-more = Mehr anzeigen
common-board = Brett
common-stones = Steine
common-liberties = Freiheiten
common-best-moves = Beste Züge
common-close = Schließen
common-to-the-lessons = Zu den Lektionen
common-to-the-start = Zum Anfang
common-score = Punkte
common-some-mathematics-of-go = Some Mathematics of Go
common-game = Partie
common-suicide = Selbstmord
common-time-left = Restzeit
common-the-rules-in-a-minute = Die Regeln in einer Minute
common-a-position = Eine Stellung: { $title }
common-yes = Ja
common-no-such-game = Diese Partie gibt es nicht
common-open-a-game = Partie öffnen
common-back-to-the-game = Zurück zur Partie
common-link-to-this-position = Link zu dieser Stellung
common-play-on = Weiterspielen
common-more = Mehr
common-resign = Aufgeben
common-unmute = Nicht mehr stumm
common-mute = Stummschalten
common-no = Nein
common-accept = Annehmen
common-not-rated = ungewertet
common-rated = gewertet
common-used = zuletzt benutzt: { $day }
common-copy-the-link = Link kopieren
common-open-seat = freier Platz
common-which-stones-are-dead = Welche Steine sind tot?
common-why-hover-over-any-point = Zeige auf einen Punkt oder tippe ihn an, um zu sehen, warum er zählt.
common-your-games = Deine Partien
common-copied = Kopiert
common-label = { $label }: { $text }

## App.tsx

app-nothing-here = Seite nicht gefunden
app-there-is-no-such-page = Unter dieser Adresse gibt es nichts.
app-the-rules-did-not-load = Die Regeln wurden nicht geladen
app-learn = Lernen
app-new-short = Neu
app-explore = Erkunden
app-pages = Seiten
app-the-connection-is-lost-trying = Verbindung unterbrochen. Sie wird wiederhergestellt … Deine Züge sind sicher.
app-the-server-cannot-be-reached = Der Server ist nicht erreichbar. Partien auf diesem Gerät funktionieren auch ohne ihn.
app-a-new-version-is-ready = Eine neue Version von omnigo ist bereit.
app-use-it-now = Neu laden
app-an-unsent-turn-was-refused = Ein Zug, der nicht gesendet werden konnte, wurde abgelehnt: { $why }

## board/BoardPanel.tsx

board-panel-solid = 3D
board-panel-flat = Flach
board-panel-both = Beides
board-panel-view = Ansicht
board-panel-zoom-in = Vergrößern
board-panel-zoom-out = Verkleinern
board-panel-whole-board = Ganzes Brett
board-panel-zoom = Zoom
board-panel-tap-again-to-place-a = Tippe noch einmal, um auf { $name } zu setzen
board-panel-play-here = { $name } spielen
board-panel-a-solid-that-can-be = { $label }, in 3D, drehbar
board-panel-loading-the-solid = 3D-Ansicht wird geladen …
board-panel-this-browser-shows-no-three = Dieser Browser kann hier kein 3D anzeigen. Das flache Brett zeigt alle Punkte.

## board/Brushes.tsx

brushes-put-stones = Setzen: { $stone }
brushes-what-a-tap-does = Was Antippen bewirkt

## board/view.ts

view-latest-move = letzter Zug
view-s-point = Punkt von { $player }
view-dead = tot

## game/Export.tsx

export-export = Exportieren

## game/Guide.tsx

guide-hide-this-advice = Diesen Tipp ausblenden
guide-a-player-who-sees-no = Wer nicht mehr gewinnen kann, darf aufgeben; dann endet die Partie ohne Auszählen. Das war deine erste Partie!
guide-that-was-your-first-game = Das war deine erste Partie! Tippe einen Punkt an oder zeige darauf, um zu sehen, wem er gehört und warum.
guide-small-squares-show-whose-point = Kleine Quadrate zeigen, wem jeder Punkt gehört. Blasse Steine gelten als tot und werden entfernt. Wenn das stimmt, drücke „{ $accept }“. Wenn nicht, tippe eine Gruppe an, um es zu ändern, oder spiele weiter.
guide-you-are-black-and-begin = Du bist Schwarz und beginnst. Tippe auf einen Punkt, um einen Stein zu setzen.
guide-the-bot-has-passed-it = Der Bot hat gepasst: Er sieht nichts mehr zu gewinnen. Wenn du auch nichts siehst, passe ebenfalls; dann endet die Partie.
guide-a-ring-marks-the-latest = Ein Ring markiert den letzten Stein. Umschließe Punkte in der Nähe der Ecken und Seiten und verbinde deine Steine dann zu Mauern.
guide-before-each-move-look-for = Achte vor jedem Zug auf Gruppen mit einer Freiheit: Schlage die des Bots, rette deine eigenen. „Zurücknehmen“ macht einen Zug rückgängig.
guide-when-every-region-belongs-to = Wenn jeder Bereich jemandem gehört und kein Zug mehr etwas bringt, drücke „Passen“.

## game/MoveTree.tsx

move-tree-moves-and-variations = Züge und Varianten
move-tree-one-back = Zurück
move-tree-one-forward = Vor
move-tree-to-the-end = Zum Ende
move-tree-go-through-the-moves = Züge durchgehen

## game/Notice.tsx

notice-show-that-position = Diese Stellung zeigen
notice-the-position-after-turn = Die Stellung nach Zug { $repeats }
notice-marks-where-the-stone-would = × zeigt, wohin der Stein käme. Das Brett sähe dann wieder so aus.
notice-the-position-at-the-start = Die Stellung am Anfang

## game/ScoreTable.tsx

score-table-scores = Punktestand
score-table-player = Farbe
score-table-how-it-comes-about = So setzt es sich zusammen

## game/Seats.tsx

seats-komi = { $komi } Komi
seats-captured = { $n ->
    [one] { $n } Stein verloren
   *[other] { $n } Steine verloren
  }
seats-not-connected = nicht verbunden
seats-connected = verbunden
seats-players-in-turn-order = Spieler in Zugreihenfolge

## game/Table.tsx

table-the-game = Die Partie

## game/words.ts

words-passes = { $who } passt
why-no-stone = { $at } ist leer und erreicht keinen Stein: Der Punkt gehört niemandem.
why-nobody = { $at } ist leer und erreicht mehrere Farben ({ $colours }): Der Punkt gehört niemandem.
why-owner = { $at } ist leer und erreicht nur { $colour }e Steine: ein Punkt für { $player }.
why-neutral = { $at } ist neutral: Der Punkt liegt in einem Seki, in dem Gruppen zusammen leben, weil geschlagen wird, wer zuerst angreift. Bei Gebietsbewertung gehört er niemandem.
why-stone-area = Auf { $at } steht ein lebender Stein ({ $stone }): ein Punkt für { $player }.
why-stone-territory = Auf { $at } steht ein lebender Stein ({ $stone }). Bei Gebietsbewertung zählen Steine nicht.
why-dead = Der Stein von { $player } auf { $at } ist tot und wird entfernt.
words-points = { $points ->
    [0.5] { $shown } Punkt
    [1] { $shown } Punkt
   *[other] { $shown } Punkte
  }
event-timeout = { $who } verliert auf Zeit
event-resign = { $who } gibt auf
event-move = { $who } { $point }
illegal-repeats-start = { $at } würde die Anfangsstellung wiederholen (Ko). Spiele erst woanders.
illegal-repeats = { $at } würde die Stellung nach Zug { $turn } wiederholen (Ko). Spiele erst woanders.
illegal-suicide = { $at } ist Selbstmord: Der Stein hätte keine Freiheiten. Diese Regeln verbieten das.
illegal-repeats-short = Verboten: wiederholt eine Stellung.
illegal-suicide-short = Verboten: Selbstmord.
illegal-occupied-short = Verboten: Der Punkt ist besetzt.
illegal-occupied = { $at } ist besetzt. Spiele auf einen leeren Punkt.
words-play-goes-on = Es wird weitergespielt
event-setup = Stellung aufgebaut
words-tie-for-first-place = { $names } teilen sich den ersten Platz
words-wins-the-others-have-left = { $name } gewinnt: Alle anderen haben die Partie verlassen
words-wins-by = { $name } gewinnt: { $points } Vorsprung
words-stones-count-as-many-as = Steinbewertung: Fläche (Steine auf dem Brett und leere Punkte, die nur eine Farbe erreichen), minus zwei Punkte pro Gruppe (die zwei Augen, die sie zum Leben braucht), plus Komi.
words-territory-counts-empty-points-that = Gebietsbewertung: leere Punkte, die nur eine Farbe erreichen, minus ein Punkt für jeden gefangenen Stein dieser Farbe, plus Komi. Die kleinen Steine sind Gefangene, die zurückgelegt wurden: Die übrigen Quadrate sind das Ergebnis vor Komi. Punkte mit einem Kreuz sind neutral (Seki): Die Gruppen um sie herum leben zusammen, und nichts zählt dort.
words-area-counts-stones-on-the = Flächenbewertung: Steine auf dem Brett und leere Punkte, die nur eine Farbe erreichen, plus Komi.
words-stones = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
  }
words-empty-points = { $n ->
    [one] { $n } leerer Punkt
   *[other] { $n } leere Punkte
  }
words-prisoners-lost = { $n ->
    [one] { $n } gefangener Stein
   *[other] { $n } gefangene Steine
  }
words-for-groups = { $n } für Gruppen
words-komi = { $komi } Komi
rank-kyu = { $n }k
rank-dan = { $n }d
rank-pro = { $n }p

## live/AfterTheGame.tsx

after-the-game-to-the-next-game = Zur nächsten Partie
after-the-game-play-again = Noch einmal spielen
after-the-game-private-about = Eine private Partie können nur ihre Spieler sehen.
after-the-game-make-public = Wieder öffentlich machen
after-the-game-make-private = Auf privat stellen
after-the-game-play-on-from-turn-against = Ab Zug { $turn } gegen Bots weiterspielen

## live/Away.tsx

away-has-left = { $name } hat den Tisch verlassen
away-has-left-for = { $name } hat den Tisch verlassen: noch { $time }, um zurückzukommen
away-play-on-without-them = Ohne Abwesende weiter
away-claim-the-win = Sieg beanspruchen

## live/Chat.tsx

chat-nobody-has-said-anything-yet = Noch keine Nachrichten.
chat-spectators = (Zuschauer)
chat-what-was-said = Nachrichten
chat-say-something-to-all = Nachricht an alle
chat-tell-the-spectators = Nachricht an Zuschauer
chat-say-something = Nachricht
chat-send = Senden
chat-chat = Chat

## live/Clock.tsx

clock-seconds-left = Noch { $milestone } Sekunden
clock-turns-to-make = { $moves ->
    [one] Noch { $moves } Zug
   *[other] Noch { $moves } Züge
  }

## live/Disputed.tsx

disputed-marked-your-group-at-as = { $by } hat deine Gruppe bei { $name } als tot markiert: −{ $points }
disputed-marked-the-dead-group-at = { $by } hat die tote Gruppe bei { $name } als lebend markiert: −{ $points }
disputed-marked-the-board-differently-from = { $by } hat das Brett anders markiert als der Bot des Servers: −{ $points }
disputed-this-counts-only-if-you = Das zählt nur, wenn du es annimmst. Wenn du nichts tust, entscheidet die Zählung des Servers.
disputed-mark-it-back = Rückgängig machen
disputed-accept = −{ $points } annehmen

## live/More.tsx

more-ask-for-a-pause = Um Pause bitten
more-pause = Pause
more-give-one-more-minute = { $name } eine Minute schenken
more-the-position-keeps-repeating-end = Die Stellung wiederholt sich immer wieder: ohne Ergebnis beenden
more-abort = Abbrechen
more-abort-the-game = Partie abbrechen?
more-it-ends-without-a-result = Sie endet ohne Ergebnis, weil noch nicht alle gezogen haben.
more-yes-abort = Ja, abbrechen
more-resign = Aufgeben?
more-the-others-play-on-your = Die anderen spielen weiter. Deine Steine bleiben auf dem Brett.
more-this-ends-the-game-and = Damit endet die Partie und du verlierst.
more-yes-i-resign = Ja, aufgeben

## live/PersonMenu.tsx

person-menu-insults-or-threats = Beleidigung oder Drohung
person-menu-cheating = Betrug
person-menu-the-name = Unangemessener Name
person-menu-advertising-or-too-much-of = Werbung oder Spam
person-menu-something-else = Etwas anderes
person-menu-thank-you-those-who-run = Danke. Wer diesen Server betreibt, wird es lesen.
person-menu-unblock = Nicht mehr blockieren
person-menu-block = Blockieren
person-menu-mute-you-do-not-see = Stummschalten: Du siehst nicht mehr, was die Person schreibt. Blockieren: Keiner von euch sieht, was der andere schreibt; ihr werdet einander nicht zugelost und könnt euch nicht einladen.
person-menu-report = Diese Person melden
person-menu-profile = Profil
person-menu-this-line = Diese Nachricht melden
person-menu-what-happened-if-it-needs = Was ist passiert? (optional)
person-menu-send-the-report = Meldung senden
person-menu-mute-block-or-report = Stummschalten, blockieren oder melden

## live/RatingChange.tsx

rating-change-rating = { $rank }, Wertung { $after } ({ $change })
rating-change-ratings-after-this-game = Wertungen nach dieser Partie

## live/Requests.tsx

requests-never-mind = Doch nicht
requests-own-rematch = Du möchtest noch eine Partie.
requests-rematch = { $who } möchte noch eine Partie.
requests-own-pause = Du bittest um eine Pause.
requests-pause = { $who } bittet um eine Pause.
requests-own-undo = Du bittest, zu Zug { $turn } zurückzugehen.
requests-undo = { $who } bittet, zu Zug { $turn } zurückzugehen.
requests-waiting-for-the-others = Warten auf die anderen.

## live/Scoring.tsx

scoring-how-does-this-work = Wie funktioniert das?
scoring-tap-the-dead-stones = Tippe die toten Steine an und nimm die Markierung dann an.
scoring-all-have-passed-dead-stones = Alle haben gepasst. Tote Steine sind Steine, die ohnehin geschlagen würden. Sie sind blass dargestellt und kommen vom Brett.
scoring-a-bot-has-proposed-them = Ein Bot hat sie markiert. Tippe einen Stein an, um das zu ändern.
scoring-a-bot-is-reading-the = Ein Bot untersucht das Brett und markiert sie gleich.
scoring-the-game-ends-when-everyone = Die Partie endet, wenn alle dieselbe Markierung annehmen.
scoring-a-copy-of-the-game = Wenn ihr euch nicht einig seid, spielt weiter: Eine Kopie der Partie entscheidet dann, was tot ist.
scoring-if-all-pass-again-without = Wenn ihr euch nicht einig seid, spielt weiter: Passen alle noch einmal ohne einen Zug, zählt das Brett, wie es ist.
scoring-who-has-accepted = Wer angenommen hat
scoring-you-were-asked-for-advice = Du wurdest um Rat gebeten: Tippe die toten Steine an.
scoring-send-advice = Rat senden
scoring-thinks = { $n ->
    [0] { $name } hält keinen Stein für tot
    [one] { $name } hält { $n } Stein für tot
   *[other] { $name } hält { $n } Steine für tot
  }
scoring-use-this-marking = Diese Markierung verwenden
scoring-ask-a-strong-player-for = Einen starken Spieler um Rat fragen
scoring-the-name-of-an-account = Kontoname
scoring-ask = Fragen
scoring-if-not-everyone-accepts-this = Wenn nicht alle diese Markierung innerhalb von { $left } annehmen, entscheidet die Zählung des Servers.
scoring-if-you-do-nothing-you = Wenn du nichts tust, nimmst du in { $left } automatisch an.
scoring-players-who-have-not-answered = Wer nicht geantwortet hat, nimmt in { $left } automatisch an.

## live/Searching.tsx

searching-another-board = anderes Brett
searching-other-rules = andere Regeln
searching-another-clock = andere Bedenkzeit
searching-a-rank-too-far-from = Rang zu weit von deinem entfernt
searching-rated-against-a-guest-not = gewertet (gegen Gäste ungewertet)
searching-rated-so-for-accounts-only = gewertet (nur mit Konto)
searching-looking-for-an-opponent = Gegner wird gesucht …
searching-board = Brett: { $board }
searching-rules = Regeln: { $rules }
searching-time = Zeit: { $time }
searching-rating = Wertung: { $rated }
searching-any-rank = Rang: beliebig
searching-ranks = { $ranks ->
    [one] Rang: höchstens { $ranks } Rang von deinem entfernt
   *[other] Rang: höchstens { $ranks } Ränge von deinem entfernt
  }
searching-ranks-and-guests = { $ranks ->
    [one] Rang: höchstens { $ranks } Rang von deinem entfernt; Gäste jeder Stärke
   *[other] Rang: höchstens { $ranks } Ränge von deinem entfernt; Gäste jeder Stärke
  }
searching-nobody-else-is-waiting-right = Gerade wartet sonst niemand.
searching-others-are-waiting = { $n ->
    [one] { $n } weitere Person wartet:
   *[other] { $n } weitere Personen warten:
  }
searching-nobody-has-joined-yet-keep = Noch niemand gefunden. Warte weiter, oder:
searching-play-a-bot = Gegen einen Bot spielen
searching-search-all-ranks = In allen Rängen suchen
searching-include-guests = Auch Gäste
searching-stop-searching = Suche beenden
searching-the-search = Suche nach einem Gegner

## live/Waiting.tsx

waiting-invites-you-to-a-game = { $name } lädt dich zu einer Partie ein: { $board }, { $rules }, { $time }, { $rated }.
waiting-play-as = Als { $player } spielen
waiting-the-game-begins-when-every = Die Partie beginnt, sobald alle Plätze besetzt sind.
waiting-it-is-listed-in-the = Sie steht in der Lobby. Alle können mitspielen.
waiting-send-this-link-to-the = Schicke diesen Link an alle, mit denen du spielen möchtest:
waiting-send-them-this-link = Schicke diesen Link weiter:
waiting-the-link-to-this-game = Link zu dieser Partie
waiting-this-link-works-on-this = Dieser Link funktioniert nur auf diesem Computer. Damit andere in deinem Netzwerk mitspielen können, starte den Server mit --listen 0.0.0.0 und öffne die Adresse, die er ausgibt.
waiting-cancel-game = Partie absagen
waiting-cancel-the-game = Partie absagen?
waiting-nobody-will-be-able-to = Dann kann niemand mehr mitspielen.
waiting-yes-cancel-it = Ja, absagen
waiting-leave-seat = Platz verlassen
waiting-is-kept-for = { $player } ist für { $name } reserviert.

## live/hear.ts

hear-your-turn = Du bist am Zug.
hear-move = { $n ->
    [0] { $player } { $point }.
    [one] { $player } { $point }, { $n } Stein geschlagen.
   *[other] { $player } { $point }, { $n } Steine geschlagen.
  }
hear-passes = { $player } passt.
hear-the-game-has-begun = Die Partie hat begonnen.
hear-all-have-passed-which-stones = Alle haben gepasst. Welche Steine sind tot?
hear-changed-the-marking-it-costs = { $player } hat die Markierung geändert. Das kostet dich { $points }. Nimm es an, mach es rückgängig oder spiele weiter.
hear-the-game-is-over = Die Partie ist zu Ende.

## live/jobs.ts

jobs-it-was-not-finished = Die Berechnung wurde nicht fertig.

## live/notify.ts

notify-your-turn = Du bist am Zug

## live/seats.ts

seats-guest = { $name } (Gast)
seats-deleted = gelöschter Spieler
seats-for = für { $invited }
seats-passed = gepasst
seats-out-left = hat die Partie verlassen
seats-out-time = auf Zeit verloren
seats-out-resigned = aufgegeben
seats-you = du
seats-a-guest = Gast
seats-bot = Bot

## live/words.ts

words-waiting-for-players = Warten auf Mitspieler
words-paused = Pausiert
words-on-a-copy = { $said } (auf einer Kopie)
words-your-turn = Du bist am Zug
words-your-turn-as = Du bist am Zug ({ $player })
words-to-play = { $who } ist am Zug
words-the-game-is-over = Die Partie ist zu Ende
words-cancelled = Abgebrochen
words-no-result = Kein Ergebnis
words-the-others = allen anderen
words-wins-resigned = { $who } gewinnt durch Aufgabe von { $others }
words-wins-lost-on-time = { $who } gewinnt durch Zeitüberschreitung von { $others }
words-wins-left = { $who } gewinnt, weil die Partie von { $others } verlassen wurde
words-wins = { $who } gewinnt
words-rated-not-rated-with-a = gewertet (mit Gast ungewertet)
words-you-won = Du hast gewonnen.
words-you-lost = Du hast verloren.
words-you-came = Du hast Platz { $place } belegt.
since-suicide = { $by ->
    [you] { $n ->
        [one] Du hast { $point } gespielt und { $n } Stein verloren.
       *[other] Du hast { $point } gespielt und { $n } Steine verloren.
      }
   *[other] { $n ->
        [one] { $who } hat { $point } gespielt und { $n } Stein verloren.
       *[other] { $who } hat { $point } gespielt und { $n } Steine verloren.
      }
  }
since-capture = { $by ->
    [you] { $n ->
        [one] Du hast { $point } gespielt und { $n } Stein geschlagen.
       *[other] Du hast { $point } gespielt und { $n } Steine geschlagen.
      }
   *[other] { $n ->
        [one] { $who } hat { $point } gespielt und { $n } Stein geschlagen.
       *[other] { $who } hat { $point } gespielt und { $n } Steine geschlagen.
      }
  }
since-move = { $by ->
    [you] Du hast { $point } gespielt.
   *[other] { $who } hat { $point } gespielt.
  }
since-pass = { $by ->
    [you] Du hast gepasst.
   *[other] { $who } hat gepasst.
  }
since-timeout = { $by ->
    [you] Du hast auf Zeit verloren.
   *[other] { $who } hat auf Zeit verloren.
  }
since-resign = { $by ->
    [you] Du hast aufgegeben.
   *[other] { $who } hat aufgegeben.
  }
words-the-players-do-not-agree = Ihr seid euch über tote Steine nicht einig, also geht es weiter. Schlagt oder verteidigt sie und passt dann wieder.
words-the-game-ends-when-all = Die Partie endet, wenn alle nacheinander passen.

## pages/GamePage.tsx

game-this-game-cannot-be-opened = Diese Partie lässt sich nicht öffnen
game-the-server-says-was-the = { $trouble } Hast du den ganzen Link kopiert?
game-opening-the-game = Partie wird geöffnet …
game-your-turn-omnigo = ● Du bist am Zug – omnigo
game-watching = Zuschauer: { $others }
game-on = { $title } auf { $board }
game-a-game = Eine Partie
game-what-is-dead-is-played = Was tot ist, wird auf einer Kopie ausgespielt. Wenn alle gepasst haben, kehrt die Partie dorthin zurück, wo sie unterbrochen wurde, und hier gestorbene Steine werden als tot markiert.
game-play-this-too = Auch diese Seite spielen
game-sit-here = Hier Platz nehmen
game-the-servers-record-of-this = Die Aufzeichnung dieser Partie auf dem Server ist nach Ereignis { $event } beschädigt. Du kannst ansehen, was übrig ist, aber niemand kann weiterspielen.
game-annulled-it-counts-for-no = Annulliert: zählt nicht für die Wertung.
game-the-bots-play-fast-now = Die Bots spielen im Schnelldurchlauf
game-fast-forward = Vorspulen
game-resume = Fortsetzen
game-not-everyone-answered-in-time = Nicht alle haben rechtzeitig geantwortet, also hat die Zählung des Servers entschieden.
game-back-to-the-end = Zurück zum Ende

## pages/GameRows.tsx

game-rows-your-turn = du bist am Zug
game-rows-turn = Zug { $turn }
game-rows-playing = läuft
game-rows-counting = Auszählung
game-rows-over = beendet

## pages/HomePage.tsx

home-go-on-any-board-for = Go auf jedem Brett, für zwei bis sechs Spieler
home-the-old-game-by-its = Das klassische Spiel mit seinen einfachsten Regeln: auf einem Quadrat, einem Würfel, einer Sonnenblume oder einem selbst gezeichneten Graphen. Gegen Freunde oder Bots. Ohne Konto.
home-play-now = Jetzt spielen
home-find-an-opponent = Gegner finden
home-set-up-a-game = Partie einrichten
home-new-to-go-learn-in = Neu beim Go? Lerne es in zehn Minuten
home-a-game-on-this-device = Eine Partie auf diesem Gerät braucht keinen Server: <link>jetzt einrichten</link>.
home-play-now-9-9-chinese = Jetzt spielen: 9 × 9, chinesische Regeln, 5 Minuten und 5 × 15 Sekunden, gegen einen leichten Bot.
home-continue-your-game-on-this = { $n ->
    [one] <link>Deine Partie auf diesem Gerät fortsetzen</link>: { $board }, { $n } Zug
   *[other] <link>Deine Partie auf diesem Gerät fortsetzen</link>: { $board }, { $n } Züge
  }
home-a-game-of-three-on = Eine Partie zu dritt auf Dreiecken
home-choose-a-board = Wähle ein Brett
home-picture-of = Bild: { $title }
home-games-in-all = { $n ->
    [one] Insgesamt { $n } Partie.
   *[other] Insgesamt { $n } Partien.
  }
home-open-seats = Freie Plätze
home-nobody-is-waiting-right-now = Gerade wartet niemand. Richte eine Partie ein, dann sehen andere sie hier.
home-being-played = Laufende Partien
home-no-game-is-being-played = Gerade keine öffentlichen Partien.

## pages/boards.ts

boards-the-small-board-a-game = Das kleine Brett: eine Partie in zehn Minuten
boards-the-board-of-the-masters = Das große Brett
boards-331-points-six-ways-to = 331 Punkte mit sechs Nachbarn; wie gemacht für drei
boards-a-surface-without-a-border = Eine Fläche ohne Rand
boards-points-as-the-seeds-lie = Punkte wie Kerne, keine zwei gleich
boards-three-liberties-at-most-quick = Höchstens drei Freiheiten: schnelle Kämpfe
boards-left-meets-right-top-meets = Links trifft rechts, oben trifft unten: keine Ecken
boards-one-side-one-edge = Eine Seite, ein Rand
boards-a-torus-that-turns-over = Ein Torus, der sich umstülpt
boards-between-the-two = Zwischen klein und groß
boards-a-triangle-full-of-holes = Ein Dreieck voller Löcher
boards-twenty-corners-three-ways-each = Zwanzig Ecken mit je drei Nachbarn
boards-go-around-the-tower = Go rund um den Turm
boards-six-dimensions-64-points = Sechs Dimensionen, 64 Punkte
boards-drawn-board = Gezeichnetes Brett
boards-board-points = { $n ->
    [one] Brett { $board }, { $n } Punkt
   *[other] Brett { $board }, { $n } Punkte
  }

## pages/setup.ts

setup-komi = Komi { $komi }
setup-custom = Eigene Regeln

## ui/ShareLink.tsx

share-link-share = Teilen

## ui/lazy.tsx

lazy-this-page-did-not-load = Diese Seite wurde nicht geladen

## Rules, by their names in data/rules.json

rules-tromp-taylor = Tromp-Taylor-Regeln
rules-tromp-taylor-about = Flächenbewertung, die einfachsten Regeln
rules-no-suicide = Tromp-Taylor-Regeln ohne Selbstmord
rules-no-suicide-about = Flächenbewertung
rules-chinese = Chinesische Regeln
rules-chinese-about = Flächenbewertung, kein Selbstmord
rules-japanese = Japanische Regeln
rules-japanese-about = Gebietsbewertung, einfaches Ko
rules-aga = AGA-Regeln
rules-aga-about = Flächenbewertung, situatives Superko
rules-new-zealand = Neuseeländische Regeln
rules-new-zealand-about = Flächenbewertung, Selbstmord erlaubt
rules-igo-math = Igo-Math-Regeln
rules-igo-math-about = Gebietsbewertung, Superko
rules-stone-scoring = Regeln mit Steinbewertung
rules-stone-scoring-about = zählt die Steine, die du setzen kannst, einfaches Ko
rules-ko-positional = keine Stellung zweimal (positionelles Superko)
rules-ko-situational = keine Stellung zweimal mit derselben Farbe am Zug (situatives Superko)
rules-ko-simple = einfaches Ko
rules-ko-none = keine Ko-Regel
rules-ko-symmetric = keine Stellung zweimal, auch nicht gespiegelt
rules-suicide-yes = Selbstmord erlaubt
rules-suicide-no = kein Selbstmord
rules-scoring-area = Flächenbewertung
rules-scoring-territory = Gebietsbewertung
rules-scoring-stone = Steinbewertung: Fläche minus zwei Punkte pro Gruppe

## Marks on the board, read out

mark-chosen = gewählt
mark-right = richtig
mark-wrong = falsch
mark-shown = markiert

## Errors, by the server's code

error-malformed = Der Server hat die Anfrage nicht verstanden.
error-too-large = Das ist zu groß.
error-unknown = Der Server kennt diese Anfrage nicht.
error-not-found = Nicht gefunden.
error-forbidden = Das darfst du nicht.
error-unauthorised = Bitte melde dich zuerst an.
error-conflict = Das geht gerade nicht.
error-stale = Die Stellung hat sich geändert. Bitte versuche es noch einmal.
error-not-your-turn = Du bist nicht am Zug.
error-illegal = Dieser Zug ist nicht erlaubt.
error-wrong-phase = Das geht in dieser Phase der Partie nicht.
error-too-many = Zu viele Anfragen. Bitte warte einen Moment.
error-limit = Du hast eine Grenze erreicht.
error-unavailable = Der Server ist ausgelastet. Bitte versuche es noch einmal.
error-damaged = Die Aufzeichnung dieser Partie ist beschädigt.
error-offline = Der Server ist nicht erreichbar.
error-login = Falscher Name oder falsches Passwort.
error-name-taken = Dieser Name ist schon vergeben.

## Language

language-label = Sprache

## Times and clocks

time-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
  }
time-hours = { $n } h
time-minutes = { $n } min
time-seconds = { $n } s
time-days-hours = { $days } d { $hours } h
clock-fischer = { $main } + { $increment } pro Zug
clock-byoyomi = { $main } + { $n } × { $period }
clock-canadian = { $n ->
    [one] { $main } + { $n } Zug in { $period }
   *[other] { $main } + { $n } Züge in { $period }
  }
clock-move = { $time } pro Zug
clock-none = ohne Uhr
clock-named-beginner = Einsteiger: { $clock }
clock-named-relaxed = Entspannt: { $clock }
clock-named-quick = Schnell: { $clock }
clock-named-match = Turnier: { $clock }
clock-named-canadian = Kanadisch: { $clock }
clock-named-correspondence = Fernpartie: { $clock }
clock-named-none = Ohne Uhr

## Families of boards, by their names in the engine

family-grid = Gitter
family-grid-about = das übliche Brett
family-cylinder = Zylinder
family-cylinder-about = linker und rechter Rand sind verbunden
family-torus = Torus
family-torus-about = gegenüberliegende Ränder sind verbunden: keine Ecken, keine Seiten
family-mobius = Möbiusband
family-mobius-about = linker und rechter Rand sind mit einer halben Drehung verbunden
family-klein = Kleinsche Flasche
family-klein-about = gegenüberliegende Ränder sind verbunden, ein Paar mit einer halben Drehung
family-triangular = Dreiecke
family-triangular-about = ein Sechseck aus Dreiecken
family-honeycomb = Waben
family-honeycomb-about = ein Sechseck aus Sechsecken
family-cube = Würfel
family-cube-about = die Oberfläche eines Würfels
family-sunflower = Sonnenblume
family-sunflower-about = die Kerne einer Sonnenblume
family-sierpinski = Sierpiński
family-sierpinski-about = Sierpiński-Dreieck
family-path = Pfad
family-path-about = Punkte in einer Reihe
family-cycle = Ring
family-cycle-about = Punkte im Kreis
family-complete = Alle verbunden
family-complete-about = jeder Punkt ist mit jedem anderen verbunden
family-star = Stern
family-star-about = ein Punkt ist mit allen anderen verbunden
family-hypercube = Hyperwürfel
family-hypercube-about = die Ecken eines Würfels in mehreren Dimensionen
family-tetrahedron = Tetraeder
family-tetrahedron-about = 4 Ecken mit je 3 Kanten
family-octahedron = Oktaeder
family-octahedron-about = 6 Ecken mit je 4 Kanten
family-dodecahedron = Dodekaeder
family-dodecahedron-about = 20 Ecken mit je 3 Kanten
family-icosahedron = Ikosaeder
family-icosahedron-about = 12 Ecken mit je 5 Kanten
family-petersen = Petersen-Graph
family-petersen-about = 10 Punkte mit je 3 Kanten
