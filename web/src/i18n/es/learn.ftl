## learn/ClassPage.tsx

class-exercise = Ejercicio { $n }: { $trouble }
class-it-holds-no-exercise = No contiene ejercicios.
learn-exercises = Ejercicios
class-you-have-solved-them-all = Los has resuelto todos.
class-these-exercises-cannot-be-opened = No se pueden abrir estos ejercicios
learn-the-link-holds-no-exercises = El enlace no contiene ejercicios. ¿Lo copiaste entero?
class-change-these-exercises = Modificar estos ejercicios
class-exercises-saved-here = { $exercises ->
    [one] { $exercises } ejercicio. Tu progreso se guarda en este navegador.
   *[other] { $exercises } ejercicios. Tu progreso se guarda en este navegador.
  }
class-works-offline = Una vez abierta, la página funciona sin conexión.

## learn/ClockBox.tsx

clock-box-main-time-then-periods = { $periods ->
    [one] tiempo principal, después { $periods } periodo
   *[other] tiempo principal, después { $periods } periodos
  }
clock-box-periods-left = { $periods ->
    [one] queda { $periods } periodo
   *[other] quedan { $periods } periodos
  }

## learn/FirstGame.tsx

first-game-play-7-7-against-the = Jugar 7 × 7 contra el bot más fácil

## learn/LearnPage.tsx

learn-no-such-lesson = Esta lección no existe
learn-to-all-lessons = Todas las lecciones
learn-all-lessons = Todas las lecciones
learn-problems = Problemas
learn-learn-go = Aprender go
learn-the-first-lessons-take-ten = { $lessons ->
    [one] La primera lección dura diez minutos y termina con una partida. El motor de reglas comprueba cada respuesta.
   *[other] Las primeras { $lessons } lecciones duran diez minutos y terminan con una partida. El motor de reglas comprueba cada respuesta.
  }
learn-go-on = Continuar: { $title }
learn-of-lessons-done = { $finished } de { $lessons } lecciones hechas
learn-start-over = Empezar de nuevo
learn-forget-what-is-done = ¿Reiniciar tu progreso?
learn-all-lessons-will-be-open = Todas las lecciones empiezan de nuevo. No cambia nada más.
learn-forget-it = Reiniciar
learn-beyond-the-lessons = Más allá de las lecciones
learn-games-with-comments = Partidas comentadas
learn-an-algorithm-step-by-step = Un algoritmo, paso a paso
learn-make-exercises-of-your-own = Crear tus propios ejercicios
learn-done = hecha
learn-of = { $done } de { $all }
learn-exercises-2 = { $all ->
    [one] { $all } ejercicio
   *[other] { $all } ejercicios
  }

## learn/LessonPage.tsx

lesson-exercise = Ejercicio { $i }
lesson-exercise-done = Ejercicio { $i }, hecho
lesson-board-exercise = Tablero: { $title }, ejercicio { $step }
lesson-right = Correcto.
lesson-almost = Casi.
lesson-not-quite = No del todo.
lesson-finish = Terminar
lesson-next = Siguiente
lesson-show-me = Ver la solución
lesson-almost-done = Casi listo
lesson-exercise-is-still-open = Falta el ejercicio { $missing }
lesson-next-2 = Siguiente: { $title }

## learn/TaskControls.tsx

task-controls-of-found = Encontrados: <b>{ $found }</b> de { $all }
task-controls-a-tap-on-an-empty = Un toque en un punto vacío coloca
task-controls-answers = Respuestas
task-controls-check = Comprobar

## learn/TeachPage.tsx

teach-make-exercises = Crear ejercicios
teach-set-up-a-position-and = Prepara una posición y elige una pregunta. El motor de reglas encuentra la respuesta y comprueba lo que hace tu clase; no se envía nada a un servidor. Un enlace contiene toda la serie.
teach-the-link-brings-another-set = El enlace contiene una serie distinta de la que estás preparando aquí.
teach-keep-mine = Conservar la mía
teach-replace-mine = Reemplazar la mía
teach-title-of-the-set = Título de la serie
teach-one-more = Añadir otro
teach-make-the-first = Crear el primero
teach-the-exercises-of-the-set = Los ejercicios de la serie
teach-remove-this-exercise = Quitar este ejercicio
teach-choose-points = Elegir puntos
teach-look = Mirar
teach-earlier-in-the-set = Adelantar un puesto
teach-remove-it = Quitar
teach-remove-this-exercise-2 = ¿Quitar este ejercicio?
teach-the-others-stay = Los demás se quedan.
teach-a-drawn-board = Un tablero dibujado
teach-for-another-board = Para otro tablero, <link>dibújalo</link> y luego elige «Crear un ejercicio».
teach-players = Jugadores
teach-who-plays = Quién juega
teach-mark = Marcar
teach-say = Territorio
teach-choose = Elegir
teach-count = Contar
teach-your-own = Libre
teach-question = Pregunta
teach-chosen = Elegido: { $points }
teach-tap-the-point = Pulsa «Elegir puntos» y toca el punto en el tablero.
teach-tap-the-points = Pulsa «Elegir puntos» y toca los puntos en el tablero.
teach-stones-to-take-at-least = Piedras por capturar, como mínimo
teach-the-right-number = El número correcto
teach-answers-tick-those-that-are = Respuestas (marca las correctas)
teach-answer-is-right = La respuesta { $i } es correcta
teach-answer = Respuesta { $i }
teach-one-more-answer = Añadir una respuesta
teach-what-to-know-optional = Explicación antes de la pregunta (opcional)
teach-a-block-with-one-liberty = Un grupo con una sola libertad está en *atari*.
teach-the-question = La pregunta
teach-write-the-question = Escribe la pregunta.
teach-what-to-keep-in-mind = Explicación después de la respuesta (opcional)
teach-the-rules-can-check-this = El motor de reglas puede comprobar este ejercicio.
teach-holds-no-exercises = { $name } no contiene ejercicios.
teach-the-link-for-your-class = El enlace para tu clase
teach-try-it = Probar
teach-save-as-a-file = Guardar en un archivo
teach-save-for-offline = Guardar para usar sin conexión
teach-the-offline-file-is = El archivo sin conexión se abre en cualquier navegador sin necesidad de red: envíalo a tu clase o cópialo en sus dispositivos.
teach-the-page-to-save-cannot = No se pudo guardar la página. ¿Está en marcha el servidor?
teach-exercise-cannot-be-checked-yet = El ejercicio { $wrong } aún no se puede comprobar. El enlace aparecerá cuando se pueda.
teach-open-a-file-with-exercises = Abrir un archivo de ejercicios

## learn/aims.ts

aims-you-took-stones = { $n ->
    [one] Has capturado { $n } piedra.
   *[other] Has capturado { $n } piedras.
  }
aims-that-takes-stones-only-more = { $n ->
    [one] Eso captura solo { $n } piedra; puedes capturar más.
   *[other] Eso captura solo { $n } piedras; puedes capturar más.
  }
aims-that-takes-nothing = Eso no captura nada.
aims-that-takes-nothing-s-block = Eso no captura nada: el grupo de { $player } en { $name } aún tiene una libertad en { $name2 }.
aims-liberties-a-sound-start = { $n ->
    [one] { $n } libertad: un comienzo sólido.
   *[other] { $n } libertades: un comienzo sólido.
  }
aims-on-the-edge-the-stone = { $n ->
    [one] En el borde, la piedra solo tiene { $n } libertad, y poco que rodear.
   *[other] En el borde, la piedra solo tiene { $n } libertades, y poco que rodear.
  }
aims-your-block-has-liberties-now = { $n ->
    [one] Ahora tu grupo tiene { $n } libertad.
   *[other] Ahora tu grupo tiene { $n } libertades.
  }
aims-your-block-is-gone-it = Tu grupo ha desaparecido: solo tenía una libertad.
aims-two-eyes-nothing-can-take = Dos ojos: ya nada puede capturar este grupo.
aims-now-no-move-makes-two = Ahora ninguna jugada hace dos ojos.
aims-it-is-off-the-board = Está capturado.
aims-no-move-makes-two-eyes = Ya ninguna jugada hace dos ojos: el grupo está muerto.
aims-now-the-block-has-two = Ahora el grupo tiene dos ojos.
aims-the-board-has-changed-so = El tablero ha cambiado, así que no se repite nada.
aims-the-ko-was-open-and = El ko estaba abierto y no lo tomaste.
aims-that-was-no-threat-so = No era una amenaza, así que el rival tuvo tiempo de cerrar el ko.
aims-that-move-gains-nothing-your = Esa jugada no aporta nada: tu puntuación era { $before } y ahora es { $after }.
aims-the-others-pass = Los demás también pasan y la partida termina.
aims-passes = { $player } también pasa y la partida termina.
aims-all-have-passed-the-game = Todos han pasado: la partida termina.
aims-if-the-game-ends-now = Si la partida terminara ahora:
aims-right-whoever-plays-first-here = Correcto: quien juega aquí primero pierde el grupo.
aims-that-does-not-touch-the = Eso no afecta a los dos grupos; aquí lo mejor es pasar.
aims-that-costs-you-stones = { $n ->
    [one] Eso te cuesta { $n } piedra.
   *[other] Eso te cuesta { $n } piedras.
  }
aims-moves-all-in-time = { $n ->
    [one] { $n } jugada, a tiempo.
   *[other] { $n } jugadas, todas a tiempo.
  }

## learn/choose.ts

choose-write-a-number-for = Escribe un número para «{ $label }».
choose-is-not = «{ $label }» no es { $given }. { $why }

## learn/lessons/around.ts

around-around-the-game = En torno al juego
around-fair-games-time-other-boards = Partidas justas, tiempo, otros tableros, más jugadores.
around-komi = Komi
around-points-for-moving-second = Puntos por jugar segundo.
around-komi-makes-up-for-blacks = El komi compensa la primera jugada de Negro; su medio punto evita el empate.
around-whoever-moves-first-has-an = Quien juega primero tiene ventaja.
around-no-komi-who-wins = Sin komi: ¿quién gana?
around-komi-gives-white-points-for = El *komi* da puntos a Blanco por eso; la cantidad se acuerda antes de la partida.
around-the-same-position-with-a = La misma posición con un komi de 7½: ¿quién gana?
around-a-half-point-cannot-be = Nadie puede hacer medio punto en el tablero, así que no hay empate.
around-a-komi-of-61-2 = Un komi de 6½: ¿cuántos puntos de ventaja tiene el ganador?
around-white-is-ahead-by-half = Blanco lleva medio punto de ventaja: un punto más basta. Aún queda libre un punto que no es de nadie.
around-you-are-black-komi-is = Juegas con negras y el komi es de 4½. Haz la jugada que gana.
around-ranks-and-handicap = Rangos y hándicap
around-an-even-game-between-unequals = Una partida igualada entre jugadores de distinta fuerza.
around-a-step-of-rank-is = Un rango de diferencia equivale a una piedra de hándicap.
around-ranks-run-from-30-kyu = Los rangos van desde 30 *kyu* (30k), principiante, hasta 1 kyu, y luego desde 1 *dan* (1d) hasta 9 dan. Un rango de diferencia equivale más o menos a una piedra.
around-8k-plays-against-5k-how = Un 8k juega contra un 5k. ¿Cuántas piedras igualan la partida?
around-after-1-kyu-comes-1 = Después de 1 kyu viene 1 dan.
around-and-2k-against-3d = ¿Y un 2k contra un 3d?
around-the-weaker-player-takes-black = El jugador más débil juega con negras y empieza con piedras en el tablero: por costumbre, en los puntos estrella.
around-mark-the-places-of-four = Marca los lugares de cuatro piedras de hándicap.
around-with-handicap-stones-on-the = Con piedras de hándicap en el tablero, Blanco juega primero.
around-you-are-white-make-the = Juegas con blancas. Haz la primera jugada.
around-clocks = Relojes
around-main-time-and-byo-yomi = Tiempo principal y byo-yomi.
around-a-period-is-lost-only = Un periodo solo se pierde si se agota por completo.
around-first-your-main-time-runs = Primero corre tu *tiempo principal*. Después vienen los periodos de *byo-yomi*: una jugada dentro del periodo no cuesta nada; un periodo agotado se pierde.
around-main-time-2-hours-then = Tiempo principal de 2 horas, después 3 periodos de 60 segundos. Piensas una jugada durante 2 horas y 75 segundos. ¿Cuántos periodos te quedan?
around-within-the-period-there-is = Dentro de un periodo no hay prisa.
around-the-same-clock-but-you = El mismo reloj, pero piensas 2 horas y 59 segundos. ¿Cuántos periodos te quedan?
around-try-it-5-seconds-then = Pruébalo: 5 segundos, después 2 periodos de 5 segundos. El reloj empieza con tu primera jugada.
around-you-are-black-make-five = Juegas con negras. Haz cinco jugadas a tiempo.
around-other-boards = Otros tableros
around-only-the-lines-change = Solo cambian las líneas.
around-points-and-lines-are-all = Puntos y líneas es todo lo que necesitan las reglas: cualquier grafo es un tablero.
around-on-a-torus-the-right = En un toro, el lado derecho está conectado con el izquierdo, y el de arriba con el de abajo. Las piedras más tenues fuera del borde son las mismas piedras otra vez.
learn-mark-the-liberties-of-the = Marca las libertades de la piedra negra.
around-inside-this-board-every-point = En el interior de este tablero, cada punto tiene seis vecinos.
around-mark-the-liberties-of-blacks = Marca las libertades del grupo negro.
around-on-a-sunflower-the-points = En un girasol, los puntos tienen distinto número de vecinos.
learn-you-are-black-take-the = Juegas con negras. Captura la piedra blanca.
around-more-players = Más jugadores
around-three-colours-and-more = Tres colores, y más.
around-turns-go-round-and-a = Los turnos van en ronda, y una jugada limpia a todos los rivales a la vez.
around-three-players-black-white-red = Tres jugadores: Negro, Blanco, Rojo. Una jugada limpia a todos los rivales a la vez.
around-black-plays-mark-all-stones = Negro juega ×. Marca todas las piedras que salen del tablero.
around-a-point-is-yours-if = Un punto es tuyo si alcanza tu color y ningún otro.
learn-whose-is-each-region-tap = ¿De quién es cada región? Tócala hasta que los cuadrados sean correctos. Sin cuadrados: no es de nadie.
around-the-game-ends-when-all = La partida termina cuando todos han pasado, uno tras otro.
around-white-and-red-have-passed = Blanco y Rojo han pasado. Juegas con negras y no queda nada por ganar.
around-most-points-win-the-others = Gana quien tiene más puntos; los demás quedan clasificados detrás.
around-what-is-the-score = ¿Cuál es la puntuación?

## learn/lessons/fights.ts

fights-consequences = Consecuencias
fights-what-follows-from-the-rules = Lo que se deduce de las reglas y decide las partidas.
fights-life-and-death = Vida y muerte
fights-real-eyes-false-eyes-vital = Ojos verdaderos, ojos falsos, puntos vitales.
fights-you-can-tell-real-eyes = Sabes distinguir los ojos verdaderos de los falsos y encontrar el punto vital.
fights-an-eye-is-false-if = Un ojo es *falso* si las piedras que lo rodean se pueden separar y capturar.
fights-mark-blacks-real-eyes = Marca los ojos verdaderos de Negro.
fights-blacks-block-has-room-for = El grupo negro tiene un espacio de cuatro puntos en fila. Imagina una jugada de cada bando.
fights-what-becomes-of-blacks-block = ¿Qué pasa con el grupo negro?
fights-four-in-a-row-are = Cuatro en fila bastan.
fights-four-points-again-but-in = Otra vez cuatro puntos, pero en cuadrado.
fights-what-becomes-of-this-one = ¿Qué pasa con este?
fights-the-shape-of-the-room = Cuenta la forma del espacio de ojos, no solo su tamaño.
fights-find-the-point-that-divides = Encuentra el punto que divide el espacio de ojos.
fights-you-are-black-live = Juegas con negras. Haz que viva el grupo.
fights-and-now-the-other-way = Y ahora, al revés.
fights-you-are-white-kill-the = Juegas con blancas. Mata el grupo negro.
fights-snapback = Snapback
fights-give-one-take-many = Da una, captura muchas.
fights-a-stone-given-at-the = Una piedra sacrificada en el punto justo puede ganar un grupo entero.
fights-you-may-put-a-stone = Puedes jugar donde tu piedra puede ser capturada, si al capturarla el rival se queda con una sola libertad.
fights-you-are-black-win-four = Juegas con negras. Gana cuatro piedras o más.
fights-black-gave-a-stone-at = Negro sacrificó una piedra en D1 y Blanco la capturó con C1.
fights-mark-all-liberties-that-whites = Marca todas las libertades que tiene ahora el grupo blanco.
fights-the-taking-stone-filled-one = La piedra que captura ocupó una libertad; la piedra capturada dejó otra. Es la única libertad del grupo.
fights-had-black-played-c1-instead = Si Negro hubiera jugado antes C1, Blanco habría conectado los grupos en D1. El orden importa.
fights-you-are-white-do-the = Juegas con blancas. Haz lo mismo arriba.
fights-seki = Seki
fights-nobody-wants-to-begin = Nadie quiere empezar.
fights-in-a-seki-both-blocks = En un seki viven los dos grupos, porque quien ataca muere.
fights-the-two-blocks-at-the = Los dos grupos de abajo tienen un ojo cada uno y una libertad que comparten.
learn-you-are-black-what-do = Juegas con negras. ¿Qué haces?
fights-this-is-seki-both-stay = Esto es *seki*: los dos se quedan.
fights-white-is-in-the-same = Blanco está en la misma situación.
fights-you-are-white-what-do = Juegas con blancas. ¿Qué haces?
fights-the-shared-liberty-reaches-both = La libertad compartida alcanza los dos colores.
learn-mark-every-point-that-is = Marca cada punto que no es de nadie.
fights-by-area-stones-and-eyes = En el recuento por área, las piedras y los ojos de un seki cuentan tal como están. (En el recuento por territorio, en un seki no cuenta nada.)
fights-what-is-the-score-by = ¿Cuál es la puntuación en el recuento por área?

## learn/lessons/first.ts

first-ten-minutes-to-your-first = Diez minutos hasta tu primera partida
first-all-that-you-need-to = Todo lo que necesitas para jugar.
first-stones-and-liberties = Piedras y libertades
first-where-stones-go-and-what = Dónde van las piedras y de qué viven.
first-you-know-what-a-liberty = Sabes qué es una libertad, y que las piedras conectadas comparten las suyas.
first-two-players-take-turns-black = Dos jugadores se turnan. Negro juega primero. En tu turno colocas una piedra en un *punto*: un lugar donde se cruzan líneas, también en el borde.
first-you-are-black-put-a = Juegas con negras. Coloca una piedra donde quieras.
first-it-never-moves-from-there = Nunca se mueve. Solo sale del tablero si es capturada.
first-an-empty-point-that-a = Un punto vacío conectado con una piedra por una línea es una *libertad* de esa piedra.
first-lines-count-corners-do-not = Solo cuentan las líneas, no las diagonales.
first-points-have-names-letters-run = Los puntos tienen nombre: las letras van hacia la derecha y los números hacia arriba, así que A1 está abajo a la izquierda.
first-how-many-liberties-has-each = ¿Cuántas libertades tiene cada piedra?
first-in-the-corner-and-on = Hay menos en la esquina y en el borde.
first-stones-of-one-colour-that = Las piedras de un color conectadas por líneas forman un *grupo*. Un grupo comparte sus libertades.
first-mark-all-liberties-of-blacks = Marca todas las libertades del grupo negro.
first-a-white-stone-beside-it = Una piedra blanca contigua le quita una.
first-a-block-ends-where-no = Un grupo termina donde ninguna línea lleva a otra piedra de su color.
first-mark-every-stone-of-the = Marca todas las piedras del grupo al que pertenece A3.
first-taking-stones = Capturar piedras
first-fill-the-last-liberty = Ocupa la última libertad.
first-you-can-take-blocks-and = Sabes capturar grupos y ver cuándo uno de los tuyos está en peligro.
first-a-block-without-liberties-is = Un grupo sin libertades queda *capturado*: todas sus piedras salen del tablero.
first-however-large-a-block-is = Por grande que sea un grupo, se captura entero.
first-take-all-three = Captura las tres.
first-a-block-with-one-liberty = Un grupo al que le queda una sola libertad está en *atari*: la siguiente jugada puede capturarlo.
first-mark-every-block-in-atari = Marca cada grupo en atari, negro o blanco.
first-your-stone-is-in-atari = Tu piedra está en atari. Puedes extender tu grupo para darle más libertades.
first-you-are-black-save-the = Juegas con negras. Salva la piedra en C3.
first-where-you-may-not-play = Dónde no se puede jugar
first-a-stone-needs-a-liberty = Una piedra necesita una libertad.
first-you-know-where-a-stone = Sabes dónde se puede jugar y por qué las capturas van primero.
first-a-stone-may-not-be = No puedes jugar donde tu piedra no tendría libertades. Sería *suicidio*.
first-may-black-play-at = ¿Puede Negro jugar en ×?
first-but-what-you-take-leaves = Pero las piedras que capturas salen antes del tablero. Eso puede dar una libertad a tu piedra.
first-may-black-play-at-here = ¿Puede Negro jugar aquí en ×?
first-whites-block-has-one-liberty = Al grupo blanco le queda una libertad, en su centro.
first-you-are-black-take-the = Juegas con negras. Captura todo el grupo.
first-the-white-stones-left-first = Las piedras blancas salieron primero, y así la tuya tuvo libertades.
first-now-all-together = Ahora, todo junto.
first-mark-every-empty-point-where = Marca cada punto vacío donde Negro no puede jugar.
first-ko = Ko
first-no-position-comes-twice = Ninguna posición puede repetirse.
first-you-know-why-nobody-can = Sabes por qué nadie puede capturar y recapturar sin fin.
first-whites-stone-at-b3-has = A la piedra blanca en B3 le queda una libertad. Esta forma es un *ko*.
first-you-are-black-take-a = Juegas con negras. Captura una piedra.
first-black-has-just-taken-at = Negro acaba de capturar en C3. Blanco querría recapturar en B3. Pero ninguna jugada puede repetir una posición anterior.
first-may-white-play-b3 = ¿Puede Blanco jugar B3?
first-the-board-shows-that-earlier = El tablero muestra esa posición anterior, con un anillo en B3.
first-white-must-play-elsewhere-first = Blanco debe jugar antes en otro sitio: lo ideal es una amenaza a la que Negro tenga que responder. Entonces el tablero ha cambiado y Blanco puede capturar.
first-you-are-white-win-the = Juegas con blancas. Gana el ko: amenaza las dos piedras negras de abajo y luego captura en B5.
first-two-eyes = Dos ojos
first-how-a-block-becomes-safe = Cómo un grupo queda a salvo para siempre.
first-two-eyes-live-one-does = Con dos ojos se vive. Con uno se muere. Eso decide la mayoría de las partidas.
first-blacks-block-has-two-holes = El grupo negro tiene dos huecos. Cada uno es una libertad, y Blanco no puede ocupar los dos a la vez.
first-mark-every-point-where-white = Marca cada punto donde Blanco no puede jugar.
first-these-holes-are-eyes-a = Estos huecos son *ojos*. Un grupo con dos ojos nunca puede ser capturado.
first-with-one-eye-only-a = Con un solo ojo, un grupo puede ser rodeado y su ojo ocupado al final.
first-which-black-block-can-never = ¿Qué grupo negro nunca puede ser capturado? Márcalo.
first-your-block-has-room-for = Tu grupo tiene espacio para dos ojos si lo divides bien.
first-you-are-black-make-two = Juegas con negras. Haz dos ojos.
first-your-opponents-good-point-is = El punto vital de tu rival es también el tuyo.
first-you-are-white-keep-black = Juegas con blancas. Impide que Negro haga dos ojos.
first-the-end-and-the-count = Terminar y contar
first-who-has-surrounded-more = ¿Quién ha rodeado más?
first-you-can-end-a-game = Sabes terminar una partida y contarla.
first-in-the-end-an-empty = Al final, una región vacía es tuya si solo la bordean tus piedras. Si la bordean los dos colores, no es de nadie.
first-your-score-your-stones-on = Tu puntuación: tus piedras en el tablero más los puntos vacíos que son tuyos.
first-count-both = Cuenta los dos bandos.
first-instead-of-playing-you-may = En lugar de jugar, puedes *pasar*. Cuando pasan los dos jugadores, la partida termina.
first-you-are-black-and-nothing = Juegas con negras y no queda nada por ganar. ¿Qué haces?
first-a-stone-shut-in-by = Una piedra rodeada de piedras vivas, sin espacio para dos ojos, está *muerta*: podría ser capturada en cualquier momento, así que nadie necesita hacerlo.
first-both-have-passed-mark-the = Los dos han pasado. Marca las piedras muertas de ambos colores.
first-dead-stones-come-off-before = Las piedras muertas se retiran antes de contar; sus puntos quedan vacíos.
first-count-both-without-the-dead = Cuenta los dos bandos, sin las piedras muertas.
first-your-first-game = Tu primera partida
first-7-7-against-the-gentlest = 7 × 7, contra el bot más fácil.
first-surround-more-than-the-bot = Rodea más que el bot. Cuando no quede nada por ganar, pulsa «Pasar». Cuando ambos hayan pasado, las piedras muertas se verán atenuadas. Toca un grupo para cambiarlo y luego confirma el acuerdo.
first-surrounding-is-easiest-near-the = Rodear es más fácil cerca de las esquinas y los lados, pero no en la primera línea.
first-you-are-black-make-a = Juegas con negras. Haz una primera jugada sólida.
first-look-out-for-atari-before = Antes de cada jugada, busca ataris: los tuyos y los del rival.
first-you-are-black-take-something = Juegas con negras. Captura algo.

## learn/lessons/rules.ts

rules-the-rules-exactly = Las reglas exactas
rules-ten-short-rules-by-john = Diez reglas cortas de John Tromp y Bill Taylor, palabra por palabra.
rules-legal-positions = Posiciones legales
rules-every-block-breathes = Todo grupo necesita una libertad.
rules-a-position-is-legal-if = Una posición es legal si cada grupo tiene una libertad.
rules-a-block-is-a-largest = Un grupo es un conjunto máximo de piedras de un color conectadas por líneas. Una sola piedra puede ser un grupo.
rules-how-many-blocks-has-each = ¿Cuántos grupos tiene cada color?
rules-liberties-belong-to-the-block = Las libertades son del grupo, y dos grupos pueden compartir una.
rules-how-many-liberties-has-the = ¿Cuántas libertades tiene el grupo en cada uno de estos puntos?
rules-a-position-is-legal-if-2 = Una posición es *legal* si cada grupo tiene al menos una libertad.
learn-is-this-position-legal = ¿Es legal esta posición?
rules-one-stone-more-or-one = Una piedra más o una menos puede hacerla legal. Toca una piedra para quitarla, un punto vacío para añadir una.
rules-find-every-single-change-after = Encuentra todos los cambios de una sola piedra tras los que la posición es legal.
rules-adding-never-helps-a-block = Añadir nunca ayuda: un grupo sin libertades no tiene vecinos vacíos.
rules-this-position-is-legal = Esta posición es legal.
rules-add-one-stone-so-that = Añade una piedra de modo que lo siga siendo. Encuentra todas las formas.
rules-reaching = Alcanzar
rules-one-idea-that-replaces-many = Una idea que sustituye a muchas.
rules-liberty-capture-territory-the-rules = Libertad, captura, territorio: las reglas lo dicen todo con «alcanzar».
rules-a-point-reaches-another-colour = Un punto *alcanza* otro color si un camino lleva hasta él por puntos de su propio color. «Vacío» cuenta como un color.
rules-walk-from-the-black-stone = Ve de la piedra negra E4 a un punto vacío: toca paso a paso.
rules-all-stones-of-a-block = Todas las piedras de un grupo alcanzan los mismos colores.
rules-which-colours-does-the-stone = ¿Qué colores alcanza la piedra en D5? Elígelos todos.
rules-empty-points-reach-too-over = Los puntos vacíos también alcanzan: pasando por puntos vacíos.
rules-walk-from-the-empty-point = Ve del punto vacío E1 a una piedra blanca.
rules-the-word-is-for-other = La palabra vale solo para otros colores: blanco no alcanza blanco.
rules-which-colours-does-the-empty = ¿Qué colores alcanza el punto vacío A3? Elígelos todos.
rules-clearing = Limpiar
rules-what-does-not-reach-empty = Las piedras que no alcanzan el vacío se retiran.
rules-clearing-a-colour-empties-its = Limpiar un color vacía los puntos de ese color que no alcanzan el vacío.
rules-this-position-is-not-legal = Esta posición no es legal.
rules-mark-every-block-that-has = Marca cada grupo que no tiene libertades.
rules-clearing-a-colour-empties-all = *Limpiar* un color vacía todos los puntos de ese color que no alcanzan el vacío.
rules-clear-black-mark-the-stones = Limpia a Negro: marca las piedras que salen.
rules-each-colour-is-cleared-for = Cada color se limpia por separado, en el tablero tal como está.
rules-clear-white-on-the-same = Limpia a Blanco en el mismo tablero: marca las piedras que salen.
rules-so-it-matters-which-colour = Así que importa qué color se limpia primero.
rules-a-move-in-three-steps = Una jugada en tres pasos
rules-colour-clear-the-others-clear = Colorear, limpiar a los demás, limpiar lo propio.
rules-a-move-colour-an-empty = Una jugada: colorear un punto vacío, limpiar a los rivales y después limpiar el color propio.
rules-a-move-colours-an-empty = Una jugada colorea un punto vacío, después limpia al rival y después limpia el color de quien juega.
rules-white-plays-mark-all-stones = Blanco juega ×. Marca todas las piedras que salen del tablero.
rules-one-move-may-clear-several = Una jugada puede limpiar varios grupos.
rules-you-are-black-take-two = Juegas con negras. Captura dos grupos a la vez.
rules-where-suicide-is-allowed-the = Donde se permite el suicidio, el tercer paso puede tener efecto.
rules-white-plays-and-these-rules = Blanco juega ×, y estas reglas permiten el suicidio. Marca lo que sale del tablero.
rules-never-do-both-steps-clear = Los dos pasos nunca retiran piedras en una misma jugada: quien captura tiene una libertad.
rules-most-people-play-without-suicide = La mayoría juega sin suicidio.
rules-without-suicide-mark-where-white = Sin suicidio: marca dónde no puede jugar Blanco.
rules-superko = Superko
rules-the-whole-past-counts = Cuenta todo el pasado.
rules-no-move-may-bring-back = Ninguna jugada puede repetir una coloración anterior, así que toda partida termina.
rules-six-moves-were-played-on = En este tablero de cuatro puntos se han hecho seis jugadas. Negro en A2 capturaría tres piedras.
rules-may-black = ¿Puede Negro jugar ahí?
rules-not-just-the-last-position = No cuenta solo la última posición, sino todas desde el principio.
rules-black-has-no-move-left = A Negro no le queda ninguna jugada. Pasar nunca infringe esta regla.
rules-black-passes-white-passes-what = Negro pasa, Blanco pasa. ¿Cuál es la puntuación?
rules-these-rules-allow-suicide-a = Estas reglas permiten el suicidio. Una piedra sola en un ojo saldría enseguida.
rules-may-white-play-at = ¿Puede Blanco jugar en ×?
rules-so-an-eye-is-safe = Así, un ojo es seguro incluso donde se permite el suicidio.
rules-area-scoring = Recuento por área
rules-stones-and-what-reaches-only = Las piedras, y lo que solo las alcanza a ellas.
rules-score-points-of-your-colour = Puntuación: los puntos de tu color y los puntos vacíos que solo alcanzan tu color.
rules-your-territory-the-empty-points = Tu *territorio*: los puntos vacíos que alcanzan tu color y ningún otro.
rules-the-score-looks-at-the = Para la puntuación solo cuenta la coloración: no importa a quién le toca ni lo que pueda venir.
rules-what-is-the-score-as = ¿Cuál es la puntuación con el tablero tal como está?
rules-white-has-put-one-stone = Blanco ha jugado una piedra detrás del muro de Negro. Para mostrar que un punto no es de nadie, muestra que alcanza los dos colores.
rules-walk-from-the-empty-point-2 = Ve del punto vacío B5 a una piedra blanca.
rules-one-stone-can-make-a = Por una sola piedra, un gran territorio puede no ser de nadie, hasta que se capture o se acuerde que está muerta.
rules-mark-every-point-that-is = Marca cada punto que ahora no es de nadie.
rules-if-you-do-not-agree = Si no hay acuerdo sobre una piedra, se sigue jugando: con estas reglas eso no cuesta nada.
rules-territory-scoring = Recuento por territorio
rules-the-older-way-prisoners-count = La forma más antigua: cuentan los prisioneros.
rules-territory-scoring-counts-empty-points = El recuento por territorio cuenta los puntos vacíos menos las piedras capturadas. Rara vez cambia quién gana.
rules-here-stones-do-not-count = Aquí las piedras no cuentan. Tu puntuación: tus puntos vacíos, menos uno por cada una de tus piedras capturadas.
rules-black-has-just-taken-four = Negro acaba de capturar cuatro piedras con B2. ¿Cuál es la puntuación?
rules-the-same-game-by-area = La misma partida con el recuento por área: piedras y puntos vacíos, sin prisioneros.
rules-what-is-the-score-now = ¿Cuál es ahora la puntuación?
rules-under-territory-scoring-a-stone = En el recuento por territorio, una piedra dentro de tu propio territorio cuesta un punto.

## learn/made.ts

made-you-are = Juegas como { $player }.
made-play-take-stones = Jugar: capturar piedras
made-take = { $n ->
    [1] { $who } Captura una piedra.
   *[other] { $who } Captura al menos { $n } piedras.
  }
made-play-save-a-block = Jugar: salvar un grupo
made-save-the-block-at = { $who } Salva el grupo en { $made }.
made-play-make-a-block-live = Jugar: hacer vivir un grupo
made-make-two-eyes-for-the = { $who } Haz dos ojos para el grupo en { $made }.
made-play-kill-a-block = Jugar: matar un grupo
made-kill-the-block-at = { $who } Mata el grupo en { $made }.
made-mark-the-liberties-of-a = Marcar: las libertades de un grupo
made-mark-the-liberties-of-the = Marca las libertades del grupo en { $made }.
made-mark-the-stones-of-a = Marcar: las piedras de un grupo
made-mark-every-stone-of-the = Marca todas las piedras del grupo al que pertenece { $made }.
made-mark-blocks-in-atari = Marcar: grupos en atari
made-mark-every-block-with-one = Marca cada grupo al que le queda una sola libertad.
made-mark-moves-that-take-something = Marcar: jugadas que capturan algo
made-mark-every-move-that-takes = { $who } Marca cada jugada que captura algo.
made-mark-points-where-one-may = Marcar: jugadas ilegales
made-mark-every-empty-point-where = Marca cada punto vacío donde { $player } no puede jugar.
made-mark-blocks-that-can-never = Marcar: grupos que nunca pueden ser capturados
made-mark-every-block-of-that = Marca cada grupo de { $player } que nunca puede ser capturado.
made-mark-dead-stones = Marcar: piedras muertas
made-mark-the-dead-stones-of = Marca las piedras muertas de todos los colores.
made-mark-points-that-are-nobodys = Marcar: puntos que no son de nadie
made-say-whose-each-region-is = Territorio: ¿de quién es cada región?
made-whose-is-each-region-tap = ¿De quién es cada región? Tócala hasta que los cuadrados sean correctos.
made-choose-may-one-play-there = Elegir: ¿es legal la jugada?
made-may-play-at = ¿Puede { $player } jugar en { $made }?
made-choose-is-the-position-legal = Elegir: ¿es legal la posición?
made-choose-who-wins-as-it = Elegir: ¿quién gana con el tablero tal como está?
made-who-wins-if-the-game = ¿Quién gana si la partida termina ahora?
made-count-the-scores = Contar: las puntuaciones
made-count-the-points-of-each = Cuenta los puntos de cada jugador.
made-count-liberties = Contar: libertades
made-how-many-liberties-has-each = ¿Cuántas libertades tiene cada grupo?
made-your-own-mark-these-points = Libre: marcar estos puntos
made-mark-the-best-points = Marca los mejores puntos.
made-that-is-what-was-asked = Eso es lo que se pedía.
made-is-not-one-of-them = { $name } no es uno de ellos.
made-your-own-answers-to-choose = Libre: respuestas para elegir
made-your-own-a-number = Libre: un número
made-your-answer = Tu respuesta
made-the-drawn-board-of-this = El tablero dibujado de este ejercicio está incompleto.
made-a-board-for-exercises-has = Un tablero para ejercicios tiene como máximo { $mostpoints } puntos.
made-the-stones-do-not-fit = Las piedras no corresponden al tablero.
made-nobody-of-that-colour-plays = Ningún jugador tiene ese color.
made-this-question-tries-every-move = Esta pregunta prueba todas las jugadas: elige un tablero de { $small } puntos como máximo.
made-a-chosen-point-is-not = Un punto elegido no existe.
made-choose-the-point-that-is = Elige el punto.
made-choose-the-points-that-are = Elige los puntos.
made-say-how-many-stones = Indica cuántas piedras.
made-write-the-right-number = Indica el número correcto.
made-write-at-least-two-answers = Escribe al menos dos respuestas.
made-say-which-answers-are-right = Marca las respuestas correctas.
made-two-answers-are-the-same = Dos respuestas son iguales.
made-choose-a-point-with-a = Elige un punto con una piedra.
made-choose-an-empty-point = Elige un punto vacío.
made-in-this-position-nothing-is = En esta posición ninguna respuesta es correcta: cambia las piedras o la pregunta.
made-in-this-position-nothing-solves = En esta posición no hay solución: cambia las piedras o la pregunta.

## learn/pick.ts

pick-tap-what-you-mean-there = { $what ->
    [liberties] { $n ->
        [one] Toca tu respuesta: hay { $n } libertad.
       *[other] Toca tu respuesta: hay { $n } libertades.
      }
    [stones] { $n ->
        [one] Toca tu respuesta: hay { $n } piedra.
       *[other] Toca tu respuesta: hay { $n } piedras.
      }
    [eyes] { $n ->
        [one] Toca tu respuesta: hay { $n } ojo.
       *[other] Toca tu respuesta: hay { $n } ojos.
      }
   *[points] { $n ->
        [one] Toca tu respuesta: hay { $n } punto.
       *[other] Toca tu respuesta: hay { $n } puntos.
      }
  }
pick-missing = { $what ->
    [liberties] { $n ->
        [one] Falta { $n } libertad.
       *[other] Faltan { $n } libertades.
      }
    [stones] { $n ->
        [one] Falta { $n } piedra.
       *[other] Faltan { $n } piedras.
      }
    [eyes] { $n ->
        [one] Falta { $n } ojo.
       *[other] Faltan { $n } ojos.
      }
   *[points] { $n ->
        [one] Falta { $n } punto.
       *[other] Faltan { $n } puntos.
      }
  }

## learn/play.ts

play-the-time-is-over-the = Se acabó el tiempo: la partida está perdida, sea cual sea la posición.
play-passes = { $who } pasa.
play-plays = { $who } juega { $name }.

## learn/questions.ts

questions-no-no-liberty = No: no tiene libertades
questions-no-it-stood-before = No: repite una posición
questions-takes-stones-and-so-has = { $taken ->
    [one] { $at } captura { $taken } piedra, así que tiene una libertad.
   *[other] { $at } captura { $taken } piedras, así que tiene una libertad.
  }
questions-these-rules-allow-suicide-stones = { $lost ->
    [one] Estas reglas permiten el suicidio: { $lost } piedra saldría del tablero.
   *[other] Estas reglas permiten el suicidio: { $lost } piedras saldrían del tablero.
  }
questions-has-a-liberty-at = { $at } tiene una libertad en { $name }.
questions-legal = Legal
questions-illegal = Ilegal
questions-s-block-at-has-no = El grupo de { $player } en { $names } no tiene libertades.
questions-every-block-has-a-liberty = Cada grupo tiene una libertad.
questions-by = el color { $colour } por { $path }
questions-reaches = { $name } alcanza { $ways }.
questions-reaches-but-not = { $name } alcanza { $ways }; no alcanza el color { $missed }.
questions-nobody-a-tie = Nadie: empate
questions-the-scores-are-equal = Las puntuaciones son iguales
questions-account = { $player }: { $sum } = { $score }.
questions-points-ahead = Puntos de ventaja
questions-blocks = Grupos de { $player }
questions-has-blocks = { $own ->
    [one] { $player } tiene { $own } grupo: { $parts }.
   *[other] { $player } tiene { $own } grupos: { $parts }.
  }
questions-liberties-of = Libertades de { $name }
questions-has-liberties = { $liberties ->
    [one] { $name } tiene { $liberties } libertad: { $names }.
   *[other] { $name } tiene { $liberties } libertades: { $names }.
  }
questions-has-no-liberty = { $name } no tiene libertades.
questions-periods-left = Periodos restantes
questions-the-last-period-is-over = El último periodo también se agotó: la partida se pierde por tiempo.
questions-the-main-time-is-over = { $n ->
    [0] El tiempo principal se agotó y no ha pasado ningún periodo completo. El periodo en que se hace la jugada no se pierde.
    [one] El tiempo principal se agotó y después pasó { $n } periodo completo. El periodo en que se hace la jugada no se pierde.
   *[other] El tiempo principal se agotó y después pasaron { $n } periodos completos. El periodo en que se hace la jugada no se pierde.
  }
questions-it-lives-as-it-is = Vive tal como está
questions-whoever-moves-first-decides = Decide quien juega primero
questions-it-is-dead = Está muerto
questions-against-every-move-the-engine = Contra cada jugada, el motor encuentra una respuesta que hace dos ojos.
questions-lives-at-kills-at = { $player } vive en { $saving }; { $player2 } mata en { $name }.
questions-no-single-move-makes-two = Ninguna jugada por sí sola hace dos ojos.
questions-from-to-there-are-steps = { $n ->
    [one] De { $weaker } a { $stronger } hay { $n } rango de diferencia, y cada rango equivale a una piedra.
   *[other] De { $weaker } a { $stronger } hay { $n } rangos de diferencia, y cada rango equivale a una piedra.
  }

## learn/searches.ts

searches-liberties-every-empty-point-that = { $stones ->
    [1] { $n ->
        [one] { $n } libertad: el punto vacío conectado con la piedra por una línea.
       *[other] { $n } libertades: todos los puntos vacíos conectados con la piedra por una línea.
      }
   *[other] { $n ->
        [one] { $n } libertad: el punto vacío conectado con el grupo por una línea.
       *[other] { $n } libertades: todos los puntos vacíos conectados con el grupo por una línea.
      }
  }
searches-has-a-stone-a-liberty = En { $at } hay una piedra. Una libertad es un punto vacío.
searches-lies-aslant-no-line-joins = { $stones ->
    [1] { $at } está en diagonal: ninguna línea lo conecta con la piedra.
   *[other] { $at } está en diagonal: ninguna línea lo conecta con el grupo.
  }
searches-is-too-far-away-no = { $stones ->
    [1] { $at } está demasiado lejos: ninguna línea lo conecta con la piedra.
   *[other] { $at } está demasiado lejos: ninguna línea lo conecta con el grupo.
  }
searches-stones-in-one-block-a = { $n ->
    [one] { $n } piedra de color { $colour }: un grupo por sí sola.
   *[other] { $n } piedras en un grupo: un camino de color { $colour } conecta cada una con todas las demás.
  }
searches-is-empty-a-block-is = { $at } está vacío: un grupo está hecho de piedras.
searches-has-another-colour = { $at } tiene otro color.
searches-is-too-but-no-path = { $at } también es { $colour }, pero ningún camino de color { $colour } lleva allí desde { $name }.
searches-is-empty-a-block-is-2 = { $name } está vacío; un grupo está hecho de piedras.
searches-s-block-at = El grupo de { $player } en { $name }
searches-each-of-them-has-one = A cada uno le queda una sola libertad, y la siguiente jugada puede capturarlo.
searches-has-liberties = { $liberties ->
    [one] { $blockName } tiene { $liberties } libertad: { $names }.
   *[other] { $blockName } tiene { $liberties } libertades: { $names }.
  }
searches-no-line-leads-from-it = Ninguna línea lleva de él a un punto vacío.
searches-has-a-liberty-at = { $blockName } tiene una libertad en { $name }.
searches-two-eyes-whatever-the-opponent = Dos ojos: juegue lo que juegue el rival, uno de ellos queda vacío.
searches-has-no-two-eyes-it = { $blockName } no tiene dos ojos: puede ser capturado si su dueño no le hace caso.
searches-the-question-is-about-stones = La pregunta es sobre las piedras de color { $colour }.
searches-nothing-can-part-the-stones = Nada puede separar las piedras que los rodean.
searches-is-a-false-eye-the = { $name } es un ojo falso: las piedras que lo rodean se pueden separar, y algunas capturar.
searches-is-no-eye-an-eye = { $name } no es un ojo: un ojo es un punto vacío rodeado de piedras de color { $colour }.
searches-they-stand-where-only-the = Están donde solo el otro color puede vivir. Los dos jugadores lo saben y las retiran.
searches-can-never-be-taken-it = { $blockName } nunca puede ser capturado: vive.
searches-is-not-lost-for-certain = { $blockName } aún puede sobrevivir.
searches-these-stones-do-not-reach = { $n ->
    [one] { $n } piedra no alcanza el vacío, así que limpiar el color { $colour } vacía su punto.
   *[other] Estas { $n } piedras no alcanzan el vacío, así que limpiar el color { $colour } vacía sus puntos.
  }
searches-is-not-it-stays-as = { $at } no es { $colour }: se queda como está.
searches-reaches-empty-at-so-it = { $at } alcanza el vacío en { $name }, así que se queda.
searches-first-the-others-are-cleared = { $taken ->
    [one] Primero se limpia a los demás: { $taken } piedra. Así las piedras de { $who } vuelven a tener libertades y se quedan.
   *[other] Primero se limpia a los demás: { $taken } piedras. Así las piedras de { $who } vuelven a tener libertades y se quedan.
  }
searches-no-other-block-lost-its = { $own ->
    [one] Ningún otro grupo perdió su última libertad, así que sale { $own } piedra del propio { $who }: suicidio.
   *[other] Ningún otro grupo perdió su última libertad, así que salen { $own } piedras del propio { $who }: suicidio.
  }
searches-is-empty = { $at } está vacío.
searches-stays-once-the-others-are = { $at } se queda: una vez limpiados los demás, tiene una libertad.
searches-stays-its-block-still-has = { $at } se queda: su grupo aún tiene una libertad.
searches-for-example = Por ejemplo: { $first }
searches-has-a-stone-find-the = En { $name } hay una piedra: busca los puntos vacíos.
searches-may-play-it-takes-stones = { $taken ->
    [one] { $player } puede jugar { $name }: captura { $taken } piedra, así que tiene una libertad.
   *[other] { $player } puede jugar { $name }: captura { $taken } piedras, así que tiene una libertad.
  }
searches-may-play-the-stone-would = { $player } puede jugar { $name }: la piedra tendría una libertad.
searches-takes = { $name } captura { $takes }
searches-each-takes = { $takes }.
searches-has-a-stone-already = En { $name } ya hay una piedra.
searches-a-stone-at-takes-nothing = Una piedra en { $name } no captura nada: no es la última libertad de ningún grupo.
searches-these-reach-more-than-one = Estos alcanzan más de un color: no son de nadie.
searches-has-a-stone-it-counts = En { $name } hay una piedra: cuenta para { $player }.
searches-reaches-only-it-is-s = { $name } solo alcanza el color { $colour }: es de { $player }.
searches-these-are-the-customary-places = { $stones ->
    [one] Este es el lugar habitual para { $stones } piedra en este tablero.
   *[other] Estos son los lugares habituales para { $stones } piedras en este tablero.
  }
searches-is-not-one-of-the = { $name } no es uno de los lugares habituales.

## learn/walk.ts

walk-no-line-joins-and = Ninguna línea conecta { $name } y { $name2 }.
walk-reaches-at-the-shortest-way = { $n ->
    [one] { $name } alcanza el color { $colour } en { $name2 }. El camino más corto tiene un paso.
   *[other] { $name } alcanza el color { $colour } en { $name2 }. El camino más corto tiene { $n } pasos.
  }
walk-is-a-path-keeps-to = { $name } es de color { $colour }. Hasta su último paso, un camino sigue por puntos de color { $own }, como { $name2 }.
walk-you-have-already = Ya tienes { $at }.
walk-has-a-stone-here-one = En { $at } hay una piedra. Añade una piedra en un punto vacío.
walk-ways-and-the-engine-knows = { $all ->
    [one] { $all } forma. El motor no encuentra otra.
   *[other] { $all } formas. El motor no encuentra otras.
  }
walk-at = { $player } en { $at }
walk-without = Sin { $at }
walk-every-block-has-a-liberty = { $how }: cada grupo tiene una libertad.
walk-then-s-block-at-has = { $n ->
    [1] Entonces el grupo de { $player } en { $name } no tiene libertades.
    [2] Entonces el grupo de { $player } en { $name } no tiene libertades, y otro tampoco.
   *[other] Entonces el grupo de { $player } en { $name } no tiene libertades, y otros tampoco.
  }
walk-each-region-that-reaches-one = Cada región que solo alcanza un color es de ese color; la que alcanza varios no es de nadie.
walk-each-region-reaches-one-colour = Cada región alcanza un solo color y le pertenece.
walk-reaches-it-is = { $at } solo alcanza el color { $colours }: es de { $player }.
