### Taj Mahal

## The game

taj_mahal-title = Taj Mahal
taj_mahal-by = by Reiner Knizia
taj_mahal-summary = Win the favour of the Grand Mogul's court in twelve provinces, and withdraw at the right moment.
page-players-taj_mahal = 2 to 5 players
page-length-taj_mahal = about 75 minutes
taj_mahal-option-memory_aid = Show which cards of the display each player took, and what was discarded
taj_mahal-preset-standard = Standard game

## Words that stand in for the arguments of messages

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

## Actions

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

## Events

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

## Why an action is not possible

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

## Prompts

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

## Where gold and points come from

taj_mahal-source-nobility = Nobility
taj_mahal-source-bonus = Bonus tokens
taj_mahal-source-commodity = Commodities on bonus tokens
taj_mahal-source-palace = Provinces built in
taj_mahal-source-chain = Connected provinces
taj_mahal-source-token = Province tokens
taj_mahal-source-matches = Province tokens with matching commodities
taj_mahal-source-cards = Cards in hand at the end
table-page-gain-taj_mahal = { $amount ->
    [one] point
   *[other] points
}

## On the page

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

## In the terminal

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
