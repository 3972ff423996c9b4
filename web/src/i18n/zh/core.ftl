## Players

player-black = 黑方
player-white = 白方
player-red = 红方
player-blue = 蓝方
player-green = 绿方
player-yellow = 黄方

# The colour as an adjective, and as what a point reaches.
colour-black = 黑色
colour-white = 白色
colour-red = 红色
colour-blue = 蓝色
colour-green = 绿色
colour-yellow = 黄色
stone-black = 黑子
stone-white = 白子
stone-red = 红子
stone-blue = 蓝子
stone-green = 绿子
stone-yellow = 黄子
colour-empty = 空点

## common

common-back-to-home = 返回首页
common-try-again = 重试
common-new-game = 新对局
common-library = 棋谱库
common-archive = 对局库
common-draw = 绘制
common-you = 我
common-erase = 擦除
common-the-bot-could-not-be = 机器人加载失败。
common-undo = 悔棋
common-name = 名字
common-done = 完成
common-on-this-device = 在本设备上
common-finding-a-fair-komi-for = 正在为这个棋盘计算公平的贴目…
common-start = 开始
common-beginning = 开局
common-play = 下棋
common-pass = 停一手
common-empty = 空点
common-show-more = 显示更多
common-board = 棋盘
common-stones = 棋子
common-liberties = 气
common-best-moves = 最佳着手
common-close = 关闭
common-to-the-lessons = 前往课程
common-to-the-start = 回到开头
common-score = 得分
common-some-mathematics-of-go = 围棋中的一些数学
common-game = 对局
common-suicide = 自杀
common-time-left = 剩余时间
common-the-rules-in-a-minute = 一分钟学会规则
common-a-position = 局面：{ $title }
common-yes = 是
common-no-such-game = 没有这盘棋
common-open-a-game = 打开棋谱
common-back-to-the-game = 返回对局
common-link-to-this-position = 此局面的链接
common-play-on = 继续下
common-more = 更多
common-resign = 认输
common-unmute = 取消静音
common-mute = 静音
common-no = 否
common-accept = 同意
common-not-rated = 不计等级分
common-rated = 计等级分
common-used = { $day } 使用过
common-copy-the-link = 复制链接
common-open-seat = 空席
common-which-stones-are-dead = 哪些是死子？
common-why-hover-over-any-point = 将鼠标移到某个点上或轻点它，即可查看它为什么这样计分。
common-your-games = 我的对局
common-copied = 已复制
common-label = { $label }：{ $text }

## App.tsx

app-nothing-here = 找不到页面
app-there-is-no-such-page = 这个地址没有内容。
app-the-rules-did-not-load = 规则加载失败
app-learn = 学习
app-new-short = 新对局
app-explore = 探索
app-pages = 页面
app-the-connection-is-lost-trying = 连接已断开，正在重新连接…你的着手不会丢失。
app-the-server-cannot-be-reached = 无法连接服务器。本设备上的对局不受影响。
app-a-new-version-is-ready = omnigo 有新版本。
app-use-it-now = 重新加载
app-an-unsent-turn-was-refused = 先前未能发送的一手被拒绝：{ $why }

## board/BoardPanel.tsx

board-panel-solid = 3D
board-panel-flat = 平面
board-panel-both = 两者
board-panel-view = 视图
board-panel-zoom-in = 放大
board-panel-zoom-out = 缩小
board-panel-whole-board = 整个棋盘
board-panel-zoom = 缩放
board-panel-tap-again-to-place-a = 再点一次，在 { $name } 落子
board-panel-play-here = 落子 { $name }
board-panel-a-solid-that-can-be = { $label }，3D 视图，可旋转
board-panel-loading-the-solid = 正在加载 3D 视图…
board-panel-this-browser-shows-no-three = 此浏览器无法在这里显示 3D。平面棋盘包含所有的点。

## board/Brushes.tsx

brushes-put-stones = 放置{ $stone }
brushes-what-a-tap-does = 轻点的作用

## board/view.ts

view-latest-move = 最后一手
view-s-point = { $player }的地
view-dead = 死子

## game/Export.tsx

export-export = 导出

## game/Guide.tsx

guide-hide-this-advice = 隐藏提示
guide-a-player-who-sees-no = 已经没有机会获胜时可以认输，对局随即结束，不再数棋。你下完了第一盘棋！
guide-that-was-your-first-game = 你下完了第一盘棋！轻点某个点或将鼠标移到上面，就能看到它属于谁以及为什么。
guide-small-squares-show-whose-point = 小方块表示每个点属于谁。变淡的棋子算作死子，将被拿掉。如果没有问题，请按“{ $accept }”；否则轻点棋块来更改，或者继续下。
guide-you-are-black-and-begin = 你执黑先行。轻点一个点落子。
guide-the-bot-has-passed-it = 机器人停了一手：它认为盘上已没有可争的地方。如果你也这样认为，就同样停一手，对局便会结束。
guide-a-ring-marks-the-latest = 圆圈标出最后落下的棋子。先在角和边附近围地，再把棋子连成墙。
guide-before-each-move-look-for = 每手棋之前，先找只剩一口气的棋块：提掉机器人的，救出自己的。“悔棋”可以收回一手。
guide-when-every-region-belongs-to = 当每块区域都有归属、再下也得不到好处时，请按“停一手”。

## game/MoveTree.tsx

move-tree-moves-and-variations = 着手与变化
move-tree-one-back = 后退
move-tree-one-forward = 前进
move-tree-to-the-end = 到最后
move-tree-go-through-the-moves = 浏览着手

## game/Notice.tsx

notice-show-that-position = 显示那个局面
notice-the-position-after-turn = 第 { $repeats } 手之后的局面
notice-marks-where-the-stone-would = × 是将要落子的位置。落子后，棋盘会再次变成这样。
notice-the-position-at-the-start = 开局时的局面

## game/ScoreTable.tsx

score-table-scores = 得分
score-table-player = 棋手
score-table-how-it-comes-about = 计算方式

## game/Seats.tsx

seats-komi = 贴目 { $komi }
seats-captured = 被提 { $n } 子
seats-not-connected = 未连接
seats-connected = 已连接
seats-players-in-turn-order = 棋手（按行棋顺序）

## game/Table.tsx

table-the-game = 对局

## game/words.ts

words-passes = { $who }停一手
why-no-stone = { $at } 是空点，到达不了任何棋子：不属于任何一方。
why-nobody = { $at } 是空点，到达{ $colours }：不属于任何一方。
why-owner = { $at } 是空点，只到达{ $colour }棋子：{ $player }得一目。
why-neutral = { $at } 是中立点：它处于双活之中，谁先进攻谁就被提，所以棋块共存。数目法中它不属于任何一方。
why-stone-area = { $at } 有一颗活的{ $stone }：{ $player }得一目。
why-stone-territory = { $at } 有一颗活的{ $stone }。数目法中棋子不计分。
why-dead = { $player }在 { $at } 的棋子是死子，将被拿掉。
words-points = { $points ->
   *[other] { $shown } 目
  }
event-timeout = { $who }超时负
event-resign = { $who }认输
event-move = { $who } { $point }
illegal-repeats-start = 下在 { $at } 会重现开局时的局面（劫）。请先下别处。
illegal-repeats = 下在 { $at } 会重现第 { $turn } 手之后的局面（劫）。请先下别处。
illegal-suicide = 下在 { $at } 是自杀：棋子落下后没有气。本规则禁止自杀。
illegal-repeats-short = 禁着点：局面重复。
illegal-suicide-short = 禁着点：自杀。
illegal-occupied-short = 不能下：此处已有棋子。
illegal-occupied = { $at } 已有棋子。请下在空点上。
words-play-goes-on = 对局继续
event-setup = 摆放局面
words-tie-for-first-place = { $names }并列第一
words-wins-the-others-have-left = { $name }获胜：其他人已离开对局
words-wins-by = { $name }胜 { $points }
words-stones-count-as-many-as = 还棋头：盘上的棋子，加上只到达一种颜色的空点，每块棋减去做活所需的两只眼（两目），再加贴目。
words-territory-counts-empty-points-that = 数目法：只到达一种颜色的空点，减去该颜色被提的棋子（每子一目），再加贴目。小棋子是填回盘上的被提棋子，剩下的方块数就是贴目前的得分。打叉的点不属于任何一方（双活）：周围的棋块共存，那里什么都不计。
words-area-counts-stones-on-the = 数子法：盘上的棋子，加上只到达一种颜色的空点，再加贴目。
words-stones = { $n } 子
words-empty-points = { $n } 个空点
words-prisoners-lost = { $n } 颗被提的子
words-for-groups = 还棋头 { $n }
words-komi = 贴目 { $komi }
rank-kyu = { $n } 级
rank-dan = { $n } 段
rank-pro = 职业 { $n } 段

## live/AfterTheGame.tsx

after-the-game-to-the-next-game = 前往下一盘
after-the-game-play-again = 再来一盘
after-the-game-private-about = 私密对局只有对局者可以查看。
after-the-game-make-public = 恢复公开
after-the-game-make-private = 设为私密
after-the-game-play-on-from-turn-against = 从第 { $turn } 手起与机器人续下

## live/Away.tsx

away-has-left = { $name } 已离开
away-has-left-for = { $name } 已离开，须在 { $time } 内返回
away-play-on-without-them = 不等了，继续下
away-claim-the-win = 判我获胜

## live/Chat.tsx

chat-nobody-has-said-anything-yet = 还没有消息。
chat-spectators = （观众）
chat-what-was-said = 消息
chat-say-something-to-all = 发给所有人
chat-tell-the-spectators = 发给观众
chat-say-something = 消息
chat-send = 发送
chat-chat = 聊天

## live/Clock.tsx

clock-seconds-left = 还剩 { $milestone } 秒
clock-turns-to-make = 还需下 { $moves } 手

## live/Disputed.tsx

disputed-marked-your-group-at-as = { $by } 将你在 { $name } 的棋块标为死棋：−{ $points }
disputed-marked-the-dead-group-at = { $by } 将 { $name } 的死棋标为活棋：−{ $points }
disputed-marked-the-board-differently-from = { $by } 的标记与服务器机器人的不同：−{ $points }
disputed-this-counts-only-if-you = 只有你同意才会生效。如果你不操作，则以服务器的判定为准。
disputed-mark-it-back = 改回来
disputed-accept = 同意 −{ $points }

## live/More.tsx

more-ask-for-a-pause = 请求暂停
more-pause = 暂停
more-give-one-more-minute = 给 { $name } 加一分钟
more-the-position-keeps-repeating-end = 局面反复循环：以无胜负结束
more-abort = 中止
more-abort-the-game = 中止对局？
more-it-ends-without-a-result = 对局将以无胜负结束，因为还有人尚未落子。
more-yes-abort = 中止
more-resign = 认输？
more-the-others-play-on-your = 其他人继续下，你的棋子留在棋盘上。
more-this-ends-the-game-and = 对局将结束，判你负。
more-yes-i-resign = 我认输

## live/PersonMenu.tsx

person-menu-insults-or-threats = 辱骂或威胁
person-menu-cheating = 作弊
person-menu-the-name = 名字不当
person-menu-advertising-or-too-much-of = 广告或刷屏
person-menu-something-else = 其他
person-menu-thank-you-those-who-run = 谢谢。服务器管理员会查看。
person-menu-unblock = 取消拉黑
person-menu-block = 拉黑
person-menu-mute-you-do-not-see = 静音：你看不到对方写的内容。拉黑：双方都看不到对方写的内容，也不会互相匹配或收到邀请。
person-menu-report = 举报此人
person-menu-profile = 个人主页
person-menu-this-line = 举报这条消息
person-menu-what-happened-if-it-needs = 发生了什么（选填）
person-menu-send-the-report = 提交举报
person-menu-mute-block-or-report = 静音、拉黑或举报

## live/RatingChange.tsx

rating-change-rating = { $rank }，等级分 { $after }（{ $change }）
rating-change-ratings-after-this-game = 本局后的等级分

## live/Requests.tsx

requests-never-mind = 算了
requests-own-rematch = 你想再来一盘。
requests-rematch = { $who }想再来一盘。
requests-own-pause = 你请求暂停。
requests-pause = { $who }请求暂停。
requests-own-undo = 你请求退回第 { $turn } 手。
requests-undo = { $who }请求退回第 { $turn } 手。
requests-waiting-for-the-others = 正在等待其他人。

## live/Scoring.tsx

scoring-how-does-this-work = 这是怎么回事？
scoring-tap-the-dead-stones = 轻点死子，然后同意。
scoring-all-have-passed-dead-stones = 各方都已停一手。死子就是反正会被提掉的棋子，它们已变淡，将从棋盘上拿掉。
scoring-a-bot-has-proposed-them = 机器人已标出死子。轻点棋子可以更改。
scoring-a-bot-is-reading-the = 机器人正在判断，稍后会标出死子。
scoring-the-game-ends-when-everyone = 各方都同意同一份标记后，对局结束。
scoring-a-copy-of-the-game = 如有异议，请继续下：将在对局的副本上续下，以判定死活。
scoring-if-all-pass-again-without = 如有异议，请继续下：如果各方不落子又都停一手，则按盘面现状计分。
scoring-who-has-accepted = 谁已同意
scoring-you-were-asked-for-advice = 有人请你帮忙判断：请轻点死子。
scoring-send-advice = 发送意见
scoring-thinks = { $n ->
    [0] { $name } 认为没有死子
   *[other] { $name } 认为有 { $n } 颗死子
  }
scoring-use-this-marking = 采用此标记
scoring-ask-a-strong-player-for = 请高手帮忙判断
scoring-the-name-of-an-account = 账号名
scoring-ask = 请求
scoring-if-not-everyone-accepts-this = 如果 { $left } 内未能全部同意此标记，则以服务器的判定为准。
scoring-if-you-do-nothing-you = 如果你不操作，{ $left } 后将自动同意。
scoring-players-who-have-not-answered = 尚未回应的人将在 { $left } 后自动同意。

## live/Searching.tsx

searching-another-board = 棋盘不同
searching-other-rules = 规则不同
searching-another-clock = 计时不同
searching-a-rank-too-far-from = 与你的段级位相差太大
searching-rated-against-a-guest-not = 计等级分（与游客对局不计）
searching-rated-so-for-accounts-only = 计等级分（仅限注册账号）
searching-looking-for-an-opponent = 正在寻找对手…
searching-board = 棋盘：{ $board }
searching-rules = 规则：{ $rules }
searching-time = 用时：{ $time }
searching-rating = 类型：{ $rated }
searching-any-rank = 段级位：不限
searching-ranks = 段级位：与你相差 { $ranks } 级以内
searching-ranks-and-guests = 段级位：与你相差 { $ranks } 级以内；游客不限棋力
searching-nobody-else-is-waiting-right = 目前没有其他人在等待。
searching-others-are-waiting = 另有 { $n } 人在等待：
searching-nobody-has-joined-yet-keep = 还没有人加入。可以继续等，或者：
searching-play-a-bot = 与机器人下
searching-search-all-ranks = 不限段级位
searching-include-guests = 包括游客
searching-stop-searching = 停止寻找
searching-the-search = 寻找对手

## live/Waiting.tsx

waiting-invites-you-to-a-game = { $name } 邀请你下一盘：{ $board }，{ $rules }，{ $time }，{ $rated }。
waiting-play-as = 以{ $player }入座
waiting-the-game-begins-when-every = 席位坐满后对局开始。
waiting-it-is-listed-in-the = 已在大厅公开，任何人都可以加入。
waiting-send-this-link-to-the = 把这个链接发给你想一起下棋的人：
waiting-send-them-this-link = 把这个链接发给对方：
waiting-the-link-to-this-game = 此对局的链接
waiting-this-link-works-on-this = 此链接只在这台电脑上有效。要让同一网络中的其他人加入，请用 --listen 0.0.0.0 启动服务器，并打开它显示的地址。
waiting-cancel-game = 取消对局
waiting-cancel-the-game = 取消这盘对局？
waiting-nobody-will-be-able-to = 之后将没有人能加入。
waiting-yes-cancel-it = 取消对局
waiting-leave-seat = 离席
waiting-is-kept-for = { $player }为 { $name } 保留。

## live/hear.ts

hear-your-turn = 轮到你了。
hear-move = { $n ->
    [0] { $player } { $point }。
   *[other] { $player } { $point }，提 { $n } 子。
  }
hear-passes = { $player }停一手。
hear-the-game-has-begun = 对局开始。
hear-all-have-passed-which-stones = 各方都已停一手。哪些是死子？
hear-changed-the-marking-it-costs = { $player }更改了标记，你因此损失 { $points }。可以同意、改回来或继续下。
hear-the-game-is-over = 对局结束。

## live/jobs.ts

jobs-it-was-not-finished = 未能完成。

## live/notify.ts

notify-your-turn = 轮到你了

## live/seats.ts

seats-guest = { $name }（游客）
seats-deleted = 已注销的玩家
seats-for = 留给 { $invited }
seats-passed = 已停一手
seats-out-left = 已离开对局
seats-out-time = 超时负
seats-out-resigned = 已认输
seats-you = 你
seats-a-guest = 游客
seats-bot = 机器人

## live/words.ts

words-waiting-for-players = 等待棋手加入
words-paused = 已暂停
words-on-a-copy = { $said }（在副本上）
words-your-turn = 轮到你了
words-your-turn-as = 轮到你了（{ $player }）
words-to-play = 轮到{ $who }
words-the-game-is-over = 对局结束
words-cancelled = 已取消
words-no-result = 无胜负
words-the-others = 其他人
words-wins-resigned = { $who }获胜：{ $others }认输
words-wins-lost-on-time = { $who }获胜：{ $others }超时
words-wins-left = { $who }获胜：{ $others }离开对局
words-wins = { $who }获胜
words-rated-not-rated-with-a = 计等级分（有游客则不计）
words-you-won = 你赢了。
words-you-lost = 你输了。
words-you-came = { $place ->
    [2] 你获得第二名。
    [3] 你获得第三名。
    [4] 你获得第四名。
    [5] 你获得第五名。
   *[other] 你是最后一名。
  }
since-suicide = { $by ->
    [you] 你下在 { $point }，损失了 { $n } 子。
   *[other] { $who }下在 { $point }，损失了 { $n } 子。
  }
since-capture = { $by ->
    [you] 你下在 { $point }，提了 { $n } 子。
   *[other] { $who }下在 { $point }，提了 { $n } 子。
  }
since-move = { $by ->
    [you] 你下在 { $point }。
   *[other] { $who }下在 { $point }。
  }
since-pass = { $by ->
    [you] 你停了一手。
   *[other] { $who }停了一手。
  }
since-timeout = { $by ->
    [you] 你超时负。
   *[other] { $who }超时负。
  }
since-resign = { $by ->
    [you] 你认输了。
   *[other] { $who }认输了。
  }
words-the-players-do-not-agree = 各方对死子有异议，对局继续。请提掉或守住这些棋子，然后再次停一手。
words-the-game-ends-when-all = 各方接连停一手后，对局结束。

## pages/GamePage.tsx

game-this-game-cannot-be-opened = 无法打开这盘对局
game-the-server-says-was-the = { $trouble }链接是否复制完整？
game-opening-the-game = 正在打开对局…
game-your-turn-omnigo = ● 轮到你了 – omnigo
game-watching = { $others } 人观战
game-on = { $title } · { $board }
game-a-game = 对局
game-what-is-dead-is-played = 正在副本上续下，以判定死子。各方都停一手后，对局会回到暂停时的局面，在这里死掉的棋子将被标为死子。
game-play-this-too = 这一方也由我下
game-sit-here = 入座
game-the-servers-record-of-this = 服务器上这盘棋的记录在第 { $event } 个事件之后已损坏。剩下的部分可以查看，但无法继续下。
game-annulled-it-counts-for-no = 已作废：不计入等级分。
game-the-bots-play-fast-now = 机器人正在快速对局
game-fast-forward = 快进
game-resume = 继续对局
game-not-everyone-answered-in-time = 有人未及时回应，因此以服务器的判定为准。
game-back-to-the-end = 回到最后

## pages/GameRows.tsx

game-rows-your-turn = 轮到你了
game-rows-turn = 第 { $turn } 手
game-rows-playing = 进行中
game-rows-counting = 数棋中
game-rows-over = 已结束

## pages/HomePage.tsx

home-go-on-any-board-for = 任意棋盘上的围棋，二至六人对弈
home-the-old-game-by-its = 经典围棋，最简规则：方格、立方体、向日葵，或你自己画的图。与朋友或机器人对弈，无需注册。
home-play-now = 立即对局
home-find-an-opponent = 寻找对手
home-set-up-a-game = 创建对局
home-new-to-go-learn-in = 第一次下围棋？十分钟学会
home-a-game-on-this-device = 在本设备上对局不需要服务器：<link>创建一盘</link>。
home-play-now-9-9-chinese = 立即对局：9 × 9，中国规则，5 分钟加 5 次 15 秒读秒，对手是初级机器人。
home-continue-your-game-on-this = <link>继续本设备上的对局</link>：{ $board }，{ $n } 手
home-a-game-of-three-on = 三角形棋盘上的三人对局
home-choose-a-board = 选择棋盘
home-picture-of = { $title }的图片
home-games-in-all = 共 { $n } 盘对局。
home-open-seats = 等待加入
home-nobody-is-waiting-right-now = 目前没有人在等待。创建一盘对局，其他人就会在这里看到。
home-being-played = 进行中的对局
home-no-game-is-being-played = 目前没有公开的对局。

## pages/boards.ts

boards-the-small-board-a-game = 小棋盘：十分钟一盘
boards-the-board-of-the-masters = 标准大棋盘
boards-331-points-six-ways-to = 331 个点，每点六个相邻点；适合三人对弈
boards-a-surface-without-a-border = 没有边的曲面
boards-points-as-the-seeds-lie = 点如葵花籽，无一雷同
boards-three-liberties-at-most-quick = 最多三口气：战斗迅速
boards-left-meets-right-top-meets = 左右相接，上下相接：没有角
boards-one-side-one-edge = 只有一个面、一条边
boards-a-torus-that-turns-over = 翻转相接的环面
boards-between-the-two = 介于大小棋盘之间
boards-a-triangle-full-of-holes = 布满空洞的三角形
boards-twenty-corners-three-ways-each = 二十个顶点，各有三个相邻点
boards-go-around-the-tower = 绕塔而弈
boards-six-dimensions-64-points = 六维，64 个点
boards-drawn-board = 手绘棋盘
boards-board-points = 棋盘 { $board }，{ $n } 个点

## pages/setup.ts

setup-komi = 贴目 { $komi }
setup-custom = 自定义规则

## ui/ShareLink.tsx

share-link-share = 分享

## ui/lazy.tsx

lazy-this-page-did-not-load = 页面加载失败

## Rules, by their names in data/rules.json

rules-tromp-taylor = Tromp-Taylor 规则
rules-tromp-taylor-about = 数子法，最简规则
rules-no-suicide = Tromp-Taylor 规则（禁止自杀）
rules-no-suicide-about = 数子法
rules-chinese = 中国规则
rules-chinese-about = 数子法，禁止自杀
rules-japanese = 日本规则
rules-japanese-about = 数目法，普通劫
rules-aga = AGA 规则
rules-aga-about = 数子法，禁止全局同形（区分轮到谁下）
rules-new-zealand = 新西兰规则
rules-new-zealand-about = 数子法，允许自杀
rules-igo-math = Igo Math 规则
rules-igo-math-about = 数目法，禁止全局同形
rules-stone-scoring = 还棋头规则
rules-stone-scoring-about = 以能放下的子数计分，普通劫
rules-ko-positional = 禁止全局同形（不论轮到谁下）
rules-ko-situational = 轮到同一方下时禁止全局同形
rules-ko-simple = 普通劫
rules-ko-none = 无劫规则
rules-ko-symmetric = 禁止全局同形（含镜像）
rules-suicide-yes = 允许自杀
rules-suicide-no = 禁止自杀
rules-scoring-area = 数子法
rules-scoring-territory = 数目法
rules-scoring-stone = 还棋头：数子法，每块棋减两目

## Marks on the board, read out

mark-chosen = 已选
mark-right = 正确
mark-wrong = 错误
mark-shown = 已标出

## Errors, by the server's code

error-malformed = 服务器无法理解该请求。
error-too-large = 内容过大。
error-unknown = 服务器不认识该请求。
error-not-found = 未找到。
error-forbidden = 你没有权限执行此操作。
error-unauthorised = 请先登录。
error-conflict = 现在无法执行此操作。
error-stale = 局面已改变，请重试。
error-not-your-turn = 还没轮到你。
error-illegal = 这手棋不合规则。
error-wrong-phase = 对局的当前阶段无法执行此操作。
error-too-many = 请求过多，请稍候。
error-limit = 已达到上限。
error-unavailable = 服务器繁忙，请重试。
error-damaged = 这盘棋的记录已损坏。
error-offline = 无法连接服务器。
error-login = 名字或密码错误。
error-name-taken = 这个名字已被使用。

## Language

language-label = 语言

## Times and clocks

time-days = { $n } 天
time-hours = { $n } 小时
time-minutes = { $n } 分钟
time-seconds = { $n } 秒
time-days-hours = { $days } 天 { $hours } 小时
clock-fischer = { $main } + 每手 { $increment }
clock-byoyomi = { $main } + { $n } × { $period }
clock-canadian = { $main } + { $period }内 { $n } 手
clock-move = 每手 { $time }
clock-none = 不计时
clock-named-beginner = 初学：{ $clock }
clock-named-relaxed = 慢棋：{ $clock }
clock-named-quick = 快棋：{ $clock }
clock-named-match = 比赛：{ $clock }
clock-named-canadian = 加拿大读秒：{ $clock }
clock-named-correspondence = 通信棋：{ $clock }
clock-named-none = 不计时

## Families of boards, by their names in the engine

family-grid = 方格
family-grid-about = 普通棋盘
family-cylinder = 圆柱
family-cylinder-about = 左右两边相接
family-torus = 环面
family-torus-about = 对边相接：没有角，也没有边
family-mobius = 莫比乌斯带
family-mobius-about = 左右两边扭转半圈后相接
family-klein = 克莱因瓶
family-klein-about = 对边相接，其中一对扭转半圈
family-triangular = 三角形
family-triangular-about = 由三角形组成的六边形
family-honeycomb = 蜂窝
family-honeycomb-about = 由六边形组成的六边形
family-cube = 立方体
family-cube-about = 立方体的表面
family-sunflower = 向日葵
family-sunflower-about = 向日葵的籽
family-sierpinski = 谢尔宾斯基
family-sierpinski-about = 谢尔宾斯基三角形
family-path = 直线
family-path-about = 排成一行的点
family-cycle = 环
family-cycle-about = 排成一圈的点
family-complete = 全连接
family-complete-about = 任意两点都相连
family-star = 星形
family-star-about = 一个点与其他所有点相连
family-hypercube = 超立方体
family-hypercube-about = 多维立方体的顶点
family-tetrahedron = 正四面体
family-tetrahedron-about = 4 个顶点，各有 3 条棱
family-octahedron = 正八面体
family-octahedron-about = 6 个顶点，各有 4 条棱
family-dodecahedron = 正十二面体
family-dodecahedron-about = 20 个顶点，各有 3 条棱
family-icosahedron = 正二十面体
family-icosahedron-about = 12 个顶点，各有 5 条棱
family-petersen = 彼得森图
family-petersen-about = 10 个点，各有 3 条边
