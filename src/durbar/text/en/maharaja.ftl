### Maharaja

## The game

maharaja-title = Maharaja
maharaja-by = by Wolfgang Kramer and Michael Kiesling
maharaja-summary = Send your architect through India, plan two actions in secret and build palaces where the Maharaja goes.
maharaja-option-short = Short game: 6 palaces each, at most 8 game turns
maharaja-option-yogi = Yogi and action chits
maharaja-option-neutral_palaces = Palaces of unused colours stand in every city
maharaja-option-auction = The characters are auctioned
maharaja-option-home_city = A character scores 1 more point in its home city
maharaja-option-several_characters = Several characters for each player
maharaja-option-hidden_money = Gold is hidden from the others
maharaja-option-penalty = An action not used gives every other player 2 gold
maharaja-option-palace_and_house = Ninth disc action: a palace and a house
page-players-maharaja = 2 to 5 players
page-length-maharaja = about 90 minutes
maharaja-preset-basic = Basic game
maharaja-preset-short = Short game
maharaja-preset-advanced1 = Advanced game 1
maharaja-preset-advanced2 = Advanced game 2
maharaja-preset-published = Published game: penalty, palace and house

## Words that stand in for the arguments of messages

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

## Actions

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

## Events

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

## Why an action is not possible

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
maharaja-no-builder-again = the Builder’s house has been used in this turn already
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

## Prompts

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

## Where gold and points come from

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
table-page-gain-maharaja = gold

## On the page

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

## In the terminal

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
