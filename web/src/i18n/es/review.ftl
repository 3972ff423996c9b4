## review/Review.tsx

review-review = Análisis
review-start = Analizar la partida
review-follow = Analizar la posición del tablero
review-under-way = Analizando la partida
review-stop = Detener
review-curves = Gráfico
review-win-rate = Tasa de victoria
review-whose-points = Territorio
review-share = { $player } { $win } · { $lead } puntos
review-read = { $n ->
    [one] Según { $n } posición que ha examinado el bot.
   *[other] Según { $n } posiciones que ha examinado el bot.
  }
review-previous-mistake = Error anterior
review-next-mistake = Error siguiente

## review/Chart.tsx

review-win-chart = Tasa de victoria en cada jugada
review-score-chart = Ventaja en cada jugada
review-chart-turn = Jugada { $turn }: { $values }

## review/Mistakes.tsx

review-biggest-mistakes = Mayores errores
review-mistake = Jugada { $turn }, { $move }: { $grade }
review-summary = Errores graves: { $blunders } · Errores: { $mistakes } · Imprecisiones: { $inaccuracies } · Puntos perdidos por jugada: { $average }
review-loss = −{ $points } puntos · tasa de victoria −{ $win }
review-gain = { $player } +{ $points }
review-gifts = Puntos que los errores dieron a los demás
review-mistakes-by = Errores de

## review/TurnCard.tsx

review-this-turn = Esta jugada
review-turn = Jugada { $turn }, { $player } { $move }: { $grade }
review-better = Mejor:
review-why = Por qué:
review-captures = { $n ->
    [one] Así { $player } puede capturar la piedra en { $at }.
   *[other] Así { $player } puede capturar { $n } piedras en { $at }.
  }
review-line = { $n ->
    [one] En la secuencia de abajo se captura la piedra en { $at }.
   *[other] En la secuencia de abajo se capturan { $n } piedras en { $at }.
  }
review-atari = { $n ->
    [one] Así { $player } puede poner en atari la piedra en { $at }.
   *[other] Así { $player } puede poner en atari { $n } piedras en { $at }.
  }
review-missed = { $n ->
    [one] { $move } habría capturado la piedra en { $at }.
   *[other] { $move } habría capturado { $n } piedras en { $at }.
  }
review-rescue = { $n ->
    [one] { $move } habría sacado de atari la piedra en { $at }.
   *[other] { $move } habría sacado de atari { $n } piedras en { $at }.
  }
review-play-line = Jugar esta secuencia como variante
review-try-again = Intentar de nuevo desde aquí
review-bot = Bot

## review/Candidates.tsx

candidates-figures = { $player } { $win } · { $lead } puntos
candidates-lost = pierde { $points }
candidates-then = luego { $line }
opinion-pass = pasar

## What a review says of a move

mark-best = mejor jugada
mark-good = buena jugada
mark-inaccuracy = imprecisión
mark-mistake = error
mark-blunder = error grave
