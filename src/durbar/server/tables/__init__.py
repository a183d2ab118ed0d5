"""Tables that people play at: opening, acting, clocks, votes, chat, and what each client is told."""
