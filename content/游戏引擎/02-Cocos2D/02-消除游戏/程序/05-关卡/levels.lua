-- 关卡配置。collect 的键是颜色
return {
  {rows = 8, cols = 8, colors = 5, seed = 1001, moves = 15, goals = {score = 2000}, stars = {2000, 4000, 8000}},
  {rows = 8, cols = 8, colors = 5, seed = 1002, moves = 20, goals = {collect = {[1] = 25, [3] = 25}}, stars = {1000, 5000, 9000}},
  {rows = 7, cols = 9, colors = 6, seed = 1003, moves = 25, goals = {score = 3000, collect = {[2] = 20}}, stars = {3000, 5000, 9000}},
}
