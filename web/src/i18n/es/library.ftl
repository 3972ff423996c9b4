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
record-copyright = Derechos
