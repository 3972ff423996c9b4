## kaufman/KaufmanPage.tsx

kaufman-as-printed = Wie gedruckt
kaufman-without-endfor = Ohne endfor
kaufman-mended = Korrigiert
kaufman-jeff-kaufmans-paper-of-2006 = Jeff Kaufmans Arbeit von 2006 definiert Go auf jedem Graphen: Ein Brett ist ein Graph, dessen Knoten leer, schwarz oder weiß sind, und eine Partie ist ein Quadrupel (G, S, P<sub>b</sub>, P<sub>w</sub>). Hier läuft ihr Algorithmus LIFT Schritt für Schritt, neben dem Räumen der Tromp-Taylor-Regeln.
kaufman-lift-issafe-and-removeblock = LIFT, isSafe und removeBlock
kaufman-position = Stellung
kaufman-a-game-as-a-quadruple = Eine Partie als Quadrupel
kaufman-errata = Errata
kaufman-better = Besser:
kaufman-see-it = Ansehen
kaufman-the-position = Die Stellung: { $title }
kaufman-plays-at-tap-another-empty = { $player } spielt auf { $name }. Tippe einen anderen leeren Punkt an, um LIFT dort auszuführen.
kaufman-reading-of-the-figure = Lesart der Abbildung
kaufman-one-step-back = Ein Schritt zurück
kaufman-one-step-on = Ein Schritt vor
kaufman-to-the-end-of-lift = Zum Ende von LIFT
kaufman-step-of = Schritt { $at } von { $steps }
kaufman-the-first-ones = (die ersten)
kaufman-possesses-prisoners = { $count ->
    [one] { $player } besitzt { $count } Gefangenen
   *[other] { $player } besitzt { $count } Gefangene
  }
kaufman-issafe-would-follow-too-many = isSafe müsste hier zu viele Wege verfolgen.
kaufman-the-algorithm = Der Algorithmus
kaufman-1-colours = 1. { $player } färbt { $name }.
kaufman-2-the-opponents-are-cleared = { $taken ->
    [one] 2. Die Gegner werden geräumt: { $taken } Stein.
   *[other] 2. Die Gegner werden geräumt: { $taken } Steine.
  }
kaufman-3-s-own-colour-is = { $lost ->
    [one] 3. Die eigene Farbe von { $player } wird geräumt: { $lost } Stein.
   *[other] 3. Die eigene Farbe von { $player } wird geräumt: { $lost } Steine.
  }
kaufman-by-the-tromp-taylor-rules = Nach den Tromp-Taylor-Regeln
kaufman-the-board-is-as-before = Das Brett ist wie vor dem Zug, also verbietet Superko den Zug.
kaufman-lift-called-issafe-times = { $calls ->
    [one] LIFT hat isSafe { $calls }-mal aufgerufen.
   *[other] LIFT hat isSafe { $calls }-mal aufgerufen.
  }
kaufman-the-same-board-and-the = Dasselbe Brett und dieselben Gefangenen.
kaufman-prisoners-by-lift-by-the = Gefangene nach LIFT: { $prisoners }; nach den Regeln: { $due }.
kaufman-the-same-board = Dasselbe Brett.
kaufman-another-board = Ein anderes Brett.
kaufman-too-many-paths = zu viele Wege
kaufman-same = gleich
kaufman-board-differs = anderes Brett
kaufman-prisoners-differ = andere Gefangene
kaufman-both-differ = anderes Brett, andere Gefangene
kaufman-where-they-differ = Wo sie sich unterscheiden
kaufman-lift-against-the-rules-by = LIFT gegen die Regeln, nach Fall und Lesart
kaufman-calls-of-issafe = Aufrufe von isSafe

## kaufman/Quadruples.tsx

quadruples-g-is-the-board-s = G ist das Brett, S die Menge der Bretter davor, P<sub>b</sub> und P<sub>w</sub> sind die Gefangenen, die Schwarz und Weiß besitzen. Jeder Zug führt LIFT aus; das Brett wird mit dem Brett der Regeln verglichen.
quadruples-g-after-turn = G nach Zug { $at }
quadruples-prisoners = Gefangene
quadruples-the-turn-before = Der Zug davor
quadruples-the-next-turn = Der nächste Zug
quadruples-turn-of = Zug { $at } von { $list }
quadruples-the-quadruple-after-turn = Das Quadrupel nach Zug { $at }
quadruples-the-board-of-the-rules = das Brett der Regeln
quadruples-another-board-than-by-the = ein anderes Brett als nach den Regeln
quadruples-boards = { $past ->
    [one] { $past } Brett
   *[other] { $past } Bretter
  }
quadruples-from-turn-on-lift-has = Ab Zug { $turn } hat LIFT ein anderes Brett als die Regeln.
quadruples-it-lifts-the-blocks-of = LIFT hebt die Blöcke mehrerer Gegner nacheinander ab.
quadruples-after-turn-the-game-goes = Nach Zug { $list } geht die Partie weiter, aber isSafe in der gedruckten Fassung würde zu viele Wege verfolgen.
quadruples-the-latest = die letzten { $most }
quadruples-the-board-after-turn = Das Brett nach Zug { $first }

## kaufman/cases.ts

cases-eight-around-one = Acht um einen
cases-the-example-of-section-2 = Das Beispiel aus Abschnitt 2: Weiß spielt in einen Ring aus acht Steinen. Die andere Farbe wird zuerst betrachtet, also gehen nur die schwarzen Steine. Beide Verfahren stimmen überein.
cases-black-fills-the-last-liberty = Schwarz besetzt die letzte Freiheit zweier schwarzer Steine. Die Abbildung schreibt jedes Abheben dem Ziehenden gut, also gewinnt Schwarz zwei Gefangene, indem es zwei Steine verliert. Nach Abschnitt 2 sollten sie gegen Schwarz zählen.
cases-a-prisoner-from-nowhere = Ein Gefangener aus dem Nichts
cases-the-test-another-colour-than = Der Test „andere Farbe als v“ trifft auch auf leere Knoten zu. A2 ist leer und ringsum von Steinen umgeben, also nicht sicher; ihn abzuheben ändert nichts und zählt einen Gefangenen. In der Partie auf 2 × 2 in der Bibliothek bekommt Schwarz auf diese Weise zwei.
cases-the-missing-endfor = Das fehlende endfor
cases-the-figure-has-no-endfor = In der Abbildung fehlt das endfor vor dem letzten Test. So gelesen wird der schwarze Stein nach dem ersten Nachbarn geprüft und abgehoben, bevor A2 betrachtet wird: Es wird nie geschlagen.
cases-far-from-the-stone = Fern vom Stein
cases-a-position-that-play-cannot = Eine Stellung, die im Spiel nicht entstehen kann: Der weiße Stein in der Ecke hat schon vor dem Zug keine Freiheit. LIFT betrachtet nur den neuen Stein und seine Nachbarn; das Räumen betrachtet die ganze Farbe.
cases-three-players = Drei Spieler
cases-blacks-stone-takes-the-last = Der schwarze Stein nimmt Weiß und Rot die letzte Freiheit. LIFT hebt einen Block nach dem anderen ab, und der erste gibt dem zweiten eine Freiheit. Die Regeln räumen alle Gegner zugleich.
cases-every-path = Jeder Weg
cases-l-holds-the-path-to = L enthält den Weg zu p, nicht alle betrachteten Knoten. Die Antwort ist richtig, aber isSafe verfolgt jeden Weg innerhalb des Blocks: Bei sechzehn Steinen im Quadrat wird es tausende Male aufgerufen.

## kaufman/errata.ts

errata-figure-1-last-lines = Abbildung 1, letzte Zeilen
errata-stones-lifted-by-suicide-are = Steine, die durch Selbstmord abgehoben werden, werden wie alle anderen dem Ziehenden gutgeschrieben.
errata-section-2-counts-prisoners-against = Abschnitt 2 zählt Gefangene gegen ihren ursprünglichen Besitzer. Ein Selbstmord sollte die Gefangenen des Gegners vermehren.
errata-figure-1-main-program = Abbildung 1, Hauptprogramm
errata-each-neighbour-whose-colour-differs = Jeder Nachbar, dessen Farbe sich von der von v unterscheidet, wird geprüft.
errata-an-empty-neighbour-differs-too = Auch ein leerer Nachbar unterscheidet sich. Ist er ringsum von Steinen umgeben, wird er „abgehoben“: Nichts ändert sich, und ein Gefangener wird gezählt. Nur Steine sind zu prüfen.
errata-the-loop-over-the-neighbours = Der Schleife über die Nachbarn von v fehlt das endfor.
errata-it-ends-before-v-itself = Sie endet, bevor v selbst geprüft wird, wie der Text sagt. Sonst könnte ein schlagender Stein vor dem Schlagen abgehoben werden.
errata-figure-1-removeblock = Abbildung 1, removeBlock
errata-the-recursive-call-passes-two = Der rekursive Aufruf übergibt zwei von drei Argumenten.
errata-it-passes-the-prisoner-count = Er gibt die Zahl der Gefangenen weiter: removeBlock(L ∪ {"{"}p{"}"}, a, P).
errata-figure-1-issafe = Abbildung 1, isSafe
errata-l-is-described-as-the = L wird als die Menge der bisher betrachteten Knoten beschrieben.
errata-l-is-the-path-to = L ist der Weg zu p: Jeder Aufruf hat seinen eigenen. Die Antwort ist richtig, aber jeder einfache Weg innerhalb des Blocks wird verfolgt, sodass die Zeit exponentiell mit dem Block wächst. Eine Menge, die sich alle Aufrufe teilen, macht sie linear.
errata-section-3 = Abschnitt 3
errata-lifted-pieces-must-be-or = Abgehobene Steine müssen der gerade gespielte Stein sein oder an ihn grenzen.
errata-true-if-no-block-lacked = Das stimmt, wenn vor dem Zug kein Block ohne Freiheit war, was durch Induktion vom leeren Brett aus gilt. Bei einer von Hand aufgebauten Stellung leistet LIFT weniger als das Räumen.
errata-s-is-the-set-of = S ist die Menge der früheren Bretter G0 bis Gn−1 und verbietet Wiederholung.
errata-the-current-board-has-to = Auch das aktuelle Brett muss darin sein. Ein Selbstmord mit einem Stein stellt das aktuelle Brett wieder her, kein früheres.
errata-two-players = Zwei Spieler.
errata-with-three-or-more-lifting = Bei drei oder mehr Spielern hängt das Ergebnis davon ab, in welcher Reihenfolge die Nachbarn abgehoben werden. Die Regeln hier räumen alle Gegner zugleich.
errata-section-4 = Abschnitt 4
errata-a-game-has-at-most = Eine Partie hat höchstens 3^|V| Züge.
errata-the-board-at-the-start = Das Brett am Anfang zählt auch, also höchstens 3^|V| − 1. Passen lässt das Brett, wie es ist, und kann nicht als Zug gezählt werden.
errata-section-4-footnote-3 = Abschnitt 4, Fußnote 3
errata-a-guess-boards-that-reduce = Eine Vermutung: Bretter, die sich reduzieren, bringen die Schranke nicht aus dem exponentiellen Bereich.
errata-it-is-true-on-a = Sie stimmt: Auf einem Graphen ohne isolierte Knoten sind mindestens 3^(|V|/2) Bretter erlaubt. Auf einem Quadrat von n × n Punkten sind etwa 2,976 hoch n² Bretter erlaubt; auf 19 × 19 sind es 1,2 % aller 3^361.
errata-section-5-the-forced-winner = Abschnitt 5, der erzwungene Sieger
errata-where-x-is-to-move = Wo x am Zug ist, ist y der Sieger, wenn x einen der Nachfolger gewinnt, und sonst y.
errata-it-is-x-if-some = Der Sieger ist x, wenn x einen der Nachfolger gewinnt, und sonst y.
errata-section-5-the-theorem = Abschnitt 5, der Satz
errata-one-of-the-players-can = Auf jedem Brett kann eine der beiden Seiten den Sieg erzwingen.
errata-only-if-no-game-is = Nur, wenn keine Partie unentschieden endet. Auf einem Knoten ist kein Zug möglich, beide passen, und es steht 0 zu 0. Mit einem nicht ganzzahligen Komi gilt der Satz.
errata-section-5-the-size-of = Abschnitt 5, die Größe des Baums
errata-the-number-v-2-to = Die Zahl (|V|/2) hoch 3^|V| gilt dort als zu groß, um sie aufzuschreiben.
errata-for-v-361-it-is = Für |V| = 361 ist sie 10 hoch 3,93 × 10^172.

## kaufman/lift.ts

lift-empty = { $a } ist leer: sicher.
lift-in-l = { $a } ist in L.
lift-other-colour = { $a } ist { $colour }: eine andere Farbe.
lift-so-is = { $a } ist sicher, also auch { $p }.
lift-becomes-empty = { $p } wird leer.
lift-one-more = Ein Gefangener mehr.
lift-safe = { $v } ist sicher.
lift-suicide = { $v } ist nicht sicher: Der eigene Block wird abgehoben.
lift-played = { $player } hat auf { $v } gespielt.
lift-next = Der nächste Nachbar: { $a }, { $colour }.
lift-lifted = Nicht sicher: Der { $colour }e Block von { $a } wird abgehoben.
lift-lifted-empty = Nicht sicher: Der leere Knoten { $a } wird abgehoben.
lift-ended = LIFT ist beendet.
