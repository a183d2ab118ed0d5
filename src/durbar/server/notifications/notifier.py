"""Telling people that it is their turn: by webhook and mail, once per turn, and never while they are connected."""

from __future__ import annotations

import asyncio
import logging
import secrets
import smtplib
from collections.abc import Callable

from durbar.server.http.problems import Problem
from durbar.server.http.wire.bots import TurnNotice
from durbar.server.notifications.mail import check_address
from durbar.server.notifications.sender import Sender
from durbar.server.notifications.webhooks import check_url, public_address
from durbar.server.operations import metrics
from durbar.server.operations.settings import Settings
from durbar.server.store import notices as store
from durbar.server.store import people as people_store
from durbar.server.store.database import Database
from durbar.server.store.notices import Notice
from durbar.server.store.people import Person
from durbar.server.time_source import TimeSource
from durbar.text import say

log = logging.getLogger(__name__)
AT_ONCE = 20


class Notifier:
    """Sends what is waiting."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        present: Callable[[], set[str]],
        sender: Sender,
        time: TimeSource,
    ) -> None:
        self._database = database
        self._settings = settings
        self._present = present
        self._sender = sender
        self._time = time

    async def work(self) -> None:
        """Send the notices of people who have been away long enough."""
        away = self._time.now() - self._settings.notify_after
        async with self._database.read() as connection:
            waiting = await store.waiting_notices(connection, away, AT_ONCE)
        await asyncio.gather(*(self._send(notice, away) for notice in waiting))

    async def _send(self, notice: Notice, away: float) -> None:
        if notice.still_due and (notice.seen_at > away or notice.person in self._present()):
            return  # they are here, and may still leave without having played
        async with self._database.write() as connection:
            mine = await store.claim(connection, notice)
        if not mine or not notice.still_due:
            return
        link = f"{self._settings.public_url}/table/{notice.table_id}"
        words = say("server-notice", {"game_title": say(f"{notice.game}-title", {}, notice.lang)}, notice.lang)
        if notice.webhook:
            message: TurnNotice = {
                "type": "turn",
                "table": notice.table_id,
                "game": notice.game,
                "seat": notice.seat,
                "url": link,
                "text": words,
            }
            await self._try("webhook", self._sender.call, notice.webhook, message)
        if notice.email and self._settings.smtp_host:
            await self._try("mail", self._sender.mail, notice.email, words, f"{words}\n\n{link}\n")

    async def _try(self, way: str, send: object, *arguments: object) -> None:
        try:
            await asyncio.to_thread(send, *arguments)  # type: ignore[arg-type]
            metrics.NOTICES.labels(way=way, outcome="sent").inc()
        except (Problem, OSError, smtplib.SMTPException) as error:
            metrics.NOTICES.labels(way=way, outcome="failed").inc()
            log.info("notice not sent", extra={"way": way, "reason": type(error).__name__})

    async def choose_webhook(self, person: Person, url: str | None) -> None:
        """Where to call; it is tried at once, so that a mistake is noticed."""
        if url:
            parts = check_url(url)
            port = parts.port or (443 if parts.scheme == "https" else 80)
            await asyncio.to_thread(public_address, str(parts.hostname), port, self._settings.webhook_private)
        async with self._database.write() as connection:
            await people_store.change_person(connection, person.id, webhook=url or None)

    async def choose_email(self, person: Person, address: str | None) -> None:
        """Where to write; a code is sent there, and nothing else before it comes back."""
        if not address:
            async with self._database.write() as connection:
                await people_store.change_person(connection, person.id, email=None, email_confirmed=False)
            return
        if not self._settings.smtp_host:
            raise Problem(409, "no-mail")
        check_address(address)
        code = f"{secrets.randbelow(10**8):08d}"
        async with self._database.write() as connection:
            await people_store.change_person(
                connection,
                person.id,
                email=address,
                email_confirmed=False,
                email_code=people_store.fingerprint(f"{person.id}:{code}"),
            )
        subject = say("server-mail-code", {"code": code}, person.lang)
        await self._try("mail", self._sender.mail, address, subject, f"{subject}\n")

    async def confirm_email(self, person: Person, code: str) -> None:
        """The code from the mail."""
        async with self._database.write() as connection:
            right = await people_store.confirm_email(connection, person.id, code)
        if not right:
            raise Problem(422, "wrong-mail-code")
