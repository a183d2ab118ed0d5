# The C versions of bits.py, inlined into the compiled games (bits.py itself stays Python).
cdef extern from *:
    int popcount "__builtin_popcountll"(unsigned long long) noexcept nogil
    int lowest "__builtin_ctzll"(unsigned long long) noexcept nogil

cdef inline unsigned long long neighbours(unsigned long long board) noexcept nogil:
    return (((board << 1) & <unsigned long long>0xFEFEFEFEFEFEFEFE)
            | ((board >> 1) & <unsigned long long>0x7F7F7F7F7F7F7F7F)
            | (board << 8) | (board >> 8))

cdef inline unsigned long long flood(unsigned long long seed, unsigned long long mask) noexcept nogil:
    cdef unsigned long long area = seed, grown
    while True:
        grown = (area | neighbours(area)) & mask
        if grown == area:
            return area
        area = grown
