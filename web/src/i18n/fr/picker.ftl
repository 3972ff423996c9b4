## draw/Picker.tsx

picker-points = { $n ->
    [one] { $n } intersection
   *[other] { $n } intersections
  }
picker-advanced = Avancé
picker-family-and-size = Famille et taille
picker-size = Taille
picker-columns = Colonnes
picker-rows = Lignes
picker-less = { $label } : moins
picker-more = { $label } : plus
