## live/Password.tsx

password-the-password-is-changed-you = Contraseña cambiada. Se cerraron tus demás sesiones.
password-change-the-password = Cambiar contraseña
password-the-password-so-far = Contraseña actual
password-the-new-one-at-least = Contraseña nueva, al menos 8 caracteres
password-change-it = Cambiar contraseña

## live/Sessions.tsx

sessions-where-you-are-signed-in = Dónde has iniciado sesión
sessions-this-browser = este navegador
sessions-end = Cerrar sesión
sessions-your-sessions = Tus sesiones
sessions-sign-out-everywhere-else = Cerrar las demás sesiones
sessions-sign-out-everywhere = Cerrar todas las sesiones
sessions-sign-out-everywhere-2 = ¿Cerrar todas las sesiones?
sessions-all-sessions-end-this-one = Se cierran todas las sesiones, también esta, y se revocan todos los tokens de tus programas.
sessions-yes-everywhere = Sí, todas
sessions-muted-and-blocked-people = Personas silenciadas y bloqueadas
sessions-nobody-at-the-table-and = Nadie. Puedes silenciar o bloquear a alguien en la mesa o desde su nombre en el chat.
sessions-release = Quitar
sessions-muted = silenciado
sessions-blocked = bloqueado
sessions-your-data = Tus datos
sessions-download-everything-that-is-kept = Descargar todo lo guardado sobre ti
sessions-delete-your-name-password-ratings = Al eliminar se borran tu nombre, tu contraseña, tu clasificación y todo lo que has escrito, y se abandonan tus partidas en curso. Las partidas quedan, con un «jugador eliminado». No se puede deshacer.
sessions-your-password = Tu contraseña
sessions-delete-this-guest = Eliminar este invitado
sessions-delete-the-account = Eliminar cuenta
sessions-delete = ¿Eliminar «{ $name }»?
sessions-your-games-stay-without-your = Tus partidas quedan sin tu nombre. No se puede deshacer.
sessions-yes-delete-it = Sí, eliminar

## live/Tokens.tsx

tokens-bring-an-engine = Conectar un motor
tokens-a-token-lets-a-program = Un token permite que un programa juegue con tu nombre, por ejemplo cualquier motor GTP. Revócalo cuando ya no lo necesites.
tokens-shown-this-once-only = El token <b>{ $label }</b> se muestra una sola vez.
tokens-the-command-that-brings-the = Comando para conectar el motor
tokens-never-used = nunca usado
tokens-created = creado: { $day }
tokens-scope-play = puede jugar
tokens-scope-read = solo puede mirar
tokens-scope-admin = puede administrar el servidor
tokens-revoke = Revocar
tokens-revoke-2 = ¿Revocar «{ $label }»?
tokens-the-program-that-uses-it = El programa que lo usa ya no podrá jugar.
tokens-yes-revoke-it = Sí, revocar
tokens-your-tokens = Tus tokens
tokens-what-the-token-is-for = Para qué es el token
tokens-its-name-or-use = Nombre o propósito
tokens-what-it-may-do = Qué puede hacer
tokens-new-token = Nuevo token

## pages/LocalPage.tsx

local-set-one-up = Preparar una partida
local-play-it-out-here-to = Juega aquí hasta el final para ver qué vive. Cuando todos hayan pasado, la partida vuelve a donde se detuvo, y las piedras que murieron aquí se marcan como muertas.
local-a-game-on-this-device = Una partida en este dispositivo: { $board }
local-the-bot-has-marked-the = El bot ha marcado las piedras que considera muertas.
local-a-bot-in-this-browser = bot en este navegador
local-we-agree = De acuerdo
local-thinks = { $name } está pensando…
local-passes = { $player } pasa.
local-resigns = ¿{ $player } abandona?
local-the-others-play-on-the = Los demás siguen jugando. Las piedras se quedan en el tablero.
local-this-ends-the-game = La partida termina.
local-yes-resigns = Sí, { $player } abandona
local-next = Juega { $player }.
local-bot-played = El bot jugó { $point }.
local-bot-passed = El bot pasó.
local-the-stones-that-the-bot = El bot ha marcado las piedras que considera muertas. Toca un grupo para cambiarlo y luego confirma el acuerdo.
local-tap-every-block-that-is = Toca cada grupo muerto y luego confirma el acuerdo.
local-tap-an-empty-point-to = Toca un punto vacío para hacerlo neutral (seki).
local-if-you-do-not-agree = Si no hay acuerdo, se sigue jugando: una copia de la partida decide qué está muerto.
local-if-you-do-not-agree-2 = Si no hay acuerdo, se sigue jugando: si todos vuelven a pasar sin hacer ninguna jugada, el tablero se cuenta tal como está.

## pages/NewPage.tsx

new-a-bot = Un bot
new-a-bot-in-this-browser = Un bot en este navegador (funciona sin conexión)
new-a-friend-by-link = Un amigo, por enlace
new-a-person-by-name = Una persona concreta
new-board = Tablero { $board }
new-points-lines-between-neighbours = { $size ->
    [one] { $size } punto
   *[other] { $size } puntos
  }, { $edges ->
    [one] { $edges } línea
   *[other] { $edges } líneas
  } entre vecinos
new-rules = Reglas
new-clock = Reloj
new-the-server-cannot-be-reached = No se puede conectar con el servidor. Las partidas en este dispositivo, con personas o bots, funcionan sin él.
new-open-the-table = Crear partida
new-ready-to-play = Tableros populares
new-any-size = Cualquier tamaño
new-a-board-of-your-own = Tu propio tablero…
new-easier-with-the-pen = Es más fácil <link>dibujar el tablero</link>.
new-points-and-lines-as-json = Puntos y líneas, en JSON
new-columns = Columnas
new-rows = Filas
new-size = Tamaño
new-players-in-turn-order = Jugadores, por orden de turno
new-who-plays = Quién juega como { $player }
new-level-of = Nivel de { $player }
new-name-of = Nombre de { $player }
new-add-a-player = Añadir un jugador
new-remove-a-player = Quitar un jugador
new-komi-points-for-white = Komi: puntos para Blanco
new-you = Tú
new-bot-rank = { $name } ({ $rank })
new-komi-points-for-each-player = Komi: puntos para cada jugador, por orden de turno
new-handicap-stones-replace-komi = Las piedras de hándicap sustituyen al komi.
new-details = Detalles
new-handicap-stones-for = Piedras de hándicap para { $player }
new-repetition = Repetición
new-as-in-the-rules = según las reglas
new-random-colours = Colores al azar
new-list-it-in-the-lobby = Mostrar en la sala
new-rated = Clasificatoria
new-requires-an = (requiere una <link>cuenta</link>)
new-none = ninguna

## pages/YouPage.tsx

you-small-boards = tableros pequeños
you-medium-boards = tableros medianos
you-large-boards = tableros grandes
you-players = { $n ->
    [one] { $n } jugador, { $size }
   *[other] { $n } jugadores, { $size }
  }
you-your-profile = Tu perfil, como lo ven los demás
you-no-rated-games-yet-they = Aún no hay partidas clasificatorias. Las partidas clasificatorias te dan un rango, de 30 kyu a 9 dan.
you-ratings = Clasificación
you-games-of = Tipo de partida
you-rank = Rango
you-rating = Clasificación
you-played = Partidas
you-not-known-well-yet = provisional
you-new-account = Cuenta nueva
you-sign-in = Iniciar sesión
you-run-the-server = Administrar el servidor
you-sign-out = Cerrar sesión
you-account = Cuenta
you-not-signed-in = Sesión no iniciada
you-you-play-as-a-guest = Juegas como invitado.
you-you-can-play-at-once = Puedes jugar ya como invitado.
you-an-account-keeps-your-name = Una cuenta conserva tu nombre y tus partidas en todos tus dispositivos.
you-your-name = Tu nombre
you-change-name = Cambiar nombre
you-play-as-a-guest = Jugar como invitado
you-password-at-least-8-characters = Contraseña, al menos 8 caracteres
you-create-account = Crear cuenta
you-settings = Ajustes
theme-paper = Papel
theme-wood = Madera
theme-walnut = Nogal
theme-shell = Pizarra y concha
theme-plain = Lisas
theme-dark = Oscuro
theme-light = Claro
theme-auto = Automático
you-page = Tema
you-a-second-tap-places-the = Confirmar jugadas con un segundo toque
you-on-touch = En pantalla táctil
you-always = Siempre
you-never = Nunca
you-glyphs-on-stones = Símbolos en las piedras
you-from-three-players = Con tres jugadores o más
you-sounds = Sonidos
you-write-the-points-names-on = Mostrar los nombres de los puntos en tableros que no son cuadrículas
you-no-games-yet = Aún no hay partidas.

## game/komi.ts

komi-between-bots = { $n ->
    [one] { $n } partida entre bots
   *[other] { $n } partidas entre bots
  }
komi-no-komi-makes-this-board = Ningún komi hace justo este tablero: { $favourite } en { $origin }.
komi-the-usual-komi-are-too = El komi habitual: datos insuficientes ({ $played }) para encontrar uno mejor.
komi-no-komi-are-too-few = Sin komi: datos insuficientes ({ $played }) para encontrar uno justo para cada asiento.
komi-fair = Justo para este tablero: { $komi }, según { $origin }.
komi-fair-estimated = Justo para este tablero: { $komi }, estimado según { $origin }.
komi-fair-without = Este tablero es justo sin komi, según { $origin }.
komi-won = { $player } gana el { $share } de las veces
komi-perfect-play-is-a-tie = Con juego perfecto hay empate sin komi.
komi-with-perfect-play-wins-by = Con juego perfecto, { $player } gana por { $points } sin komi.

## pages/RulesPage.tsx

rules-take-turns = Por turnos
rules-each-turn-you-put-a = En tu turno, coloca una piedra de tu color en un punto vacío donde se cruzan líneas, o pasa. Las piedras no se mueven.
rules-stones-of-one-colour-that = Las piedras de un color conectadas por líneas forman un grupo. Los puntos vacíos contiguos son sus libertades: aquí el grupo negro tiene las cinco marcadas con ×.
rules-taking = Capturar
rules-fill-a-blocks-last-liberty = Ocupa la última libertad de un grupo y todas sus piedras salen del tablero. Una piedra blanca en × captura dos.
rules-no-position-twice = Sin repetir posiciones
rules-no-move-may-bring-back-2 = Ninguna jugada puede repetir una posición anterior. Blanco en × captura una piedra; recapturar enseguida repetiría la posición. El tablero te avisa.
rules-the-end = El final
rules-when-all-have-passed-you = Cuando todos han pasado, se acuerda qué grupos están muertos. Después cuentas tus piedras y los puntos vacíos que solo alcanza tu color. Gana quien tenga más puntos.
rules-the-rules-are-the-same = Las reglas son las mismas en todos los tableros; solo cambian las líneas. Blanco juega segundo y recibe algunos puntos por ello (komi). Con más de dos jugadores, los turnos van en ronda, y una jugada captura todos los grupos rivales que se quedan sin libertades.
