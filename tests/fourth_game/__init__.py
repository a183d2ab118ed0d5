"""A game that Durbar does not know: a package of its own, found through its entry point."""
