### Table on the page

## Playing

table-page-board = Board
table-page-decision = Your decision
table-page-players = Players
table-page-around = Players and log
table-page-log = Log
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
table-page-line-undo = { $who } takes something back.
table-page-line-resign = { $who } resigns.
table-page-line-takeover = A bot plays for { $who } from now on: { $bot }.
table-page-line-return = { $who } is back.
table-page-rules = Rules
table-page-watch = Let others watch

## Any board

board-pan = The board, from near or as a whole
board-pan-nearer = Nearer
board-pan-farther = Farther away
board-pan-whole = The whole board

## Waiting room

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
table-page-name-set = Use this name

## Chat and note

table-page-chat = Chat
table-page-note = Your private note
table-page-chat-empty = Nothing has been said yet.
table-page-chat-say = Say something
table-page-chat-send = Send
table-page-room-watchers = The other spectators hear you, the players only after the game.
table-page-mute = Mute
table-page-spectator = Spectator
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

## Ending early

table-page-taken-over = A bot plays for you.
table-page-return = Play on yourself
table-page-resign = Resign
table-page-resign-sure = Give up this game? This cannot be taken back.
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

## One screen for several players

table-page-pass-to = Pass to { $name }
table-page-pass-why = The others look away. Nothing is shown until you are ready.
table-page-pass-taken = I am { $name }

## Result

table-page-result = Result
table-page-rematch = Play again
table-page-replay = Replay
table-page-record = Download the record
table-page-seed = Fair draws
table-page-seed-why = All draws follow from a seed. Its SHA-256 was fixed before the game:
table-page-seed-was = The seed was
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
table-page-rematch-made = To the next game

## Keys

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
