"""The command ``serve``: the server, with every setting explained in its help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from durbar.cli.command import err, warn_if_slow

MISSING = "the server needs more packages; install them with: pip install 'durbar[server]'"
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; also DURBAR_DATABASE.")
]
Config = Annotated[Path | None, typer.Option(metavar="FILE", help="A TOML file with settings.")]


class Explained(TyperCommand):
    """Adds all settings to the help; they are read only then, since most commands do not need them."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help, with the settings at its end."""
        from durbar.server.operations.settings import Settings

        lines = ["Every setting can also stand in the environment or in the settings file:"]
        for name, field in Settings.model_fields.items():
            default = field.get_default(call_default_factory=True, validated_data={})
            shown = "" if str(default) in ("", "**********") else f" (usually {default})"
            lines.append(f"DURBAR_{name.upper()}: {field.description}{shown}")
        self.epilog = "\n\n".join(lines)
        super().format_help(ctx, formatter)


def load(config: Path | None, **chosen: Any) -> Any:
    """The settings; ValueError that says which is wrong."""
    try:
        from pydantic import ValidationError

        from durbar.server.operations.settings import load_settings
    except ImportError as error:
        raise ValueError(MISSING) from error
    try:
        return load_settings(config, **chosen)
    except ValidationError as error:
        faults = [f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in error.errors()]
        raise ValueError("; ".join(faults)) from error


def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="The port to listen on.")] = None,
    database: Database = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL", help="The address that people use.")] = None,
    config: Config = None,
    log_level: Annotated[str | None, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Start the server: tables for everybody who has the address."""
    settings = load(config, host=host, port=port, database=database, public_url=public_url, log_level=log_level)
    try:
        from durbar.server.run import serve as run
    except ImportError as error:
        raise ValueError(MISSING) from error
    warn_if_slow()

    def ready(address: str) -> None:
        err.print(f"Durbar is at {address}")
        if open_browser:
            typer.launch(address)

    run(settings, ready)
