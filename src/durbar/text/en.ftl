### Common

seat-0 = Green
seat-1 = Red
seat-2 = Blue
seat-3 = Yellow
seat-4 = Violet
no-game-over = the game is over

arrow-N = north
arrow-E = east
arrow-S = south
arrow-W = west
worker-green = green
worker-red = red
worker-blue = blue
worker-yellow = yellow

### Maharani

maharani-title = Maharani
maharani-by = by Wolfgang Panning
maharani-summary = Lay mosaic tiles in the four quarters of the palace and send your workers onto them.

tile-blue = blue
tile-red = red
tile-green = green
tile-orange = orange
tile-purple = purple
tile-white = white
kind-centre = with a centre column
kind-ahead = with a half column ahead
kind-right = with a half column on the right
kind-behind = with a half column behind
kind-left = with a half column on the left
kind-along = with two half columns along the arrow
kind-across = with two half columns across the arrow
animal-lion = lion
animal-elephant = elephant
animal-peacock = peacock
animal-monkey = monkey

maharani-place = Place the { $tile } tile of slot { $slot } on { $space }, arrow { $arrow }{ $home ->
    [yes] , with a worker
   *[no] {""}
}
maharani-place-nothing = Place a tile from the empty slot { $slot } on { $space }, arrow { $arrow }
maharani-refresh = Turn your action markers face up
maharani-stop = End the turn without a second tile
maharani-new = Put a new { $worker } worker on the tile
maharani-move = Relocate the { $worker } worker to the tile
maharani-remove = Take the worker on { $space } away
maharani-draw = Drawn: { $tile } tile { $kind }
maharani-start = { $seat } begins

maharani-event-place = { $seat } places the { $tile } tile of slot { $slot } on { $space }, arrow { $arrow }.
maharani-event-marker = { $seat } turns the marker of quarter { $quarter } face down to build in quarter { $goal }.
maharani-event-gold-area = { $seat } gets { $amount } gold for the { $tile } area { $spaces }.
maharani-event-worker-new = A new { $worker } worker comes onto { $space }.
maharani-event-worker-moved = The { $worker } worker goes from { $origin } to { $space }.
maharani-event-worker-none = { $seat } has no worker left for { $space }.
maharani-event-gold-group = { $seat } gets { $amount } gold for the { $worker } workers on { $spaces }.
maharani-event-gold-second = { $seat } pays 2 gold for the second tile.
maharani-event-refresh = { $seat } turns the markers of quarters { $quarters } face up.
maharani-event-discard = The { $tile } centre tile of slot { $slot } leaves the game.
maharani-event-draw = Drawn for slot { $slot }: { $tile }.
maharani-event-quarter = Quarter { $quarter }, the { $animal }, is evaluated.
maharani-event-gold-quarter = { $seat } gets { $amount } gold for { $workers ->
    [one] 1 { $worker } worker
   *[other] { $workers } { $worker } workers
} in quarter { $quarter }.
maharani-event-return = { $amount ->
    [one] 1 { $worker } worker goes
   *[other] { $amount } { $worker } workers go
} back to the supply.
maharani-event-remove = { $seat } takes the { $worker } worker on { $space } out of quarter { $quarter }.
maharani-event-turn = Turn { $turn }: { $seat }.
maharani-event-stop = { $seat } places no second tile.
maharani-event-end = The game is over.

maharani-no-doubled = two workers of one colour stand on the same tile colour in one quarter; one of those on { $spaces } must go first
maharani-no-before-start = the start player has to be drawn first, one of { $players }
maharani-no-before-refill = the empty slots of the rondel have to be filled from the bag first
maharani-no-such-tile = there is no { $drawn } tile in the bag
maharani-no-start = the start player is drawn only once, after the first four tiles
maharani-no-draw = tiles are drawn at the end of a turn only
maharani-no-removal = no worker has to be taken away
maharani-no-worker-now = there is no worker to choose now
maharani-no-own-worker = the { $worker } workers are not yours
maharani-no-relocation = no { $worker } worker of yours stands on that tile colour in that quarter
maharani-no-second-of-colour = a { $worker } worker stands on that tile colour in that quarter already; it can only be relocated
maharani-no-supply = you have no { $worker } worker left in your supply
maharani-no-worker-first = choose the worker for { $space } first
maharani-no-stop = place a tile or turn your markers face up; doing neither is not possible
maharani-no-refresh-now = turning markers face up is done instead of placing tiles, not after it
maharani-no-refresh = all your markers are face up already
maharani-no-tile = there is no tile on slot { $slot }
maharani-no-space = { $space } is not a space of the palace
maharani-no-room = there is a tile on { $space } already
maharani-no-fit = the columns of the tile on slot { $slot } do not fit { $space }
maharani-no-orientation = with its arrow to the { $arrow } the tile on slot { $slot } would make half columns on { $space }
maharani-no-marker = your marker of quarter { $quarter } is face down, so the tile on slot { $slot } can only go into quarter { $quarter }

### Table

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

### Terminal

terminal-tile-blue = B
terminal-tile-red = R
terminal-tile-green = G
terminal-tile-orange = O
terminal-tile-purple = P
terminal-tile-white = W
terminal-animal = { $animal }
terminal-empty = empty
terminal-other = Otherwise
terminal-chance = chance
terminal-you = you
terminal-resigned = resigned
terminal-yes = y yes

terminal-command-help = help
terminal-command-undo = undo
terminal-command-log = log
terminal-command-rules = rules
terminal-command-resign = resign
terminal-command-quit = quit

terminal-games-game = game
terminal-games-title = title
terminal-games-players = players
terminal-games-options = options
terminal-games-presets = presets

terminal-digest = The draws are settled: the SHA-256 of their seed is { $digest }
terminal-welcome = Choose by number, or type help.
terminal-hand-over = { $player } is next. Press Enter when nobody else is looking.
terminal-no-number = Give a number from 1 to { $last }.
terminal-not-understood = “{ $answer }” is neither a number of the list, nor a move, nor a command. Type help to see what there is.
terminal-not-now = That is not possible now. Choose from the list; Enter shows it again.
terminal-undone = Taken back.
terminal-no-undo = There is nothing to take back: draws and what others did stay.
terminal-really-resign = Give up this game? (y/n)
terminal-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
terminal-seed = The seed was { $seed }
terminal-recorded = The record is in { $file }. Check it with: durbar verify { $file }
terminal-kept = The game is kept in { $file }. Go on with: { $command }
terminal-not-kept = The game was not recorded; with --record FILE it can be taken up again.
terminal-not-written = { $file } cannot be written ({ $why }): name another file with --record
terminal-no-rules = the rules of { $game } are not written down in this language yet; try --lang en
terminal-no-such-rule = there is no rule { $wanted }; the rules are { $known }
terminal-help =
    - a **number** of the list, or a **move** in notation
    - **Enter**: show the table and the list again
    - **undo**: take back what you did last, as long as nothing was drawn since
    - **log**: everything that has happened
    - **rules**, **rules MN-G1**: the rules, or one of them
    - **resign**: give up; a bot plays on in your place
    - **quit**: stop; with --record the game can be taken up again

    A number with a sign (+3) is the gold that a choice brings at once.

terminal-maharani-markers = markers { $markers }
terminal-maharani-tile = Slot { $slot }: { $tile } tile { $kind }, in quarter { $quarter }
terminal-maharani-slot = { $tile }, quarter { $quarter }
terminal-maharani-free = { $free ->
    [0] full
   *[other] { $free } free
}
terminal-maharani-evaluated = evaluated
terminal-maharani-bag = { $tiles ->
    [one] 1 tile in the bag
   *[other] { $tiles } tiles in the bag
}
terminal-maharani-help =
    Tiles are B blue, R red, G green, O orange, P purple, W white; neighbours of one colour run together. ○ is a column: in the middle of a space, or on the line between two.

    The rondel is in the middle; its arrow points at the player whose turn it is. Each tile lies in a quarter and shows its columns as they would be with its arrow pointing at that player: ^ > v < one half column on that side, - and | two, o one in the centre.

    A choice such as **c3 ●** means: with the arrow pointing at you, so that a worker comes onto the tile; **c3** alone: with the arrow pointing elsewhere. A star (c3\*) turns your marker of the tile’s quarter face down. In notation: 2 c3 S (slot, space, arrow N E S W), refresh, stop, new green, move green.

    Beside the palace: gold, workers in supply (●4), and the quarters whose markers are face up (1·34).

### Server

server-status-400 = Not understood
server-status-401 = Who are you?
server-status-403 = Not allowed
server-status-404 = Not found
server-status-405 = Not possible
server-status-408 = Too slow
server-status-409 = Not now
server-status-413 = Too large
server-status-415 = Not understood
server-status-422 = Not valid
server-status-429 = Too often
server-status-500 = Our fault
server-status-503 = Not available

server-no-page = The Durbar server is running, but the page has not been built into it. Programs can use it all the same.
server-no-table = There is no table here. Check the link, or ask for a new one.
server-no-seat = There is no such seat at this table.
server-no-bot = You have no bot account of that name.
server-no-game = There is no such game here. The games are { $games }.
server-no-preset = There is no such preset. The presets are { $presets }.
server-no-nothing-here = There is nothing at this address.
server-no-method = That cannot be done with this address.
server-no-bad-request = That is not possible: { $reason }.
server-no-bad-fields = Something in the request is missing or not as it should be; “faults” says what.
server-no-bad-data = The data cannot be used; “faults” says why.
server-no-bad-json = The message is not valid JSON.
server-no-not-json = Send the data as JSON, with the content type application/json.
server-no-too-large = The request is too large: at most { $bytes } bytes.
server-no-too-slow = The request took too long to arrive. Please try again.
server-no-too-often = That is too often. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
server-no-failure = Something went wrong on the server. Nothing was changed; please try again.
server-no-origin = The request came from another website and was refused.
server-no-token = The token is not valid. Ask the owner of the bot for a new one.
server-no-sign-in = Sign in first, or come in as a guest.
server-no-account-needed = This needs an account of your own.
server-no-banned = The operators of this server have closed it to you.
server-no-operators-only = Only the operators of this server may see that.
server-no-wrong-password = The name or the password is wrong.
server-no-wrong-code = The name or the recovery code is wrong, or the code has been used.
server-no-name-taken = The name { $name } is taken. Please choose another.
server-no-name-fixed = The name of an account does not change.
server-no-bad-name = A name has 2 to { $longest } printable characters, without spaces at its ends.
server-no-bad-password = A password has { $shortest } to { $longest } characters.
server-no-stale = The table has moved on since. Look at it again, then decide.
server-no-not-started = The game has not started: a seat is still free.
server-no-started = The game has started already.
server-no-ended = The game is over.
server-no-not-ended = That is possible only when the game is over.
server-no-bot-plays = A bot plays this seat now. Return to it first.
server-no-not-your-seat = This is not your seat.
server-no-seat-taken = Somebody else has just taken this seat.
server-no-host-only = Only whoever opened the table can do that.
server-no-no-hints = At this table no hints are given.
server-no-bad-remark = A text of 1 to { $longest } printable characters is needed.
server-no-remark = There is no such remark at this table.
server-no-no-vote = There is nothing to vote on for this seat.
server-no-bad-webhook = A webhook is a web address, such as https://example.org/turn.
server-no-webhook-unknown = The host of the webhook cannot be found.
server-no-webhook-private = The webhook leads into a private network; only public addresses are called.
server-no-webhook-failed = The webhook did not take the message.
server-no-bad-email = That is not a mail address.
server-no-no-mail = This server sends no mail.
server-no-wrong-mail-code = The code is wrong or has been used. Enter the address again to get another one.

server-notice = { $game_title }: it is your turn.
server-mail-code = Durbar: your code is { $code }

server-prompt-seats = { $free ->
    [one] One seat is
   *[other] { $free } seats are
} free. Share the link to invite others.
server-prompt-turn = It is your turn.
server-prompt-wait = Waiting for { $players }.
server-prompt-over = The game is over. Winner: { $winners }.
server-prompt-abandoned = The game was abandoned by agreement.
server-prompt-closed = The table has been closed.
