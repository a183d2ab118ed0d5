jewels-title = Jewels
jewels-by = a game for tests
jewels-summary = Bid in secret for jewels; the highest bid that nobody else made takes one.
jewels-preset-standard = Standard
jewels-preset-short = Four jewels
jewels-preset-greed = Ties raise the stakes
jewels-option-rounds = Number of jewels
jewels-option-ties = When no bid stands alone, the jewel goes
ties-nobody = to nobody
ties-carry = with the next one

jewels-bid = Bid { $card }
jewels-show = The jewel worth { $jewel } is shown
jewels-no-show = only chance shows a jewel
jewels-no-jewel = no jewel is shown yet
jewels-no-card = the card { $card } is not in the hand, or was chosen already

jewels-prompt-bids = Choose a card to bid.
jewels-wait-bids = Waiting for the bids of { $players }.

jewels-event-show = The jewel worth { $jewel } is shown.
jewels-event-bid = { $seat } has bid.
jewels-event-reveal = { $seat } bid { $card }.
jewels-event-points = { $seat } takes { $amount }.
jewels-event-left = Nobody takes the { $amount }.

jewels-source-points = Jewels taken

jewels-field-jewel = Jewel
jewels-field-carried = Carried over
jewels-field-left = Still to come
jewels-field-seats = Players
jewels-field-points = Points
jewels-field-jewels = Jewels
jewels-field-cards = Cards
jewels-field-bid = Bid
