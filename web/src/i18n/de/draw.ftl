## draw/Canvas.tsx

canvas-point = Punkt { $name }, verbunden mit { $around }
canvas-point-alone = Punkt { $name }, keine Linien
canvas-the-board-you-draw-points = { $points ->
    [one] Dein gezeichnetes Brett, { $points } Punkt
   *[other] Dein gezeichnetes Brett, { $points } Punkte
  }

## draw/DrawPage.tsx

draw-bridge = Brücke
draw-tap-an-empty-place-for = Tippe auf eine leere Stelle, um einen Punkt hinzuzufügen, oder auf zwei Punkte, um sie zu verbinden. Eine Linie, die täuschen würde, wird ein Portal: derselbe Buchstabe an beiden Enden. Ziehe einen Punkt, um ihn zu verschieben, und den Hintergrund, um woanders hinzusehen.
draw-tap-two-points-a-bridge = Tippe zwei Punkte an: Eine Brücke aus neuen Punkten verbindet sie.
draw-tap-a-point-for-a = Tippe einen Punkt an, um ihn zu entfernen, oder eine Linie, um sie zu trennen.
draw-points-lines = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, { $edges ->
    [one] { $edges } Linie
   *[other] { $edges } Linien
  }
draw-draw-a-board-of-your = Zeichne dein eigenes Brett
draw-tool = Werkzeug
draw-redo = Wiederholen
draw-undo = Rückgängig
draw-add-a-point = Punkt hinzufügen
draw-lay-out = Anordnen
draw-snap = Einrasten
draw-chain = Kette
draw-chain-about = Die nächste Linie beginnt, wo die letzte endete. Mit gedrückter Umschalttaste ebenso.
draw-symmetry = Symmetrie
draw-rotations = { $n ->
    [1] Keine Drehung
   *[other] { $n } Drehungen
  }
draw-mirrors = Spiegel
draw-drawing = Zeichnung
draw-tap-anywhere-for-the-first = Tippe irgendwohin für den ersten Punkt oder beginne mit einem Brett
draw-the-link-to-this-board = Der Link zu diesem Brett
draw-the-board = Das Brett
draw-remove = Entfernen
draw-the-chosen-point = Ausgewählter Punkt
draw-play-on-it = Darauf spielen
draw-with-a-friend-by-link = Mit einem Freund, per Link
draw-against-a-bot = Gegen einen Bot
draw-more-players-other-rules = Mehr Spieler, andere Regeln …
draw-explore-it = Erkunden
draw-make-an-exercise = Aufgabe erstellen

## draw/Facts.tsx

facts-neighbours = { $n ->
    [one] { $n } Nachbar
   *[other] { $n } Nachbarn
  }
facts-to-neighbours = { $low } bis { $high } Nachbarn
facts-too-many-symmetries-to-count = Zu viele Symmetrien, um sie hier zu zählen.
facts-no-symmetry-every-point-is = Keine Symmetrie: Jeder Punkt ist anders.
facts-about-10 = etwa 10^{ $exponent }
facts-symmetries = { $kinds ->
    [1] { $count } Symmetrien; alle Punkte sind gleichartig.
   *[other] { $count } Symmetrien; { $kinds } Arten von Punkten.
  }
facts-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
facts-lines = { $n ->
    [one] { $n } Linie
   *[other] { $n } Linien
  }
facts-in-parts = in { $parts } Teilen
facts-point-at-one-to-see = Zeige auf einen, um gleichartige zu sehen.
facts-ready-to-be-played-on = Spielbereit.
facts-what-there-is-to-know = Über dieses Brett

## draw/Makers.tsx

makers-for-makers = Zum Selberbauen
makers-true-to-the-millimetre-strokes = Auf den Millimeter genau: Striche für einen Lasergravierer (Schwarz graviert, Rot schneidet) oder ein Körper mit Rillen und Mulden für den 3D-Drucker.
makers-width-in-millimetres = Breite in Millimetern
makers-strokes-svg = Striche (SVG)
makers-solid-stl = Körper (STL)
makers-text-json = Text (JSON)

## draw/Sources.tsx

sources-start-from-a-board = Mit einem Brett beginnen
sources-or-paste-lines-two-names = Oder Linien (je zwei Namen) oder JSON einfügen
sources-draw-the-text = Zeichnen
sources-empty-board = Leeres Brett

## draw/drawn.ts

drawn-points-have-no-line-a = { $n ->
    [one] Ein Punkt hat keine Linien: Ein Stein dort hat keine Freiheiten
   *[other] { $n } Punkte haben keine Linien: Ein Stein dort hat keine Freiheiten
  }
drawn-points-lie-so-close-that = { $n ->
    [one] { $n } Punkt liegt so nah an einem anderen, dass sich die Steine überlappen
   *[other] { $n } Punkte liegen so nah beieinander, dass sich die Steine überlappen
  }
drawn-a-line-runs-over-and = { $n ->
    [one] Eine Linie läuft über einen Punkt, ohne dort zu enden
   *[other] Linien laufen über { $n } Punkte, ohne dort zu enden
  }
drawn-hint = Ziehe einen Punkt oder nutze „{ $arrange }“.
