## draw/Picker.tsx

picker-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
picker-advanced = Erweitert
picker-family-and-size = Familie und Größe
picker-size = Größe
picker-columns = Spalten
picker-rows = Zeilen
picker-less = { $label }: weniger
picker-more = { $label }: mehr
