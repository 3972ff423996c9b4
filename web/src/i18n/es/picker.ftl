## draw/Picker.tsx

picker-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
  }
picker-advanced = Avanzado
picker-family-and-size = Familia y tamaño
picker-size = Tamaño
picker-columns = Columnas
picker-rows = Filas
picker-less = { $label }: menos
picker-more = { $label }: más
