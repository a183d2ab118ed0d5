def from_dict(g,d): pass
