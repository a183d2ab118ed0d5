"""The HTTP and WebSocket interface: routes, types, authentication, limits and refusals."""
