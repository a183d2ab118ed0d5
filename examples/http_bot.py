"""A bot that plays over the server's bot API, with nothing but the standard library.

python examples/http_bot.py http://localhost:8000 TOKEN [TABLE SEAT]
"""

import json
import random
import sys
import uuid
from urllib.request import Request, urlopen


def main(server: str, token: str, table: str = "", seat: str = "") -> None:
    """Take a seat if one is named, then decide whenever the server says that it is our turn."""

    def ask(path: str, body: dict | None = None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        return urlopen(Request(server + path, data, headers), timeout=60)

    if table:
        ask(f"/api/tables/{table}/seats/{seat}", {}).close()
    for line in ask("/api/stream"):
        news = json.loads(line) if line.strip() else {"type": "heartbeat"}
        if news["type"] == "over" and news["table"] == table:
            return
        if news["type"] == "turn":
            with ask(f"/api/tables/{news['table']}?seat={news['seat']}") as answer:
                state = json.load(answer)
            if state["actions"]:
                action = random.choice(state["actions"])["action"]
                move = {"seq": state["seq"], "id": str(uuid.uuid4()), "action": action, "seat": news["seat"]}
                ask(f"/api/tables/{news['table']}/moves", move).close()


if __name__ == "__main__":
    main(*sys.argv[1:])
