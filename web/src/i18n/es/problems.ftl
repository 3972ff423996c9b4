## problems/ProblemsPage.tsx, ProblemPage.tsx, words.ts

problems-problems = Problemas
problems-about = { $n } posiciones con exactamente una jugada correcta. El solucionador las ha demostrado todas: juegues lo que juegues, la respuesta es la correcta. También funcionan sin conexión.
problems-today = Problema del día
problems-solve = Resolver
problems-look-again = Verlo otra vez
problems-solved = Resuelto
problems-you = Tu progreso
problems-your-rating = Clasificación
problems-rating-about = { $rating } ± { $deviation }
problems-no-rating = aún ninguna
problems-streak = Días seguidos
problems-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
  }
problems-solved-count = Problemas resueltos
problems-of = { $solved } de { $n }
problems-of-solved = { $solved } de { $n } resueltos
problems-rating-how = Solo cuenta tu primer intento en cada problema. Todo se guarda en este navegador.
problems-forget = Empezar de nuevo
problems-forget-title = ¿Borrar tu progreso?
problems-forget-text = Se borrarán de este navegador tu clasificación, los días seguidos y todos los problemas resueltos.
problems-sets = Colecciones
problems-themes = Temas
problems-levels = Niveles
problems-every-theme = Todos los temas
problems-every-level = Todos los niveles
problems-theme-live = Vivir
problems-theme-kill = Matar
problems-theme-race = Carrera de libertades
problems-theme-win-ko = Ganar el ko
problems-theme-points = Puntos
problems-theme-ko = Ko
problems-theme-snapback = Snapback
problems-theme-sacrifice = Sacrificio
problems-theme-many = Tres o más jugadores
problems-theme-boards = Otros tableros
problems-level-0 = Fácil
problems-level-1 = Medio
problems-level-2 = Difícil
problems-level-3 = Muy difícil
problems-more = Mostrar más
problems-own = Tus propios problemas
problems-own-how = Abre archivos SGF con problemas: la línea marcada como correcta es la solución o, si no hay ninguna, la línea principal. Se quedan en tu navegador.
problems-choose-file = Elegir archivos SGF
problems-own-count = { $n ->
    [one] { $n } problema abierto
   *[other] { $n } problemas abiertos
  }
problems-none-in-file = En estos archivos no hay ningún problema: ninguna partida empieza con piedras y una solución.
problems-all = Todos los problemas
problems-no-such = No existe ese problema
problems-did-not-load = No se han podido cargar los problemas
problems-ask-all = Juega { $player }. Captúralo todo.
problems-ask-live = Juega { $player }. Vive.
problems-ask-win = Juega { $player }. Gana.
problems-ask-margin = Juega { $player }. Gana por al menos { $n }.
problems-ask-points = { $n ->
    [one] Juega { $player }. Asegura al menos { $n } punto contra todos los demás juntos.
   *[other] Juega { $player }. Asegura al menos { $n } puntos contra todos los demás juntos.
  }
problems-ask-bound = Juega { $player }. Pierde por { $n } como máximo.
problems-ask-by-ko = { $asked } Para ello, gana el ko.
problems-ask-file = Juega { $player }.
problems-proven = Demostrado: el solucionador examinó { $n } posiciones y otro programa comprobó las demostraciones.
problems-tried-before = Ya has intentado este problema; no vuelve a contar para tu clasificación.
problems-board = Problema en el tablero { $title }
problems-pass = Pasar
problems-a-pass = pasar
problems-show-solution = Mostrar la solución
problems-next = Siguiente problema
problems-go-on = Mostrar lo que sigue
problems-save-sgf = Guardar como SGF
problems-rated = Clasificación { $n }
problems-players = { $n } jugadores
problems-this-is-the-solution = Esta es la solución.
problems-right-so-far = Correcto hasta aquí. Sigue.
problems-also-right = Esta jugada también es correcta.
problems-not-in-file = El archivo no dice nada de esta jugada.
problems-wrong = Esta no.
problems-wrong-at-once = Después de { $move }, ya no se puede lograr.
problems-refuted = Después de { $move }, { $player } responde { $answer } y ya no se puede lograr.
