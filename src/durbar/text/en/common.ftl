### Common to all games

language-name = English

## Seats and results

seat-0 = Green
seat-1 = Red
seat-2 = Blue
seat-3 = Yellow
seat-4 = Violet
measure-gold = Gold
measure-points = Points
measure-palaces = Palaces

## Whose turn it is

prompt-turn = It is your turn.
prompt-wait = { $players } is thinking.

## Why something cannot be done at a table

no-game-over = the game is over
table-over = the game is over
table-no-seat = there is no seat { $found }: the seats are 0 to { $last }
table-no-action = { $found } is not an action: actions are 0 to { $last }
table-not-your-turn = it is not the turn of seat { $seat }: the decision is with seat { $pending }
table-not-your-decision = that is not a decision of seat { $seat } but of another seat
table-draw-first = something has to be drawn before anybody decides
table-nothing-drawn = nothing is drawn now
table-no-undo = seat { $seat } wants to take back { $count ->
    [one] 1 action
   *[other] { $count } actions
} but can take back { $possible ->
    [0] none
   *[other] { $possible }
}: nothing is taken back past a draw, a secret choice, something revealed or what another seat did
table-resigned-already = seat { $seat } has resigned already
table-resigned-for-good = seat { $seat } has resigned and cannot come back
table-bot-already = seat { $seat } is played by the bot { $bot } already
table-not-taken-over = seat { $seat } was not taken over by a bot
table-not-open = seat { $seat } is not open
table-position-and-options = a position has its own options: give the one or the other
table-wrong-seats = the position is for { $players } players, but there are { $seats } seats
table-seed-needed = an unfinished game goes on only with its seed: give the seed
table-wrong-seed = this is not the seed of the record: its SHA-256 is not the published one
table-bad-seats = seats are a list of “human”, “open” and names of bots, not { $found }
table-bad-names = there are { $seats } seats: give as many names
table-bad-name = { $found } cannot be a name: at most { $longest } printable characters

## Bots

bot-random = Plays any legal action.
bot-greedy = Takes what looks best at once, without looking ahead.
bot-novice = A beginner: sees what a move earns now, rarely plans ahead, and often hesitates.
bot-apprentice = Looks a little way ahead and misses longer plans.
bot-skilled = Plans its own turn and expects the obvious replies.
bot-expert = Looks far ahead and considers what the others may hold or want.
bot-master = Plays as well as it can; takes up to five seconds for a decision.
bot-search = The search with a budget of your own.
bot-flat = Tries every move in random games; a yardstick.

## Their names

bot-title-random = Random
bot-title-greedy = Greedy
bot-title-novice = Novice
bot-title-apprentice = Apprentice
bot-title-skilled = Skilled
bot-title-expert = Expert
bot-title-master = Master
bot-title-search = Search
bot-title-flat = Yardstick

## Why a bot would do it

advice-now = It brings most at once.
advice-later = It prepares what comes later.
advice-deny = It leaves the others less.
