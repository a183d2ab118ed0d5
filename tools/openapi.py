"""Print the OpenAPI document of the server, which the types of the page are made from."""

from __future__ import annotations

import json

from durbar.server.http.openapi import openapi_document

if __name__ == "__main__":
    print(json.dumps(openapi_document(), indent=2, ensure_ascii=False))
