## explore/ExplorePage.tsx

explore-the-link-to-this-board = Der Link zu diesem Brett ist unvollständig.
explore-no-such-board = Dieses Brett gibt es nicht
explore-explore-another = Ein anderes erkunden
explore-explore-a-position-on = Stellung auf { $board } erkunden
explore-what-to-see = Anzeigen
explore-a-block-here-has-no = Eine Gruppe hier hat keine Freiheiten: Du kannst sie ansehen, aber nicht von hier aus spielen.
explore-all-have-passed = Alle haben gepasst
explore-to-play = { $player } ist am Zug
explore-no-game-from-here = Von hier aus keine Partie
explore-step-by-step = Schritt für Schritt
explore-one-turn-back = Ein Zug zurück
explore-one-turn-on = Ein Zug vor
explore-who-begins = Wer beginnt
explore-begins = { $player } beginnt
explore-clear-board = Brett leeren
explore-stones-and-moves = Steine und Züge
explore-the-link-to-this-position = Der Link zu dieser Stellung
explore-the-laboratory = Labor
explore-colourings-already-seen = Frühere Stellungen (Superko)
explore-colourings-stood-so-far = { $n ->
    [one] Bisher { $n } Stellung.
   *[other] Bisher { $n } Stellungen.
  }
explore-the-latest = Die letzten { $most } werden gezeigt.
explore-under-positional-superko-no-move = Bei positionellem Superko darf kein Zug eine davon wiederholen.
explore-after-turn = Nach Zug { $turn }
explore-at-the-start = Am Anfang

## explore/Lab.tsx

lab-perfect-play = Perfektes Spiel
lab-from-here-on-small-boards = ab dieser Stellung; nur kleine Bretter
lab-positions = Stellungen
lab-that-are-legal-on-this = die auf diesem Brett erlaubt sind
lab-fair-komi = Faires Komi
lab-by-perfect-play-or-games = aus perfektem Spiel oder Partien zwischen Bots
lab-this-asks-the-server-which = Dafür braucht es den Server, der nicht erreichbar ist.
lab-exact-answers = Exakte Antworten
lab-cancel = Abbrechen
lab-click-through-the-proof = Beweis durchklicken
lab-the-laboratorys-machines = Berechnungen
explore-asking = Anfrage läuft …
lab-waiting-before-it = Wartet: { $ahead } davor
lab-waiting = Wartet
lab-working = Wird berechnet …
lab-working-share = Wird berechnet … { $share }
lab-legal-positions-with-colours = <big>{ $digits }</big> erlaubte Stellungen mit { $players } Farben.
lab-to = { $player }: <b>{ $points }</b> ({ $low } bis { $high })
lab-points = { $player }: <b>{ $points }</b>
lab-exactly-by-perfect-play = Exakt, aus perfektem Spiel.
lab-from-games-of-bots = { $games ->
    [one] Aus { $games } Partie zwischen Bots.
   *[other] Aus { $games } Partien zwischen Bots.
  }
lab-black-can-secure-points = Schwarz kann { $points } sichern
lab-neither-side-can-win = Keine Seite kann gewinnen
lab-best = Am besten: { $best }.
lab-a-line-of-best-play = { $nodes ->
    [one] Bestes Spiel: { $line }. { $nodes } Stellung durchsucht. Die Zahlen auf dem Brett zeigen, wohin jeder Zug führt.
   *[other] Bestes Spiel: { $line }. { $nodes } Stellungen durchsucht. Die Zahlen auf dem Brett zeigen, wohin jeder Zug führt.
  }

## explore/Proof.tsx

proof-has-a-turn-that-proves = { $who } hat einen Zug, der es beweist.
proof-may-do-anything-every-turn = { $who } darf alles spielen; auf jeden Zug gibt es eine Antwort. Wähle einen.
proof-enough-is-kept-for-good = Ab hier sind genug Punkte sicher, was auch geschieht.
proof-play-has-ended-with-a = Die Partie hat mit dem behaupteten Ergebnis geendet.
proof-the-proof-goes-on = Der Beweis geht weiter.
proof-what-is-proved = Was bewiesen wird
proof-at-the-start = Am Anfang.
explore-back = Zurück
proof-close-the-proof = Beweis schließen
proof-the-proof = Der Beweis
proof-at-least = mindestens { $value }
proof-at-most = höchstens { $value }

## explore/Proven.tsx

proven-title = 5×5 ist bewiesen: Schwarz bekommt jeden Punkt
proven-about = Bei positionellem Superko ohne Selbstmord spielt Schwarz C3 und bekommt alle 25 Punkte, was Weiß auch tut. 2 sind die Antworten von Weiß bis auf Symmetrie, 3 die von Schwarz. Wähle eine, um sie auf dem Brett zu sehen.
proven-line = { $white } { $reply }, { $black } { $answer }

## explore/Setting.tsx

setting-other-rules = { $board }, andere Regeln …
setting-rules-such-as-no-suicide = Regeln, etwa no-suicide,players=3
setting-use-them = Anwenden
setting-change-the-board = Brett ändern
setting-draw-one = Eines zeichnen

## explore/Thoughts.tsx

thoughts-what-does-the-bot-think = Was denkt der Bot?
thoughts-it-thinks = Denkt nach …
thoughts-ask-it = Fragen
thoughts-the-bot = Der Bot

## explore/lens.ts

lens-blocks = Gruppen
lens-reach = Erreichen
lens-legal-moves = Erlaubte Züge
lens-territory = Gebiet
lens-life = Leben
lens-blocks-point-at-a-stone = { $n ->
    [one] { $n } Gruppe. Zeige auf einen Stein, um seine Gruppe und ihre Freiheiten zu sehen.
   *[other] { $n } Gruppen. Zeige auf einen Stein, um seine Gruppe und ihre Freiheiten zu sehen.
  }
lens-the-block-at-stones-liberties = Gruppe von { $player } bei { $name }: { $stones }, { $liberties } ({ $points }).
lens-liberties = { $n ->
    [one] { $n } Freiheit
   *[other] { $n } Freiheiten
  }
lens-no-stones-yet = Noch keine Steine.
lens-a-block-has-no-liberty = Eine Gruppe hat keine Freiheiten: So endet kein Zug einer Partie.
lens-each-stone-shows-the-liberties = Jeder Stein zeigt die Freiheiten seiner Gruppe. Eine Gruppe mit einer einzigen Freiheit kann sofort geschlagen werden.
lens-each-stone-shows-the-liberties-2 = Jeder Stein zeigt die Freiheiten seiner Gruppe.
lens-choose-a-point-to-see = Wähle einen Punkt, um zu sehen, was er erreicht und auf welchem Weg.
lens-empty-points = leer
lens-reaches = { $name } erreicht: { $list }.
lens-reaches-by = { $name } erreicht: { $list }. Weg: { $path }.
lens-legal-moves-and-the-pass = { $n ->
    [one] { $n } erlaubter Zug, dazu Passen.
   *[other] { $n } erlaubte Züge, dazu Passen.
  }
lens-reaches-alone-it-is-s = { $at } erreicht nur { $reached }e Steine: Der Punkt gehört { $player }.
lens-reaches-it-is-nobodys = { $at } erreicht mehrere Farben ({ $reached }): Der Punkt gehört niemandem.
lens-empty-points-that-reach-one = Leere Punkte, die nur eine Farbe erreichen, gehören ihr.
lens-stones-can-never-be-taken = { $n ->
    [one] { $n } Stein kann nie geschlagen werden, selbst wenn die eigene Seite immer passt.
   *[other] { $n } Steine können nie geschlagen werden, selbst wenn die eigene Seite immer passt.
  }
lens-no-stone-is-alive-for = Kein Stein lebt bedingungslos: Dafür braucht es zwei Augen.
lens-a-block-here-has-no = Eine Gruppe hier hat keine Freiheiten: So kann keine Partie beginnen.

## explore/steps.tsx

steps-stones-of-the-opponents-now = { $n ->
    [one] { $n } gegnerischer Stein erreicht keinen leeren Punkt mehr (mit Ring markiert).
   *[other] { $n } gegnerische Steine erreichen keinen leeren Punkt mehr (mit Ring markiert).
  }
steps-every-opposing-stone-still-reaches = Jeder gegnerische Stein erreicht noch einen leeren Punkt.
steps-1-puts-a-stone-on = { $who } spielt auf { $name }.
steps-stones-of-s-own-reach = { $n ->
    [one] { $n } Stein von { $who } erreicht keinen leeren Punkt: Selbstmord.
   *[other] { $n } Steine von { $who } erreichen keinen leeren Punkt: Selbstmord.
  }
steps-s-own-stones-all-reach = Alle Steine von { $who } erreichen einen.
steps-2-the-opponents-are-cleared = { $n ->
    [0] Die Gegner werden geräumt: Nichts wird entfernt.
   *[other] Die Gegner werden geräumt.
  }
steps-3-s-own-colour-is = { $n ->
    [0] { $who } wird geräumt: Nichts wird entfernt.
   *[other] { $who } wird geräumt.
  }
steps-this-colouring-is-new-the = Diese Stellung ist neu: Der Zug ist erlaubt.
steps-next-step = Nächster Schritt
steps-play-it = Spielen
steps-take-it-back = Zurücknehmen
