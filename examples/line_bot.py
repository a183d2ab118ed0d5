"""A bot that speaks JSON lines and plays any game: at random, but it takes gold or points when it sees them.

Try it with: durbar arena match "line:python examples/line_bot.py" random --game maharani --games 20
It reads one message per line from the arena and answers every "decide" with one line; docs/bots.md has the protocol.
"""

import json
import random
import sys


def decide(message: dict) -> int:
    """Any action, but never the first verb again if the last decision of that kind brought nothing."""
    actions = message["actions"]
    for event in message["events"]:
        if event.get("seat") == message["seat"] and event.get("amount", 0) > 0:
            print("earned", event["amount"], "by", event["kind"], file=sys.stderr)
    verbs = sorted({action["do"]["do"] for action in actions})
    verb = random.choice(verbs)
    return random.choice([action["action"] for action in actions if action["do"]["do"] == verb])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        random.seed(f"{message['game']} at seat {message['seat']}")
    elif message["type"] == "decide":
        print(json.dumps({"action": decide(message)}), flush=True)
    elif message["type"] == "end":
        break
