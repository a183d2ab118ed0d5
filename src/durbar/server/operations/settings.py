"""What an operator can set: by the command line, the environment (``DURBAR_…``) or a TOML file, in this order."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, TomlConfigSettingsSource


def default_database() -> str:
    """A file in the place where a user's data lives."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'durbar' / 'durbar.db'}"


class Settings(BaseSettings):
    """Every setting with what it means and its default."""

    model_config = SettingsConfigDict(env_prefix="DURBAR_", extra="forbid", frozen=True)

    host: str = Field("127.0.0.1", description="The address to listen on.")
    port: int = Field(8000, ge=0, le=65535, description="The port to listen on; 0 takes a free one.")
    database: str = Field(
        default_factory=default_database, description="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
    )
    public_url: str = Field("", description="The address people use, such as https://play.example.org.")
    trusted_proxies: str = Field("", description="Addresses of reverse proxies whose X-Forwarded headers are believed.")
    log_level: str = Field("info", description="debug, info, warning or error.")
    metrics_token: SecretStr = Field(
        SecretStr(""), description="Bearer token for /metrics; without one it answers to this machine only."
    )

    bot_workers: int = Field(0, ge=0, le=64, description="Processes in which bots think; 0: one per core, at most 4.")
    bot_deadline: float = Field(20.0, gt=0, le=600, description="Seconds after which a thinking bot is stopped.")
    bot_delay: float = Field(
        0.7,
        ge=0,
        le=30,
        description="Seconds that every decision of a bot takes at least, so that its pace betrays nothing.",
    )

    idle_after: float = Field(120.0, gt=0, description="Seconds after which an idle table leaves the memory.")
    states_kept: int = Field(2000, ge=1, description="Positions kept in memory at most.")
    max_body: int = Field(65_536, ge=1024, description="Bytes that a request or a message may have at most.")
    max_connections: int = Field(10_000, ge=1, description="Connections at once, of all addresses together.")
    connections_per_address: int = Field(200, ge=1, description="Connections at once from one address.")
    requests_per_second: float = Field(50.0, gt=0, description="Requests per second from one address, on average.")
    moves_per_second: float = Field(20.0, gt=0, description="Messages per second over one live connection, on average.")
    sign_ins_per_minute: float = Field(10.0, gt=0, description="Sign-ins, sign-ups, recoveries from one address.")
    tables_per_hour: float = Field(120.0, gt=0, description="Tables that one address may open per hour.")
    client_patience: float = Field(
        15.0, gt=0, le=600, description="Seconds that a client may take for its headers, its body or to read a message."
    )

    notify_after: float = Field(30.0, ge=0, description="Seconds of absence before players are told of their turn.")
    webhook_private: bool = Field(False, description="Allow webhooks to private addresses (a closed network only).")
    smtp_host: str = Field("", description="Mail server for notifications; none: no mail is sent.")
    smtp_port: int = Field(587, ge=1, le=65535, description="The port of the mail server.")
    smtp_user: str = Field("", description="The name to sign in with at the mail server, if it wants one.")
    smtp_password: SecretStr = Field(SecretStr(""), description="The password to it.")
    smtp_tls: bool = Field(True, description="Use STARTTLS (or TLS from the start on port 465).")
    mail_from: str = Field("", description="The sender of mails.")

    @field_validator("public_url")
    @classmethod
    def _check_url(cls, value: str) -> str:
        parts = urlsplit(value)
        if value and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/")):
            raise ValueError("public_url is a scheme and a host without a path, such as https://play.example.org")
        return value.rstrip("/")

    @field_validator("database")
    @classmethod
    def _check_database(cls, value: str) -> str:
        if not value.startswith(("sqlite:///", "postgresql://")):
            raise ValueError("database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
        return value

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """The command line wins over the environment, and that over the file named by DURBAR_CONFIG."""
        file = os.environ.get("DURBAR_CONFIG")
        sources = (init_settings, env_settings)
        return (*sources, TomlConfigSettingsSource(settings_cls, Path(file))) if file else sources

    @property
    def thinkers(self) -> int:
        """How many processes think for bots."""
        return self.bot_workers or min(4, os.cpu_count() or 1)


def load_settings(config: Path | None = None, **chosen: Any) -> Settings:
    """The settings; ``chosen`` comes from the command line, None meaning not given there."""
    if config is not None:
        if not config.is_file():
            raise ValueError(f"there is no settings file {config}")
        os.environ["DURBAR_CONFIG"] = str(config)
    return Settings(**{name: value for name, value in chosen.items() if value is not None})
