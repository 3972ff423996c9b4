## live/Password.tsx

password-the-password-is-changed-you = 密码已更改，你已从其他所有设备退出登录。
password-change-the-password = 更改密码
password-the-password-so-far = 当前密码
password-the-new-one-at-least = 新密码，至少 8 个字符
password-change-it = 更改密码

## live/Sessions.tsx

sessions-where-you-are-signed-in = 登录中的设备
sessions-this-browser = 此浏览器
sessions-end = 退出
sessions-your-sessions = 你的登录会话
sessions-sign-out-everywhere-else = 退出其他所有设备
sessions-sign-out-everywhere = 退出所有设备
sessions-sign-out-everywhere-2 = 退出所有设备？
sessions-all-sessions-end-this-one = 所有登录都会结束，包括当前登录，你的程序所用的令牌也会全部失效。
sessions-yes-everywhere = 全部退出
sessions-muted-and-blocked-people = 已静音和拉黑的人
sessions-nobody-at-the-table-and = 没有。你可以在对局页面，或通过聊天里的名字静音或拉黑他人。
sessions-release = 解除
sessions-muted = 已静音
sessions-blocked = 已拉黑
sessions-your-data = 你的数据
sessions-download-everything-that-is-kept = 下载与你有关的全部数据
sessions-delete-your-name-password-ratings = 删除后，你的名字、密码、等级分和你写过的一切都会被清除，正在进行的对局会认输。对局会保留，并显示为“已删除的棋手”。此操作无法撤销。
sessions-your-password = 你的密码
sessions-delete-this-guest = 删除此游客
sessions-delete-the-account = 删除账号
sessions-delete = 删除“{ $name }”？
sessions-your-games-stay-without-your = 你的对局会保留，但不显示你的名字。此操作无法撤销。
sessions-yes-delete-it = 删除

## live/Tokens.tsx

tokens-bring-an-engine = 接入引擎
tokens-a-token-lets-a-program = 令牌让程序（例如任何 GTP 引擎）以你的名义下棋。不再需要时请撤销。
tokens-shown-this-once-only = 令牌 <b>{ $label }</b> 只显示这一次。
tokens-the-command-that-brings-the = 接入引擎的命令
tokens-never-used = 从未使用
tokens-created = { $day } 创建
tokens-scope-play = 可以下棋
tokens-scope-read = 只能观战
tokens-scope-admin = 可以管理服务器
tokens-revoke = 撤销
tokens-revoke-2 = 撤销“{ $label }”？
tokens-the-program-that-uses-it = 使用它的程序将无法继续下棋。
tokens-yes-revoke-it = 撤销
tokens-your-tokens = 你的令牌
tokens-what-the-token-is-for = 令牌的用途
tokens-its-name-or-use = 名称或用途
tokens-what-it-may-do = 权限
tokens-new-token = 新建令牌

## pages/LocalPage.tsx

local-set-one-up = 创建对局
local-play-it-out-here-to = 在这里接着下，看看哪些棋能活。各方都停一手后，对局会回到暂停时的局面，在这里死掉的棋子将被标为死子。
local-a-game-on-this-device = 本设备上的对局：{ $board }
local-the-bot-has-marked-the = 机器人已标出它认为的死子。
local-a-bot-in-this-browser = 此浏览器中的机器人
local-we-agree = 我们同意
local-thinks = { $name } 正在思考…
local-passes = { $player }停一手。
local-resigns = { $player }认输？
local-the-others-play-on-the = 其他人继续下，棋子留在棋盘上。
local-this-ends-the-game = 对局将结束。
local-yes-resigns = { $player }认输
local-next = 轮到{ $player }。
local-bot-played = 机器人下在 { $point }。
local-bot-passed = 机器人停了一手。
local-the-stones-that-the-bot = 机器人已标出它认为的死子。轻点棋块可以更改，然后确认同意。
local-tap-every-block-that-is = 轻点所有死棋块，然后确认同意。
local-tap-an-empty-point-to = 轻点空点，可将其设为不属于任何一方（双活）。
local-if-you-do-not-agree = 如有异议，请继续下：将在对局的副本上续下，以判定死活。
local-if-you-do-not-agree-2 = 如有异议，请继续下：如果各方不落子又都停一手，则按盘面现状计分。

## pages/NewPage.tsx

new-a-bot = 机器人
new-a-bot-in-this-browser = 此浏览器中的机器人（可离线）
new-a-friend-by-link = 朋友（通过链接）
new-a-person-by-name = 指定的人
new-board = 棋盘 { $board }
new-points-lines-between-neighbours = { $size } 个点，相邻点之间 { $edges } 条线
new-rules = 规则
new-clock = 计时
new-the-server-cannot-be-reached = 无法连接服务器。本设备上与真人或机器人的对局不受影响。
new-open-the-table = 创建对局
new-ready-to-play = 热门棋盘
new-any-size = 自选大小
new-a-board-of-your-own = 自制棋盘…
new-easier-with-the-pen = <link>画出棋盘</link>会更容易。
new-points-and-lines-as-json = 点和线（JSON）
new-columns = 列数
new-rows = 行数
new-size = 大小
new-players-in-turn-order = 棋手（按行棋顺序）
new-who-plays = { $player }由谁下
new-level-of = { $player }的水平
new-name-of = { $player }的名字
new-add-a-player = 增加一名棋手
new-remove-a-player = 减少一名棋手
new-komi-points-for-white = 贴目：补给白方的目数
new-you = 自己
new-bot-rank = { $name }（{ $rank }）
new-komi-points-for-each-player = 贴目：各方的目数，按行棋顺序
new-handicap-stones-replace-komi = 让子时不贴目。
new-details = 详细设置
new-handicap-stones-for = { $player }的让子数
new-repetition = 局面重复
new-as-in-the-rules = 按规则
new-random-colours = 随机分配颜色
new-list-it-in-the-lobby = 在大厅公开
new-rated = 计等级分
new-requires-an = （需要<link>账号</link>）
new-none = 无

## pages/YouPage.tsx

you-small-boards = 小棋盘
you-medium-boards = 中棋盘
you-large-boards = 大棋盘
you-players = { $n } 人，{ $size }
you-your-profile = 别人看到的我的主页
you-no-rated-games-yet-they = 还没有计等级分的对局。下过之后你会得到段级位，从 30 级到 9 段。
you-ratings = 等级分
you-games-of = 对局类型
you-rank = 段级位
you-rating = 等级分
you-played = 盘数
you-not-known-well-yet = 暂定
you-new-account = 新账号
you-sign-in = 登录
you-run-the-server = 管理服务器
you-sign-out = 退出登录
you-account = 账号
you-not-signed-in = 未登录
you-you-play-as-a-guest = 你正以游客身份下棋。
you-you-can-play-at-once = 以游客身份即可马上开始。
you-an-account-keeps-your-name = 有了账号，你的名字和对局在任何设备上都能保留。
you-your-name = 你的名字
you-change-name = 更改名字
you-play-as-a-guest = 以游客身份下棋
you-password-at-least-8-characters = 密码，至少 8 个字符
you-create-account = 创建账号
you-settings = 设置
theme-paper = 纸面
theme-wood = 木纹
theme-walnut = 胡桃木
theme-shell = 那智黑与蛤碁石
theme-plain = 简洁
theme-dark = 深色
theme-light = 浅色
theme-auto = 自动
you-page = 主题
you-a-second-tap-places-the = 点两次确认落子
you-on-touch = 触屏时
you-always = 始终
you-never = 从不
you-glyphs-on-stones = 棋子上的符号
you-from-three-players = 三人及以上时
you-sounds = 声音
you-write-the-points-names-on = 在非方格棋盘上显示点的名称
you-no-games-yet = 还没有对局。

## game/komi.ts

komi-between-bots = { $n } 盘机器人对局
komi-no-komi-makes-this-board = 没有能让这个棋盘公平的贴目：在 { $origin }中，{ $favourite }。
komi-the-usual-komi-are-too = 采用通常的贴目：只有 { $played }，不足以得出更好的数值。
komi-no-komi-are-too-few = 不贴目：只有 { $played }，不足以得出对各方都公平的数值。
komi-fair = 这个棋盘的公平贴目：{ $komi }，依据 { $origin }。
komi-fair-estimated = 这个棋盘的公平贴目：{ $komi }，由 { $origin }估算。
komi-fair-without = 依据 { $origin }，这个棋盘不贴目就是公平的。
komi-won = { $player }赢了 { $share }
komi-perfect-play-is-a-tie = 不贴目时，各方都下最佳着手，结果为和棋。
komi-with-perfect-play-wins-by = 不贴目时，各方都下最佳着手，{ $player }胜 { $points }。

## pages/RulesPage.tsx

rules-take-turns = 轮流下子
rules-each-turn-you-put-a = 轮到你时，把一颗自己颜色的棋子放在线与线相交的空点上，或者停一手。棋子落下后不再移动。
rules-stones-of-one-colour-that = 由线相连的同色棋子组成一个棋块。与它相邻的空点是它的气：图中黑棋块有五口气，以 × 标出。
rules-taking = 提子
rules-fill-a-blocks-last-liberty = 填掉一个棋块的最后一口气，它的所有棋子就从棋盘上拿掉。白子下在 × 可提两子。
rules-no-position-twice = 局面不得重复
rules-no-move-may-bring-back-2 = 任何一手都不能重现以前的局面。白方下在 × 提一子；如果对方立刻提回，局面就会重复。遇到这种情况，棋盘会提示你。
rules-the-end = 终局
rules-when-all-have-passed-you = 各方都停一手后，先商定哪些棋块是死的，再数自己的棋子和只有自己颜色能到达的空点。得分最高者获胜。
rules-the-rules-are-the-same = 规则在任何棋盘上都一样，只是线不同。白方后下，因此得到一些目数作为补偿（贴目）。多于两人时依次轮流下，一手棋会提掉所有没气的对方棋块。
