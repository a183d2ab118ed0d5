"""The ways to tell somebody something: a call of their webhook, and mail."""

from __future__ import annotations

from durbar.server.http.wire.bots import TurnNotice
from durbar.server.notifications import mail, webhooks
from durbar.server.operations.settings import Settings


class Sender:
    """Sends what it is given and waits until it is taken, so it belongs into a thread."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def call(self, url: str, message: TurnNotice) -> None:
        """Call a webhook; Problem when it does not take the message."""
        webhooks.call(url, message, self._settings.webhook_private)

    def mail(self, to: str, subject: str, text: str) -> None:
        """Send one mail; OSError or SMTPException when it cannot be sent."""
        mail.send_mail(self._settings, to, subject, text)
