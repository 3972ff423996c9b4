## draw/Picker.tsx

picker-points = { $n } 个点
picker-advanced = 高级
picker-family-and-size = 类型与大小
picker-size = 大小
picker-columns = 列数
picker-rows = 行数
picker-less = { $label }：减少
picker-more = { $label }：增加
