# The C versions of the numbers in limits.py.
cdef enum:
    MAX_ACTIONS = 2048
    MAX_SEATS = 6
    MAX_NOTES = 256
