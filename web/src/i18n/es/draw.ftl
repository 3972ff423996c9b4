## draw/Canvas.tsx

canvas-point = Punto { $name }, conectado con { $around }
canvas-point-alone = Punto { $name }, sin líneas
canvas-the-board-you-draw-points = { $points ->
    [one] El tablero que dibujas, { $points } punto
   *[other] El tablero que dibujas, { $points } puntos
  }

## draw/DrawPage.tsx

draw-bridge = Puente
draw-tap-an-empty-place-for = Toca un lugar vacío para añadir un punto, o dos puntos para conectarlos. Una línea que confundiría se convierte en un portal: la misma letra en ambos extremos. Arrastra un punto para moverlo, y el fondo para ver otra parte.
draw-tap-two-points-a-bridge = Toca dos puntos: un puente de puntos nuevos los conecta.
draw-tap-a-point-for-a = Toca un punto para quitarlo, o una línea para cortarla.
draw-points-lines = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, { $edges ->
    [one] { $edges } línea
   *[other] { $edges } líneas
  }
draw-draw-a-board-of-your = Dibuja tu propio tablero
draw-tool = Herramienta
draw-redo = Rehacer
draw-undo = Deshacer
draw-add-a-point = Añadir un punto
draw-lay-out = Ordenar
draw-snap = Ajustar
draw-chain = Cadena
draw-chain-about = La línea siguiente empieza donde acabó la anterior. Con la tecla Mayús también.
draw-symmetry = Simetría
draw-rotations = { $n ->
    [1] Sin rotación
   *[other] { $n } rotaciones
  }
draw-mirrors = Espejos
draw-drawing = Dibujo
draw-tap-anywhere-for-the-first = Toca en cualquier lugar para el primer punto, o parte de un tablero
draw-the-link-to-this-board = El enlace a este tablero
draw-the-board = El tablero
draw-remove = Quitar
draw-the-chosen-point = Punto seleccionado
draw-play-on-it = Jugar en él
draw-with-a-friend-by-link = Con un amigo, por enlace
draw-against-a-bot = Contra un bot
draw-more-players-other-rules = Más jugadores, otras reglas…
draw-explore-it = Explorarlo
draw-make-an-exercise = Crear un ejercicio

## draw/Facts.tsx

facts-neighbours = { $n ->
    [one] { $n } vecino
   *[other] { $n } vecinos
  }
facts-to-neighbours = de { $low } a { $high } vecinos
facts-too-many-symmetries-to-count = Demasiadas simetrías para contarlas aquí.
facts-no-symmetry-every-point-is = Sin simetría: cada punto es distinto.
facts-about-10 = unas 10^{ $exponent }
facts-symmetries = { $kinds ->
    [1] { $count } simetrías; todos los puntos son equivalentes.
   *[other] { $count } simetrías; { $kinds } clases de puntos.
  }
facts-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
facts-lines = { $n ->
    [one] { $n } línea
   *[other] { $n } líneas
  }
facts-in-parts = en { $parts } partes
facts-point-at-one-to-see = Señala uno para ver otros como él.
facts-ready-to-be-played-on = Listo para jugar.
facts-what-there-is-to-know = Sobre este tablero

## draw/Makers.tsx

makers-for-makers = Para fabricarlo
makers-true-to-the-millimetre-strokes = Exacto al milímetro: trazos para una grabadora láser (negro para grabar, rojo para cortar), o un sólido con ranuras y huecos para una impresora 3D.
makers-width-in-millimetres = Ancho en milímetros
makers-strokes-svg = Trazos (SVG)
makers-solid-stl = Sólido (STL)
makers-text-json = Texto (JSON)

## draw/Sources.tsx

sources-start-from-a-board = Partir de un tablero
sources-or-paste-lines-two-names = O pega líneas (dos nombres cada una) o JSON
sources-draw-the-text = Dibujarlo
sources-empty-board = Tablero en blanco

## draw/drawn.ts

drawn-points-have-no-line-a = { $n ->
    [one] Un punto no tiene líneas: allí una piedra no tiene libertades
   *[other] { $n } puntos no tienen líneas: allí una piedra no tiene libertades
  }
drawn-points-lie-so-close-that = { $n ->
    [one] { $n } punto está tan cerca de otro que las piedras se solapan
   *[other] { $n } puntos están tan cerca que sus piedras se solapan
  }
drawn-a-line-runs-over-and = { $n ->
    [one] Una línea pasa sobre un punto sin terminar en él
   *[other] Hay líneas que pasan sobre { $n } puntos sin terminar en ellos
  }
drawn-hint = Arrastra un punto o usa «{ $arrange }».
