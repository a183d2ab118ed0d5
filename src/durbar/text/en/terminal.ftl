### Terminal

## Commands

terminal-command-help = help
terminal-command-board = board
terminal-command-undo = undo
terminal-command-log = log
terminal-command-rules = rules
terminal-command-resign = resign
terminal-command-quit = quit

## Playing

terminal-empty = empty
terminal-other = Otherwise
terminal-chance = chance
terminal-you = you
terminal-resigned = resigned
terminal-yes = y yes
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

## durbar games

terminal-games-game = game
terminal-games-title = title
terminal-games-players = players
terminal-games-options = options
terminal-games-presets = presets

## durbar verify and durbar check

verify-legal = { $file }: all { $entries } entries are legal.
verify-proved = All { $draws } draws are those of the seed, whose SHA-256 was published at the start.
verify-secret = The game is not over, so its seed is still secret and the draws cannot be checked yet.
verify-untrue = { $file } is not true:
check-total = { $passed } as expected, { $failed } not

## durbar simulate

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

## durbar hint

hint-nothing = nobody has to decide anything after entry { $entry }: choose another entry with --at
hint-for = What { $player } could do after entry { $entry }:
hint-line = { $rank }. { $words } – wins { $win } %, final score about { $score } ({ $margin })
hint-best = { $player } played the best of them: { $words }
hint-played = { $player } played: { $words } – wins { $win } %, so it gave away { $lost } % of the chance to win.
