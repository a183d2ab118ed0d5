### Server

## Kinds of problems

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

## Problems

server-no-page = The Durbar server is running, but the page has not been built into it. Programs can use it all the same.
server-no-table = There is no table here. Check the link, or ask for a new one.
server-no-seat = There is no such seat at this table.
server-no-bot = You have no bot account of that name.
server-no-game = There is no such game here. The games are { $games }.
server-no-language = There is no such language here. The languages are { $languages }.
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
server-no-still-here = This player is here. A bot can take over only for somebody who is away.
server-no-name-of-another = A name can be given only to a seat of your own.

## Notices and mails

server-notice = { $game_title }: it is your turn.
server-mail-code = Durbar: your code is { $code }

## Prompts

server-prompt-seats = { $free ->
    [one] One seat is
   *[other] { $free } seats are
} free. Share the link to invite others.
server-prompt-over = The game is over. Winner: { $winners }.
server-prompt-abandoned = The game was abandoned by agreement.
server-prompt-closed = The table has been closed.
