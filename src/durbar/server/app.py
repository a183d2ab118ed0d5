"""The application: routes, refusals and the life of the services behind them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from durbar.server.http import page
from durbar.server.http.authentication import language_of
from durbar.server.http.middleware import Limits, Middleware, problem_response
from durbar.server.http.openapi import openapi_document
from durbar.server.http.problems import Problem, from_error, from_validation
from durbar.server.http.routes import api
from durbar.server.services import Services

log = logging.getLogger(__name__)
CODES = {404: "nothing-here", 405: "method"}


def create_app(services: Services) -> Middleware:
    """The whole server as an ASGI application; the services open and close with it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await services.open()
        yield
        await services.close()

    app = FastAPI(
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.openapi = openapi_document  # type: ignore[method-assign]
    app.state.services = services
    app.state.limits = Limits.of(services.settings, services.time)
    app.include_router(api)
    app.add_exception_handler(Problem, _on_problem)
    app.add_exception_handler(RequestValidationError, _on_bad_request)
    app.add_exception_handler(HTTPException, _on_http_exception)
    app.add_exception_handler(ValueError, _on_value_error)
    app.add_exception_handler(Exception, _on_failure)
    page.add_page(app)
    return Middleware(app, services.settings, services.time)


async def _on_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)  # noqa: S101 - registered for it
    return problem_response(problem, language_of(request))


async def _on_bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)  # noqa: S101
    return problem_response(from_validation(error.errors()), language_of(request))


async def _on_http_exception(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101
    if isinstance(error.__cause__, Problem):
        return problem_response(error.__cause__, language_of(request))
    code = CODES.get(error.status_code, "bad-request")
    problem = Problem(error.status_code, code, {"reason": str(error.detail)}, headers=error.headers)
    return problem_response(problem, language_of(request))


async def _on_value_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, ValueError)  # noqa: S101
    return problem_response(from_error(error), language_of(request))


async def _on_failure(request: Request, error: Exception) -> Response:
    log.exception("request failed", exc_info=error)
    return problem_response(Problem(500, "failure"), language_of(request))
