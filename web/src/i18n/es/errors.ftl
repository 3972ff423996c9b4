reason-at-line = Línea { $line }: { $text }
reason-at-path = { $path }: { $text }
reason-base64 = Se esperaba base64 para URL.
reason-guests-no-mail = Crea primero una cuenta: los invitados no tienen correo electrónico.
reason-language-unknown = Idioma desconocido.
reason-link-expired = Este enlace ha caducado o ya se usó. Pide uno nuevo.
reason-mail-address = Esto no es un correo electrónico.
reason-mail-off = Este servidor no envía correos.
reason-many-mails = Demasiados correos. Vuelve a intentarlo en una hora.
reason-no-mail-address = No tienes un correo electrónico aquí.
reason-push-endpoint = El servidor no puede enviar notificaciones a este navegador.
reason-push-off = Este servidor no envía notificaciones.
reason-quoted = «{ $text }»
reason-account-name = Las cuentas no pueden cambiar de nombre.
reason-admin-tokens = Solo los administradores pueden tener tokens de administración.
reason-admins-not-banned = No se puede expulsar a los administradores.
reason-advice-limit = No puedes dar más consejos en esta partida.
reason-advisers-limit = Esta partida ya tiene suficientes consejeros.
reason-already-accepted = Ya has aceptado.
reason-already-agreed = Ya has dado tu conformidad.
reason-already-annulled = La partida ya ha sido anulada.
reason-already-asked = Alguien ya lo ha pedido.
reason-already-hurrying = Los bots ya juegan rápido.
reason-already-invited = Esta persona ya ha sido invitada.
reason-already-out = Este jugador ya está fuera de la partida.
reason-already-private = Ya has hecho privada esta partida.
reason-already-signed-in = Ya has iniciado sesión.
reason-answers-unread = Lee primero las respuestas a tus otras solicitudes.
reason-archive-query = La búsqueda no entiende este valor: { $path }.
reason-asked-by-another = Esta petición la hizo otra persona.
reason-asked-limit = No puedes volver a pedirlo en esta partida.
reason-asked-turn-limit = No puedes volver a pedirlo en este turno.
reason-banned = Estás expulsado hasta el { $time }.
reason-banned-because = Estás expulsado hasta el { $time }. Motivo: { $why }
reason-blocked = No puedes jugar en esta mesa: uno de los dos ha bloqueado al otro.
reason-board-argument = { $spec } no es un tablero. Escribe { $pattern } con un número entero a partir de { $least }, por ejemplo { $example }.
reason-board-arguments = { $spec } no es un tablero. Escribe { $pattern } con números a partir de { $least }, por ejemplo { $example }.
reason-board-edges-at-most = Un tablero tiene como máximo { $most } líneas.
reason-board-family-unknown = No hay ningún tipo de tablero llamado { $family }.
reason-board-family-unknown-near = No hay ningún tipo de tablero llamado { $family }. ¿Querías decir { $nearest }?
reason-board-gone = Ninguna partida usa este tablero.
reason-board-member = Miembro desconocido: { $key }. Un tablero tiene points y edges.
reason-board-missing = Indica un tablero, por ejemplo grid:9x9.
reason-board-most-edges = Un tablero tiene como máximo { $most } líneas; este tiene { $n }.
reason-board-most-points = Un tablero tiene como máximo { $most } puntos; este tiene { $n }.
reason-board-no-points = Un tablero debe tener al menos un punto.
reason-board-not-text = No es texto UTF-8.
reason-board-points = Un tablero tiene de 1 a { $most } puntos.
reason-board-points-at-most = Un tablero tiene como máximo { $most } puntos.
reason-board-takes-nothing = { $spec } no es un tablero. Escribe { $family } sin números.
reason-board-text-long = El texto de un tablero tiene como máximo { $most } MiB.
reason-board-too-large = { $spec } es demasiado grande. Un tablero tiene como máximo { $points } puntos y { $edges } líneas.
reason-body-large = La solicitud es demasiado grande.
reason-bot-tables-limit = Demasiadas partidas tuyas son solo de bots. Espera a que terminen.
reason-bots-do-not-undo = En partidas clasificatorias los bots no aceptan deshacer.
reason-busy = El servidor está ocupado. Inténtalo más tarde.
reason-cannot-continue = Esa partida no se puede continuar desde ahí.
reason-cannot-continue-setup = Una partida en la que se colocaron piedras a mano no se puede continuar aquí.
reason-cannot-mark = Estos puntos no se pueden marcar así.
reason-cannot-undo = Estas jugadas no se pueden deshacer.
reason-changed-meanwhile = No se pudo guardar. Inténtalo de nuevo.
reason-chat-length = Un mensaje debe tener de 1 a { $most } bytes.
reason-chat-limit = El chat de esta partida ha llegado a su límite.
reason-chat-players = Solo los jugadores pueden escribir a los jugadores.
reason-chat-slow = Escribes demasiado rápido. Espera unos segundos.
reason-chat-spectators = Los jugadores pueden escribir a los espectadores después de la partida.
reason-clock-count = Reloj: { $what } debe ser un entero de 1 a { $most }; se recibió { $text }.
reason-clock-fields = Reloj: escribe { $pattern }.
reason-clock-seconds = Reloj: { $what } debe ser un número de segundos de 0 a { $most } con tres decimales como máximo; se recibió { $text }.
reason-clock-system = No hay ningún sistema de tiempo { $name }. Elige entre { $known }.
reason-clock-zero = Reloj: { $what } debe ser mayor que 0.
reason-content-type = Envía la solicitud como application/json.
reason-coordinate-too-large = Las coordenadas deben estar entre -1.000.000 y 1.000.000.
reason-count-ends = El recuento termina solo cuando se acaba su tiempo.
reason-count-too-large = Este tablero es demasiado grande para contarlo aquí.
reason-cross-origin = Solicitud de otro sitio rechazada.
reason-disk-full = El disco del servidor está lleno. No se ha cambiado nada. Inténtalo más tarde.
reason-edge-between-twice = La línea de { $from } a { $to } aparece dos veces.
reason-edge-ends = Una línea tiene dos extremos.
reason-edge-line = Escribe en cada renglón un punto o los dos extremos de una línea.
reason-edge-loop = La línea { $edge } une un punto consigo mismo.
reason-edge-nowhere = La línea { $edge } nombra un punto que no existe.
reason-edge-number = Una línea nombra un punto que no existe. Los puntos están numerados de 0 a { $last }.
reason-edge-to-itself = Una línea une { $name } consigo mismo.
reason-edge-twice = La línea { $edge } aparece dos veces.
reason-export-wait = Acabas de descargarlo. Espera un poco.
reason-fewer-turns = Esa partida tiene menos jugadas.
reason-field-choice = Se esperaba uno de estos valores: { $known }.
reason-field-flag = Se esperaba true o false.
reason-field-game = No es un identificador de partida.
reason-field-half = Se esperaba un número de puntos entero o semientero.
reason-field-id = Se esperaban de 1 a 40 bytes sin caracteres de control.
reason-field-length = Se esperaban como máximo { $most } bytes.
reason-field-letters = Se esperaban letras de colores.
reason-field-list = Se esperaba una lista.
reason-field-missing = Falta { $key }.
reason-field-number = Se esperaba un número de { $least } a { $most }.
reason-field-object = Se esperaba un objeto.
reason-field-points = Hay más puntos de los que tiene el tablero.
reason-field-string = Se esperaba una cadena de texto.
reason-field-unknown = Clave desconocida: { $key }.
reason-field-whole = Se esperaba un número entero de { $least } a { $most }.
reason-field-word = Palabra desconocida: { $word }.
reason-from-players = La partida de origen tiene { $n } jugadores.
reason-game-damaged = El registro de esta partida está dañado.
reason-game-not-over = La partida aún no ha terminado.
reason-game-not-paused = La partida no está en pausa.
reason-game-over = La partida ha terminado.
reason-game-paused = La partida está en pausa.
reason-game-started = La partida ya ha empezado.
reason-game-too-long = La partida ha llegado al número máximo de jugadas. Solo puedes pasar.
reason-games-at-once = Puedes ver como máximo { $most } partidas a la vez.
reason-games-limit = Tienes demasiadas partidas sin terminar. Termina antes algunas.
reason-gave-time-limit = No puedes dar más tiempo en esta partida.
reason-guests-no-password = Los invitados no tienen contraseña.
reason-handicap-no-player = Una piedra de hándicap no es de ningún jugador.
reason-handicap-no-room = No hay sitio para { $n } piedras de hándicap.
reason-handicap-no-stars = Solo hay puntos estrella en tableros cuadrados desde 7x7.
reason-handicap-off-board = Una piedra de hándicap no está en el tablero.
reason-handicap-same-point = Dos piedras de hándicap están en el mismo punto.
reason-handicap-stars = Este tablero tiene puntos estrella para 2 a { $most } piedras de hándicap, no para { $n }.
reason-has-account = Ya tienes una cuenta.
reason-headers-large = Las cabeceras de la solicitud son demasiado grandes.
reason-hello-first = Envía primero hello.
reason-hello-twice = hello ya se ha enviado.
reason-hurry-not-yours = Solo pueden hacerlo quien creó la partida y sus jugadores.
reason-hurry-people = Todavía hay personas jugando.
reason-illegal-turn =
    La jugada { $turn } es ilegal: { $fault ->
        [occupied] el punto está ocupado
        [suicide] suicidio
        [repeats] repite una posición
        [out-of-turn] le toca a otro jugador
       *[other] no cumple las reglas
    }.
reason-internal = Error interno del servidor. No se cambió nada. Inténtalo de nuevo.
reason-job-failed = El cálculo ha fallado.
reason-job-gone = Este cálculo ya no existe.
reason-job-no-room = El servidor no tiene espacio para este tablero. Inténtalo más tarde.
reason-job-out = Faltó tiempo o memoria. Prueba con un tablero más pequeño.
reason-job-playing = No puedes analizar una partida que estás jugando.
reason-jobs-address-limit = Hay demasiados cálculos en espera desde tu dirección. Inténtalo más tarde.
reason-jobs-full = Hay demasiados cálculos en espera. Inténtalo más tarde.
reason-jobs-limit = Tienes demasiados cálculos en espera. Inténtalo más tarde.
reason-join-limit = Ha entrado y salido gente de esta partida demasiadas veces.
reason-json-bad-escape = Una cadena tiene una secuencia de escape desconocida.
reason-json-control-character = Una cadena tiene un carácter de control.
reason-json-expected =
    Se esperaba { $what ->
        [object] un objeto
        [array] una lista
        [string] una cadena
        [number] un número
        [value] un valor
        [end] el final
       *[sign] { $text }
    }, pero hay { $found }.
reason-json-expected-before-end =
    Se esperaba { $what ->
        [object] un objeto
        [array] una lista
        [string] una cadena
        [number] un número
        [value] un valor
        [end] el final
       *[sign] { $text }
    }, pero el texto termina.
reason-json-invalid = No es JSON válido.
reason-json-key-twice = { $key } aparece dos veces.
reason-json-number-too-large = Un número es demasiado grande.
reason-json-open-string = Una cadena no está cerrada.
reason-json-too-deep = El texto está anidado con demasiada profundidad.
reason-ko-symmetric = El ko simétrico necesita las simetrías del tablero.
reason-komi-count = { $n ->
    [one] El komi { $komi } tiene { $n } número para { $players } jugadores.
   *[other] El komi { $komi } tiene { $n } números para { $players } jugadores.
  }
reason-komi-value = El komi debe ser un número entero o semientero de -10.000 a 10.000; se recibió { $text }.
reason-large-games-limit = Tus partidas sin terminar tienen demasiados puntos en total. Termina antes algunas en tableros grandes.
reason-left-games = { $n ->
    [one] Esta semana has dejado a medias { $n } partida.
   *[other] Esta semana has dejado a medias { $n } partidas.
  } { $minutes ->
    [one] Espera { $minutes } minuto.
   *[other] Espera { $minutes } minutos.
  }
reason-many-attempts = Demasiados intentos. Espera un poco.
reason-many-connections = Demasiadas conexiones. Espera un momento.
reason-many-games = Demasiadas partidas nuevas a la vez. Espera un poco.
reason-many-guests = Demasiados invitados nuevos desde tu dirección. Espera un poco.
reason-many-large-games = Demasiadas partidas nuevas en tableros grandes desde tu dirección. Espera un poco.
reason-many-requests = Demasiadas solicitudes. Espera un momento.
reason-mark-living = Una piedra viva no es neutral.
reason-mark-neutral-area = Los puntos neutrales solo se marcan en el recuento por territorio.
reason-mark-no-stone = Aquí no hay ninguna piedra que marcar.
reason-marking-changed = El marcado ha cambiado.
reason-marking-limit = No puedes volver a cambiar el marcado. Acéptalo o reanuda la partida.
reason-message-unknown = El servidor no conoce este tipo de mensaje.
reason-muted = No puedes chatear hasta el { $time }.
reason-name-accents = El nombre tiene demasiados acentos en una letra.
reason-name-invisible = El nombre tiene caracteres invisibles.
reason-name-length = Un nombre debe tener de 1 a { $most } bytes.
reason-name-spaces = Un nombre no puede tener espacios dobles ni espacios en los extremos.
reason-name-taken = Este nombre ya está en uso.
reason-name-utf8 = El nombre no es texto válido.
reason-no-bot = No hay ningún bot { $name }.
reason-no-clock = La partida no tiene reloj.
reason-no-memory = Al servidor le falta memoria. Inténtalo más tarde.
reason-no-new-guests = No se admiten invitados nuevos desde aquí hasta el { $time }, porque alguien fue expulsado. Inicia sesión si tienes cuenta.
reason-no-star-points = Este tablero no tiene puntos estrella.
reason-no-such-game = Esa partida no existe.
reason-no-such-player = Ese jugador no está en esta partida.
reason-no-such-point = Ese punto no existe en este tablero.
reason-nobody-called = Nadie se llama { $name }.
reason-nobody-named = Nadie tiene ese nombre.
reason-not-an-adviser = No te han invitado a aconsejar.
reason-not-as-expected = La solicitud no tiene la forma esperada.
reason-not-awaited = Nadie está esperando a { $player }.
reason-not-invitable = No puedes invitar a { $name }.
reason-not-left = { $player } no se ha ido.
reason-not-playing = La partida no se está jugando ahora.
reason-not-private = No has hecho privada esta partida.
reason-not-repeated = La posición no ha aparecido tres veces.
reason-not-saved = El servidor no puede guardar nada ahora. No se ha cambiado nada. Inténtalo más tarde.
reason-not-scoring = La partida no está en recuento ahora.
reason-not-your-seat = { $player } no es tu asiento.
reason-nothing-said = No hay ningún mensaje que denunciar ahí.
reason-nothing-to-pause = No hay nada que pausar.
reason-nothing-to-undo = Ahora no hay nada que deshacer.
reason-only-admins = Solo los administradores pueden hacerlo.
reason-only-owner-cancels = Solo quien creó la partida puede cancelarla. Puedes salir de ella.
reason-only-players-end = Solo un jugador puede terminar la partida.
reason-only-server-proposes = Solo el servidor puede proponer un marcado.
reason-other-turn = Le toca a { $player }.
reason-password-short = La contraseña debe tener al menos 8 caracteres.
reason-path-unknown = No hay nada en esta dirección.
reason-person-gone = Esa persona no existe.
reason-player-adviser = Un jugador no puede ser consejero.
reason-point-half-place = Un punto tiene x e y, o ninguno de los dos.
reason-point-member = Miembro desconocido: { $key }. Un punto tiene name, x, y y z.
reason-point-name-control = El nombre de un punto tiene un carácter de control.
reason-point-name-empty = El nombre de un punto está vacío.
reason-point-name-long = El nombre { $name } supera los { $most } bytes.
reason-point-name-reserved = { $name } no puede ser el nombre de un punto.
reason-point-name-space = El nombre { $name } tiene un espacio.
reason-point-name-twice = El nombre { $name } aparece dos veces.
reason-point-unknown = Ningún punto se llama { $name }.
reason-points-same-place = Dos puntos están en el mismo lugar.
reason-points-some-placed = O todos los puntos tienen coordenadas, o ninguno.
reason-private-game = Esta partida es privada. Solo sus jugadores pueden verla.
reason-private-later = Puedes hacer privada una partida cuando haya terminado.
reason-private-limit = Has cambiado esto demasiadas veces. La partida sigue siendo privada.
reason-proposal-exists = Ya hay un marcado propuesto.
reason-rank-range = { $ranks ->
    [one] Esta partida es para jugadores a { $ranks } rango de { $name } como máximo.
   *[other] Esta partida es para jugadores a { $ranks } rangos de { $name } como máximo.
  }
reason-rated-accounts = Las partidas clasificatorias requieren una cuenta. Crea una antes.
reason-rated-continued = Una partida que continúa otra no puede ser clasificatoria.
reason-rated-prisoners = Una partida que empieza con prisioneros no puede ser clasificatoria.
reason-rated-small = Las partidas en tableros de menos de { $least } puntos no pueden ser clasificatorias.
reason-rated-stones = Una partida que empieza con piedras que no son de hándicap no puede ser clasificatoria.
reason-rated-yourself = No puedes jugar una partida clasificatoria contra ti mismo.
reason-relations-limit = Has silenciado o bloqueado a demasiadas personas. Quita antes a algunas.
reason-rematch-exists = Ya hay una revancha.
reason-report-gone = Esa denuncia no existe.
reason-report-nothing = Indica la persona o la partida que denuncias.
reason-reports-limit = Has alcanzado el límite de denuncias. Se leerán.
reason-request-gone = Esta petición ya no está abierta.
reason-restarting = El servidor se está reiniciando. Inténtalo de nuevo.
reason-resume-limit = La partida no se puede reanudar otra vez. Acepta el resultado o espera el recuento del servidor.
reason-rules-key = Regla desconocida: { $key }. Elige entre players, ko, suicide, scoring, komi y handicap.
reason-rules-pair = Las reglas se escriben key=value, no { $text }.
reason-rules-players = Una partida tiene de 2 a { $most } jugadores, no { $value }.
reason-rules-preset = No hay reglas llamadas { $name }. Elige entre { $known }.
reason-rules-seats = Las reglas son para { $players } jugadores, pero hay { $seats } asientos.
reason-rules-twice = La regla { $key } aparece dos veces.
reason-rules-value = { $key }={ $value } no es una regla. Elige entre { $known }.
reason-seat-reserved = El asiento está reservado para { $name }.
reason-seat-taken = El asiento está ocupado.
reason-seats-count = Una partida tiene de 2 a 6 asientos.
reason-session-gone = Esta sesión ya no existe.
reason-sign-in = Inicia sesión o entra como invitado primero.
reason-solve-ko = Solo se pueden resolver partidas con superko posicional o situacional.
reason-solve-players = Se pueden resolver partidas de { $most } jugadores como máximo.
reason-solve-points = Se pueden resolver tableros de { $most } puntos como máximo; este tiene { $n }.
reason-solve-resigned = Un jugador ha abandonado, así que esta posición no se puede resolver.
reason-solve-scoring = Solo se pueden resolver partidas con recuento por área o por territorio.
reason-stars-for-one = Solo un jugador puede tener piedras de hándicap en los puntos estrella.
reason-start-first = El primer turno es de un jugador que no está en la partida.
reason-start-invalid = La posición inicial no es válida.
reason-start-no-liberty = La posición inicial tiene una piedra sin libertades en el punto { $point }.
reason-start-points = La posición inicial tiene { $n } puntos y el tablero { $points }.
reason-start-prisoners = La posición inicial tiene prisioneros de { $n } jugadores y la partida tiene { $players }.
reason-start-stones = La posición inicial tiene piedras de un jugador que no está en la partida.
reason-stones-no-player = La letra { $letter } no corresponde a ningún jugador.
reason-time-for-others = Solo puedes dar tiempo a otros jugadores.
reason-time-limit = Este jugador ya tiene tiempo suficiente.
reason-time-up = Se acabó el tiempo.
reason-token-gone = Este token ya no existe.
reason-token-scope = Este token no lo permite.
reason-token-unknown = El servidor no conoce este token.
reason-tokens-limit = Tienes demasiados tokens. Revoca antes algunos.
reason-too-fast = Demasiadas acciones a la vez. Espera un poco.
reason-too-late-to-abort = Es demasiado tarde para anular la partida. Puedes abandonar en cualquier momento.
reason-too-much-waiting = Tienes demasiadas solicitudes en espera. Inténtalo más tarde.
reason-turn-changed = La posición ha cambiado. La próxima jugada es la { $n }.
reason-turns-after-end = La partida termina antes de { $turn }.
reason-unreadable = El servidor no puede leer sus datos ahora. Inténtalo más tarde.
reason-view-only = El registro de esta partida está dañado. Solo puedes verla.
reason-wrong-login = Nombre o contraseña incorrectos.
reason-wrong-method = Esta dirección no admite este tipo de solicitud.
reason-wrong-password = Contraseña incorrecta.
reason-you-are-gone = Tu cuenta ya no existe.
reason-you-are-out = Estás fuera de la partida.
reason-yourself = No puedes hacértelo a ti mismo.
