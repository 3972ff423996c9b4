## learn/ClassPage.tsx

class-exercise = Aufgabe { $n }: { $trouble }
class-it-holds-no-exercise = Es sind keine Aufgaben darin.
learn-exercises = Aufgaben
class-you-have-solved-them-all = Du hast alle gelöst.
class-these-exercises-cannot-be-opened = Diese Aufgaben lassen sich nicht öffnen
learn-the-link-holds-no-exercises = Der Link enthält keine Aufgaben. Hast du ihn ganz kopiert?
class-change-these-exercises = Diese Aufgaben ändern
class-exercises-saved-here = { $exercises ->
    [one] { $exercises } Aufgabe. Dein Fortschritt wird in diesem Browser gespeichert.
   *[other] { $exercises } Aufgaben. Dein Fortschritt wird in diesem Browser gespeichert.
  }
class-works-offline = Einmal geöffnet, funktioniert die Seite auch offline.

## learn/ClockBox.tsx

clock-box-main-time-then-periods = { $periods ->
    [one] Hauptzeit, dann { $periods } Periode
   *[other] Hauptzeit, dann { $periods } Perioden
  }
clock-box-periods-left = { $periods ->
    [one] noch { $periods } Periode
   *[other] noch { $periods } Perioden
  }

## learn/FirstGame.tsx

first-game-play-7-7-against-the = 7 × 7 gegen den leichtesten Bot spielen

## learn/LearnPage.tsx

learn-no-such-lesson = Diese Lektion gibt es nicht
learn-to-all-lessons = Alle Lektionen
learn-all-lessons = Alle Lektionen
learn-problems = Probleme
learn-learn-go = Go lernen
learn-the-first-lessons-take-ten = { $lessons ->
    [one] Die erste Lektion dauert zehn Minuten und endet mit einer Partie. Das Programm prüft jede Antwort anhand der Regeln.
   *[other] Die ersten { $lessons } Lektionen dauern zehn Minuten und enden mit einer Partie. Das Programm prüft jede Antwort anhand der Regeln.
  }
learn-go-on = Weiter: { $title }
learn-of-lessons-done = { $finished } von { $lessons } Lektionen geschafft
learn-start-over = Neu anfangen
learn-forget-what-is-done = Fortschritt zurücksetzen?
learn-all-lessons-will-be-open = Alle Lektionen beginnen von vorn. Sonst ändert sich nichts.
learn-forget-it = Zurücksetzen
learn-beyond-the-lessons = Über die Lektionen hinaus
learn-games-with-comments = Kommentierte Partien
learn-an-algorithm-step-by-step = Ein Algorithmus, Schritt für Schritt
learn-make-exercises-of-your-own = Eigene Aufgaben erstellen
learn-done = geschafft
learn-of = { $done } von { $all }
learn-exercises-2 = { $all ->
    [one] { $all } Aufgabe
   *[other] { $all } Aufgaben
  }

## learn/LessonPage.tsx

lesson-exercise = Aufgabe { $i }
lesson-exercise-done = Aufgabe { $i }, gelöst
lesson-board-exercise = Brett: { $title }, Aufgabe { $step }
lesson-right = Richtig.
lesson-almost = Fast.
lesson-not-quite = Nicht ganz.
lesson-finish = Abschließen
lesson-next = Weiter
lesson-show-me = Zeig es mir
lesson-almost-done = Fast geschafft
lesson-exercise-is-still-open = Aufgabe { $missing } ist noch nicht gelöst
lesson-next-2 = Weiter: { $title }

## learn/TaskControls.tsx

task-controls-of-found = <b>{ $found }</b> von { $all } gefunden
task-controls-a-tap-on-an-empty = Antippen eines leeren Punkts setzt
task-controls-answers = Antworten
task-controls-check = Prüfen

## learn/TeachPage.tsx

teach-make-exercises = Aufgaben erstellen
teach-set-up-a-position-and = Baue eine Stellung auf und wähle eine Frage. Das Programm findet die Antwort anhand der Regeln und prüft, was deine Klasse tut; nichts wird an einen Server gesendet. Ein Link enthält den ganzen Aufgabensatz.
teach-the-link-brings-another-set = Der Link enthält einen anderen Aufgabensatz als den, an dem du hier arbeitest.
teach-keep-mine = Meinen behalten
teach-replace-mine = Meinen ersetzen
teach-title-of-the-set = Titel des Aufgabensatzes
teach-one-more = Noch eine
teach-make-the-first = Erste Aufgabe erstellen
teach-the-exercises-of-the-set = Die Aufgaben des Satzes
teach-remove-this-exercise = Diese Aufgabe entfernen
teach-choose-points = Punkte wählen
teach-look = Ansehen
teach-earlier-in-the-set = Nach vorn
teach-remove-it = Entfernen
teach-remove-this-exercise-2 = Diese Aufgabe entfernen?
teach-the-others-stay = Die anderen bleiben.
teach-a-drawn-board = Ein gezeichnetes Brett
teach-for-another-board = Für ein anderes Brett: <link>zeichne es</link> und wähle dann „Aufgabe erstellen“.
teach-players = Spieler
teach-who-plays = Wer zieht
teach-mark = Markieren
teach-say = Gebiet
teach-choose = Auswählen
teach-count = Zählen
teach-your-own = Eigene
teach-question = Frage
teach-chosen = Gewählt: { $points }
teach-tap-the-point = Drücke „Punkte wählen“ und tippe den Punkt auf dem Brett an.
teach-tap-the-points = Drücke „Punkte wählen“ und tippe die Punkte auf dem Brett an.
teach-stones-to-take-at-least = Zu schlagende Steine, mindestens
teach-the-right-number = Die richtige Zahl
teach-answers-tick-those-that-are = Antworten (die richtigen ankreuzen)
teach-answer-is-right = Antwort { $i } ist richtig
teach-answer = Antwort { $i }
teach-one-more-answer = Antwort hinzufügen
teach-what-to-know-optional = Erklärung vor der Frage (optional)
teach-a-block-with-one-liberty = Eine Gruppe mit einer Freiheit steht im *Atari*.
teach-the-question = Die Frage
teach-write-the-question = Schreibe die Frage.
teach-what-to-keep-in-mind = Erklärung nach der Antwort (optional)
teach-the-rules-can-check-this = Diese Aufgabe lässt sich mit den Regeln prüfen.
teach-holds-no-exercises = { $name } enthält keine Aufgaben.
teach-the-link-for-your-class = Der Link für deine Klasse
teach-try-it = Ausprobieren
teach-save-as-a-file = Als Datei speichern
teach-save-for-offline = Offline-Fassung speichern
teach-the-offline-file-is = Die Offline-Datei öffnet sich ohne Netz in jedem Browser: Schicke sie deiner Klasse oder kopiere sie auf ihre Geräte.
teach-the-page-to-save-cannot = Die Seite konnte nicht gespeichert werden. Läuft der Server?
teach-exercise-cannot-be-checked-yet = Aufgabe { $wrong } lässt sich noch nicht prüfen. Sobald es geht, erscheint der Link.
teach-open-a-file-with-exercises = Aufgabendatei öffnen

## learn/aims.ts

aims-you-took-stones = { $n ->
    [one] Du hast { $n } Stein geschlagen.
   *[other] Du hast { $n } Steine geschlagen.
  }
aims-that-takes-stones-only-more = { $n ->
    [one] Das schlägt nur { $n } Stein; du kannst mehr schlagen.
   *[other] Das schlägt nur { $n } Steine; du kannst mehr schlagen.
  }
aims-that-takes-nothing = Das schlägt nichts.
aims-that-takes-nothing-s-block = Das schlägt nichts: Die Gruppe von { $player } bei { $name } hat noch eine Freiheit auf { $name2 }.
aims-liberties-a-sound-start = { $n ->
    [one] { $n } Freiheit: ein solider Anfang.
   *[other] { $n } Freiheiten: ein solider Anfang.
  }
aims-on-the-edge-the-stone = { $n ->
    [one] Am Rand hat der Stein nur { $n } Freiheit und wenig zu umschließen.
   *[other] Am Rand hat der Stein nur { $n } Freiheiten und wenig zu umschließen.
  }
aims-your-block-has-liberties-now = { $n ->
    [one] Deine Gruppe hat jetzt { $n } Freiheit.
   *[other] Deine Gruppe hat jetzt { $n } Freiheiten.
  }
aims-your-block-is-gone-it = Deine Gruppe ist weg: Sie hatte nur eine Freiheit.
aims-two-eyes-nothing-can-take = Zwei Augen: Nichts kann diese Gruppe mehr schlagen.
aims-now-no-move-makes-two = Jetzt macht kein Zug mehr zwei Augen.
aims-it-is-off-the-board = Sie ist geschlagen.
aims-no-move-makes-two-eyes = Kein Zug macht mehr zwei Augen: Die Gruppe ist tot.
aims-now-the-block-has-two = Jetzt hat die Gruppe zwei Augen.
aims-the-board-has-changed-so = Das Brett hat sich verändert, also wiederholt sich nichts.
aims-the-ko-was-open-and = Das Ko war offen, und du hast nicht geschlagen.
aims-that-was-no-threat-so = Das war keine Drohung, also blieb Zeit, das Ko zu schließen.
aims-that-move-gains-nothing-your = Dieser Zug bringt nichts: Du hattest { $before } Punkte und hast jetzt { $after }.
aims-the-others-pass = Die anderen passen auch, und die Partie endet.
aims-passes = { $player } passt auch, und die Partie endet.
aims-all-have-passed-the-game = Alle haben gepasst: Die Partie endet.
aims-if-the-game-ends-now = Wenn die Partie jetzt enden würde:
aims-right-whoever-plays-first-here = Richtig: Wer hier zuerst zieht, verliert die Gruppe.
aims-that-does-not-touch-the = Das berührt die beiden Gruppen nicht; hier ist Passen am besten.
aims-that-costs-you-stones = { $n ->
    [one] Das kostet dich { $n } Stein.
   *[other] Das kostet dich { $n } Steine.
  }
aims-moves-all-in-time = { $n ->
    [one] { $n } Zug, rechtzeitig gespielt.
   *[other] { $n } Züge, alle rechtzeitig.
  }

## learn/choose.ts

choose-write-a-number-for = Gib bei „{ $label }“ eine Zahl ein.
choose-is-not = „{ $label }“: nicht { $given }. { $why }

## learn/lessons/around.ts

around-around-the-game = Rund um das Spiel
around-fair-games-time-other-boards = Faire Partien, Zeit, andere Bretter, mehr Spieler.
around-komi = Komi
around-points-for-moving-second = Punkte dafür, als Zweiter zu ziehen.
around-komi-makes-up-for-blacks = Komi gleicht den ersten Zug von Schwarz aus; der halbe Punkt verhindert ein Unentschieden.
around-whoever-moves-first-has-an = Wer zuerst zieht, ist im Vorteil.
around-no-komi-who-wins = Ohne Komi: Wer gewinnt?
around-komi-gives-white-points-for = Mit *Komi* bekommt Weiß dafür Punkte; wie viele, wird vor der Partie vereinbart.
around-the-same-position-with-a = Dieselbe Stellung mit 7½ Komi: Wer gewinnt?
around-a-half-point-cannot-be = Einen halben Punkt kann man auf dem Brett nicht machen, also gibt es kein Unentschieden.
around-a-komi-of-61-2 = 6½ Komi: Mit wie vielen Punkten Vorsprung wird gewonnen?
around-white-is-ahead-by-half = Weiß liegt einen halben Punkt vorn: Ein Punkt mehr genügt. Ein Punkt, der niemandem gehört, ist noch zu haben.
around-you-are-black-komi-is = Du bist Schwarz, das Komi beträgt 4½. Spiele den Zug, der gewinnt.
around-ranks-and-handicap = Ränge und Vorgabe
around-an-even-game-between-unequals = Eine ausgeglichene Partie trotz verschiedener Spielstärke.
around-a-step-of-rank-is = Ein Rang entspricht einem Vorgabestein.
around-ranks-run-from-30-kyu = Ränge gehen vom 30. *Kyu* (30k) für Anfänger hinauf zum 1. Kyu, dann vom 1. *Dan* (1d) bis zum 9. Dan. Ein Rang ist etwa einen Stein wert.
around-8k-plays-against-5k-how = 8k spielt gegen 5k. Mit wie vielen Steinen ist es ausgeglichen?
around-after-1-kyu-comes-1 = Auf den 1. Kyu folgt der 1. Dan.
around-and-2k-against-3d = Und 2k gegen 3d?
around-the-weaker-player-takes-black = Wer schwächer ist, nimmt Schwarz und beginnt mit Steinen auf dem Brett: üblicherweise auf den Sternpunkten.
around-mark-the-places-of-four = Markiere die Plätze von vier Vorgabesteinen.
around-with-handicap-stones-on-the = Wenn Vorgabesteine auf dem Brett stehen, zieht Weiß zuerst.
around-you-are-white-make-the = Du bist Weiß. Spiele den ersten Zug.
around-clocks = Uhren
around-main-time-and-byo-yomi = Hauptzeit und Byoyomi.
around-a-period-is-lost-only = Eine Periode ist nur verloren, wenn sie ganz abläuft.
around-first-your-main-time-runs = Zuerst läuft deine *Hauptzeit*. Dann folgen *Byoyomi*-Perioden: Ein Zug innerhalb der Periode kostet nichts, eine abgelaufene Periode ist verloren.
around-main-time-2-hours-then = 2 Stunden Hauptzeit, dann 3 Perioden von 60 Sekunden. Du denkst über einen Zug 2 Stunden und 75 Sekunden nach. Wie viele Perioden hast du noch?
around-within-the-period-there-is = Innerhalb einer Periode eilt es nicht.
around-the-same-clock-but-you = Dieselbe Uhr, aber du denkst 2 Stunden und 59 Sekunden nach. Wie viele Perioden hast du noch?
around-try-it-5-seconds-then = Probiere es aus: 5 Sekunden, dann 2 Perioden von 5 Sekunden. Die Uhr startet mit deinem ersten Zug.
around-you-are-black-make-five = Du bist Schwarz. Spiele fünf Züge rechtzeitig.
around-other-boards = Andere Bretter
around-only-the-lines-change = Nur die Linien ändern sich.
around-points-and-lines-are-all = Punkte und Linien sind alles, was die Regeln brauchen: Jeder Graph ist ein Brett.
around-on-a-torus-the-right = Auf einem Torus ist die rechte Seite mit der linken verbunden und die obere mit der unteren. Die blasseren Steine jenseits des Randes sind noch einmal dieselben Steine.
learn-mark-the-liberties-of-the = Markiere die Freiheiten des schwarzen Steins.
around-inside-this-board-every-point = Im Inneren dieses Bretts hat jeder Punkt sechs Nachbarn.
around-mark-the-liberties-of-blacks = Markiere die Freiheiten der schwarzen Gruppe.
around-on-a-sunflower-the-points = Auf einer Sonnenblume haben die Punkte verschieden viele Nachbarn.
learn-you-are-black-take-the = Du bist Schwarz. Schlage den weißen Stein.
around-more-players = Mehr Spieler
around-three-colours-and-more = Drei Farben und mehr.
around-turns-go-round-and-a = Es geht reihum, und ein Zug räumt alle gegnerischen Farben zugleich.
around-three-players-black-white-red = Drei Spieler: Schwarz, Weiß, Rot. Ein Zug räumt alle gegnerischen Farben zugleich.
around-black-plays-mark-all-stones = Schwarz spielt ×. Markiere alle Steine, die vom Brett kommen.
around-a-point-is-yours-if = Ein Punkt gehört dir, wenn er deine Farbe erreicht und keine andere.
learn-whose-is-each-region-tap = Wem gehört jeder Bereich? Tippe ihn an, bis die Quadrate stimmen. Keine Quadrate: Er gehört niemandem.
around-the-game-ends-when-all = Die Partie endet, wenn alle nacheinander gepasst haben.
around-white-and-red-have-passed = Weiß und Rot haben gepasst. Du bist Schwarz, und es gibt nichts mehr zu gewinnen.
around-most-points-win-the-others = Die meisten Punkte gewinnen; die anderen folgen auf den Plätzen dahinter.
around-what-is-the-score = Wie steht es?

## learn/lessons/fights.ts

fights-consequences = Folgen
fights-what-follows-from-the-rules = Was aus den Regeln folgt und Partien entscheidet.
fights-life-and-death = Leben und Tod
fights-real-eyes-false-eyes-vital = Echte Augen, falsche Augen, vitale Punkte.
fights-you-can-tell-real-eyes = Du kannst echte Augen von falschen unterscheiden und findest den vitalen Punkt.
fights-an-eye-is-false-if = Ein Auge ist *falsch*, wenn die Steine darum herum getrennt und geschlagen werden können.
fights-mark-blacks-real-eyes = Markiere die echten Augen von Schwarz.
fights-blacks-block-has-room-for = Die schwarze Gruppe hat einen Augenraum von vier Punkten in einer Reihe. Stell dir einen Zug der einen oder der anderen Seite vor.
fights-what-becomes-of-blacks-block = Was wird aus der schwarzen Gruppe?
fights-four-in-a-row-are = Vier in einer Reihe reichen.
fights-four-points-again-but-in = Wieder vier Punkte, aber im Quadrat.
fights-what-becomes-of-this-one = Was wird aus dieser?
fights-the-shape-of-the-room = Die Form des Augenraums zählt, nicht nur seine Größe.
fights-find-the-point-that-divides = Finde den Punkt, der den Augenraum teilt.
fights-you-are-black-live = Du bist Schwarz. Mach die Gruppe lebendig.
fights-and-now-the-other-way = Und jetzt umgekehrt.
fights-you-are-white-kill-the = Du bist Weiß. Töte die schwarze Gruppe.
fights-snapback = Mausefalle (Snapback)
fights-give-one-take-many = Einen opfern, viele schlagen.
fights-a-stone-given-at-the = Ein Stein, am richtigen Punkt geopfert, kann eine ganze Gruppe gewinnen.
fights-you-may-put-a-stone = Du darfst spielen, wo dein Stein geschlagen werden kann. Es lohnt sich, wenn dem Gegner nach dem Schlagen nur eine Freiheit bleibt.
fights-you-are-black-win-four = Du bist Schwarz. Gewinne vier oder mehr Steine.
fights-black-gave-a-stone-at = Schwarz hat auf D1 einen Stein geopfert, und Weiß hat ihn mit C1 geschlagen.
fights-mark-all-liberties-that-whites = Markiere alle Freiheiten, die die weiße Gruppe jetzt hat.
fights-the-taking-stone-filled-one = Der schlagende Stein hat eine Freiheit besetzt; der geschlagene hat eine andere hinterlassen. Das ist die einzige Freiheit der Gruppe.
fights-had-black-played-c1-instead = Hätte Schwarz stattdessen C1 gespielt, hätte Weiß die Gruppen auf D1 verbunden. Die Reihenfolge zählt.
fights-you-are-white-do-the = Du bist Weiß. Mach oben dasselbe.
fights-seki = Seki
fights-nobody-wants-to-begin = Niemand will anfangen.
fights-in-a-seki-both-blocks = In einem Seki leben beide Gruppen, denn wer angreift, stirbt.
fights-the-two-blocks-at-the = Die zwei Gruppen unten haben je ein Auge und eine Freiheit, die sie sich teilen.
learn-you-are-black-what-do = Du bist Schwarz. Was tust du?
fights-this-is-seki-both-stay = Das ist *Seki*: Beide bleiben.
fights-white-is-in-the-same = Weiß ist in derselben Lage.
fights-you-are-white-what-do = Du bist Weiß. Was tust du?
fights-the-shared-liberty-reaches-both = Die gemeinsame Freiheit erreicht beide.
learn-mark-every-point-that-is = Markiere alle Punkte, die niemandem gehören.
fights-by-area-stones-and-eyes = Bei Flächenbewertung zählen Steine und Augen in einem Seki ganz normal. (Bei Gebietsbewertung zählt in einem Seki nichts.)
fights-what-is-the-score-by = Wie steht es bei Flächenbewertung?

## learn/lessons/first.ts

first-ten-minutes-to-your-first = Zehn Minuten bis zur ersten Partie
first-all-that-you-need-to = Alles, was du zum Spielen brauchst.
first-stones-and-liberties = Steine und Freiheiten
first-where-stones-go-and-what = Wohin Steine kommen und wovon sie leben.
first-you-know-what-a-liberty = Du weißt, was eine Freiheit ist und dass verbundene Steine ihre Freiheiten teilen.
first-two-players-take-turns-black = Zwei Spieler ziehen abwechselnd. Schwarz beginnt. Wenn du am Zug bist, setzt du einen Stein auf einen *Punkt*: eine Stelle, an der sich Linien treffen, auch am Rand.
first-you-are-black-put-a = Du bist Schwarz. Setze irgendwo einen Stein.
first-it-never-moves-from-there = Er bewegt sich nie. Er verlässt das Brett nur, wenn er geschlagen wird.
first-an-empty-point-that-a = Ein leerer Punkt, der durch eine Linie mit einem Stein verbunden ist, ist eine *Freiheit* dieses Steins.
first-lines-count-corners-do-not = Nur Linien zählen, keine Diagonalen.
first-points-have-names-letters-run = Punkte haben Namen: Buchstaben gehen nach rechts, Zahlen nach oben; A1 ist also unten links.
first-how-many-liberties-has-each = Wie viele Freiheiten hat jeder Stein?
first-in-the-corner-and-on = In der Ecke und am Rand sind es weniger.
first-stones-of-one-colour-that = Steine einer Farbe, die durch Linien verbunden sind, bilden eine *Gruppe*. Eine Gruppe teilt ihre Freiheiten.
first-mark-all-liberties-of-blacks = Markiere alle Freiheiten der schwarzen Gruppe.
first-a-white-stone-beside-it = Ein weißer Stein daneben nimmt ihr eine weg.
first-a-block-ends-where-no = Eine Gruppe endet, wo keine Linie zu einem weiteren Stein ihrer Farbe führt.
first-mark-every-stone-of-the = Markiere alle Steine der Gruppe, zu der A3 gehört.
first-taking-stones = Steine schlagen
first-fill-the-last-liberty = Besetze die letzte Freiheit.
first-you-can-take-blocks-and = Du kannst Gruppen schlagen und siehst, wann eine von deinen in Gefahr ist.
first-a-block-without-liberties-is = Eine Gruppe ohne Freiheiten ist *geschlagen*: Alle ihre Steine kommen vom Brett.
first-however-large-a-block-is = Wie groß eine Gruppe auch ist: Sie wird als Ganzes geschlagen.
first-take-all-three = Schlage alle drei.
first-a-block-with-one-liberty = Eine Gruppe, die nur noch eine Freiheit hat, steht im *Atari*: Der nächste Zug kann sie schlagen.
first-mark-every-block-in-atari = Markiere alle Gruppen im Atari, schwarze und weiße.
first-your-stone-is-in-atari = Dein Stein steht im Atari. Du kannst deine Gruppe verlängern, damit sie mehr Freiheiten bekommt.
first-you-are-black-save-the = Du bist Schwarz. Rette den Stein auf C3.
first-where-you-may-not-play = Wo du nicht spielen darfst
first-a-stone-needs-a-liberty = Ein Stein braucht eine Freiheit.
first-you-know-where-a-stone = Du weißt, wo du spielen darfst und warum Schlagen zuerst kommt.
first-a-stone-may-not-be = Du darfst nicht spielen, wo dein Stein keine Freiheiten hätte. Das wäre *Selbstmord*.
first-may-black-play-at = Darf Schwarz auf × spielen?
first-but-what-you-take-leaves = Aber zuerst kommen die Steine, die du schlägst, vom Brett. Das kann deinem Stein eine Freiheit geben.
first-may-black-play-at-here = Darf Schwarz hier auf × spielen?
first-whites-block-has-one-liberty = Die weiße Gruppe hat nur noch eine Freiheit, in ihrer Mitte.
first-you-are-black-take-the = Du bist Schwarz. Schlage die ganze Gruppe.
first-the-white-stones-left-first = Die weißen Steine kamen zuerst vom Brett, dann hatte deiner Freiheiten.
first-now-all-together = Jetzt alles zusammen.
first-mark-every-empty-point-where = Markiere alle leeren Punkte, auf die Schwarz nicht spielen darf.
first-ko = Ko
first-no-position-comes-twice = Keine Stellung darf sich wiederholen.
first-you-know-why-nobody-can = Du weißt, warum niemand ewig hin und her schlagen kann.
first-whites-stone-at-b3-has = Der weiße Stein auf B3 hat nur noch eine Freiheit. Diese Form ist ein *Ko*.
first-you-are-black-take-a = Du bist Schwarz. Schlage einen Stein.
first-black-has-just-taken-at = Schwarz hat gerade auf C3 geschlagen. Weiß würde gern auf B3 zurückschlagen. Aber kein Zug darf eine frühere Stellung wiederholen.
first-may-white-play-b3 = Darf Weiß B3 spielen?
first-the-board-shows-that-earlier = Das Brett zeigt diese frühere Stellung, mit einem Ring auf B3.
first-white-must-play-elsewhere-first = Weiß muss erst woanders spielen: am besten eine Drohung, die Schwarz beantworten muss. Dann hat sich das Brett verändert, und Weiß darf schlagen.
first-you-are-white-win-the = Du bist Weiß. Gewinne das Ko: Bedrohe die zwei schwarzen Steine unten und schlage dann auf B5.
first-two-eyes = Zwei Augen
first-how-a-block-becomes-safe = Wie eine Gruppe für immer sicher wird.
first-two-eyes-live-one-does = Zwei Augen leben. Ein Auge stirbt. Das entscheidet die meisten Partien.
first-blacks-block-has-two-holes = Die schwarze Gruppe hat zwei Löcher. Jedes ist eine Freiheit, und Weiß kann nicht beide auf einmal besetzen.
first-mark-every-point-where-white = Markiere alle Punkte, auf die Weiß nicht spielen darf.
first-these-holes-are-eyes-a = Diese Löcher sind *Augen*. Eine Gruppe mit zwei Augen kann nie geschlagen werden.
first-with-one-eye-only-a = Eine Gruppe mit nur einem Auge kann umzingelt werden, und ihr Auge wird zuletzt besetzt.
first-which-black-block-can-never = Welche schwarze Gruppe kann nie geschlagen werden? Markiere sie.
first-your-block-has-room-for = Deine Gruppe hat Raum für zwei Augen, wenn du ihn gut teilst.
first-you-are-black-make-two = Du bist Schwarz. Mach zwei Augen.
first-your-opponents-good-point-is = Der gute Punkt des Gegners ist auch dein guter Punkt.
first-you-are-white-keep-black = Du bist Weiß. Verhindere, dass Schwarz zwei Augen macht.
first-the-end-and-the-count = Ende und Auszählen
first-who-has-surrounded-more = Wer hat mehr umschlossen?
first-you-can-end-a-game = Du kannst eine Partie beenden und auszählen.
first-in-the-end-an-empty = Am Ende gehört ein leerer Bereich dir, wenn nur deine Steine an ihn grenzen. Grenzen beide Farben an ihn, gehört er niemandem.
first-your-score-your-stones-on = Deine Punkte: deine Steine auf dem Brett und die leeren Punkte, die dir gehören.
first-count-both = Zähle beide Seiten.
first-instead-of-playing-you-may = Statt zu setzen, darfst du *passen*. Wenn beide passen, endet die Partie.
first-you-are-black-and-nothing = Du bist Schwarz, und es gibt nichts mehr zu gewinnen. Was tust du?
first-a-stone-shut-in-by = Ein Stein, der von lebenden Steinen umzingelt ist und keinen Raum für zwei Augen hat, ist *tot*: Er könnte jederzeit geschlagen werden, also braucht es niemand zu tun.
first-both-have-passed-mark-the = Beide haben gepasst. Markiere die toten Steine beider Farben.
first-dead-stones-come-off-before = Tote Steine kommen vor dem Zählen vom Brett; ihre Punkte werden leer.
first-count-both-without-the-dead = Zähle beide Seiten, ohne die toten Steine.
first-your-first-game = Deine erste Partie
first-7-7-against-the-gentlest = 7 × 7, gegen den leichtesten Bot.
first-surround-more-than-the-bot = Umschließe mehr als der Bot. Wenn es nichts mehr zu gewinnen gibt, drücke „Passen“. Haben beide gepasst, werden tote Steine blass angezeigt. Tippe eine Gruppe an, um das zu ändern; bestätige dann mit „Einverstanden“.
first-surrounding-is-easiest-near-the = Am leichtesten umschließt man Punkte in der Nähe der Ecken und Seiten, aber nicht auf der ersten Linie.
first-you-are-black-make-a = Du bist Schwarz. Spiele einen soliden ersten Zug.
first-look-out-for-atari-before = Achte vor jedem Zug auf Atari: bei dir und beim Gegner.
first-you-are-black-take-something = Du bist Schwarz. Schlage etwas.

## learn/lessons/rules.ts

rules-the-rules-exactly = Die Regeln, ganz genau
rules-ten-short-rules-by-john = Zehn kurze Regeln von John Tromp und Bill Taylor, Wort für Wort.
rules-legal-positions = Erlaubte Stellungen
rules-every-block-breathes = Jede Gruppe braucht eine Freiheit.
rules-a-position-is-legal-if = Eine Stellung ist erlaubt, wenn jede Gruppe eine Freiheit hat.
rules-a-block-is-a-largest = Eine Gruppe ist eine größtmögliche Menge von Steinen einer Farbe, die durch Linien verbunden sind. Auch ein einzelner Stein kann eine Gruppe sein.
rules-how-many-blocks-has-each = Wie viele Gruppen hat jede Farbe?
rules-liberties-belong-to-the-block = Freiheiten gehören der Gruppe, und zwei Gruppen können sich eine teilen.
rules-how-many-liberties-has-the = Wie viele Freiheiten hat die Gruppe auf jedem dieser Punkte?
rules-a-position-is-legal-if-2 = Eine Stellung ist *erlaubt*, wenn jede Gruppe mindestens eine Freiheit hat.
learn-is-this-position-legal = Ist diese Stellung erlaubt?
rules-one-stone-more-or-one = Ein Stein mehr oder weniger kann sie erlaubt machen. Tippe einen Stein an, um ihn zu entfernen, oder einen leeren Punkt, um einen zu setzen.
rules-find-every-single-change-after = Finde jede einzelne Änderung, nach der die Stellung erlaubt ist.
rules-adding-never-helps-a-block = Hinzufügen hilft nie: Eine Gruppe ohne Freiheiten hat keinen leeren Nachbarn.
rules-this-position-is-legal = Diese Stellung ist erlaubt.
rules-add-one-stone-so-that = Füge einen Stein hinzu, sodass sie es bleibt. Finde alle Möglichkeiten.
rules-reaching = Erreichen
rules-one-idea-that-replaces-many = Eine Idee, die viele ersetzt.
rules-liberty-capture-territory-the-rules = Freiheit, Schlagen, Gebiet: Die Regeln drücken all das mit „erreichen“ aus.
rules-a-point-reaches-another-colour = Ein Punkt *erreicht* eine andere Farbe, wenn ein Weg über Punkte seiner eigenen Farbe dorthin führt. Auch „leer“ zählt als Farbe.
rules-walk-from-the-black-stone = Gehe vom schwarzen Stein E4 zu einem leeren Punkt: Tippe Schritt für Schritt.
rules-all-stones-of-a-block = Alle Steine einer Gruppe erreichen dieselben Farben.
rules-which-colours-does-the-stone = Welche Farben erreicht der Stein auf D5? Wähle alle aus.
rules-empty-points-reach-too-over = Auch leere Punkte erreichen etwas: über leere Punkte.
rules-walk-from-the-empty-point = Gehe vom leeren Punkt E1 zu einem weißen Stein.
rules-the-word-is-for-other = Das Wort gilt nur für andere Farben: Weiß erreicht nicht Weiß.
rules-which-colours-does-the-empty = Welche Farben erreicht der leere Punkt A3? Wähle alle aus.
rules-clearing = Räumen
rules-what-does-not-reach-empty = Steine, die keinen leeren Punkt erreichen, kommen weg.
rules-clearing-a-colour-empties-its = Eine Farbe räumen heißt: ihre Punkte leeren, die keinen leeren Punkt erreichen.
rules-this-position-is-not-legal = Diese Stellung ist nicht erlaubt.
rules-mark-every-block-that-has = Markiere alle Gruppen, die keine Freiheit haben.
rules-clearing-a-colour-empties-all = Eine Farbe *räumen* heißt: alle Punkte dieser Farbe leeren, die keinen leeren Punkt erreichen.
rules-clear-black-mark-the-stones = Räume Schwarz: Markiere die Steine, die wegkommen.
rules-each-colour-is-cleared-for = Jede Farbe wird für sich geräumt, auf dem Brett, so wie es ist.
rules-clear-white-on-the-same = Räume Weiß auf demselben Brett: Markiere die Steine, die wegkommen.
rules-so-it-matters-which-colour = Es kommt also darauf an, welche Farbe zuerst geräumt wird.
rules-a-move-in-three-steps = Ein Zug in drei Schritten
rules-colour-clear-the-others-clear = Färben, die anderen räumen, sich selbst räumen.
rules-a-move-colour-an-empty = Ein Zug: einen leeren Punkt färben, die Gegner räumen, dann die eigene Farbe räumen.
rules-a-move-colours-an-empty = Ein Zug färbt einen leeren Punkt, räumt dann den Gegner und zuletzt die eigene Farbe.
rules-white-plays-mark-all-stones = Weiß spielt ×. Markiere alle Steine, die vom Brett kommen.
rules-one-move-may-clear-several = Ein Zug kann mehrere Gruppen räumen.
rules-you-are-black-take-two = Du bist Schwarz. Schlage zwei Gruppen auf einmal.
rules-where-suicide-is-allowed-the = Wo Selbstmord erlaubt ist, kann der dritte Schritt etwas bewirken.
rules-white-plays-and-these-rules = Weiß spielt ×, und diese Regeln erlauben Selbstmord. Markiere, was vom Brett kommt.
rules-never-do-both-steps-clear = Nie räumen beide Schritte etwas: Wer schlägt, hat eine Freiheit.
rules-most-people-play-without-suicide = Die meisten spielen ohne Selbstmord.
rules-without-suicide-mark-where-white = Ohne Selbstmord: Markiere, wo Weiß nicht spielen darf.
rules-superko = Superko
rules-the-whole-past-counts = Die ganze Vergangenheit zählt.
rules-no-move-may-bring-back = Kein Zug darf eine frühere Färbung wiederholen, also endet jede Partie.
rules-six-moves-were-played-on = Auf diesem Brett mit vier Punkten wurden sechs Züge gespielt. Schwarz auf A2 würde drei Steine schlagen.
rules-may-black = Darf Schwarz dort spielen?
rules-not-just-the-last-position = Nicht nur die letzte Stellung zählt, sondern jede seit dem Anfang.
rules-black-has-no-move-left = Schwarz hat keinen Zug mehr. Passen verletzt diese Regel nie.
rules-black-passes-white-passes-what = Schwarz passt, Weiß passt. Wie steht es?
rules-these-rules-allow-suicide-a = Diese Regeln erlauben Selbstmord. Ein einzelner Stein in einem Auge käme sofort wieder vom Brett.
rules-may-white-play-at = Darf Weiß auf × spielen?
rules-so-an-eye-is-safe = Ein Auge ist also auch dort sicher, wo Selbstmord erlaubt ist.
rules-area-scoring = Flächenbewertung
rules-stones-and-what-reaches-only = Steine und was nur sie erreicht.
rules-score-points-of-your-colour = Ergebnis: Punkte deiner Farbe und leere Punkte, die nur deine Farbe erreichen.
rules-your-territory-the-empty-points = Dein *Gebiet*: die leeren Punkte, die deine Farbe erreichen und keine andere.
rules-the-score-looks-at-the = Für das Ergebnis zählt allein die Färbung: nicht, wer am Zug ist, und nicht, was noch kommen mag.
rules-what-is-the-score-as = Wie steht es, so wie das Brett jetzt ist?
rules-white-has-put-one-stone = Weiß hat einen Stein hinter die schwarze Mauer gespielt. Um zu zeigen, dass ein Punkt niemandem gehört, zeige, dass er beide Farben erreicht.
rules-walk-from-the-empty-point-2 = Gehe vom leeren Punkt B5 zu einem weißen Stein.
rules-one-stone-can-make-a = Ein einziger Stein kann ein großes Gebiet zu Niemandsland machen, bis er geschlagen ist oder als tot gilt.
rules-mark-every-point-that-is = Markiere alle Punkte, die jetzt niemandem gehören.
rules-if-you-do-not-agree = Wenn ihr euch über einen Stein nicht einig seid, spielt weiter: Bei diesen Regeln kostet das nichts.
rules-territory-scoring = Gebietsbewertung
rules-the-older-way-prisoners-count = Die ältere Art: Gefangene zählen.
rules-territory-scoring-counts-empty-points = Die Gebietsbewertung zählt leere Punkte minus gefangene Steine. Wer gewinnt, ändert sich selten.
rules-here-stones-do-not-count = Hier zählen Steine nicht. Dein Ergebnis: deine leeren Punkte, minus ein Punkt für jeden deiner Steine, der geschlagen wurde.
rules-black-has-just-taken-four = Schwarz hat gerade mit B2 vier Steine geschlagen. Wie steht es?
rules-the-same-game-by-area = Dieselbe Partie bei Flächenbewertung: Steine und leere Punkte, keine Gefangenen.
rules-what-is-the-score-now = Wie steht es jetzt?
rules-under-territory-scoring-a-stone = Bei Gebietsbewertung kostet ein Stein im eigenen Gebiet einen Punkt.

## learn/made.ts

made-you-are = Du bist { $player }.
made-play-take-stones = Spielen: Steine schlagen
made-take = { $n ->
    [1] { $who } Schlage einen Stein.
   *[other] { $who } Schlage mindestens { $n } Steine.
  }
made-play-save-a-block = Spielen: eine Gruppe retten
made-save-the-block-at = { $who } Rette die Gruppe bei { $made }.
made-play-make-a-block-live = Spielen: eine Gruppe lebendig machen
made-make-two-eyes-for-the = { $who } Mach zwei Augen für die Gruppe bei { $made }.
made-play-kill-a-block = Spielen: eine Gruppe töten
made-kill-the-block-at = { $who } Töte die Gruppe bei { $made }.
made-mark-the-liberties-of-a = Markieren: die Freiheiten einer Gruppe
made-mark-the-liberties-of-the = Markiere die Freiheiten der Gruppe bei { $made }.
made-mark-the-stones-of-a = Markieren: die Steine einer Gruppe
made-mark-every-stone-of-the = Markiere alle Steine der Gruppe, zu der { $made } gehört.
made-mark-blocks-in-atari = Markieren: Gruppen im Atari
made-mark-every-block-with-one = Markiere alle Gruppen, die nur noch eine Freiheit haben.
made-mark-moves-that-take-something = Markieren: Züge, die etwas schlagen
made-mark-every-move-that-takes = { $who } Markiere alle Züge, die etwas schlagen.
made-mark-points-where-one-may = Markieren: verbotene Züge
made-mark-every-empty-point-where = Markiere alle leeren Punkte, auf die { $player } nicht spielen darf.
made-mark-blocks-that-can-never = Markieren: Gruppen, die nie geschlagen werden können
made-mark-every-block-of-that = Markiere alle Gruppen von { $player }, die nie geschlagen werden können.
made-mark-dead-stones = Markieren: tote Steine
made-mark-the-dead-stones-of = Markiere die toten Steine aller Farben.
made-mark-points-that-are-nobodys = Markieren: Punkte, die niemandem gehören
made-say-whose-each-region-is = Gebiet: Wem gehört jeder Bereich?
made-whose-is-each-region-tap = Wem gehört jeder Bereich? Tippe ihn an, bis die Quadrate stimmen.
made-choose-may-one-play-there = Auswählen: Ist der Zug erlaubt?
made-may-play-at = Darf { $player } auf { $made } spielen?
made-choose-is-the-position-legal = Auswählen: Ist die Stellung erlaubt?
made-choose-who-wins-as-it = Auswählen: Wer gewinnt, so wie das Brett jetzt ist?
made-who-wins-if-the-game = Wer gewinnt, wenn die Partie jetzt endet?
made-count-the-scores = Zählen: die Punkte
made-count-the-points-of-each = Zähle die Punkte jeder Farbe.
made-count-liberties = Zählen: Freiheiten
made-how-many-liberties-has-each = Wie viele Freiheiten hat jede Gruppe?
made-your-own-mark-these-points = Eigene: diese Punkte markieren
made-mark-the-best-points = Markiere die besten Punkte.
made-that-is-what-was-asked = Genau das war gefragt.
made-is-not-one-of-them = { $name } gehört nicht dazu.
made-your-own-answers-to-choose = Eigene: Antworten zur Auswahl
made-your-own-a-number = Eigene: eine Zahl
made-your-answer = Deine Antwort
made-the-drawn-board-of-this = Das gezeichnete Brett dieser Aufgabe ist unvollständig.
made-a-board-for-exercises-has = Ein Brett für Aufgaben hat höchstens { $mostpoints } Punkte.
made-the-stones-do-not-fit = Die Steine passen nicht zum Brett.
made-nobody-of-that-colour-plays = Niemand spielt diese Farbe.
made-this-question-tries-every-move = Diese Frage probiert jeden Zug: Wähle ein Brett mit höchstens { $small } Punkten.
made-a-chosen-point-is-not = Einen gewählten Punkt gibt es nicht.
made-choose-the-point-that-is = Wähle den Punkt.
made-choose-the-points-that-are = Wähle die Punkte.
made-say-how-many-stones = Gib ein, wie viele Steine.
made-write-the-right-number = Gib die richtige Zahl ein.
made-write-at-least-two-answers = Gib mindestens zwei Antworten ein.
made-say-which-answers-are-right = Kreuze die richtigen Antworten an.
made-two-answers-are-the-same = Zwei Antworten sind gleich.
made-choose-a-point-with-a = Wähle einen Punkt mit einem Stein.
made-choose-an-empty-point = Wähle einen leeren Punkt.
made-in-this-position-nothing-is = In dieser Stellung ist keine Antwort richtig: Ändere die Steine oder die Frage.
made-in-this-position-nothing-solves = In dieser Stellung gibt es keine Lösung: Ändere die Steine oder die Frage.

## learn/pick.ts

pick-tap-what-you-mean-there = { $what ->
    [liberties] { $n ->
        [one] Tippe deine Antwort an: Es gibt { $n } Freiheit.
       *[other] Tippe deine Antwort an: Es gibt { $n } Freiheiten.
      }
    [stones] { $n ->
        [one] Tippe deine Antwort an: Es ist { $n } Stein.
       *[other] Tippe deine Antwort an: Es sind { $n } Steine.
      }
    [eyes] { $n ->
        [one] Tippe deine Antwort an: Es gibt { $n } Auge.
       *[other] Tippe deine Antwort an: Es gibt { $n } Augen.
      }
   *[points] { $n ->
        [one] Tippe deine Antwort an: Es ist { $n } Punkt.
       *[other] Tippe deine Antwort an: Es sind { $n } Punkte.
      }
  }
pick-missing = { $what ->
    [liberties] { $n ->
        [one] { $n } Freiheit fehlt.
       *[other] { $n } Freiheiten fehlen.
      }
    [stones] { $n ->
        [one] { $n } Stein fehlt.
       *[other] { $n } Steine fehlen.
      }
    [eyes] { $n ->
        [one] { $n } Auge fehlt.
       *[other] { $n } Augen fehlen.
      }
   *[points] { $n ->
        [one] { $n } Punkt fehlt.
       *[other] { $n } Punkte fehlen.
      }
  }

## learn/play.ts

play-the-time-is-over-the = Die Zeit ist um: Die Partie ist verloren, egal wie das Brett aussieht.
play-passes = { $who } passt.
play-plays = { $who } spielt { $name }.

## learn/questions.ts

questions-no-no-liberty = Nein: keine Freiheiten
questions-no-it-stood-before = Nein: wiederholt eine Stellung
questions-takes-stones-and-so-has = { $taken ->
    [one] { $at } schlägt { $taken } Stein und hat deshalb eine Freiheit.
   *[other] { $at } schlägt { $taken } Steine und hat deshalb eine Freiheit.
  }
questions-these-rules-allow-suicide-stones = { $lost ->
    [one] Diese Regeln erlauben Selbstmord: { $lost } Stein käme vom Brett.
   *[other] Diese Regeln erlauben Selbstmord: { $lost } Steine kämen vom Brett.
  }
questions-has-a-liberty-at = { $at } hat eine Freiheit auf { $name }.
questions-legal = Erlaubt
questions-illegal = Nicht erlaubt
questions-s-block-at-has-no = Die Gruppe von { $player } auf { $names } hat keine Freiheiten.
questions-every-block-has-a-liberty = Jede Gruppe hat eine Freiheit.
questions-by = { $colour } über { $path }
questions-reaches = { $name } erreicht: { $ways }.
questions-reaches-but-not = { $name } erreicht: { $ways }; nicht erreicht: { $missed }.
questions-nobody-a-tie = Niemand: unentschieden
questions-the-scores-are-equal = Es steht unentschieden
questions-account = { $player }: { $sum } = { $score }.
questions-points-ahead = Punkte Vorsprung
questions-blocks = Gruppen von { $player }
questions-has-blocks = { $own ->
    [one] { $player } hat { $own } Gruppe: { $parts }.
   *[other] { $player } hat { $own } Gruppen: { $parts }.
  }
questions-liberties-of = Freiheiten von { $name }
questions-has-liberties = { $liberties ->
    [one] { $name } hat { $liberties } Freiheit: { $names }.
   *[other] { $name } hat { $liberties } Freiheiten: { $names }.
  }
questions-has-no-liberty = { $name } hat keine Freiheiten.
questions-periods-left = Verbleibende Perioden
questions-the-last-period-is-over = Auch die letzte Periode ist um: Die Partie ist auf Zeit verloren.
questions-the-main-time-is-over = { $n ->
    [0] Die Hauptzeit ist um, und keine volle Periode ist vergangen. Die Periode, in der der Zug gespielt wird, ist nicht verloren.
    [one] Die Hauptzeit ist um, dann verging { $n } volle Periode. Die Periode, in der der Zug gespielt wird, ist nicht verloren.
   *[other] Die Hauptzeit ist um, dann vergingen { $n } volle Perioden. Die Periode, in der der Zug gespielt wird, ist nicht verloren.
  }
questions-it-lives-as-it-is = Sie lebt, wie sie ist
questions-whoever-moves-first-decides = Wer zuerst zieht, entscheidet
questions-it-is-dead = Sie ist tot
questions-against-every-move-the-engine = Gegen jeden Zug findet das Programm eine Antwort, die zwei Augen macht.
questions-lives-at-kills-at = { $player } lebt mit { $saving }; { $player2 } tötet mit { $name }.
questions-no-single-move-makes-two = Kein einzelner Zug macht zwei Augen.
questions-from-to-there-are-steps = { $n ->
    [one] Von { $weaker } bis { $stronger } ist es { $n } Rang, und jeder Rang ist einen Stein wert.
   *[other] Von { $weaker } bis { $stronger } sind es { $n } Ränge, und jeder Rang ist einen Stein wert.
  }

## learn/searches.ts

searches-liberties-every-empty-point-that = { $stones ->
    [1] { $n ->
        [one] { $n } Freiheit: jeder leere Punkt, der durch eine Linie mit dem Stein verbunden ist.
       *[other] { $n } Freiheiten: alle leeren Punkte, die durch eine Linie mit dem Stein verbunden sind.
      }
   *[other] { $n ->
        [one] { $n } Freiheit: jeder leere Punkt, der durch eine Linie mit der Gruppe verbunden ist.
       *[other] { $n } Freiheiten: alle leeren Punkte, die durch eine Linie mit der Gruppe verbunden sind.
      }
  }
searches-has-a-stone-a-liberty = Auf { $at } steht ein Stein. Eine Freiheit ist ein leerer Punkt.
searches-lies-aslant-no-line-joins = { $stones ->
    [1] { $at } liegt diagonal: Keine Linie verbindet den Punkt mit dem Stein.
   *[other] { $at } liegt diagonal: Keine Linie verbindet den Punkt mit der Gruppe.
  }
searches-is-too-far-away-no = { $stones ->
    [1] { $at } ist zu weit weg: Keine Linie verbindet den Punkt mit dem Stein.
   *[other] { $at } ist zu weit weg: Keine Linie verbindet den Punkt mit der Gruppe.
  }
searches-stones-in-one-block-a = { $n ->
    [one] { $n } { $colour }er Stein: eine Gruppe für sich.
   *[other] { $n } Steine in einer Gruppe: Ein Weg über { $colour }e Steine verbindet jeden mit jedem.
  }
searches-is-empty-a-block-is = { $at } ist leer: Eine Gruppe besteht aus Steinen.
searches-has-another-colour = { $at } hat eine andere Farbe.
searches-is-too-but-no-path = { $at } ist auch { $colour }, aber kein Weg über { $colour }e Steine führt von { $name } dorthin.
searches-is-empty-a-block-is-2 = { $name } ist leer; eine Gruppe besteht aus Steinen.
searches-s-block-at = Die Gruppe von { $player } bei { $name }
searches-each-of-them-has-one = Jede von ihnen hat nur noch eine Freiheit, und der nächste Zug kann sie schlagen.
searches-has-liberties = { $liberties ->
    [one] { $blockName } hat { $liberties } Freiheit: { $names }.
   *[other] { $blockName } hat { $liberties } Freiheiten: { $names }.
  }
searches-no-line-leads-from-it = Keine Linie führt von ihr zu einem leeren Punkt.
searches-has-a-liberty-at = { $blockName } hat eine Freiheit auf { $name }.
searches-two-eyes-whatever-the-opponent = Zwei Augen: Was der Gegner auch spielt, eines bleibt leer.
searches-has-no-two-eyes-it = { $blockName } hat keine zwei Augen: Sie kann geschlagen werden, wenn man sich nicht um sie kümmert.
searches-the-question-is-about-stones = Gefragt ist nach { $colour }en Steinen.
searches-nothing-can-part-the-stones = Nichts kann die Steine um sie herum trennen.
searches-is-a-false-eye-the = { $name } ist ein falsches Auge: Die Steine darum herum können getrennt und einige von ihnen geschlagen werden.
searches-is-no-eye-an-eye = { $name } ist kein Auge: Ein Auge ist ein leerer Punkt, der von { $colour }en Steinen umgeben ist.
searches-they-stand-where-only-the = Sie stehen, wo nur die andere Farbe leben kann. Beide wissen es und nehmen sie vom Brett.
searches-can-never-be-taken-it = { $blockName } kann nie geschlagen werden: Sie lebt.
searches-is-not-lost-for-certain = { $blockName } kann noch überleben.
searches-these-stones-do-not-reach = { $n ->
    [one] { $n } Stein erreicht keinen leeren Punkt; räumt man die { $colour }en Steine, wird sein Punkt leer.
   *[other] Diese { $n } Steine erreichen keinen leeren Punkt; räumt man die { $colour }en Steine, werden ihre Punkte leer.
  }
searches-is-not-it-stays-as = { $at } ist nicht { $colour }: Der Punkt bleibt, wie er ist.
searches-reaches-empty-at-so-it = { $at } erreicht den leeren Punkt { $name }, also bleibt der Stein.
searches-first-the-others-are-cleared = { $taken ->
    [one] Zuerst werden die anderen geräumt: { $taken } Stein. Dann haben die Steine von { $who } wieder Freiheiten und bleiben.
   *[other] Zuerst werden die anderen geräumt: { $taken } Steine. Dann haben die Steine von { $who } wieder Freiheiten und bleiben.
  }
searches-no-other-block-lost-its = { $own ->
    [one] Keine andere Gruppe hat ihre letzte Freiheit verloren, also muss { $own } eigener Stein von { $who } weg: Selbstmord.
   *[other] Keine andere Gruppe hat ihre letzte Freiheit verloren, also müssen { $own } eigene Steine von { $who } weg: Selbstmord.
  }
searches-is-empty = { $at } ist leer.
searches-stays-once-the-others-are = { $at } bleibt: Sind die anderen geräumt, hat der Stein eine Freiheit.
searches-stays-its-block-still-has = { $at } bleibt: Die Gruppe hat noch eine Freiheit.
searches-for-example = Zum Beispiel: { $first }
searches-has-a-stone-find-the = Auf { $name } steht ein Stein: Finde die leeren Punkte.
searches-may-play-it-takes-stones = { $taken ->
    [one] { $player } darf { $name } spielen: Das schlägt { $taken } Stein, also hat der Stein eine Freiheit.
   *[other] { $player } darf { $name } spielen: Das schlägt { $taken } Steine, also hat der Stein eine Freiheit.
  }
searches-may-play-the-stone-would = { $player } darf { $name } spielen: Der Stein hätte eine Freiheit.
searches-takes = { $name } schlägt { $takes }
searches-each-takes = { $takes }.
searches-has-a-stone-already = Auf { $name } steht schon ein Stein.
searches-a-stone-at-takes-nothing = Ein Stein auf { $name } schlägt nichts: Das ist für keine Gruppe die letzte Freiheit.
searches-these-reach-more-than-one = Diese erreichen mehr als eine Farbe: Sie gehören niemandem.
searches-has-a-stone-it-counts = Auf { $name } steht ein Stein: Er zählt für { $player }.
searches-reaches-only-it-is-s = { $name } erreicht nur { $colour }e Steine: Der Punkt gehört { $player }.
searches-these-are-the-customary-places = { $stones ->
    [one] Das ist der übliche Platz für { $stones } Stein auf diesem Brett.
   *[other] Das sind die üblichen Plätze für { $stones } Steine auf diesem Brett.
  }
searches-is-not-one-of-the = { $name } ist keiner der üblichen Plätze.

## learn/walk.ts

walk-no-line-joins-and = Keine Linie verbindet { $name } und { $name2 }.
walk-reaches-at-the-shortest-way = { $n ->
    [one] { $name } erreicht die Farbe „{ $colour }“ auf { $name2 }. Der kürzeste Weg hat einen Schritt.
   *[other] { $name } erreicht die Farbe „{ $colour }“ auf { $name2 }. Der kürzeste Weg hat { $n } Schritte.
  }
walk-is-a-path-keeps-to = { $name } ist { $colour }. Ein Weg bleibt bis zum letzten Schritt auf Punkten, die wie { $name2 } { $own } sind.
walk-you-have-already = { $at } hast du schon.
walk-has-a-stone-here-one = Auf { $at } steht ein Stein. Setze einen Stein auf einen leeren Punkt.
walk-ways-and-the-engine-knows = { $all ->
    [one] { $all } Möglichkeit. Das Programm findet keine weitere.
   *[other] { $all } Möglichkeiten. Das Programm findet keine weiteren.
  }
walk-at = { $player } auf { $at }
walk-without = Ohne { $at }
walk-every-block-has-a-liberty = { $how }: Jede Gruppe hat eine Freiheit.
walk-then-s-block-at-has = { $n ->
    [1] Dann hat die Gruppe von { $player } bei { $name } keine Freiheiten.
    [2] Dann hat die Gruppe von { $player } bei { $name } keine Freiheiten und eine weitere auch nicht.
   *[other] Dann hat die Gruppe von { $player } bei { $name } keine Freiheiten und weitere auch nicht.
  }
walk-each-region-that-reaches-one = Jeder Bereich, der nur eine Farbe erreicht, gehört dieser Farbe; einer, der mehrere erreicht, gehört niemandem.
walk-each-region-reaches-one-colour = Jeder Bereich erreicht nur eine Farbe und gehört ihr.
walk-reaches-it-is = { $at } erreicht nur { $colours }e Steine: Der Punkt gehört { $player }.
