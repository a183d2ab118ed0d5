"""Sending mail through the operator's mail server."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage

from durbar.server.http.problems import Problem
from durbar.server.operations.settings import Settings

PATIENCE = 15.0
TLS_FROM_THE_START = 465
ADDRESS = re.compile(r"[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,5}")


def check_address(address: str) -> str:
    """Refuse what is not a mail address."""
    if not ADDRESS.fullmatch(address) or len(address) > 254:
        raise Problem(422, "bad-email")
    return address


def send_mail(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send one mail; OSError or SMTPException when it cannot be sent."""
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = check_address(to)
    message["Subject"] = subject
    message.set_content(text)
    context = ssl.create_default_context()
    host, port = settings.smtp_host, settings.smtp_port
    server: smtplib.SMTP
    if settings.smtp_tls and port == TLS_FROM_THE_START:
        server = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=context)
    else:
        server = smtplib.SMTP(host, port, timeout=PATIENCE)
    with server:
        if settings.smtp_tls and port != TLS_FROM_THE_START:
            server.starttls(context=context)
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password.get_secret_value())
        server.send_message(message)
