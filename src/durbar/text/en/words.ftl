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
terminal-command-board = board
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
terminal-sits = {": "}{ $who }
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
terminal-recorded = The record is in { $file }. Check it with: { $command }
terminal-kept = The game is kept in { $file }. Go on with: { $command }
terminal-not-kept = The game was not recorded; with --record FILE it can be taken up again.
terminal-not-written = { $file } cannot be written ({ $why }): name another file with --record
terminal-no-rules = the rules of { $game } are not written down in this language yet; try --lang en
terminal-no-such-rule = there is no rule { $wanted }; the rules are { $known }
terminal-help =
    - a **number** of the list, or a **move** in notation
    - **Enter**: show the table and the list again
    - **board**: show the board alone, in a small window
    - **undo**: take back what you did last, as long as nothing was drawn since
    - **log**: everything that has happened
    - **rules**, **rules MN-G1**: the rules, or one of them
    - **resign**: give up; a bot plays on in your place
    - **quit**: stop; with --record the game can be taken up again

    A number with a sign (+3) is the gold (or the points) that a choice brings at once.

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

### Maharaja

maharaja-title = Maharaja
maharaja-by = by Wolfgang Kramer and Michael Kiesling
maharaja-summary = Send your architect through India, plan two actions in secret and build palaces where the Maharaja goes.

place-start = the start
place-jodhpur = Jodhpur
place-delhi = Delhi
place-agra = Agra
place-udaipur = Udaipur
place-jaipur = Jaipur
place-khajuraho = Khajuraho
place-ahmadabad = Ahmadabad
road-delhi-jaipur = Delhi–Jaipur
road-udaipur-jaipur = Udaipur–Jaipur
road-start-jaipur = Start–Jaipur
road-start-udaipur = Start–Udaipur
road-start-ahmadabad = Start–Ahmadabad
road-start-khajuraho = Start–Khajuraho
road-delhi-udaipur = Delhi–Udaipur
road-delhi-jodhpur = Delhi–Jodhpur
road-delhi-agra = Delhi–Agra
road-jodhpur-udaipur = Jodhpur–Udaipur
road-jodhpur-ahmadabad = Jodhpur–Ahmadabad
road-jodhpur-agra = Jodhpur–Agra
road-udaipur-ahmadabad = Udaipur–Ahmadabad
road-jaipur-khajuraho = Jaipur–Khajuraho
road-jaipur-agra = Jaipur–Agra
road-agra-khajuraho = Agra–Khajuraho
place-delhi-jaipur-1 = Delhi–Jaipur 1
place-udaipur-jaipur-1 = Udaipur–Jaipur 1
place-start-jaipur-1 = Start–Jaipur 1
place-start-jaipur-2 = Start–Jaipur 2
place-start-udaipur-1 = Start–Udaipur 1
place-start-udaipur-2 = Start–Udaipur 2
place-start-ahmadabad-1 = Start–Ahmadabad 1
place-start-ahmadabad-2 = Start–Ahmadabad 2
place-start-khajuraho-1 = Start–Khajuraho 1
place-start-khajuraho-2 = Start–Khajuraho 2
place-delhi-udaipur-1 = Delhi–Udaipur 1
place-delhi-udaipur-2 = Delhi–Udaipur 2
place-delhi-jodhpur-1 = Delhi–Jodhpur 1
place-delhi-jodhpur-2 = Delhi–Jodhpur 2
place-delhi-agra-1 = Delhi–Agra 1
place-delhi-agra-2 = Delhi–Agra 2
place-jodhpur-udaipur-1 = Jodhpur–Udaipur 1
place-jodhpur-udaipur-2 = Jodhpur–Udaipur 2
place-jodhpur-ahmadabad-1 = Jodhpur–Ahmadabad 1
place-jodhpur-ahmadabad-2 = Jodhpur–Ahmadabad 2
place-jodhpur-agra-1 = Jodhpur–Agra 1
place-jodhpur-agra-2 = Jodhpur–Agra 2
place-udaipur-ahmadabad-1 = Udaipur–Ahmadabad 1
place-udaipur-ahmadabad-2 = Udaipur–Ahmadabad 2
place-jaipur-khajuraho-1 = Jaipur–Khajuraho 1
place-jaipur-khajuraho-2 = Jaipur–Khajuraho 2
place-jaipur-agra-1 = Jaipur–Agra 1
place-jaipur-agra-2 = Jaipur–Agra 2
place-agra-khajuraho-1 = Agra–Khajuraho 1
place-agra-khajuraho-2 = Agra–Khajuraho 2

character-mogul = Mogul
character-trader = Trader
character-sadhu = Sadhu
character-monk = Wandering Monk
character-builder = Builder
character-artisan = Artisan
character-yogi = Yogi
plan-gold = gold
plan-house = one house
plan-two-houses = two houses
plan-move = move a house
plan-quarry = quarry
plan-palace = palace
plan-governor = governor track
plan-character = character
plan-palace-and-house = palace and house
plan-city-house = a house in a city
site-central = central
site-outer = outer
reason-palaces = all palaces of a player are built
reason-track = the governors have reached the last box
reason-turns = this was the last game turn

maharaja-option-short = Short game: 6 palaces each, at most 8 game turns
maharaja-option-yogi = Yogi and action chits
maharaja-option-neutral_palaces = Palaces of unused colours stand in every city
maharaja-option-auction = The characters are auctioned
maharaja-option-home_city = A character scores 1 more point in its home city
maharaja-option-several_characters = Several characters for each player
maharaja-option-hidden_money = Gold is hidden from the others
maharaja-option-penalty = An action not used gives every other player 2 gold
maharaja-option-palace_and_house = Ninth disc action: a palace and a house

maharaja-disc = Secret disc: { $plan }
maharaja-road = Travel to { $place } for { $price } gold
maharaja-road-monk = Travel to { $place }, the bank pays { $price } gold
maharaja-road-elsewhere = Travel along { $road }
maharaja-found = First house in { $place }
maharaja-house = Build a house in { $place } for 1 gold
maharaja-builder-house = The Builder’s free house in { $place }
maharaja-move = Move the house from { $place }
maharaja-builder-move = With the Builder, move the house from { $place }
maharaja-to = Put the house in { $place }
maharaja-gold = Take 2 gold
maharaja-quarry = Take { $houses ->
    [one] 1 house
   *[other] { $houses } houses
} from the quarry
maharaja-palace = Build a palace in { $place }, { $site } site, for { $price } gold
maharaja-governor = Move the governor of { $place } two boxes down
maharaja-choose = Choose the { $character }
maharaja-take = Take the { $character } from the bank
maharaja-take-from = Take the { $character } from { $seat }
maharaja-exchange = Exchange a character for { $seat }’s { $character }
maharaja-give = Give the { $character }
maharaja-entice = Entice a character away from { $seat }
maharaja-chit = Use a chit: { $plan }
maharaja-end = End the turn
maharaja-bid = Bid { $gold } gold
maharaja-pass = Pass
maharaja-start = { $seat } begins
maharaja-deal = The governor of { $place } comes onto the next start box

maharaja-event-deal = The governor of { $place } stands in box { $box }.
maharaja-event-start = { $seat } begins.
maharaja-event-bid = { $seat } bids { $amount } gold.
maharaja-event-pass = { $seat } passes.
maharaja-event-character-chosen = { $seat } chooses the { $character }.
maharaja-event-character-bank = { $seat } takes the { $character } from the bank.
maharaja-event-character-taken = { $seat } takes the { $character } from { $owner }.
maharaja-event-character-returned = { $seat } gives the { $character } back to the bank.
maharaja-event-character-picked = { $seat } picks the { $character } from the bank.
maharaja-event-character-named = { $seat } wants { $owner }’s { $character } in exchange for a character.
maharaja-event-character-exchanged = { $seat } gives { $to } the { $character } in exchange.
maharaja-event-character-enticed = { $seat } gives { $to } the { $character } for nothing.
maharaja-event-entice = { $seat } entices a character away from { $owner }.
maharaja-event-house-first = { $seat } places a first house in { $place }.
maharaja-event-house-built = { $seat } builds a house in { $place }.
maharaja-event-house-builder = { $seat } builds a house in { $place } with the Builder, free of charge.
maharaja-event-lift = { $seat } takes up a house in { $place }.
maharaja-event-house-moved = { $seat } puts the house down in { $place }.
maharaja-event-quarry-first = { $seat } gets { $houses } houses from the quarry.
maharaja-event-quarry-action = { $seat } takes { $houses ->
    [one] 1 house
   *[other] { $houses } houses
} from the quarry.
maharaja-event-palace = { $seat } builds palace number { $palaces } in { $place }, { $site } site.
maharaja-event-round = Game turn { $turn }: the Maharaja goes to { $place }.
maharaja-event-governor-up = The governor of { $place } moves up to box { $box }.
maharaja-event-governor-down = The governor of { $place } goes down from box { $origin } to box { $box }.
maharaja-event-governor-pushed = The governor of { $place } is pushed up to box { $box }.
maharaja-event-disc = { $seat } has chosen a disc.
maharaja-event-reveal = { $seat } reveals: { $plan }.
maharaja-event-travel = { $seat } travels along { $road } to { $place }.
maharaja-event-chit-got = { $seat } gets a chit.
maharaja-event-chit-used = { $seat } uses a chit: { $plan }.
maharaja-event-done = { $seat } ends the turn{ $undone ->
    [0] {""}
    [one] , one disc action unused
   *[other] , { $undone } disc actions unused
}.
maharaja-event-score = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
} in { $place }: architect { $architect }, houses { $houses }, outer palaces { $outer }, central palace { $central }, home { $home }. Rank { $rank }.
maharaja-event-gold-action = { $seat } takes { $amount } gold.
maharaja-event-gold-trader = { $seat } gets { $amount } gold as the Trader.
maharaja-event-gold-rank = { $seat } gets { $amount } gold for rank { $rank }.
maharaja-event-gold-tie = { $seat } gets { $amount } gold for rank { $rank }; characters break the tie.
maharaja-event-gold-alone = { $seat } is alone in { $place } and gets { $amount } gold more.
maharaja-event-gold-penalty = { $seat } gets { $amount } gold because { $owner } left actions unused.
maharaja-event-gold-monk = { $seat } gets { $amount } gold from the bank for the Wandering Monk’s way through { $place }.
maharaja-event-gold-income = { $seat } gets { $amount } gold from { $owner } in { $place }.
maharaja-event-gold-toll = { $seat } pays { $to } { $price } gold in { $place }.
maharaja-event-gold-house = { $seat } pays { $price } gold for the house.
maharaja-event-gold-palace = { $seat } pays { $price } gold for the palace.
maharaja-event-gold-bid = { $seat } pays { $price } gold for the choice of a character.
maharaja-event-end = The game is over after { $turn } game turns: { $reason }.

maharaja-no-deal-first = the governors have to be dealt onto the start boxes first
maharaja-no-dealt = the governor of { $place } is on the track already
maharaja-no-draw-first = the start player has to be drawn first
maharaja-no-such-seat = there are only { $players } players
maharaja-no-chance-now = governors and start player are drawn only once, before the game
maharaja-no-room = there is no room for another house in { $place }
maharaja-no-found-first = place a first house in a village
maharaja-no-choose-first = choose a character first
maharaja-no-not-in-bank = the { $character } is not in the bank
maharaja-no-not-in-game = the { $character } is not in this game
maharaja-no-pass = whoever opens the auction cannot pass; a bid of 0 is possible
maharaja-no-bid-low = the bid has to be higher than { $amount }
maharaja-no-bid-gold = you have only { $amount } gold
maharaja-no-bid-first = bid or pass first
maharaja-no-bid-now = there is no auction now
maharaja-no-disc-first = everybody has to choose a disc first
maharaja-no-disc-now = discs are chosen at the beginning of a game turn only, before the first one is revealed
maharaja-no-same-disc = the disc shows { $plan } already
maharaja-no-disc-option = { $plan } is not an action of this game
maharaja-no-put-first = first put down the house from { $place }
maharaja-no-put-now = no house has been taken up
maharaja-no-same-place = the house has to leave { $place }
maharaja-no-architect = your architect is not in { $place }
maharaja-no-pick-first = { $seat } has to pick a character first
maharaja-no-give-first = { $seat } has to choose which character to give first
maharaja-no-right = nothing is left of “{ $plan }” on your disc in this turn
maharaja-no-pool = you have no house in your pool
maharaja-no-gold = that costs { $price } gold and you have { $amount }
maharaja-no-building-at-start = your architect is at the start, where nothing is built, not in { $place }
maharaja-no-village-house = this house has to go into a city
maharaja-no-builder = you do not hold the Builder
maharaja-no-builder-again = the Builder has given his house in this turn already
maharaja-no-own-house = you have no house in { $place }
maharaja-no-other-place = there is no other place for the house from { $place }
maharaja-no-such-road = there is no such road on this board
maharaja-no-road-here = { $road } does not begin at { $place }, where your architect is
maharaja-no-way-back = your architect has been in { $place } since your last other decision
maharaja-no-empty-village = a village on { $road } has no house
maharaja-no-quarry = you can take { $houses } from the quarry
maharaja-no-palaces = you have built all your palaces
maharaja-no-site = no { $site } site in { $place } is vacant
maharaja-no-governor = the governor of { $place } stands in box { $box }; two boxes below it there is none
maharaja-no-give-now = there is no character to give
maharaja-no-several = in this game everybody has one character only
maharaja-no-bank-first = there is still a character in the bank
maharaja-no-entice = only a player with more characters than you can be enticed
maharaja-no-own-character = the { $character } is yours already
maharaja-no-second-chit = only one chit may be used in a turn
maharaja-no-chit = you have no chit
maharaja-no-chit-character = a chit cannot be used for a character

terminal-maharaja-place = { $place }
terminal-maharaja-road = { $road }
terminal-maharaja-plan = { $plan }
terminal-maharaja-cards = { $character }
terminal-maharaja-track = Governors
terminal-maharaja-turn = (game turn { $turn } of at most { $limit })
terminal-maharaja-city = city
terminal-maharaja-palaces = palaces
terminal-maharaja-houses = houses
terminal-maharaja-architects = architects
terminal-maharaja-points = points
terminal-maharaja-gold = gold
terminal-maharaja-built = palaces
terminal-maharaja-pool = houses
terminal-maharaja-characters = character, disc
terminal-maharaja-chits = { $chits ->
    [one] 1 chit
   *[other] { $chits } chits
}
terminal-maharaja-disc-hidden = disc chosen
terminal-maharaja-disc-shown = disc: { $plan }
terminal-maharaja-bid-stands = { $bidder } bids { $bid }.
terminal-maharaja-left = Left to do: { $plan }.
terminal-maharaja-builder-house = The Builder’s house is free.
terminal-maharaja-travel = Travel
terminal-maharaja-house = Build a house
terminal-maharaja-builder = With the Builder
terminal-maharaja-move = Move a house from
terminal-maharaja-to = Put the house down
terminal-maharaja-palace = Build a palace
terminal-maharaja-governor = Governor track
terminal-maharaja-character = Character
terminal-maharaja-chit = Use a chit
terminal-maharaja-auction = Auction
terminal-maharaja-disc-with = Disc with { $plan } and
terminal-maharaja-help =
    The governors stand in the order in which their cities are scored, the next one first; the line is above the start boxes. ♛ is the Maharaja’s city.

    Palaces: ◈ the central site with its owner’s sign, then the outer ones; · is a vacant site, ✕ a palace of nobody. Points are what a city would give now.

    Roads: the houses in each village in brackets, · for room. You travel free through a village with a house of your own; otherwise every house in it costs 1 gold. A road with an empty village is closed.

    Players: gold, palaces built of all, houses in the pool + in the quarry, characters and the disc. In notation: road start-jaipur, house delhi, house delhi-agra-1, palace delhi central, governor delhi, take mogul, end.

### Taj Mahal

taj_mahal-title = Taj Mahal
taj_mahal-by = by Reiner Knizia
taj_mahal-summary = Win the favour of the Grand Mogul's court in twelve provinces, and withdraw at the right moment.

card-red-EE = red double elephant
card-red-EV = red elephant–vizier
card-red-EG = red elephant–general
card-red-EM = red elephant–monk
card-red-EP = red elephant–princess
card-red-EC = red elephant–Grand Mogul
card-red-CP = red Grand Mogul–princess
card-red-PV = red princess–vizier
card-red-VM = red vizier–monk
card-red-MG = red monk–general
card-red-GC = red general–Grand Mogul
card-yellow-EE = yellow double elephant
card-yellow-EV = yellow elephant–vizier
card-yellow-EG = yellow elephant–general
card-yellow-EM = yellow elephant–monk
card-yellow-EP = yellow elephant–princess
card-yellow-EC = yellow elephant–Grand Mogul
card-yellow-CV = yellow Grand Mogul–vizier
card-yellow-VG = yellow vizier–general
card-yellow-GP = yellow general–princess
card-yellow-PM = yellow princess–monk
card-yellow-MC = yellow monk–Grand Mogul
card-green-EE = green double elephant
card-green-EV = green elephant–vizier
card-green-EG = green elephant–general
card-green-EM = green elephant–monk
card-green-EP = green elephant–princess
card-green-EC = green elephant–Grand Mogul
card-green-CP = green Grand Mogul–princess
card-green-PM = green princess–monk
card-green-MV = green monk–vizier
card-green-VG = green vizier–general
card-green-GC = green general–Grand Mogul
card-blue-EE = blue double elephant
card-blue-EV = blue elephant–vizier
card-blue-EG = blue elephant–general
card-blue-EM = blue elephant–monk
card-blue-EP = blue elephant–princess
card-blue-EC = blue elephant–Grand Mogul
card-blue-CV = blue Grand Mogul–vizier
card-blue-VP = blue vizier–princess
card-blue-PG = blue princess–general
card-blue-GM = blue general–monk
card-blue-MC = blue monk–Grand Mogul
card-colourless-V = colourless vizier
card-colourless-G = colourless general
card-colourless-M = colourless monk
card-colourless-P = colourless princess
card-colourless-C = colourless Grand Mogul
card-colourless-E = colourless elephant
extra-colourless-V = colourless vizier
extra-colourless-G = colourless general
extra-colourless-M = colourless monk
extra-colourless-P = colourless princess
extra-colourless-C = colourless Grand Mogul
extra-colourless-E = colourless elephant
card-might = Might
card-nobility = Nobility
card-knowledge = Knowledge
card-enlightenment = Enlightenment
extra-might = Might
extra-nobility = Nobility
extra-knowledge = Knowledge
extra-enlightenment = Enlightenment
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-colourless = colourless
member-vizier = vizier
member-general = general
member-monk = monk
member-princess = princess
member-mogul = Grand Mogul
member-elephant = elephant
seated-vizier = vizier
seated-general = general
seated-monk = monk
seated-princess = princess
bonus-gems = gems
bonus-rice = rice
bonus-spices = spices
bonus-tea = tea
bonus-card = a card
bonus-points-1 = 1 point
bonus-points-2 = 2 points
bonus-points-3 = 3 points
bonus-points-4 = 4 points
bonus-points-5 = 5 points
bonus-points-6 = 6 points
commodity-gems = gems
commodity-rice = rice
commodity-spices = spices
commodity-tea = tea
matched-gems = gems
matched-rice = rice
matched-spices = spices
matched-tea = tea
province-Kabul = Kabul
province-Bengal = Bengal
through-Kabul = Kabul
through-Bengal = Bengal
needed-display = for the display
needed-bonus_card = for the bonus token
needed-top_card = for the withdrawal
needed-unrest = for unrest

taj_mahal-influence = Play { $card }
taj_mahal-influence-extra = Play { $card } with { $extra }
taj_mahal-withdraw = Withdraw
taj_mahal-palace = Build a palace on { $city } in { $province }
taj_mahal-palace-bonus = Build a palace on { $city } in { $province } and claim the bonus token: { $bonus }
taj_mahal-crown = Build the crown palace on { $city } in { $province }
taj_mahal-take = Take { $card } from the display
taj_mahal-draw = Drawn: { $card }
taj_mahal-bonus = Bonus token laid out: { $bonus }
taj_mahal-token = Province token laid out: { $token }
taj_mahal-start = { $seat } begins

taj_mahal-event-lay-bonus = On { $city } lies a bonus token: { $bonus }.
taj_mahal-event-lay-token = Province token { $token } lies in { $province }.
taj_mahal-event-draw = { $seat } draws a card.
taj_mahal-event-draw-card = { $seat } draws { $card }.
taj_mahal-event-first = { $seat } has the first-player marker.
taj_mahal-event-visit = Visit { $visit }: the court comes to { $province } ({ $commodity }).
taj_mahal-event-turn = Visit { $visit }: { $seat } to play.
taj_mahal-event-display = In the display: { $card }.
taj_mahal-event-reshuffle = The deck is empty: { $cards ->
    [one] 1 discarded card becomes
   *[other] { $cards } discarded cards become
} the new deck.
taj_mahal-event-shortage = There is no card left { $needed }.
taj_mahal-event-influence = { $seat } plays { $card }.
taj_mahal-event-influence-extra = { $seat } plays { $card } with { $extra }.
taj_mahal-event-withdraw = { $seat } withdraws.
taj_mahal-event-withdraw-bare = { $seat } withdraws without having played a card.
taj_mahal-event-majority-claimed = { $seat } leads in { $member }, { $count } to { $rival }, and claims the token.
taj_mahal-event-majority-tied = { $seat } only ties in { $member }, { $count } to { $rival }, and claims nothing.
taj_mahal-event-majority-beaten = { $seat } trails in { $member }, { $count } to { $rival }, and claims nothing.
taj_mahal-event-majority-gone = { $seat } has { $count } of { $member }, but the token is not in its seat.
taj_mahal-event-palace = { $seat } builds a palace on { $city }.
taj_mahal-event-bonus = { $seat } claims the bonus token on { $city }: { $bonus }.
taj_mahal-event-crown = { $seat } builds the crown palace on { $city }.
taj_mahal-event-discard = { $seat } discards { $cards ->
    [one] { $card }
   *[other] { $cards } × { $card }
}.
taj_mahal-event-back = { $card } goes back to the hand of { $seat }.
taj_mahal-event-take = { $seat } takes { $card } from the display.
taj_mahal-event-unrest = Unrest grows: { $card }.
taj_mahal-event-protest = { $card } is drawn, and a card of its colour lies in unrest already: a protest breaks out.
taj_mahal-event-aside = Unrest leads in { $member }: its token is set aside.
taj_mahal-event-calm = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of unrest { $cards ->
    [one] is
   *[other] are
} discarded.
taj_mahal-event-points-nobility = { $seat } scores { $amount } points for Nobility.
taj_mahal-event-points-bonus = { $seat } scores { $amount ->
    [one] 1 point
   *[other] { $amount } points
} for the bonus token of { $city }.
taj_mahal-event-points-commodity = { $seat } scores { $amount ->
    [one] 1 point
   *[other] { $amount } points
} for { $commodity }: 1 for the token, { $matches } for what matches it.
taj_mahal-event-points-palace = { $seat } scores { $amount } point for building in { $province }.
taj_mahal-event-points-chain = { $seat } scores { $amount } points: 1 for building in { $province }, and 1 for each province its palaces connect to it: { $through }.
taj_mahal-event-points-token = { $seat } takes province token { $token } and scores { $amount ->
    [one] 1 point
   *[other] { $amount } points
} for { $commodity }.
taj_mahal-event-points-matches = { $seat } takes province token { $token } and scores { $amount } points for { $commodity }; matching tokens: { $matched }.
taj_mahal-event-points-cards = { $seat } scores { $amount ->
    [one] 1 point
   *[other] { $amount } points
} for cards in hand: { $cards } { $colour }, { $colourless } colourless.
taj_mahal-event-seated = Back in its seat: { $member }.
taj_mahal-event-box = Province token { $token } of { $province } leaves the game.
taj_mahal-event-prestige-supply = { $seat } returns two tokens, { $member }, and gets the prestige card { $card }.
taj_mahal-event-prestige-taken = { $seat } returns two tokens, { $member }, and takes the prestige card { $card } from { $owner }.
taj_mahal-event-prestige-kept = { $seat } returns two tokens, { $member }, and keeps the prestige card { $card }.
taj_mahal-event-uncrown = The crown goes back to its seat; the palace on { $city } stays.
taj_mahal-event-end = The game is over.

taj_mahal-no-before-bonus = the bonus tokens have to be laid out first
taj_mahal-no-before-tokens = the province tokens have to be laid out first
taj_mahal-no-before-deal = everybody has to be dealt six cards first
taj_mahal-no-before-start = the start player has to be drawn first
taj_mahal-no-before-display = the display has to be laid out first
taj_mahal-no-before-palace = a palace has to be built for each advisor first
taj_mahal-no-before-bonus-card = the card of the bonus token has to be drawn first
taj_mahal-no-before-crown = the crown palace has to be built first
taj_mahal-no-before-taking = cards have to be taken from the display first
taj_mahal-no-before-top-card = the card for withdrawing without having played has to be drawn first
taj_mahal-no-before-unrest = the card for unrest has to be drawn first
taj_mahal-no-crown-here = { $city } is not a city of the province that is visited
taj_mahal-no-such-card-shown = there is no such card in the display: { $card }
taj_mahal-no-such-card-left = there is no such card in the deck: { $card }
taj_mahal-no-such-bonus = no such bonus token is left to lay out: { $bonus }
taj_mahal-no-such-token = province token { $token } is laid out already, or belongs to Agra
taj_mahal-no-such-seat = there are only { $players } players
taj_mahal-no-palace-now = palaces are built by a player who withdraws and has claimed an advisor
taj_mahal-no-crown-now = the crown palace is built by a player who withdraws and has claimed the crown
taj_mahal-no-taking-now = cards are taken from the display only after withdrawing
taj_mahal-no-draw-now = it is a player's turn, no card is drawn from the deck now
taj_mahal-no-set-up-now = the set-up is over
taj_mahal-no-card-in-hand = you do not hold this card: { $card }
taj_mahal-no-colour = your row is { $colour }, so you cannot add { $card } to it
taj_mahal-no-colour-alone = your row is { $colour }; you can add { $card } to it only together with Enlightenment
taj_mahal-no-palace-here = { $city } is not a city of { $province }, which is visited
taj_mahal-no-room = there is a palace on { $city } already

terminal-taj_mahal-colour-red = r
terminal-taj_mahal-colour-yellow = y
terminal-taj_mahal-colour-green = g
terminal-taj_mahal-colour-blue = b
terminal-taj_mahal-colour-colourless = ·
terminal-taj_mahal-good-gems = g
terminal-taj_mahal-good-rice = r
terminal-taj_mahal-good-spices = s
terminal-taj_mahal-good-tea = t
terminal-taj_mahal-visit = Visit { $visit }
terminal-taj_mahal-points = pts
terminal-taj_mahal-cards = cards
terminal-taj_mahal-row = row
terminal-taj_mahal-withdrawn = withdrawn
terminal-taj_mahal-known = known:
terminal-taj_mahal-display = Display
terminal-taj_mahal-unrest = Unrest
terminal-taj_mahal-hand = Hand
terminal-taj_mahal-piles = Deck { $deck }, discards { $discarded }
terminal-taj_mahal-card = { $card }
terminal-taj_mahal-extra = { $card } + { $extra }
terminal-taj_mahal-play-colour = Play a card: { $colour }
terminal-taj_mahal-palace-heading = Build a palace
terminal-taj_mahal-crown-heading = Build the crown palace
terminal-taj_mahal-take-heading = Take a card from the display
terminal-taj_mahal-palace-bonus = { $city } ({ $bonus })
terminal-taj_mahal-help =
    On the map a label such as **KAB 3sg** is a province with the number and the commodities of its token: g gems, r rice, s spices, t tea; the sign of a player behind it is its owner. The arrow marks the province that is visited. Cities have letters: ○ round, ◇ with a bonus token (a commodity, + a card, or points), or the sign of the player whose palace stands there; ♔ with a sign is a crown palace.

    Court members are V vizier, G general, M monk, P princess, C Grand Mogul (crown), E elephant. The table counts them in every row; a star marks who would claim the token by withdrawing now, brackets a token that is no longer in its seat. Below each row: advisor tokens in brackets, commodities, points tokens, prestige cards, and cards of the hand that everybody has seen.

    A card such as **rEV** is red (r red, y yellow, g green, b blue, · colourless) with elephant and vizier. In notation: red-EV, red-EV+colourless-C, red-EV+might, withdraw, palace KABa, crown KABa, take red-EV.

### Bots

bot-random = Plays any legal action.
bot-greedy = Takes what looks best at once, without looking ahead.
bot-novice = A beginner: sees what a move brings now, little of what it is for, and is often unsure.
bot-apprentice = Looks a little way ahead and misses what lies deeper.
bot-skilled = Plans its turn and sees the plain answers of the others.
bot-expert = Looks far ahead and weighs what the others may hold or want.
bot-master = Plays as well as it can; takes up to five seconds for a decision.
bot-search = The search with a budget of your own.
bot-flat = Tries every move in random games; a yardstick.
advice-now = It brings most at once.
advice-later = It prepares what comes later.
advice-deny = It leaves the others less.
hint-nothing = nobody has to decide anything after entry { $entry }: choose another entry with --at
hint-for = What { $player } could do after entry { $entry }:
hint-line = { $rank }. { $words } – wins { $win } %, final score about { $score } ({ $margin })
hint-best = { $player } played the best of them: { $words }
hint-played = { $player } played: { $words } – wins { $win } %, so it gave away { $lost } % of the chance to win.

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
server-no-id-used = This id belongs to an earlier decision. Give every decision an id of its own.
server-no-not-started = The game has not started: a seat is still free.
server-no-started = The game has started already.
server-no-ended = The game is over.
server-no-not-ended = That is possible only when the game is over.
server-no-bot-plays = A bot plays this seat now. Return to it first.
server-no-not-your-seat = This is not your seat.
server-no-seat-taken = Somebody else has just taken this seat.
server-no-host-only = Only whoever opened the table can do that.
server-no-no-hints = At this table no hints are given.
server-no-no-advice = There is no time for a hint now. Please ask again in a moment.
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
server-prompt-over = The game is over. Winner: { $winners }.
server-prompt-abandoned = The game was abandoned by agreement.
server-prompt-closed = The table has been closed.

### Maharani on the page

maharani-board-palace = The palace, seen from above
maharani-board-rondel = Rondel
maharani-board-quarter-name = Quarter { $quarter }, the { $animal }
maharani-board-quarter = Quarter { $quarter }, the { $animal }: { $evaluated ->
    [yes] evaluated
   *[no] { $free ->
        [0] full
        [one] one free space
       *[other] { $free } free spaces
    }
}. Markers face up: { $markers }.
maharani-board-slot = Slot { $slot }: { $tile } tile { $kind }, in quarter { $quarter }
maharani-board-slot-empty = Slot { $slot }: empty, in quarter { $quarter }
pillars-centre = a column in the centre
pillars-N = a half column in the north
pillars-E = a half column in the east
pillars-S = a half column in the south
pillars-W = a half column in the west
pillars-NS = half columns in the north and south
pillars-EW = half columns in the east and west
maharani-board-space-empty = { $space }: empty, { $pillars }
maharani-board-space-tile = { $space }: { $tile } tile, arrow { $arrow }
maharani-board-space-worker = { $space }: { $tile } tile, arrow { $arrow }, { $worker } worker
maharani-board-earns = { $gold } gold{ $more ->
    [yes] {" "}or more
   *[no] {""}
}{ $worker ->
    [yes] , with a worker
   *[no] {""}
}{ $marker ->
    [yes] , turns a marker face down
   *[no] {""}
}
maharani-board-arrows = Where shall the arrow point?
maharani-board-arrow = Arrow { $arrow }
maharani-board-workers = Which worker comes onto the tile?
maharani-board-bag = { $tiles ->
    [0] The bag is empty
    [one] One tile in the bag
   *[other] { $tiles } tiles in the bag
}
maharani-board-bag-kind = Kind of tile
maharani-board-gold = Gold
maharani-board-markers = Markers face up
maharani-board-supply = Workers in supply
maharani-board-standing = Workers in the palace
maharani-board-side = Side

### Page: account

page-home = Durbar, home
page-nav = Main pages
page-skip = Skip to the content
page-close = Close
page-again = Try again
page-rules = Rules
page-account = Account
page-settings = Settings
page-offline = The server cannot be reached. Check your connection, then try again.
page-no-connection = You are offline. What you have opened before can be read; your games go on as soon as you are back.
page-broken = This page did not load
page-not-found = There is nothing here
page-not-found-text = The address may be mistyped, or the table may be gone. Your games are on the first page.

page-language = Language
page-theme = Colours
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-pace = Animations
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-none = None
page-pace-note = If your system asks for reduced motion, there are none.
page-confirm = Confirm moves
page-confirm-final = If they cannot be taken back
page-confirm-always = Always
page-confirm-never = Never
page-turned = Board
page-turned-true = From my own seat
page-turned-false = Always the same way up
page-sounds = Sounds
page-sounds-false = Off
page-sounds-true = On

page-tagline = Three games of palaces and power
page-welcome = Against bots, with friends anywhere, or together at this screen. No account needed.
page-games = Games
page-play-now = Play now
page-play-now-game = Play now: { $game_title }
page-with-friends = With friends
page-at-screen = At this screen
page-learn = Learn
page-choose-bots = Choose the bots
page-players-maharani = 2 to 4 players
page-players-maharaja = 2 to 5 players
page-players-taj_mahal = 2 to 5 players
page-length-maharani = about 45 minutes
page-length-maharaja = about 90 minutes
page-length-taj_mahal = about 75 minutes
page-own-games = Your games
page-no-games = No games yet. Play one now, it takes ten seconds to begin.
page-open-tables = Tables with a free seat
page-watch-tables = Games to watch
page-ended-games = Games that have ended
page-your-turn = Your turn
page-status-open = Waiting for players
page-status-playing = In progress
page-status-over = Over
page-status-abandoned = Abandoned
page-status-closed = Closed
page-you = You
page-seat-open = free
page-bot-random = Random bot
page-bot-greedy = Greedy bot
page-bot-novice = Novice
page-bot-apprentice = Apprentice
page-bot-skilled = Skilled
page-bot-expert = Expert
page-bot-master = Master
page-bot-search = Search bot
page-bot-flat = Flat bot

### Page: rules

page-rules-of = The rules of { $game_title }
page-rule = Rule { $rule }
page-rule-link = Link to rule
page-rule-all = Read it among all the rules
page-search = Search the rules
page-contents = Contents
page-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One passage found.
   *[other] { $count } passages found.
}

### Page: new table

page-new-table = { $game_title }: a new table
page-ways = Ways to play
page-mode-friends = With friends
page-mode-friends-note = Open the table and send its address to the others. The game begins when no seat is free.
page-mode-screen = At this screen
page-mode-screen-note = You hand the device around. What is hidden stays behind a curtain until the next player is ready.
page-mode-bots = Against bots
page-mode-bots-note = The game begins at once.
page-players = Players
page-seats = Seats
page-seat-me-choice = Me, at this screen
page-seat-me-note = Played in this browser.
page-seat-open-choice = Free
page-seat-open-note = Whoever has the link can take it.
page-seat-bot = Bot: { $level }
page-preset = Variant
page-preset-own = Own mixture
page-options = Options
page-clock = Time to think
page-clock-none = No limit
page-clock-none-note = Everybody thinks as long as he likes.
page-clock-days = Days for each turn
page-clock-days-note = For games over days. If the time is up, a bot plays on; its player may return.
page-clock-bank = Live
page-clock-bank-note = Everybody has a bank of time. If it is empty, a bot plays on; its player may return.
page-clock-days-each = Days for each turn
page-clock-minutes = Minutes for the whole game
page-clock-seconds = More seconds after each turn
page-listed = Who may join
page-listed-false = Only with the link
page-listed-true = Everybody
page-listed-false-note = Nobody can guess the address of the table.
page-listed-true-note = The table is on the first page; others can join and watch.
page-hints = Allow hints from the bots
page-start = Start the game
page-open-table = Open the table

### Page: account

page-codes-own = Your recovery codes
page-bot-token-new-for = New token for { $name }; the old one is worth nothing then

### Prompts and accounts

prompt-turn = It is your turn.
prompt-wait = { $players } is thinking.

maharani-prompt-first = Place a tile, or turn your action markers face up.
maharani-prompt-first-place = Place a tile.
maharani-prompt-first-refresh = No tile can be placed: turn your action markers face up.
maharani-prompt-first-remove = Two workers of one colour stand on the same tile colour in one quarter. Take one of them away: { $spaces }.
maharani-prompt-worker = Which worker comes onto { $space }: a new one, or one that is relocated?
maharani-prompt-worker-new = Which of your colours sends a new worker onto { $space }?
maharani-prompt-worker-move = Which of your workers is relocated to { $space }?
maharani-prompt-second = Place a second tile for 2 gold, or end your turn.
maharani-prompt-second-stop = No second tile can be placed: end your turn.
maharani-wait-first = { $players } is choosing a tile.
maharani-wait-worker = { $players } is choosing a worker for { $space }.
maharani-wait-second = { $players } may place a second tile.

maharaja-prompt-bid = Bid more than { $bid } gold for the choice of a character, or pass.
maharaja-prompt-bid-bid = Open the auction: bid for the choice of a character. 0 gold is possible.
maharaja-prompt-bid-pass = You cannot bid more than { $bid } gold: pass.
maharaja-prompt-choose = Choose a character.
maharaja-prompt-found = Place one of your first houses in a village.
maharaja-prompt-discs = Choose two actions for your disc, in secret.
maharaja-prompt-discs-chosen = Your disc: { $plan }. You may change it while others are still choosing: { $players }.
maharaja-prompt-act = Left on your disc: { $plan }. Travel and act in any order, or end your turn.
maharaja-prompt-act-end = Nothing is left to do: end your turn.
maharaja-prompt-act-end-road = Travel on, or end your turn.
maharaja-prompt-put = Where does the house from { $place } go?
maharaja-prompt-pick = Your character was taken: pick another from the bank.
maharaja-prompt-give = Which of your characters do you give for the { $character }?
maharaja-prompt-enticed = { $to } entices a character away from you. Which one do you give?
maharaja-wait-bid = { $players } is thinking about a bid.
maharaja-wait-choose = { $players } is choosing a character.
maharaja-wait-found = { $players } is placing a first house.
maharaja-wait-discs = Still choosing a disc: { $players }.
maharaja-wait-act = { $players } is acting.
maharaja-wait-put = { $players } is moving a house from { $place }.
maharaja-wait-pick = { $players } is picking a character from the bank.
maharaja-wait-give = { $players } is deciding which character to give for the { $character }.
maharaja-wait-enticed = { $players } is deciding which character to give away.

taj_mahal-prompt-turn = Play a card to gain influence in { $province }, or withdraw.
taj_mahal-prompt-turn-withdraw = You have no card that fits your row: withdraw from { $province }.
taj_mahal-prompt-placing = { $palaces ->
    [one] Build a palace in { $province }.
   *[other] Build a palace in { $province }; { $palaces } are to be built in all.
}
taj_mahal-prompt-crowning = Build the crown palace in { $province }. It may share a city with other palaces.
taj_mahal-prompt-taking = { $takes ->
    [one] Take a card from the display.
   *[other] Take { $takes } cards from the display, one after another.
}
taj_mahal-wait-turn = { $players } is playing a card or withdrawing.
taj_mahal-wait-placing = { $players } is building a palace in { $province }.
taj_mahal-wait-crowning = { $players } is building the crown palace in { $province }.
taj_mahal-wait-taking = { $players } is taking cards from the display.

measure-gold = Gold
measure-points = Points
measure-palaces = Palaces
maharani-source-area = Tile areas
maharani-source-group = Groups of workers
maharani-source-quarter = Completed quarters
maharani-source-second = Second tiles
maharaja-source-action = Disc action gold
maharaja-source-trader = The Trader
maharaja-source-rank = Scoring of cities
maharaja-source-tie = Scoring of cities, ties broken
maharaja-source-alone = Alone in a city
maharaja-source-penalty = Unused actions of others
maharaja-source-monk = The Wandering Monk’s ways
maharaja-source-income = Tolls from others
maharaja-source-toll = Tolls paid
maharaja-source-house = Houses bought
maharaja-source-palace = Palaces bought
maharaja-source-bid = Auction of characters
maharaja-source-central = Central palaces
maharaja-source-outer = Outer palaces
taj_mahal-source-nobility = Nobility
taj_mahal-source-bonus = Bonus tokens
taj_mahal-source-commodity = Commodities on bonus tokens
taj_mahal-source-palace = Provinces built in
taj_mahal-source-chain = Connected provinces
taj_mahal-source-token = Province tokens
taj_mahal-source-matches = Province tokens with matching commodities
taj_mahal-source-cards = Cards in hand at the end

bot-title-random = Random
bot-title-greedy = Greedy
bot-title-novice = Novice
bot-title-apprentice = Apprentice
bot-title-skilled = Skilled
bot-title-expert = Expert
bot-title-master = Master
bot-title-search = Search
bot-title-flat = Yardstick

taj_mahal-option-memory_aid = Show which cards of the display each player took, and what was discarded
maharani-preset-standard = Standard game
maharaja-preset-basic = Basic game
maharaja-preset-short = Short game
maharaja-preset-advanced1 = Advanced game 1
maharaja-preset-advanced2 = Advanced game 2
taj_mahal-preset-standard = Standard game

### The table page

page-tutorial-title = Learn { $game }
page-tutorial-board = Board
page-tutorial-words = Explanation
page-tutorial-count = Step { $step } of { $steps }
page-tutorial-progress = How far you have come
page-tutorial-back = Back
page-tutorial-next = Next
page-tutorial-skip = Skip this step
page-tutorial-show = Show me
page-tutorial-end = Done – to the games
page-tutorial-other = That would be allowed, but try what the text asks for first.
page-tutorial-unreachable = The server cannot be reached. Check your connection and open the step again.

### Maharani's tutorial

maharani-tutorial-1 = You are Green, the circle, and sit at the bottom. The palace has four quarters, each with its animal. Tiles earn gold, the workers on them earn more, and a finished quarter pays its workers. Whoever has most gold at the end wins.
maharani-tutorial-2 = The rondel in the middle offers four tiles. It turns until its arrow points at the player whose turn it is, so that one tile lies in each quarter. A tile is placed in the quarter in which it lies.
maharani-tutorial-3 = Place the blue tile at the top left: choose it, then one of the full coins in the lion’s quarter, then where its arrow points. The numbers say how much gold it earns.
maharani-tutorial-3-done = Well done. A tile earns 1 gold for each tile of its area: tiles of one colour that touch each other, itself included.
maharani-tutorial-4 = The green tile at the bottom left has one half column. Its columns must match those of the space, so it fits in one way only, and the arrow follows. Place it in the monkey’s quarter where its arrow points at you: the coins say 2.
maharani-tutorial-4-done = The arrow points at your side, so one of your workers came onto the tile and earned 1 gold more. With the arrow anywhere else, no worker comes.
maharani-tutorial-5 = Three blue tiles in the lion’s quarter are one tile away from being one area. Close the gap on c2.
maharani-tutorial-5-done = 4 gold: one for each tile of the blue area. Areas grow across the borders of quarters, too, and it does not matter who placed them.
maharani-tutorial-6 = Your workers on c1 and b2 stand near each other. Place the red tile so that a third worker joins both: workers of one colour, side by side, are a group.
maharani-tutorial-6-done = 4 gold: 1 for the tile and 3 for the group of three workers.
maharani-tutorial-7 = In a quarter you have at most one worker on each tile colour. Your worker on a5 stands on blue. Place the blue tile next to your other workers, with its arrow towards you.
maharani-tutorial-7-done = No new worker came: the one on a5 moved to the new tile, and the group of three earned 3 gold. Nothing is lost by moving.
maharani-tutorial-8 = The orange tile at the top right lies in the elephant’s quarter, but it is worth most on d1. To place it in another quarter you turn your marker of the quarter in which it lies face down. The coins with a broken rim cost a marker.
maharani-tutorial-8-done = Your marker at the elephant is face down now. Until you turn it up again, tiles that lie there can only be placed there.
maharani-tutorial-9 = After the first tile you may place a second one for 2 gold, paid at the end of the turn; or you end the turn. The white tile on g7, with its arrow towards you, earns 4: that is worth it.
maharani-tutorial-9-done = 4 gold earned and 2 paid. The rondel is refilled from the bag, and it turns to the next player.
maharani-tutorial-10 = All your markers are face down, and the tiles earn little where they lie. Instead of placing, turn all your markers face up.
maharani-tutorial-10-done = From your next turn on you can place in any quarter again. That was the whole turn.
maharani-tutorial-11 = One space of the peacock’s quarter is left: h5. When a quarter is full it is evaluated at the end of the turn: 1, 2, 3, 4, 5 or 6 workers of a colour get 4, 6, 9, 13, 18 or 24 gold. Finish it.
maharani-tutorial-11-done = 13 gold for your four workers. Then all workers of the quarter go back to their supplies; the tiles stay.
maharani-tutorial-12 = When the fourth quarter has been evaluated, the game is over. Most gold wins, and players with equally much share the victory. Now play: the palace is waiting.

### Boards

board-pan = The board, from near or as a whole
board-pan-nearer = Nearer
board-pan-farther = Farther away
board-pan-whole = The whole board

### Maharaja’s board

maharaja-board-map = Map
maharaja-board-place = { $place }
maharaja-board-standing = { $place }: { $pieces }
maharaja-board-nothing = nothing stands here
maharaja-board-court = the Maharaja
maharaja-board-architect = { $player }’s architect
maharaja-board-central = the central palace is { $player }’s
maharaja-board-outer = { $count ->
    [one] one outer palace of { $player }
   *[other] { $count } outer palaces of { $player }
  }
maharaja-board-neutral = { $count ->
    [one] one palace of nobody
   *[other] { $count } palaces of nobody
  }
maharaja-board-houses = { $count ->
    [one] one house of { $player }
   *[other] { $count } houses of { $player }
  }
maharaja-board-room = { $count ->
    [one] room for one house
   *[other] room for { $count } houses
  }
maharaja-board-own-houses = { $count ->
    [one] Your house in { $place }
   *[other] Your { $count } houses in { $place }
  }
maharaja-board-plot = Put a house in { $place }
maharaja-board-site = { $place }, { $site } site
maharaja-board-site-outer = { $place }, outer palace sites: { $count } free
maharaja-board-site-central = { $place }, central palace site: free
maharaja-board-site-taken = { $place }, central palace site: { $player }’s palace
maharaja-board-trip = { $way }: { $price ->
    [0] free of charge
   *[other] { $price } gold ({ $paid })
  }
maharaja-board-trip-monk = { $way }: { $payees ->
    [0] free of charge
   *[other] the bank pays { $paid }
  }
maharaja-board-paid = { $player }: { $gold }
maharaja-board-track = Governors
maharaja-board-governor = Governor of { $place }, box { $box }{ $next ->
    [0] {""}
   *[other] , next city
  }
maharaja-board-characters = Characters
maharaja-board-bank = bank
maharaja-board-home = { $place }
maharaja-board-power-mogul = first; wins every tie
maharaja-board-power-trader = 1 gold each turn
maharaja-board-power-sadhu = outer palaces count 2
maharaja-board-power-monk = travels free
maharaja-board-power-builder = a free house each turn
maharaja-board-power-artisan = palaces cost 9
maharaja-board-power-yogi = a chit each turn
maharaja-board-chits-bank = Chits in the bank: { $count }
maharaja-board-disc = Your secret disc
maharaja-board-disc-how = Dial with two hands: choose two actions
maharaja-board-disc-lay = Lay it face down
maharaja-board-disc-laid = Your disc lies face down. You can change it until the last player has chosen.
maharaja-board-disc-change = Look at it or change it
maharaja-board-disc-keep = Leave it as it is
maharaja-board-disc-hidden = face down
maharaja-board-hand = Hand { $hand }
maharaja-board-hand-none = not turned yet
maharaja-board-scoring = { $place } is scored this turn
maharaja-board-if-scored = If { $place } were scored
maharaja-board-nobody = Nobody has a point here yet.
maharaja-board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
maharaja-board-auction = Auction of a character
maharaja-board-bid = { $player } bids { $gold }
maharaja-board-opens = { $player } opens
maharaja-board-passed = Passed:
maharaja-board-hidden = hidden
maharaja-board-fact-palaces = Palaces
maharaja-board-fact-gold = Gold
maharaja-board-fact-pool = Houses to build
maharaja-board-fact-quarry = Houses in the quarry
maharaja-board-fact-character = Character
maharaja-board-fact-chits = Chits
maharaja-board-fact-disc = Disc
maharaja-board-chit = Use a chit (you have { $count })
maharaja-board-do-house = Build for 1 gold
maharaja-board-do-builder-house = Build free, with the Builder
maharaja-board-do-move = Move it with the disc
maharaja-board-do-builder-move = Move it with the Builder

### The board of Taj Mahal

taj_mahal-board-map = Map of the provinces
taj_mahal-board-province = { $province }, visit { $token }
taj_mahal-board-visited = visited now
taj_mahal-board-goods = goods: { $commodity }
taj_mahal-board-token-of = its token belongs to { $seat }
taj_mahal-board-visit = Visit { $visit } of { $visits }
taj_mahal-board-city = { $city } in { $province }
taj_mahal-board-bonus = bonus token: { $bonus }
taj_mahal-board-palace = palace of { $seat }
taj_mahal-board-crown = crown palace of { $seat }
taj_mahal-board-joins = { $provinces ->
    [one] a palace here stands alone: 1 point
   *[other] a palace here joins { $provinces } provinces: { $provinces } points
}
taj_mahal-board-earns = { $points ->
    [one] the token earns 1 point
   *[other] the token earns { $points } points
}
taj_mahal-board-earns-card = the token earns a card
taj_mahal-board-court = The court and the rows before it
taj_mahal-board-short-vizier = Vizier
taj_mahal-board-short-general = General
taj_mahal-board-short-monk = Monk
taj_mahal-board-short-princess = Princess
taj_mahal-board-short-mogul = Mogul
taj_mahal-board-short-elephant = Elephant
taj_mahal-board-taken = claimed
taj_mahal-board-aside = set aside by a protest
taj_mahal-board-tied = tied, nobody would get it
taj_mahal-board-nobody = nobody has shown it
taj_mahal-board-leads = leads
taj_mahal-board-holds = holds a token: { $member }
taj_mahal-board-first = begins the visit
taj_mahal-board-withdrawn = has withdrawn
taj_mahal-board-no-cards = no cards yet
taj_mahal-board-unrest = Unrest
taj_mahal-board-calm = calm
taj_mahal-board-protested = the protest is over
taj_mahal-board-hand = { $cards ->
    [one] Hand: 1 card
   *[other] Hand: { $cards } cards
}
taj_mahal-board-cards = { $card }, { $count } times
taj_mahal-board-display = Display
taj_mahal-board-deck = { $cards } in the deck
taj_mahal-board-discarded = { $cards } discarded
taj_mahal-board-memory = What has been seen
taj_mahal-board-unknown = { $cards ->
    [one] and 1 card nobody has seen
   *[other] and { $cards } cards nobody has seen
}
taj_mahal-board-effect-might = one elephant
taj_mahal-board-effect-nobility = 2 points when played
taj_mahal-board-effect-knowledge = one Grand Mogul
taj_mahal-board-effect-enlightenment = the card played with it may be of any colour
taj_mahal-board-fact-points = Points
taj_mahal-board-fact-cards = Cards in hand
taj_mahal-board-fact-palaces = Palaces built
taj_mahal-board-fact-advisors = Advisors
taj_mahal-board-fact-prestige = Prestige cards
taj_mahal-board-on = palace on { $city }
taj_mahal-board-crown-on = crown palace on { $city }
taj_mahal-board-do-play = Play it alone
taj_mahal-board-do-withdraw = Withdraw

### Maharaja’s tutorial

maharaja-tutorial-1 = You are Green, with the circle on every piece. Whoever builds seven palaces first ends the game, and most palaces win. Palaces stand in the seven cities: one central site and six outer ones in each. Look at Udaipur: the central palace and an outer one are yours.
maharaja-tutorial-2 = Before the first turn everybody places four houses, one after the other, in the villages along the roads. A road can be travelled only when every village on it has a house, no matter whose. Complete the road from the start to Jaipur: place a house in its second village.
maharaja-tutorial-2-done = The road to Jaipur is open now. Whoever passes your house without a house of his own in that village will pay you 1 gold.
maharaja-tutorial-3 = The governors show where the Maharaja goes. In each game turn he visits the city of the lowest governor, who then moves to the top. He is in Jaipur now, so Jaipur is scored at the end of this turn. Agra comes next.
maharaja-tutorial-4 = Now everybody plans two actions in secret. You want a palace in Jaipur, and houses beside it. Turn one hand of your disc to two houses and the other to the palace, and lay it face down.
maharaja-tutorial-4-done = Nobody sees your disc before it is your turn. Turns go by character number: Red has the Mogul, number 1, and begins.
maharaja-tutorial-5 = Your turn. Travelling is free of actions, but not of tolls: a village with a house of yours costs nothing, in any other you pay 1 gold to the owner of each house. Point at Jaipur to see the way and its price, and travel there.
maharaja-tutorial-5-done = The first village was yours, in the second one you paid Red 1 gold. You may travel as far as you can pay, before, between and after your actions.
maharaja-tutorial-6 = You build palaces where your architect is, for 12 gold. An outer palace counts 1 point when the city is scored, the central one 3. The centre of Jaipur is free: build there.
maharaja-tutorial-6-done = Your second palace. Nobody can ever take its site from you.
maharaja-tutorial-7 = Two houses cost 1 gold each. At least one of them goes into the city where your architect is, and each house there counts 1 point. Build a house in Jaipur, on the dashed plot at its wall.
maharaja-tutorial-7-done = The second house may go into Jaipur too, or into any village with room, to open roads and collect tolls.
maharaja-tutorial-8 = You can only build houses that are in your pool, and yours is empty. The quarry has more. Take 2 houses from it.
maharaja-tutorial-8-done = One action brings two houses. Plan it before you need them.
maharaja-tutorial-9 = Your other action moves a governor exactly two boxes down; those it passes move one box up. The lowest one decides where the Maharaja goes next. Send the governor of Udaipur down: there you can score.
maharaja-tutorial-9-done = Udaipur comes next instead of Agra. The others may have planned for Agra.
maharaja-tutorial-10 = Every character has a number, which is the order of turns, and a power. Your palace would cost 12 gold, but you have 9. The Artisan builds for 9. Your action lets you take a character from the bank, or even from another player. Take the Artisan.
maharaja-tutorial-10-done = Your Trader went back to the bank. With the Artisan you can build your palace right now, in the same turn.
maharaja-tutorial-11 = You are the last in this turn. When you end it, Jaipur is scored: 1 point for your architect, 1 for each of your two houses, 3 for the central palace. End your turn.
maharaja-tutorial-11-done = 6 points, first place, 11 gold. Red gets 7 for the second place. With equal points the lower character number is ahead, and whoever scores alone gets 5 gold more.
maharaja-tutorial-12 = The last step: you have six palaces and enough gold. Build the seventh in Agra, on whichever site you like.
maharaja-tutorial-12-done = The game ends after the scoring of this turn. It would also end when a governor comes to box 10. Most palaces win, then most gold, then the lower character number. Enjoy the game!

### Page: account

page-guest-note = You play as a guest of this browser. With an account you find your games again from everywhere; the games of the guest come along.
page-sign-up = Create an account
page-sign-up-note = A name and a password are enough.
page-sign-in = Sign in
page-sign-in-note = Welcome back. What you played as a guest comes along.
page-recover = Password forgotten
page-recover-note = One of your recovery codes lets you set a new password. Each code works once.
page-sign-out = Sign out
page-signed-in = You are signed in as { $name }.
page-name = Name
page-password = Password
page-password-new = New password
page-password-old = Password until now
page-password-note = At least { $shortest } characters.
page-password-change = Change the password
page-password-changed = The password is changed. Other devices are signed out.
page-code = Recovery code
page-codes = Recovery codes
page-codes-note = Keep these codes in a safe place: with one of them you come back in if you forget your password. They are shown this once.
page-codes-renew = If the codes are lost or used up, make new ones. The old ones are worth nothing then.
page-codes-new = Make new codes
page-copy = Copy
page-copied = Copied.
page-download = Keep as a file
page-kept = I have kept them
page-saved = Saved.
page-guest = As a guest
page-guest-name = Your name at the table
page-guest-name-note = The others see it. You can change it at any time.
page-save-name = Save the name
page-statistics = Statistics
page-no-statistics = Nothing yet: the first game that you play to its end appears here.
page-game = Game
page-played = Played
page-won = Won
page-mean = Mean score
page-best = Best score
page-notifications = Notifications
page-notifications-note = When it is your turn and you are away, you can be told. Leave a line empty to hear nothing.
page-email = Mail address
page-email-confirmed = Confirmed.
page-email-waiting = Not yet confirmed: enter the code that was mailed to it.
page-save-email = Save the address
page-mail-sent = A code was mailed to this address.
page-mail-code = Code of 8 digits from the mail
page-confirm-email = Confirm the address
page-webhook = Webhook
page-webhook-note = A web address that is called at each of your turns, for chat programs and the like.
page-save-webhook = Save the webhook
page-bots = Own bots
page-bots-note = A program of yours can play here. It signs in with a token; the documentation of the server shows how.
page-bot-name = Name of the bot
page-bot-make = Create a bot
page-bot-token = Token of { $name }
page-bot-token-note = Whoever has this token plays as your bot. It is shown this once.
page-bot-token-new = New token
page-data = Your data
page-export-note = Everything that this server keeps of you, as a file.
page-export = Download my data
page-delete = Delete me
page-delete-note = Your games stay without your name, everything else is deleted. Bots take over your running games.
page-delete-sure = I am sure. This cannot be undone.
page-deleted = You have been forgotten.

### Replay

page-replay-title = Replay: { $game }
page-replay-controls = Course of the game
page-replay-moment = Entry { $at } of { $length }
page-replay-first = To the beginning
page-replay-back = One entry back
page-replay-on = One entry on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-start = Before the first entry.
page-replay-eyes = Seen by
page-replay-spectator = a spectator
page-replay-link = Copy the link to this moment
page-replay-copied = Copied
page-replay-record = Download the record
page-replay-table = To the table
page-replay-fork = Play on from here
page-replay-fork-why = A new table starts from this moment. You play for { $name }, bots for the others.
page-replay-against = Against
page-replay-fork-do = Play on
page-replay-chart = { $what } over time
page-replay-chart-end = At the end:
page-replay-sources = { $what } by source
page-replay-source = Source
page-replay-total = In all
page-replay-unreachable = The server cannot be reached. Check your connection and load the page again.

### Reports of the command line

verify-legal = { $file }: all { $entries } entries are legal.
verify-proved = All { $draws } draws are those of the seed, whose SHA-256 was published at the start.
verify-secret = The game is not over, so its seed is still secret and the draws cannot be checked yet.
verify-untrue = { $file } is not true:
check-total = { $passed } as expected, { $failed } not
simulate-head = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game } for { $players }, seed { $seed }: { $decisions } decisions a game, winning score { $score }
simulate-bot = bot
simulate-seat = seat
simulate-wins = wins
simulate-share = share
simulate-score = score
report-figure = { $figure }
maharani-board-arrow-to = Arrow { $arrow }
maharani-board-worker-new = New { $worker } worker, { $gold } gold
maharani-board-worker-move = Relocate the { $worker } worker, { $gold } gold
maharani-board-workers-of = { $count } { $worker }

### The table page

table-page-board = Board
table-page-decision = Your decision
table-page-players = Players
table-page-around = Players and log
table-page-log = Log
table-page-chat = Chat
table-page-menu = Menu
table-page-home = To the start page
table-page-loading = One moment …
table-page-sending = One moment …
table-page-lost = The connection is lost. It comes back by itself; nothing is lost.
table-page-unreachable = The server cannot be reached. Please try again in a moment.
table-page-watching = You are watching.
table-page-you = you
table-page-turn = to decide
table-page-bot = Bot: { $bot }
table-page-online = here
table-page-offline = away
table-page-resigned = has resigned
table-page-time-left = Time left:
table-page-days-left = { $days } d { $hours } h
table-page-explain = Where does it come from?
table-page-explain-of = { $who }, { $what }: { $value }. Where does it come from?
table-page-score-of = { $who }: { $value }{ $turn ->
    [yes] , to decide
   *[no] {""}
}
table-page-account-of = The account of { $who }
table-page-at-start = At the start
table-page-hidden = hidden
table-page-no-changes = Nothing has changed yet.
table-page-gain-maharani = gold
table-page-gain-maharaja = gold
table-page-gain-taj_mahal = { $amount ->
    [one] point
   *[other] points
}
table-page-final = Cannot be taken back.
table-page-confirm = Confirm
table-page-go-on = Go on
table-page-back = Back
table-page-undo = Undo
table-page-steps = Chosen so far
table-page-all-actions = All actions
table-page-actions = All legal actions
table-page-filter = Narrow down by words
table-page-found = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
table-page-none-found = No action has these words.
table-page-hint = Hint
table-page-hints = What the bot would do
table-page-thinking = The bot is thinking …
table-page-chance = Wins { $win } %, final score about { $score }
table-page-since = Since your last turn
table-page-recap = Recap ({ $count })
table-page-result = Result
table-page-line-undo = { $who } takes something back.
table-page-line-resign = { $who } resigns.
table-page-line-takeover = A bot plays for { $who } from now on: { $bot }.
table-page-line-return = { $who } is back.

table-page-waiting-room = Waiting room
table-page-link = Link to this table
table-page-copy = Copy the link
table-page-copied = Copied
table-page-share = Share
table-page-free = free
table-page-sit = Sit down here
table-page-fill = Let a bot sit here
table-page-bot-level = Bots that you seat play as
table-page-leave = Stand up
table-page-clear = Clear the seat
table-page-call-off = Call the table off

table-page-taken-over = A bot plays for you.
table-page-return = Play on yourself
table-page-resign = Resign
table-page-resign-sure = Give up this game? This cannot be taken back.
table-page-rematch = Play again
table-page-replay = Replay
table-page-record = Download the record
table-page-rules = Rules
table-page-watch = Let others watch
table-page-note = Your private note
table-page-seed = Fair draws
table-page-seed-why = All draws follow from a seed. Its SHA-256 was fixed before the game:
table-page-seed-was = The seed was

table-page-chat-empty = Nothing has been said yet.
table-page-chat-say = Say something
table-page-chat-send = Send
table-page-room-watchers = The other spectators hear you, the players only after the game.
table-page-mute = Mute
table-page-spectator = Spectator

table-page-pass-to = Pass to { $name }
table-page-pass-why = The others look away. Nothing is shown until you are ready.
table-page-pass-taken = I am { $name }

table-page-wins = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
table-page-you-win = { $count ->
    [one] You have won!
   *[other] You share the victory: { $winners }
}
table-page-scores = Final scores
table-page-player = Player
table-page-score = Score
table-page-see-board = Look at the board

table-page-keys = Keys
table-page-key-tab = go from one thing to the next
table-page-key-choose = choose it
table-page-key-back = one step back
table-page-key-target = next possible place on the board
table-page-key-confirm = confirm
table-page-key-list = all legal actions in words
table-page-key-undo = undo
table-page-key-hint = hint
table-page-key-recap = since your last turn
table-page-key-log = log
table-page-key-chat = chat
table-page-key-players = players
table-page-key-menu = menu
table-page-key-help = these keys

### Tutorial of Taj Mahal

taj_mahal-tutorial-1 = The Grand Mogul's court travels through twelve provinces, one visit each. The lit province, Lahore, is visited first: its token has the number 1. Palaces, connections between provinces and goods bring points; whoever has most after the twelfth visit wins.
taj_mahal-tutorial-2 = Six seats at court can be won in every visit. Vizier, general, monk and princess each let you build a palace. The Grand Mogul's crown lets you build on any city. The elephant brings the goods of the province.
taj_mahal-tutorial-3 = You win them with cards. A coloured card shows two members of the court. In your turn you add one coloured card to your row. Play the red card with the elephant and the vizier.
taj_mahal-tutorial-3-done = Your row is red now: until the end of this visit only red cards can follow.
taj_mahal-tutorial-4 = With a coloured card you may play one colourless card, never a colourless card alone. Play the red card with the elephant and the general together with the colourless elephant.
taj_mahal-tutorial-4-done = Three elephants lie in your row, more than in any other.
taj_mahal-tutorial-5 = Under each seat you see who would get it now. A mark is the player with strictly most of that symbol. “=” is a tie: two players show one general each, so nobody would get the general. You lead with elephants, 3 to 2.
taj_mahal-tutorial-6 = You get nothing before you withdraw, and others may overtake you while you stay. Now you lead in general and elephant. Withdraw.
taj_mahal-tutorial-6-done = General and elephant are yours: a palace to build, and the token of the province with its rice. Your row goes to the discards.
taj_mahal-tutorial-7 = The general lets you build a palace in Ajmer. A palace earns 1 point, and 1 more for every other province that your palaces connect to it along roads. Your palace in Lahore has a road to AJMb. Build there.
taj_mahal-tutorial-7-done = 2 points: one for Ajmer, one for Lahore. Long chains are worth most: they count again in every province they grow into.
taj_mahal-tutorial-8 = On diamonds lie bonus tokens. One with goods earns 1 point, and 1 more for each of the same goods that you have already. You have rice from Lahore. Build on DELb, where rice lies.
taj_mahal-tutorial-8-done = 2 points for the rice. As you have the elephant too, you also get the token of Delhi: 1 point each for rice and tea, and 2 more because you have two rice already.
taj_mahal-tutorial-9 = The crown palace may stand anywhere in the province, even with another palace. It takes no bonus token, but it connects. The road from your palace in Multan leads to GUJb: put it there.
taj_mahal-tutorial-9-done = Gujarat and Multan are connected: 2 points. The crown goes back to court, the palace stays.
taj_mahal-tutorial-10 = Whoever withdraws takes two cards from the display; the last one gets only what is left. You withdrew without having played, so you may also draw a card from the deck: a good way to gather strength. Take the red double elephant.
taj_mahal-tutorial-10-done = Several cards of one colour make a long row. Cards are scarce: do not fight in every visit.
taj_mahal-tutorial-11 = Two tokens of one advisor earn his prestige card, which comes back to your hand after every visit, until somebody else earns it. Enlightenment lets you add a card of another colour. Your row is red; play the blue double elephant with Enlightenment.
taj_mahal-tutorial-11-done = You lead with three elephants, and your row is still red.
taj_mahal-tutorial-12 = The twelfth visit leads to Agra, where the Taj Mahal is worth 4 points. After it each colourless or prestige card in your hand counts 1 point, and so does each card of your best colour: this hand would be worth 5. Now play!

### Company at the table

server-no-still-here = This player is here. A bot can take over only for somebody who is away.
server-no-name-of-another = A name can be given only to a seat of your own.

table-page-ending = Ending early
table-page-takeover = Let a bot play for { $who }
table-page-abandon = Offer to abandon the game
table-page-abandon-agree = Agree to abandon the game
table-page-abandon-alone = Abandon the game
table-page-abandon-sure = Abandon this game? Nobody wins, and this cannot be taken back.
table-page-play-on = Play on
table-page-offer-abandon = { $count ->
    [one] { $names } offers to abandon the game.
   *[other] { $names } offer to abandon the game.
}
table-page-offer-takeover = { $count ->
    [one] { $names } would like a bot to play for { $who }.
   *[other] { $names } would like a bot to play for { $who }.
}
table-page-own-abandon = You offer to abandon the game. Still to agree: { $names }.
table-page-own-takeover = You would like a bot to play for { $who }. Still to agree: { $names }.
table-page-vote-agree = Agree
table-page-vote-no = No
table-page-vote-back = Take it back
table-page-hurry = When your time is up, a bot plays for you. You may return to your seat.
table-page-rematch-made = To the next game
table-page-note-why = Nobody else reads it. It is kept by itself.
table-page-note-writing = Not kept yet …
table-page-note-unkept = It could not be kept. Check the connection; the next change is tried again.
table-page-room-players = Players and spectators hear you.
table-page-room-all = Everybody at the table hears you.
table-page-mute-who = Mute { $who }
table-page-muted = { $count ->
    [one] You have muted one person here.
   *[other] You have muted { $count } people here.
}
table-page-unmute = Hear everybody again
table-page-unread = { $count ->
    [one] { $count } new remark
   *[other] { $count } new remarks
}
table-page-name-set = Use this name

page-seat-name = Name at { $place }
page-seat-name-short = Name
