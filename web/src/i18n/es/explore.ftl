## explore/ExplorePage.tsx

explore-the-link-to-this-board = El enlace a este tablero está incompleto.
explore-no-such-board = Este tablero no existe
explore-explore-another = Explorar otro
explore-explore-a-position-on = Explorar una posición en { $board }
explore-what-to-see = Mostrar
explore-a-block-here-has-no = Aquí hay un grupo sin libertades: puedes verlo, pero no jugar desde esta posición.
explore-all-have-passed = Todos han pasado
explore-to-play = Juega { $player }
explore-no-game-from-here = No hay partida desde aquí
explore-step-by-step = Paso a paso
explore-one-turn-back = Una jugada atrás
explore-one-turn-on = Una jugada adelante
explore-who-begins = Primer jugador
explore-begins = { $player } juega primero
explore-clear-board = Vaciar el tablero
explore-stones-and-moves = Piedras y jugadas
explore-the-link-to-this-position = El enlace a esta posición
explore-the-laboratory = Laboratorio
explore-colourings-already-seen = Posiciones anteriores (superko)
explore-colourings-stood-so-far = { $n ->
    [one] { $n } posición hasta ahora.
   *[other] { $n } posiciones hasta ahora.
  }
explore-the-latest = Se muestran las últimas { $most }.
explore-under-positional-superko-no-move = Con superko posicional, ninguna jugada puede repetir una de ellas.
explore-after-turn = Tras la jugada { $turn }
explore-at-the-start = Al principio

## explore/Lab.tsx

lab-perfect-play = Juego perfecto
lab-from-here-on-small-boards = desde esta posición; solo tableros pequeños
lab-positions = Posiciones
lab-that-are-legal-on-this = legales en este tablero
lab-fair-komi = Komi justo
lab-by-perfect-play-or-games = por juego perfecto o por partidas entre bots
lab-this-asks-the-server-which = Esto necesita el servidor, y no se puede conectar con él.
lab-exact-answers = Respuestas exactas
lab-cancel = Cancelar
lab-click-through-the-proof = Recorrer la demostración
lab-the-laboratorys-machines = Cálculos
explore-asking = Consultando…
lab-waiting-before-it = En espera: { $ahead } por delante
lab-waiting = En espera
lab-working = Calculando…
lab-working-share = Calculando… { $share }
lab-legal-positions-with-colours = <big>{ $digits }</big> posiciones legales con { $players } colores.
lab-to = { $player }: <b>{ $points }</b> (de { $low } a { $high })
lab-points = { $player }: <b>{ $points }</b>
lab-exactly-by-perfect-play = Exacto, por juego perfecto.
lab-from-games-of-bots = { $games ->
    [one] Según { $games } partida entre bots.
   *[other] Según { $games } partidas entre bots.
  }
lab-black-can-secure-points = Negro puede asegurarse { $points }
lab-neither-side-can-win = Ningún bando puede ganar
lab-best = Lo mejor: { $best }.
lab-a-line-of-best-play = { $nodes ->
    [one] Mejor juego: { $line }. { $nodes } posición examinada. Los números en el tablero muestran a qué lleva cada jugada.
   *[other] Mejor juego: { $line }. { $nodes } posiciones examinadas. Los números en el tablero muestran a qué lleva cada jugada.
  }

## explore/Proof.tsx

proof-has-a-turn-that-proves = { $who } tiene una jugada que lo demuestra.
proof-may-do-anything-every-turn = { $who } puede jugar cualquier cosa; cada jugada tiene respuesta. Elige una.
proof-enough-is-kept-for-good = Desde aquí hay suficientes puntos seguros, pase lo que pase.
proof-play-has-ended-with-a = La partida ha terminado con el resultado anunciado.
proof-the-proof-goes-on = La demostración continúa.
proof-what-is-proved = Qué se demuestra
proof-at-the-start = Al principio.
explore-back = Atrás
proof-close-the-proof = Cerrar la demostración
proof-the-proof = La demostración
proof-at-least = al menos { $value }
proof-at-most = como máximo { $value }

## explore/Proven.tsx

proven-title = 5×5 está demostrado: Negro obtiene todos los puntos
proven-about = Con superko posicional y sin suicidio, Negro juega C3 y obtiene los 25 puntos, haga lo que haga Blanco. 2 son las respuestas de Blanco salvo simetría; 3, las de Negro. Elige una para verla en el tablero.
proven-line = { $white } { $reply }, { $black } { $answer }

## explore/Setting.tsx

setting-other-rules = { $board }, otras reglas…
setting-rules-such-as-no-suicide = Reglas, por ejemplo no-suicide,players=3
setting-use-them = Aplicar
setting-change-the-board = Cambiar el tablero
setting-draw-one = Dibujar uno

## explore/Thoughts.tsx

thoughts-what-does-the-bot-think = ¿Qué piensa el bot?
thoughts-it-thinks = Pensando…
thoughts-ask-it = Preguntar
thoughts-the-bot = El bot

## explore/lens.ts

lens-blocks = Grupos
lens-reach = Alcance
lens-legal-moves = Jugadas legales
lens-territory = Territorio
lens-life = Vida
lens-blocks-point-at-a-stone = { $n ->
    [one] { $n } grupo. Señala una piedra para ver su grupo y sus libertades.
   *[other] { $n } grupos. Señala una piedra para ver su grupo y sus libertades.
  }
lens-the-block-at-stones-liberties = Grupo de { $player } en { $name }: { $stones }, { $liberties } ({ $points }).
lens-liberties = { $n ->
    [one] { $n } libertad
   *[other] { $n } libertades
  }
lens-no-stones-yet = Aún no hay piedras.
lens-a-block-has-no-liberty = Un grupo no tiene libertades: ninguna jugada de una partida termina así.
lens-each-stone-shows-the-liberties = Cada piedra muestra las libertades de su grupo. Un grupo con una sola libertad puede ser capturado enseguida.
lens-each-stone-shows-the-liberties-2 = Cada piedra muestra las libertades de su grupo.
lens-choose-a-point-to-see = Elige un punto para ver qué alcanza y por qué camino.
lens-empty-points = vacío
lens-reaches = Colores que alcanza { $name }: { $list }.
lens-reaches-by = Colores que alcanza { $name }: { $list } ({ $path }).
lens-legal-moves-and-the-pass = { $n ->
    [one] { $n } jugada legal, además de pasar.
   *[other] { $n } jugadas legales, además de pasar.
  }
lens-reaches-alone-it-is-s = { $at } solo alcanza el color { $reached }: es de { $player }.
lens-reaches-it-is-nobodys = { $at } alcanza los colores { $reached }: no es de nadie.
lens-empty-points-that-reach-one = Los puntos vacíos que solo alcanzan un color son de ese color.
lens-stones-can-never-be-taken = { $n ->
    [one] { $n } piedra nunca puede ser capturada, aunque su dueño pase siempre.
   *[other] { $n } piedras nunca pueden ser capturadas, aunque su dueño pase siempre.
  }
lens-no-stone-is-alive-for = Ninguna piedra está viva incondicionalmente: para eso hacen falta dos ojos.
lens-a-block-here-has-no = Aquí hay un grupo sin libertades: una partida no puede empezar así.

## explore/steps.tsx

steps-stones-of-the-opponents-now = { $n ->
    [one] { $n } piedra rival ya no alcanza ningún punto vacío (con anillo).
   *[other] { $n } piedras rivales ya no alcanzan ningún punto vacío (con anillo).
  }
steps-every-opposing-stone-still-reaches = Todas las piedras rivales alcanzan aún un punto vacío.
steps-1-puts-a-stone-on = { $who } juega en { $name }.
steps-stones-of-s-own-reach = { $n ->
    [one] { $n } piedra de { $who } no alcanza ningún punto vacío: suicidio.
   *[other] { $n } piedras de { $who } no alcanzan ningún punto vacío: suicidio.
  }
steps-s-own-stones-all-reach = Todas las piedras de { $who } alcanzan alguno.
steps-2-the-opponents-are-cleared = { $n ->
    [0] Se limpia a los rivales: no se retira nada.
   *[other] Se limpia a los rivales.
  }
steps-3-s-own-colour-is = { $n ->
    [0] Se limpia a { $who }: no se retira nada.
   *[other] Se limpia a { $who }.
  }
steps-this-colouring-is-new-the = Esta posición es nueva: la jugada es legal.
steps-next-step = Siguiente paso
steps-play-it = Jugarla
steps-take-it-back = Retirarla
