## library/LibraryPage.tsx

library-games-with-comments-to-go = Partidas comentadas, para recorrerlas jugada a jugada. Prueba otras jugadas en el tablero y pregunta al bot por cualquier posición. Aquí todo funciona sin servidor.
library-the-algorithms-of-jeff-kaufmans = <link>Some Mathematics of Go</link>: los algoritmos del artículo de Jeff Kaufman, paso a paso en un tablero.
library-the-end-of = Posición final: { $title }
library-turns = { $n ->
    [one] { $board } · { $rules } · { $n } jugada
   *[other] { $board } · { $rules } · { $n } jugadas
  }
library-to-the-library = Ir a la biblioteca

## library/RecordTable.tsx

record-table-a-game = Una partida
record-table-a-variation-of-your-own = Tu propia variante.
record-table-the-next-turn-of-the = La siguiente jugada del registro es ilegal.
record-table-comments = Comentarios
record-table-as-kaufmans-quadruple-g-s = Como cuádrupla de Kaufman (G, S, P<sub>b</sub>, P<sub>w</sub>)
record-table-about = Acerca de
record-table-previous = Anterior
record-table-next-comment = Siguiente comentario
record-event = Evento
record-date = Fecha
record-place = Lugar
record-annotator = Comentarista
record-source = Fuente
record-result = Resultado
record-table-left-out = { $n ->
    [one] { $n } jugada de las variantes es ilegal y se omite.
   *[other] { $n } jugadas de las variantes son ilegales, o siguen a una ilegal, y se omiten.
  }
record-table-illegal-at = La jugada { $turn } del registro, en { $point }, es ilegal. Lo que sigue se omite.
record-copyright = Derechos

## open/OpenPage.tsx, opened.ts

open-how = Suelta archivos SGF o registros de omnigo en cualquier parte de este sitio, pega uno o elige archivos aquí: uno o muchos, cada uno de hasta { $most } MB. Se quedan en tu navegador.
open-choose = Elegir archivos
open-paste = Pegar una partida como texto
open-open = Abrir
open-reading = { $n ->
    [one] Leyendo { $n } archivo…
   *[other] Leyendo { $n } archivos…
  }
open-pasted = Texto pegado
open-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
  }
open-nth-game = Partida { $n }
open-all-games = Todas las partidas abiertas
open-trouble = { $file }: { $why }
open-unreadable = No se pudo leer el archivo.
open-size = El archivo supera los { $most } MB.
open-empty = El archivo está vacío.
open-unknown = No es SGF ni un registro de omnigo.
open-record = No es un registro de omnigo: «{ $found }» falta o es incorrecto.
open-game = No es una partida de go: { $found }
open-board = No se puede leer el tablero: { $found }
open-off-board = La jugada { $turn } del archivo, «{ $found }», no está en el tablero. Lo que sigue se omite.

## library/Continue.tsx

continue-from-here = Continuar desde aquí
continue-over = La partida termina aquí. Vuelve a una jugada anterior para continuar desde ahí.
continue-how = Juegas con { $player }. Para probar una variante, juega en el tablero.
continue-bot = Bot
continue-against = Jugar contra el bot
continue-friend = Jugar con un amigo mediante un enlace

## export

export-with-variations = con variantes, para otros programas de go
export-a-picture-in-pixels = la posición como imagen
export-the-game-as-a-film = toda la partida, animada
export-diagram = Diagrama numerado
export-first-number = desde la jugada
export-failed = No se pudo crear el archivo.
diagram-pass = { $turn }: { $player } pasa
diagram-at = { $turn } en { $there }
diagram-at-point = { $turn } en { $point }
export-the-whole-record = el registro completo
export-a-picture-of-the-position = una imagen de la posición
