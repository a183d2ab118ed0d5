"""Calling an address that a player gave: only public ones, without following where they would send us.

The name is resolved once, every address it stands for is checked, and the connection goes to the address that was
checked; so a name that changes its meaning in between leads nowhere else.
"""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

import orjson

from durbar.server.http.problems import Problem

LONGEST_URL = 500
PATIENCE = 8.0


def check_url(url: str) -> SplitResult:
    """Refuse what is not a plain web address."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Problem(422, "bad-webhook") from None
    fine = parts.scheme in ("http", "https") and parts.hostname and not parts.username and port != 0
    if not fine or len(url) > LONGEST_URL or not url.isprintable() or " " in url or not url.isascii():
        raise Problem(422, "bad-webhook")
    return parts


def public_address(host: str, port: int, allow_private: bool) -> str:
    """An address that a host name stands for, if all of them are public."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Problem(422, "webhook-unknown") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not allow_private and not all(_is_public(address) for address in addresses):
        raise Problem(422, "webhook-private")
    return addresses[0]


def _is_public(address: str) -> bool:
    found = ip_address(address.split("%")[0])
    mapped = getattr(found, "ipv4_mapped", None)
    found = mapped or found
    return found.is_global and not found.is_multicast


def call(url: str, message: Mapping[str, object], allow_private: bool = False) -> None:
    """Send a message; Problem when it is not taken."""
    parts = check_url(url)
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    host = str(parts.hostname)
    address = public_address(host, port, allow_private)
    connection = _Pinned(host, port, address, ssl.create_default_context() if secure else None)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json", "User-Agent": "Durbar", "Connection": "close"}
        connection.request("POST", path, orjson.dumps(message), headers)
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException):
        raise Problem(422, "webhook-failed") from None
    finally:
        connection.close()
    if not 200 <= status < 300:
        raise Problem(422, "webhook-failed")


class _Pinned(http.client.HTTPConnection):
    """A connection to a checked address under the name that was asked for."""

    def __init__(self, host: str, port: int, address: str, tls: ssl.SSLContext | None) -> None:
        super().__init__(host, port, timeout=PATIENCE)
        self._checked = address
        self._tls = tls

    def connect(self) -> None:
        """Connect to the address itself, whatever the name may mean by now."""
        plain = socket.create_connection((self._checked, self.port), PATIENCE)
        self.sock = self._tls.wrap_socket(plain, server_hostname=self.host) if self._tls else plain
