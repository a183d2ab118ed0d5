### Page

## Every page

page-home = Durbar, home
page-description = Maharani, Maharaja and Taj Mahal: palace building in Mughal India, in your browser.
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

## Settings

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

## Home

page-tagline = Three games of palaces and power
page-welcome = Against bots, with friends anywhere, or together at this screen. No account needed.
page-games = Games
page-play-now = Play now
page-play-now-game = Play now: { $game_title }
page-with-friends = With friends
page-at-screen = At this screen
page-learn = Learn
page-choose-bots = Choose the bots
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

## Rules

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

## New table

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
page-clock-none-note = Everybody may think as long as they like.
page-clock-days = Days for each turn
page-clock-days-note = For games over days. When the time is up, a bot plays on; the player may return.
page-clock-bank = Live
page-clock-bank-note = Everybody has a bank of time. When it is empty, a bot plays on; the player may return.
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
page-seat-name = Name at { $place }
page-seat-name-short = Name

## Tutorial

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

## Replay

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

## Account

page-codes-own = Your recovery codes
page-bot-token-new-for = New token for { $name }; the old one will no longer work
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
page-password-old = Current password
page-password-note = At least { $shortest } characters.
page-password-change = Change the password
page-password-changed = The password is changed. Other devices are signed out.
page-code = Recovery code
page-codes = Recovery codes
page-codes-note = Keep these codes in a safe place: with one of them you come back in if you forget your password. They are shown this once.
page-codes-renew = If the codes are lost or used up, make new ones. The old ones will no longer work.
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
page-deleted = Your data has been deleted.
