"""Write the OpenAPI document of the server, which the page's types are made from: to a file, or to the screen.

A file that says the same already is left alone, so that nothing made from it has to be made again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from durbar.server.http.openapi import openapi_document

if __name__ == "__main__":
    text = json.dumps(openapi_document(), indent=2, ensure_ascii=False) + "\n"
    if len(sys.argv) < 2:
        sys.stdout.write(text)
    elif not (file := Path(sys.argv[1])).is_file() or file.read_text("utf-8") != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
