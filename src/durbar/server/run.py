"""Starting the server."""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Callable

import uvicorn

from durbar.server.app import create_app
from durbar.server.http.protocols import Door, guarded_protocols
from durbar.server.operations.logs import set_up_logs
from durbar.server.operations.settings import Settings
from durbar.server.services import Services

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)
SPARE_FILES = 200


def serve(settings: Settings, ready: Callable[[str], None] = lambda address: None) -> None:
    """Run until a signal ends it. ``ready`` is told the address as soon as connections are taken."""
    set_up_logs(settings.log_level)
    files = _allow_files(settings.max_connections + SPARE_FILES)
    trusted = frozenset(filter(None, settings.trusted_proxies.replace(",", " ").split()))
    most = min(settings.max_connections, files - SPARE_FILES)
    door = Door(settings.connections_per_address, most, settings.client_patience, trusted)
    requests, sockets = guarded_protocols(door)
    listener = _listen(settings.host, settings.port)
    address = _address(listener)
    log.info("listening", extra={"address": address})
    ready(settings.public_url or address)
    config = uvicorn.Config(
        create_app(Services(settings)),
        http=requests,
        ws=sockets,
        ws_max_size=settings.max_body,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=list(trusted) or None,
        server_header=False,
        timeout_graceful_shutdown=5,
        backlog=1024,
    )
    uvicorn.Server(config).run(sockets=[listener])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        raise ValueError(
            f"cannot listen on {host} port {port}: {error.strerror}; choose another with --port"
        ) from error
    listener.listen(1024)
    return listener


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _allow_files(wanted: int) -> int:
    """Let this process open as many files (connections are files) as it needs, if the system allows."""
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return soft
