## draw/Picker.tsx

picker-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
picker-advanced = Advanced
picker-family-and-size = Family and size
picker-size = Size
picker-columns = Columns
picker-rows = Rows
picker-less = { $label }: less
picker-more = { $label }: more
