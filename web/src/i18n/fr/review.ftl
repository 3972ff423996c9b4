## review/Review.tsx

review-review = Analyse
review-start = Analyser la partie
review-follow = Analyser la position affichée
review-under-way = Analyse de la partie
review-stop = Arrêter
review-curves = Graphique
review-win-rate = Taux de victoire
review-whose-points = Territoire
review-share = { $player } { $win } · { $lead } points
review-read = { $n ->
    [one] D’après { $n } position examinée par le bot.
   *[other] D’après { $n } positions examinées par le bot.
  }
review-previous-mistake = Erreur précédente
review-next-mistake = Erreur suivante

## review/Chart.tsx

review-win-chart = Taux de victoire à chaque coup
review-score-chart = Avance à chaque coup
review-chart-turn = Coup { $turn } : { $values }

## review/Mistakes.tsx

review-biggest-mistakes = Plus grosses erreurs
review-mistake = Coup { $turn }, { $move } : { $grade }
review-summary = Gaffes : { $blunders } · Erreurs : { $mistakes } · Imprécisions : { $inaccuracies } · Points perdus par coup : { $average }
review-loss = −{ $points } points · taux de victoire −{ $win }
review-gain = { $player } +{ $points }
review-gifts = Points offerts aux autres par des erreurs
review-mistakes-by = Erreurs de

## review/TurnCard.tsx

review-this-turn = Ce coup
review-turn = Coup { $turn }, { $player } { $move } : { $grade }
review-better = Mieux :
review-why = Pourquoi :
review-captures = { $n ->
    [one] Cela permet à { $player } de capturer la pierre en { $at }.
   *[other] Cela permet à { $player } de capturer { $n } pierres en { $at }.
  }
review-line = { $n ->
    [one] Dans la suite ci-dessous, la pierre en { $at } est capturée.
   *[other] Dans la suite ci-dessous, { $n } pierres en { $at } sont capturées.
  }
review-atari = { $n ->
    [one] Cela permet à { $player } de mettre en atari la pierre en { $at }.
   *[other] Cela permet à { $player } de mettre en atari { $n } pierres en { $at }.
  }
review-missed = { $n ->
    [one] { $move } aurait capturé la pierre en { $at }.
   *[other] { $move } aurait capturé { $n } pierres en { $at }.
  }
review-rescue = { $n ->
    [one] { $move } aurait sorti d’atari la pierre en { $at }.
   *[other] { $move } aurait sorti d’atari { $n } pierres en { $at }.
  }
review-play-line = Jouer cette suite comme variante
review-try-again = Réessayer d’ici
review-bot = Bot

## review/Candidates.tsx

candidates-figures = { $player } { $win } · { $lead } points
candidates-lost = perd { $points }
candidates-then = puis { $line }
opinion-pass = passer

## What a review says of a move

mark-best = meilleur coup
mark-good = bon coup
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe
