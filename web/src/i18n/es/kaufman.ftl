## kaufman/KaufmanPage.tsx

kaufman-as-printed = Tal como se publicó
kaufman-without-endfor = Sin endfor
kaufman-mended = Corregido
kaufman-jeff-kaufmans-paper-of-2006 = El artículo de Jeff Kaufman de 2006 define el go en cualquier grafo: un tablero es un grafo cuyos vértices están vacíos o son negros o blancos, y una partida es una cuádrupla (G, S, P<sub>b</sub>, P<sub>w</sub>). Aquí su algoritmo LIFT se ejecuta paso a paso, junto a la limpieza de las reglas Tromp-Taylor.
kaufman-lift-issafe-and-removeblock = LIFT, isSafe y removeBlock
kaufman-position = Posición
kaufman-a-game-as-a-quadruple = Una partida como cuádrupla
kaufman-errata = Erratas
kaufman-better = Mejor:
kaufman-see-it = Ver
kaufman-the-position = La posición: { $title }
kaufman-plays-at-tap-another-empty = { $player } juega en { $name }. Toca otro punto vacío para ejecutar LIFT allí.
kaufman-reading-of-the-figure = Lectura de la figura
kaufman-one-step-back = Un paso atrás
kaufman-one-step-on = Un paso adelante
kaufman-to-the-end-of-lift = Al final de LIFT
kaufman-step-of = Paso { $at } de { $steps }
kaufman-the-first-ones = (los primeros)
kaufman-possesses-prisoners = { $count ->
    [one] { $player } posee { $count } prisionero
   *[other] { $player } posee { $count } prisioneros
  }
kaufman-issafe-would-follow-too-many = Aquí isSafe seguiría demasiados caminos.
kaufman-the-algorithm = El algoritmo
kaufman-1-colours = 1. { $player } colorea { $name }.
kaufman-2-the-opponents-are-cleared = { $taken ->
    [one] 2. Se limpia a los rivales: { $taken } piedra.
   *[other] 2. Se limpia a los rivales: { $taken } piedras.
  }
kaufman-3-s-own-colour-is = { $lost ->
    [one] 3. Se limpia el color de { $player }: { $lost } piedra.
   *[other] 3. Se limpia el color de { $player }: { $lost } piedras.
  }
kaufman-by-the-tromp-taylor-rules = Según las reglas Tromp-Taylor
kaufman-the-board-is-as-before = El tablero queda como antes de la jugada, así que el superko la prohíbe.
kaufman-lift-called-issafe-times = { $calls ->
    [one] LIFT llamó a isSafe { $calls } vez.
   *[other] LIFT llamó a isSafe { $calls } veces.
  }
kaufman-the-same-board-and-the = El mismo tablero y los mismos prisioneros.
kaufman-prisoners-by-lift-by-the = Prisioneros según LIFT: { $prisoners }; según las reglas: { $due }.
kaufman-the-same-board = El mismo tablero.
kaufman-another-board = Otro tablero.
kaufman-too-many-paths = demasiados caminos
kaufman-same = igual
kaufman-board-differs = tablero distinto
kaufman-prisoners-differ = prisioneros distintos
kaufman-both-differ = tablero y prisioneros distintos
kaufman-where-they-differ = Dónde difieren
kaufman-lift-against-the-rules-by = LIFT frente a las reglas, por caso y lectura
kaufman-calls-of-issafe = Llamadas a isSafe

## kaufman/Quadruples.tsx

quadruples-g-is-the-board-s = G es el tablero, S el conjunto de los tableros anteriores, P<sub>b</sub> y P<sub>w</sub> los prisioneros que poseen Negro y Blanco. Cada turno ejecuta LIFT; el tablero se compara con el de las reglas.
quadruples-g-after-turn = G tras el turno { $at }
quadruples-prisoners = Prisioneros
quadruples-the-turn-before = Turno anterior
quadruples-the-next-turn = Turno siguiente
quadruples-turn-of = Turno { $at } de { $list }
quadruples-the-quadruple-after-turn = La cuádrupla tras el turno { $at }
quadruples-the-board-of-the-rules = el tablero de las reglas
quadruples-another-board-than-by-the = otro tablero que según las reglas
quadruples-boards = { $past ->
    [one] { $past } tablero
   *[other] { $past } tableros
  }
quadruples-from-turn-on-lift-has = Desde el turno { $turn }, LIFT tiene un tablero distinto del de las reglas.
quadruples-it-lifts-the-blocks-of = Retira los bloques de varios rivales uno tras otro.
quadruples-after-turn-the-game-goes = Tras el turno { $list } la partida sigue, pero isSafe tal como se publicó seguiría demasiados caminos.
quadruples-the-latest = los últimos { $most }
quadruples-the-board-after-turn = El tablero tras el turno { $first }

## kaufman/cases.ts

cases-eight-around-one = Ocho alrededor de una
cases-the-example-of-section-2 = El ejemplo de la sección 2: Blanco juega dentro de un anillo de ocho. Primero se mira el otro color, así que solo salen las piedras de Negro. Ambos métodos coinciden.
cases-black-fills-the-last-liberty = Negro ocupa la última libertad de dos piedras negras. La figura abona cada retirada a quien juega, así que Negro gana dos prisioneros al perder dos piedras. Según la sección 2, deberían contar contra Negro.
cases-a-prisoner-from-nowhere = Un prisionero de la nada
cases-the-test-another-colour-than = La condición «un color distinto de v» también se cumple para los vértices vacíos. A2 está vacío y rodeado de piedras, así que no es seguro; retirarlo no cambia nada y cuenta un prisionero. En la partida 2 × 2 de la biblioteca, Negro obtiene dos de ese modo.
cases-the-missing-endfor = El endfor que falta
cases-the-figure-has-no-endfor = La figura no tiene endfor antes de la última comprobación. Leída así, la piedra de Negro se comprueba tras el primer vecino y se retira antes de mirar A2: la captura nunca ocurre.
cases-far-from-the-stone = Lejos de la piedra
cases-a-position-that-play-cannot = Una posición a la que no se puede llegar jugando: la piedra blanca de la esquina no tiene libertades antes de la jugada. LIFT solo mira la piedra nueva y sus vecinos; la limpieza mira todo el color.
cases-three-players = Tres jugadores
cases-blacks-stone-takes-the-last = La piedra de Negro quita la última libertad a Blanco y a Rojo. LIFT retira un bloque tras otro, y el primero da una libertad al segundo. Las reglas limpian a todos los rivales a la vez.
cases-every-path = Todos los caminos
cases-l-holds-the-path-to = L contiene el camino hasta p, no todos los vértices mirados. La respuesta es correcta, pero isSafe sigue todos los caminos dentro del bloque: para dieciséis piedras en cuadrado se llama miles de veces.

## kaufman/errata.ts

errata-figure-1-last-lines = Figura 1, últimas líneas
errata-stones-lifted-by-suicide-are = Las piedras retiradas por suicidio se abonan a quien juega, como todas las demás.
errata-section-2-counts-prisoners-against = La sección 2 cuenta los prisioneros contra su dueño original. Un suicidio debería sumarse a los prisioneros del rival.
errata-figure-1-main-program = Figura 1, programa principal
errata-each-neighbour-whose-colour-differs = Se comprueba cada vecino cuyo color difiere del de v.
errata-an-empty-neighbour-differs-too = Un vecino vacío también difiere. Si está rodeado de piedras, se «retira»: no cambia nada y se cuenta un prisionero. Hay que comprobar solo piedras.
errata-the-loop-over-the-neighbours = El bucle sobre los vecinos de v no tiene endfor.
errata-it-ends-before-v-itself = Termina antes de comprobar el propio v, como dice el texto. De lo contrario, una piedra que captura puede retirarse antes de la captura.
errata-figure-1-removeblock = Figura 1, removeBlock
errata-the-recursive-call-passes-two = La llamada recursiva pasa dos de tres argumentos.
errata-it-passes-the-prisoner-count = Pasa también el número de prisioneros: removeBlock(L ∪ {"{"}p{"}"}, a, P).
errata-figure-1-issafe = Figura 1, isSafe
errata-l-is-described-as-the = L se describe como el conjunto de los vértices mirados hasta el momento.
errata-l-is-the-path-to = L es el camino hasta p: cada llamada tiene el suyo. La respuesta es correcta, pero se sigue todo camino simple dentro del bloque, así que el tiempo crece exponencialmente con el bloque. Un conjunto común a todas las llamadas lo hace lineal.
errata-section-3 = Sección 3
errata-lifted-pieces-must-be-or = Las piezas retiradas deben ser la pieza recién jugada o lindar con ella.
errata-true-if-no-block-lacked = Cierto si ningún bloque carecía de libertades antes de la jugada, lo que se cumple por inducción desde el tablero vacío. En una posición puesta a mano, LIFT hace menos que la limpieza.
errata-s-is-the-set-of = S es el conjunto de los tableros pasados, de G0 a Gn−1, y prohíbe la repetición.
errata-the-current-board-has-to = El tablero actual también tiene que estar en él. El suicidio de una piedra repite el tablero actual, no uno anterior.
errata-two-players = Dos jugadores.
errata-with-three-or-more-lifting = Con tres jugadores o más, el resultado depende del orden en que se retiran los vecinos. Las reglas de aquí limpian a todos los rivales a la vez.
errata-section-4 = Sección 4
errata-a-game-has-at-most = Una partida tiene como máximo 3^|V| jugadas.
errata-the-board-at-the-start = El tablero inicial también cuenta, así que como máximo 3^|V| − 1. Pasar deja el tablero como está y no puede contarse como jugada.
errata-section-4-footnote-3 = Sección 4, nota 3
errata-a-guess-boards-that-reduce = Una conjetura: los tableros que se reducen no sacan la cota del rango exponencial.
errata-it-is-true-on-a = Es cierta: en un grafo sin vértices aislados, al menos 3^(|V|/2) tableros son legales. En un cuadrado de n × n puntos son legales alrededor de 2,976 elevado a n² tableros; en 19 × 19 es el 1,2 % de los 3^361.
errata-section-5-the-forced-winner = Sección 5, el ganador forzado
errata-where-x-is-to-move = Cuando le toca a x, el ganador es y si x gana en algún hijo, e y en otro caso.
errata-it-is-x-if-some = Es x si x gana en algún hijo, e y en otro caso.
errata-section-5-the-theorem = Sección 5, el teorema
errata-one-of-the-players-can = Uno de los jugadores puede forzar la victoria en todo tablero.
errata-only-if-no-game-is = Solo si ninguna partida termina en empate. En un solo vértice no hay jugada posible, ambos pasan y el resultado es 0 a 0. Con un komi no entero, el teorema se cumple.
errata-section-5-the-size-of = Sección 5, el tamaño del árbol
errata-the-number-v-2-to = Del número (|V|/2) elevado a 3^|V| se dice que es demasiado grande para escribirlo.
errata-for-v-361-it-is = Para |V| = 361 es 10 elevado a 3,93 × 10^172.

## kaufman/lift.ts

lift-empty = { $a } está vacío: seguro.
lift-in-l = { $a } está en L.
lift-other-colour = { $a } es de color { $colour }: otro color.
lift-so-is = { $a } es seguro, y por tanto { $p } también.
lift-becomes-empty = { $p } queda vacío.
lift-one-more = Un prisionero más.
lift-safe = { $v } es seguro.
lift-suicide = { $v } no es seguro: se retira su propio bloque.
lift-played = { $player } ha jugado en { $v }.
lift-next = El siguiente vecino: { $a }, de color { $colour }.
lift-lifted = No es seguro: se retira el bloque de { $a }, de color { $colour }.
lift-lifted-empty = No es seguro: se retira el vértice vacío { $a }.
lift-ended = LIFT ha terminado.
