## Players

player-black = Negro
player-white = Blanco
player-red = Rojo
player-blue = Azul
player-green = Verde
player-yellow = Amarillo

# The colour as an adjective, and as what a point reaches.
colour-black = negro
colour-white = blanco
colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
stone-black = piedra negra
stone-white = piedra blanca
stone-red = piedra roja
stone-blue = piedra azul
stone-green = piedra verde
stone-yellow = piedra amarilla
colour-empty = vacío

## common

common-back-to-home = Volver al inicio
common-try-again = Reintentar
common-new-game = Nueva partida
common-library = Biblioteca
common-archive = Archivo
common-draw = Dibujar
common-you = Tú
common-erase = Borrar
common-the-bot-could-not-be = No se pudo cargar el bot.
common-undo = Deshacer
common-name = Nombre
common-done = Listo
common-on-this-device = En este dispositivo
common-finding-a-fair-komi-for = Buscando un komi justo para este tablero…
common-start = Empezar
common-beginning = Inicio
common-play = Jugar
common-pass = Pasar
common-empty = Vacío
common-show-more = Mostrar más
common-board = Tablero
common-stones = Piedras
common-liberties = Libertades
common-best-moves = Mejores jugadas
common-close = Cerrar
common-to-the-lessons = Ir a las lecciones
common-to-the-start = Al principio
common-score = Puntuación
common-some-mathematics-of-go = Some Mathematics of Go
common-game = Partida
common-suicide = Suicidio
common-time-left = Tiempo restante
common-the-rules-in-a-minute = Las reglas en un minuto
common-a-position = Una posición: { $title }
common-yes = Sí
common-no-such-game = Esta partida no existe
common-open-a-game = Abrir una partida
common-back-to-the-game = Volver a la partida
common-link-to-this-position = Enlace a esta posición
common-play-on = Seguir jugando
common-more = Más
common-resign = Abandonar
common-unmute = Dejar de silenciar
common-mute = Silenciar
common-no = No
common-accept = Aceptar
common-not-rated = no clasificatoria
common-rated = clasificatoria
common-used = último uso: { $day }
common-copy-the-link = Copiar enlace
common-open-seat = asiento libre
common-which-stones-are-dead = ¿Qué piedras están muertas?
common-why-hover-over-any-point = Pasa el cursor por un punto o tócalo para ver por qué cuenta.
common-your-games = Tus partidas
common-copied = Copiado
common-label = { $label }: { $text }

## App.tsx

app-nothing-here = Página no encontrada
app-there-is-no-such-page = No hay nada en esta dirección.
app-the-rules-did-not-load = No se pudieron cargar las reglas
app-learn = Aprender
app-new-short = Nueva
app-explore = Explorar
app-pages = Páginas
app-the-connection-is-lost-trying = Conexión perdida. Reconectando… Tus jugadas están a salvo.
app-the-server-cannot-be-reached = No se puede conectar con el servidor. Las partidas en este dispositivo funcionan sin él.
app-a-new-version-is-ready = Hay una nueva versión de omnigo.
app-use-it-now = Recargar
app-an-unsent-turn-was-refused = Se rechazó una jugada que no se había podido enviar: { $why }

## board/BoardPanel.tsx

board-panel-solid = 3D
board-panel-flat = Plano
board-panel-both = Ambos
board-panel-view = Vista
board-panel-zoom-in = Acercar
board-panel-zoom-out = Alejar
board-panel-whole-board = Tablero completo
board-panel-zoom = Zoom
board-panel-tap-again-to-place-a = Toca otra vez para colocar una piedra en { $name }
board-panel-play-here = Jugar en { $name }
board-panel-a-solid-that-can-be = { $label }, en 3D, se puede girar
board-panel-loading-the-solid = Cargando la vista 3D…
board-panel-this-browser-shows-no-three = Este navegador no puede mostrar 3D aquí. El tablero plano tiene todos los puntos.

## board/Brushes.tsx

brushes-put-stones = Colocar una { $stone }
brushes-what-a-tap-does = Qué hace un toque

## board/view.ts

view-latest-move = última jugada
view-s-point = punto de { $player }
view-dead = muerta

## game/Export.tsx

export-export = Exportar

## game/Guide.tsx

guide-hide-this-advice = Ocultar este consejo
guide-a-player-who-sees-no = Quien ya no puede ganar puede abandonar; la partida termina entonces sin recuento. ¡Esa fue tu primera partida!
guide-that-was-your-first-game = ¡Esa fue tu primera partida! Toca un punto o pasa el cursor por él para ver de quién es y por qué.
guide-small-squares-show-whose-point = Unos cuadrados pequeños muestran de quién es cada punto. Las piedras atenuadas se consideran muertas y se retiran. Si te parece correcto, pulsa «{ $accept }». Si no, toca un grupo para cambiarlo o sigue jugando.
guide-you-are-black-and-begin = Juegas con negras y empiezas. Toca un punto para colocar una piedra.
guide-the-bot-has-passed-it = El bot ha pasado: no ve nada más que ganar. Si tú tampoco, pasa también y la partida termina.
guide-a-ring-marks-the-latest = Un anillo marca la última piedra. Rodea puntos cerca de las esquinas y los lados, y luego conecta tus piedras formando muros.
guide-before-each-move-look-for = Antes de cada jugada, busca grupos con una sola libertad: captura los del bot, salva los tuyos. «Deshacer» retira una jugada.
guide-when-every-region-belongs-to = Cuando cada región sea de alguien y ya ninguna jugada aporte nada, pulsa «Pasar».

## game/MoveTree.tsx

move-tree-moves-and-variations = Jugadas y variantes
move-tree-one-back = Atrás
move-tree-one-forward = Adelante
move-tree-to-the-end = Al final
move-tree-go-through-the-moves = Recorrer las jugadas

## game/Notice.tsx

notice-show-that-position = Mostrar esa posición
notice-the-position-after-turn = La posición tras la jugada { $repeats }
notice-marks-where-the-stone-would = × marca dónde iría la piedra. El tablero volvería a quedar así.
notice-the-position-at-the-start = La posición inicial

## game/ScoreTable.tsx

score-table-scores = Puntuaciones
score-table-player = Jugador
score-table-how-it-comes-about = Desglose

## game/Seats.tsx

seats-komi = komi { $komi }
seats-captured = { $n ->
    [one] { $n } piedra perdida
   *[other] { $n } piedras perdidas
  }
seats-not-connected = sin conexión
seats-connected = en línea
seats-players-in-turn-order = Jugadores por orden de turno

## game/Table.tsx

table-the-game = La partida

## game/words.ts

words-passes = { $who } pasa
why-no-stone = { $at } está vacío y no alcanza ninguna piedra: no es de nadie.
why-nobody = { $at } está vacío y alcanza los colores { $colours }: no es de nadie.
why-owner = { $at } está vacío y solo alcanza piedras de color { $colour }: un punto para { $player }.
why-neutral = { $at } es neutral: está en un seki, donde los grupos viven juntos porque quien ataca primero es capturado. En el recuento por territorio no es de nadie.
why-stone-area = En { $at } hay una { $stone } viva: un punto para { $player }.
why-stone-territory = En { $at } hay una { $stone } viva. En el recuento por territorio, las piedras no cuentan.
why-dead = La piedra de { $player } en { $at } está muerta y se retira.
words-points = { $points ->
    [0.5] { $shown } punto
    [1] { $shown } punto
   *[other] { $shown } puntos
  }
event-timeout = { $who } pierde por tiempo
event-resign = { $who } abandona
event-move = { $who } { $point }
illegal-repeats-start = { $at } repetiría la posición inicial (ko). Juega antes en otro sitio.
illegal-repeats = { $at } repetiría la posición tras la jugada { $turn } (ko). Juega antes en otro sitio.
illegal-suicide = { $at } sería suicidio: la piedra no tendría libertades. Estas reglas lo prohíben.
illegal-repeats-short = Ilegal: repite una posición.
illegal-suicide-short = Ilegal: suicidio.
illegal-occupied-short = Ilegal: el punto está ocupado.
illegal-occupied = { $at } está ocupado. Juega en un punto vacío.
words-play-goes-on = La partida continúa
event-setup = Posición colocada
words-tie-for-first-place = Empate en el primer puesto: { $names }
words-wins-the-others-have-left = { $name } gana: los demás han dejado la partida
words-wins-by = { $name } gana por { $points }
words-stones-count-as-many-as = Recuento de piedras: el área (piedras en el tablero más puntos vacíos que solo alcanzan un color) menos dos puntos por grupo (los dos ojos que necesita para vivir), más el komi.
words-territory-counts-empty-points-that = Recuento por territorio: los puntos vacíos que solo alcanzan un color, menos uno por cada piedra capturada de ese color, más el komi. Las piedras pequeñas son prisioneros devueltos al tablero: los cuadrados que quedan son la puntuación antes del komi. Los puntos con una cruz son neutrales (seki): los grupos que los rodean viven juntos y allí no cuenta nada.
words-area-counts-stones-on-the = Recuento por área: las piedras en el tablero, más los puntos vacíos que solo alcanzan un color, más el komi.
words-stones = { $n ->
    [one] { $n } piedra
   *[other] { $n } piedras
  }
words-empty-points = { $n ->
    [one] { $n } punto vacío
   *[other] { $n } puntos vacíos
  }
words-prisoners-lost = { $n ->
    [one] { $n } piedra perdida
   *[other] { $n } piedras perdidas
  }
words-for-groups = { $n } por los grupos
words-komi = { $komi } de komi
rank-kyu = { $n }k
rank-dan = { $n }d
rank-pro = { $n }p

## live/AfterTheGame.tsx

after-the-game-to-the-next-game = Ir a la siguiente partida
after-the-game-play-again = Jugar otra vez
after-the-game-private-about = Solo sus jugadores pueden ver una partida privada.
after-the-game-make-public = Volver a hacer pública
after-the-game-make-private = Hacer privada
after-the-game-play-on-from-turn-against = Seguir desde la jugada { $turn } contra bots

## live/Away.tsx

away-has-left = { $name } se ha ido
away-has-left-for = { $name } se ha ido y tiene { $time } para volver
away-play-on-without-them = Seguir sin esta persona
away-claim-the-win = Reclamar la victoria

## live/Chat.tsx

chat-nobody-has-said-anything-yet = Aún no hay mensajes.
chat-spectators = (espectadores)
chat-what-was-said = Mensajes
chat-say-something-to-all = Mensaje para todos
chat-tell-the-spectators = Mensaje para los espectadores
chat-say-something = Mensaje
chat-send = Enviar
chat-chat = Chat

## live/Clock.tsx

clock-seconds-left = Quedan { $milestone } segundos
clock-turns-to-make = { $moves ->
    [one] { $moves } jugada por hacer
   *[other] { $moves } jugadas por hacer
  }

## live/Disputed.tsx

disputed-marked-your-group-at-as = { $by } marcó como muerto tu grupo en { $name }: −{ $points }
disputed-marked-the-dead-group-at = { $by } marcó como vivo el grupo muerto en { $name }: −{ $points }
disputed-marked-the-board-differently-from = { $by } marcó el tablero de otra forma que el bot del servidor: −{ $points }
disputed-this-counts-only-if-you = Solo cuenta si lo aceptas. Si no haces nada, decide el recuento del servidor.
disputed-mark-it-back = Revertir
disputed-accept = Aceptar −{ $points }

## live/More.tsx

more-ask-for-a-pause = Pedir una pausa
more-pause = Pausar
more-give-one-more-minute = Dar un minuto más a { $name }
more-the-position-keeps-repeating-end = La posición se repite sin fin: terminar sin resultado
more-abort = Anular
more-abort-the-game = ¿Anular la partida?
more-it-ends-without-a-result = Termina sin resultado, porque aún no han jugado todos.
more-yes-abort = Sí, anular
more-resign = ¿Abandonar?
more-the-others-play-on-your = Los demás siguen jugando. Tus piedras se quedan en el tablero.
more-this-ends-the-game-and = La partida termina y pierdes.
more-yes-i-resign = Sí, abandono

## live/PersonMenu.tsx

person-menu-insults-or-threats = Insultos o amenazas
person-menu-cheating = Trampas
person-menu-the-name = Nombre inapropiado
person-menu-advertising-or-too-much-of = Publicidad o spam
person-menu-something-else = Otra cosa
person-menu-thank-you-those-who-run = Gracias. Lo leerán quienes administran este servidor.
person-menu-unblock = Desbloquear
person-menu-block = Bloquear
person-menu-mute-you-do-not-see = Silenciar: no ves lo que escribe esa persona. Bloquear: ninguno ve lo que escribe el otro, y no hay emparejamientos ni invitaciones entre ambos.
person-menu-report = Denunciar a esta persona
person-menu-profile = Perfil
person-menu-this-line = Denunciar este mensaje
person-menu-what-happened-if-it-needs = Qué pasó (opcional)
person-menu-send-the-report = Enviar denuncia
person-menu-mute-block-or-report = Silenciar, bloquear o denunciar

## live/RatingChange.tsx

rating-change-rating = { $rank }, clasificación { $after } ({ $change })
rating-change-ratings-after-this-game = Clasificación tras esta partida

## live/Requests.tsx

requests-never-mind = Retirar la petición
requests-own-rematch = Propones otra partida.
requests-rematch = { $who } propone otra partida.
requests-own-pause = Pides una pausa.
requests-pause = { $who } pide una pausa.
requests-own-undo = Pides volver a la jugada { $turn }.
requests-undo = { $who } pide volver a la jugada { $turn }.
requests-waiting-for-the-others = Esperando a los demás.

## live/Scoring.tsx

scoring-how-does-this-work = ¿Cómo funciona?
scoring-tap-the-dead-stones = Toca las piedras muertas y acepta.
scoring-all-have-passed-dead-stones = Todos han pasado. Las piedras muertas son las que de todos modos acabarían capturadas. Se ven atenuadas y se retiran del tablero.
scoring-a-bot-has-proposed-them = Un bot las ha marcado. Toca una piedra para cambiarlo.
scoring-a-bot-is-reading-the = Un bot está leyendo el tablero y las marcará.
scoring-the-game-ends-when-everyone = La partida termina cuando todos aceptan el mismo marcado.
scoring-a-copy-of-the-game = Si no estás de acuerdo, sigue jugando: una copia de la partida decide entonces qué está muerto.
scoring-if-all-pass-again-without = Si no estás de acuerdo, sigue jugando: si todos vuelven a pasar sin hacer ninguna jugada, el tablero se cuenta tal como está.
scoring-who-has-accepted = Quién ha aceptado
scoring-you-were-asked-for-advice = Te han pedido consejo: toca las piedras muertas.
scoring-send-advice = Enviar consejo
scoring-thinks = { $n ->
    [0] Según { $name }, no hay piedras muertas
    [one] Según { $name }, hay { $n } piedra muerta
   *[other] Según { $name }, hay { $n } piedras muertas
  }
scoring-use-this-marking = Usar este marcado
scoring-ask-a-strong-player-for = Pedir consejo a un jugador fuerte
scoring-the-name-of-an-account = Nombre de la cuenta
scoring-ask = Pedir
scoring-if-not-everyone-accepts-this = Si no todos aceptan este marcado en un plazo de { $left }, decide el recuento del servidor.
scoring-if-you-do-nothing-you = Si no haces nada, aceptarás automáticamente en { $left }.
scoring-players-who-have-not-answered = Quien no haya respondido acepta automáticamente en { $left }.

## live/Searching.tsx

searching-another-board = otro tablero
searching-other-rules = otras reglas
searching-another-clock = otro reloj
searching-a-rank-too-far-from = rango demasiado alejado del tuyo
searching-rated-against-a-guest-not = clasificatoria (no clasificatoria contra un invitado)
searching-rated-so-for-accounts-only = clasificatoria (solo con cuenta)
searching-looking-for-an-opponent = Buscando rival…
searching-board = Tablero: { $board }
searching-rules = Reglas: { $rules }
searching-time = Tiempo: { $time }
searching-rating = Partida: { $rated }
searching-any-rank = Rango: cualquiera
searching-ranks = { $ranks ->
    [one] Rango: a { $ranks } rango del tuyo como máximo
   *[other] Rango: a { $ranks } rangos del tuyo como máximo
  }
searching-ranks-and-guests = { $ranks ->
    [one] Rango: a { $ranks } rango del tuyo como máximo; invitados de cualquier nivel
   *[other] Rango: a { $ranks } rangos del tuyo como máximo; invitados de cualquier nivel
  }
searching-nobody-else-is-waiting-right = No hay nadie más esperando ahora.
searching-others-are-waiting = { $n ->
    [one] { $n } persona más está esperando:
   *[other] { $n } personas más están esperando:
  }
searching-nobody-has-joined-yet-keep = Aún no se ha unido nadie. Sigue esperando, o:
searching-play-a-bot = Jugar contra un bot
searching-search-all-ranks = Buscar en todos los rangos
searching-include-guests = Incluir invitados
searching-stop-searching = Dejar de buscar
searching-the-search = Búsqueda de rival

## live/Waiting.tsx

waiting-invites-you-to-a-game = { $name } te invita a una partida: { $board }, { $rules }, { $time }, { $rated }.
waiting-play-as = Jugar como { $player }
waiting-the-game-begins-when-every = La partida empieza cuando todos los asientos están ocupados.
waiting-it-is-listed-in-the = Aparece en la sala. Cualquiera puede unirse.
waiting-send-this-link-to-the = Envía este enlace a las personas con las que quieres jugar:
waiting-send-them-this-link = Envíales este enlace:
waiting-the-link-to-this-game = Enlace a esta partida
waiting-this-link-works-on-this = Este enlace solo funciona en este equipo. Para que otros puedan unirse desde tu red, inicia el servidor con --listen 0.0.0.0 y abre la dirección que muestra.
waiting-cancel-game = Cancelar partida
waiting-cancel-the-game = ¿Cancelar la partida?
waiting-nobody-will-be-able-to = Nadie podrá unirse.
waiting-yes-cancel-it = Sí, cancelar
waiting-leave-seat = Dejar el asiento
waiting-is-kept-for = { $player } está reservado para { $name }.

## live/hear.ts

hear-your-turn = Te toca.
hear-move = { $n ->
    [0] { $player } { $point }.
    [one] { $player } { $point }, { $n } piedra capturada.
   *[other] { $player } { $point }, { $n } piedras capturadas.
  }
hear-passes = { $player } pasa.
hear-the-game-has-begun = La partida ha empezado.
hear-all-have-passed-which-stones = Todos han pasado. ¿Qué piedras están muertas?
hear-changed-the-marking-it-costs = { $player } cambió el marcado. Te cuesta { $points }. Acéptalo, reviértelo o sigue jugando.
hear-the-game-is-over = La partida ha terminado.

## live/jobs.ts

jobs-it-was-not-finished = El cálculo no terminó.

## live/notify.ts

notify-your-turn = Te toca

## live/seats.ts

seats-guest = { $name } (invitado)
seats-deleted = jugador eliminado
seats-for = para { $invited }
seats-passed = ha pasado
seats-out-left = dejó la partida
seats-out-time = perdió por tiempo
seats-out-resigned = abandonó
seats-you = tú
seats-a-guest = invitado
seats-bot = bot

## live/words.ts

words-waiting-for-players = Esperando jugadores
words-paused = En pausa
words-on-a-copy = { $said } (en una copia)
words-your-turn = Te toca
words-your-turn-as = Te toca ({ $player })
words-to-play = Juega { $who }
words-the-game-is-over = La partida ha terminado
words-cancelled = Cancelada
words-no-result = Sin resultado
words-the-others = los demás
words-wins-resigned = { $who } gana por abandono de { $others }
words-wins-lost-on-time = { $who } gana por tiempo contra { $others }
words-wins-left = { $who } gana por retirada de { $others }
words-wins = { $who } gana
words-rated-not-rated-with-a = clasificatoria (no clasificatoria con un invitado)
words-you-won = Has ganado.
words-you-lost = Has perdido.
words-you-came = { $place ->
    [2] Has quedado en segundo lugar.
    [3] Has quedado en tercer lugar.
    [4] Has quedado en cuarto lugar.
    [5] Has quedado en quinto lugar.
   *[other] Has quedado en último lugar.
  }
since-suicide = { $by ->
    [you] { $n ->
        [one] Jugaste { $point } y perdiste { $n } piedra.
       *[other] Jugaste { $point } y perdiste { $n } piedras.
      }
   *[other] { $n ->
        [one] { $who } jugó { $point } y perdió { $n } piedra.
       *[other] { $who } jugó { $point } y perdió { $n } piedras.
      }
  }
since-capture = { $by ->
    [you] { $n ->
        [one] Jugaste { $point } y capturaste { $n } piedra.
       *[other] Jugaste { $point } y capturaste { $n } piedras.
      }
   *[other] { $n ->
        [one] { $who } jugó { $point } y capturó { $n } piedra.
       *[other] { $who } jugó { $point } y capturó { $n } piedras.
      }
  }
since-move = { $by ->
    [you] Jugaste { $point }.
   *[other] { $who } jugó { $point }.
  }
since-pass = { $by ->
    [you] Pasaste.
   *[other] { $who } pasó.
  }
since-timeout = { $by ->
    [you] Perdiste por tiempo.
   *[other] { $who } perdió por tiempo.
  }
since-resign = { $by ->
    [you] Abandonaste.
   *[other] { $who } abandonó.
  }
words-the-players-do-not-agree = Los jugadores no están de acuerdo sobre las piedras muertas, así que la partida continúa. Captúralas o defiéndelas y luego pasa de nuevo.
words-the-game-ends-when-all = La partida termina cuando todos pasan uno tras otro.

## pages/GamePage.tsx

game-this-game-cannot-be-opened = No se puede abrir esta partida
game-the-server-says-was-the = { $trouble } ¿Copiaste el enlace completo?
game-opening-the-game = Abriendo la partida…
game-your-turn-omnigo = ● Te toca – omnigo
game-watching = Espectadores: { $others }
game-on = { $title } en { $board }
game-a-game = Una partida
game-what-is-dead-is-played = Las piedras muertas se deciden jugando en una copia. Cuando todos hayan pasado, la partida vuelve a donde se detuvo, y las piedras que murieron aquí se marcan como muertas.
game-play-this-too = Jugar también este lado
game-sit-here = Sentarse aquí
game-the-servers-record-of-this = El registro de esta partida en el servidor está dañado después del evento { $event }. Puedes ver lo que queda, pero nadie puede seguir jugando.
game-annulled-it-counts-for-no = Anulada: no cuenta para la clasificación.
game-the-bots-play-fast-now = Los bots juegan rápido
game-fast-forward = Avance rápido
game-resume = Reanudar
game-not-everyone-answered-in-time = No todos respondieron a tiempo, así que decidió el recuento del servidor.
game-back-to-the-end = Volver al final

## pages/GameRows.tsx

game-rows-your-turn = te toca
game-rows-turn = jugada { $turn }
game-rows-playing = en curso
game-rows-counting = recuento
game-rows-over = terminada

## pages/HomePage.tsx

home-go-on-any-board-for = Go en cualquier tablero, de dos a seis jugadores
home-the-old-game-by-its = El juego clásico con sus reglas más sencillas: en un cuadrado, un cubo, un girasol o un grafo que dibujes tú. Contra amigos o bots. Sin cuenta.
home-play-now = Jugar ahora
home-find-an-opponent = Buscar rival
home-set-up-a-game = Preparar una partida
home-new-to-go-learn-in = ¿Primera vez con el go? Aprende en diez minutos
home-a-game-on-this-device = Una partida en este dispositivo no necesita servidor: <link>prepara una</link>.
home-play-now-9-9-chinese = Jugar ahora: 9 × 9, reglas chinas, 5 minutos y 5 × 15 segundos, contra un bot fácil.
home-continue-your-game-on-this = { $n ->
    [one] <link>Continuar tu partida en este dispositivo</link>: { $board }, { $n } jugada
   *[other] <link>Continuar tu partida en este dispositivo</link>: { $board }, { $n } jugadas
  }
home-a-game-of-three-on = Una partida de tres sobre triángulos
home-choose-a-board = Elige un tablero
home-picture-of = Imagen: { $title }
home-games-in-all = { $n ->
    [one] { $n } partida en total.
   *[other] { $n } partidas en total.
  }
home-open-seats = Asientos libres
home-nobody-is-waiting-right-now = Ahora no hay nadie esperando. Prepara una partida y los demás la verán aquí.
home-being-played = Partidas en curso
home-no-game-is-being-played = Ahora no hay partidas públicas.

## pages/boards.ts

boards-the-small-board-a-game = El tablero pequeño: una partida en diez minutos
boards-the-board-of-the-masters = El tablero de tamaño completo
boards-331-points-six-ways-to = 331 puntos con seis vecinos; hecho para tres jugadores
boards-a-surface-without-a-border = Una superficie sin bordes
boards-points-as-the-seeds-lie = Puntos como semillas, todos distintos
boards-three-liberties-at-most-quick = Tres libertades como mucho: luchas rápidas
boards-left-meets-right-top-meets = La izquierda se une con la derecha, y la parte superior con la inferior: sin esquinas
boards-one-side-one-edge = Una sola cara, un solo borde
boards-a-torus-that-turns-over = Un toro que se da la vuelta
boards-between-the-two = Entre pequeño y grande
boards-a-triangle-full-of-holes = Un triángulo lleno de agujeros
boards-twenty-corners-three-ways-each = Veinte vértices con tres vecinos cada uno
boards-go-around-the-tower = Da la vuelta a la torre
boards-six-dimensions-64-points = Seis dimensiones, 64 puntos
boards-drawn-board = Tablero dibujado
boards-board-points = { $n ->
    [one] Tablero { $board }, { $n } punto
   *[other] Tablero { $board }, { $n } puntos
  }

## pages/setup.ts

setup-komi = komi { $komi }
setup-custom = Reglas personalizadas

## ui/ShareLink.tsx

share-link-share = Compartir

## ui/lazy.tsx

lazy-this-page-did-not-load = No se pudo cargar esta página

## Rules, by their names in data/rules.json

rules-tromp-taylor = Reglas Tromp-Taylor
rules-tromp-taylor-about = recuento por área, las reglas más sencillas
rules-no-suicide = Reglas Tromp-Taylor sin suicidio
rules-no-suicide-about = recuento por área
rules-chinese = Reglas chinas
rules-chinese-about = recuento por área, sin suicidio
rules-japanese = Reglas japonesas
rules-japanese-about = recuento por territorio, ko simple
rules-aga = Reglas AGA
rules-aga-about = recuento por área, superko situacional
rules-new-zealand = Reglas neozelandesas
rules-new-zealand-about = recuento por área, suicidio permitido
rules-igo-math = Reglas Igo Math
rules-igo-math-about = recuento por territorio, superko
rules-stone-scoring = Reglas de recuento de piedras
rules-stone-scoring-about = cuenta las piedras que se pueden colocar, ko simple
rules-ko-positional = sin repetir posición (superko posicional)
rules-ko-situational = sin repetir posición con el mismo jugador al turno (superko situacional)
rules-ko-simple = ko simple
rules-ko-none = sin regla de ko
rules-ko-symmetric = sin repetir posición, incluidas las imágenes especulares
rules-suicide-yes = suicidio permitido
rules-suicide-no = sin suicidio
rules-scoring-area = recuento por área
rules-scoring-territory = recuento por territorio
rules-scoring-stone = recuento de piedras: área menos dos puntos por grupo

## Marks on the board, read out

mark-chosen = elegido
mark-right = correcto
mark-wrong = incorrecto
mark-shown = marcado

## Errors, by the server's code

error-malformed = El servidor no entendió la solicitud.
error-too-large = Es demasiado grande.
error-unknown = El servidor no conoce esta solicitud.
error-not-found = No encontrado.
error-forbidden = No tienes permiso para hacer eso.
error-unauthorised = Inicia sesión primero.
error-conflict = Ahora no es posible.
error-stale = La posición ha cambiado. Inténtalo de nuevo.
error-not-your-turn = No te toca.
error-illegal = Esta jugada es ilegal.
error-wrong-phase = No es posible en este momento de la partida.
error-too-many = Demasiadas solicitudes. Espera un momento.
error-limit = Has alcanzado un límite.
error-unavailable = El servidor está ocupado. Inténtalo de nuevo.
error-damaged = El registro de esta partida está dañado.
error-offline = No se puede conectar con el servidor.
error-login = Nombre o contraseña incorrectos.
error-name-taken = Este nombre ya está en uso.

## Language

language-label = Idioma

## Times and clocks

time-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
  }
time-hours = { $n } h
time-minutes = { $n } min
time-seconds = { $n } s
time-days-hours = { $days } d { $hours } h
clock-fischer = { $main } + { $increment } por jugada
clock-byoyomi = { $main } + { $n } × { $period }
clock-canadian = { $n ->
    [one] { $main } + { $n } jugada en { $period }
   *[other] { $main } + { $n } jugadas en { $period }
  }
clock-move = { $time } por jugada
clock-none = sin reloj
clock-named-beginner = Principiante: { $clock }
clock-named-relaxed = Tranquilo: { $clock }
clock-named-quick = Rápido: { $clock }
clock-named-match = Torneo: { $clock }
clock-named-canadian = Canadiense: { $clock }
clock-named-correspondence = Por correspondencia: { $clock }
clock-named-none = Sin reloj

## Families of boards, by their names in the engine

family-grid = Cuadrícula
family-grid-about = el tablero habitual
family-cylinder = Cilindro
family-cylinder-about = los bordes izquierdo y derecho están unidos
family-torus = Toro
family-torus-about = los bordes opuestos están unidos: sin esquinas ni lados
family-mobius = Cinta de Möbius
family-mobius-about = los bordes izquierdo y derecho están unidos con media vuelta
family-klein = Botella de Klein
family-klein-about = los bordes opuestos están unidos, un par con media vuelta
family-triangular = Triángulos
family-triangular-about = un hexágono hecho de triángulos
family-honeycomb = Panal
family-honeycomb-about = un hexágono hecho de hexágonos
family-cube = Cubo
family-cube-about = la superficie de un cubo
family-sunflower = Girasol
family-sunflower-about = las semillas de un girasol
family-sierpinski = Sierpiński
family-sierpinski-about = el triángulo de Sierpiński
family-path = Camino
family-path-about = puntos en fila
family-cycle = Anillo
family-cycle-about = puntos en un anillo
family-complete = Completo
family-complete-about = cada punto está conectado con todos los demás
family-star = Estrella
family-star-about = un punto está conectado con todos los demás
family-hypercube = Hipercubo
family-hypercube-about = los vértices de un cubo en varias dimensiones
family-tetrahedron = Tetraedro
family-tetrahedron-about = 4 vértices con 3 aristas cada uno
family-octahedron = Octaedro
family-octahedron-about = 6 vértices con 4 aristas cada uno
family-dodecahedron = Dodecaedro
family-dodecahedron-about = 20 vértices con 3 aristas cada uno
family-icosahedron = Icosaedro
family-icosahedron-about = 12 vértices con 5 aristas cada uno
family-petersen = Grafo de Petersen
family-petersen-about = 10 puntos con 3 aristas cada uno
