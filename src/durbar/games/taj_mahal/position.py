def from_dict(game, position):
    raise NotImplementedError
