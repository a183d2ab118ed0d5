"""A bot in 30 lines that plays any game: it learns which kinds of action pay, and draws among those of the best kind.

Try it: durbar arena match "line:python examples/line_bot.py" random --game maharani --players 2 --games 20
"""

import json
import random
import sys
from collections import defaultdict

paid = defaultdict(list)  # what each kind of action brought, by its verb
last = None

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        me = message["seat"]
        random.seed(f"{message['game']} {me}")
    elif message["type"] == "decide":
        if last:
            mine = [event for event in message["events"] if event.get("seat") == me]
            paid[last].append(sum(event.get("amount", 0) for event in mine))
        verbs = {action["do"]["do"] for action in message["actions"]}
        last = max(sorted(verbs), key=lambda verb: sum(paid[verb]) / len(paid[verb]) if paid[verb] else 1000)
        chosen = random.choice([action for action in message["actions"] if action["do"]["do"] == last])
        print(json.dumps({"action": chosen["action"]}), flush=True)
    elif message["type"] == "end":
        break
