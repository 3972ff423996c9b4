## review/Review.tsx

review-review = Analyse
review-start = Partie analysieren
review-follow = Stellung auf dem Brett analysieren
review-under-way = Die Partie wird analysiert
review-stop = Anhalten
review-curves = Diagramm
review-win-rate = Gewinnrate
review-whose-points = Gebiet
review-share = { $player } { $win } · { $lead } Punkte
review-read = { $n ->
    [one] Nach { $n } Stellung, die der Bot angesehen hat.
   *[other] Nach { $n } Stellungen, die der Bot angesehen hat.
  }
review-previous-mistake = Voriger Fehler
review-next-mistake = Nächster Fehler

## review/Chart.tsx

review-win-chart = Gewinnrate nach jedem Zug
review-score-chart = Vorsprung nach jedem Zug
review-chart-turn = Zug { $turn }: { $values }

## review/Mistakes.tsx

review-biggest-mistakes = Größte Fehler
review-mistake = Zug { $turn }, { $move }: { $grade }
review-summary = Grobe Fehler: { $blunders } · Fehler: { $mistakes } · Ungenauigkeiten: { $inaccuracies } · Verlorene Punkte pro Zug: { $average }
review-loss = −{ $points } Punkte · Gewinnrate −{ $win }
review-gain = { $player } +{ $points }
review-gifts = Punkte, die Fehler anderen gebracht haben
review-mistakes-by = Fehler von

## review/TurnCard.tsx

review-this-turn = Dieser Zug
review-turn = Zug { $turn }, { $player } { $move }: { $grade }
review-better = Besser:
review-why = Warum:
review-captures = { $n ->
    [one] So kann { $player } den Stein auf { $at } schlagen.
   *[other] So kann { $player } { $n } Steine bei { $at } schlagen.
  }
review-line = { $n ->
    [one] In der Folge unten wird der Stein auf { $at } geschlagen.
   *[other] In der Folge unten werden { $n } Steine bei { $at } geschlagen.
  }
review-atari = { $n ->
    [one] So kann { $player } den Stein auf { $at } ins Atari setzen.
   *[other] So kann { $player } { $n } Steine bei { $at } ins Atari setzen.
  }
review-missed = { $n ->
    [one] { $move } hätte den Stein auf { $at } geschlagen.
   *[other] { $move } hätte { $n } Steine bei { $at } geschlagen.
  }
review-rescue = { $n ->
    [one] { $move } hätte den Stein auf { $at } aus dem Atari befreit.
   *[other] { $move } hätte { $n } Steine bei { $at } aus dem Atari befreit.
  }
review-play-line = Diese Folge als Variante spielen
review-try-again = Von hier noch einmal versuchen
review-bot = Bot

## review/Candidates.tsx

candidates-figures = { $player } { $win } · { $lead } Punkte
candidates-lost = verliert { $points }
candidates-then = dann { $line }
opinion-pass = Passen

## What a review says of a move

mark-best = bester Zug
mark-good = guter Zug
mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = grober Fehler
