import { describe, expect, it } from 'vitest'
import { FINGER, aim, type Box } from '../../src/boards/shared/aim'

const small = (x: number, y = 100): Box => ({ left: x - 8, top: y - 8, width: 16, height: 16 })

describe('a tap', () => {
  it('reaches what stands alone from half a fingertip away, and no farther', () => {
    expect(aim({ x: 120, y: 100 }, [small(100)])).toEqual({ at: 0 })
    expect(aim({ x: 124, y: 100 }, [small(100)])).toBeNull()
    expect(aim({ x: 120, y: 100 }, [])).toBeNull()
  })

  it('between two that are close asks for a nearer look, in which it is clear', () => {
    const meant = aim({ x: 112, y: 100 }, [small(100), small(128)])
    expect(meant).toEqual({ crowd: FINGER / 28, nearest: 0 })
    const grown = FINGER / 28
    expect(aim({ x: 112 * grown, y: 100 }, [small(100 * grown), small(128 * grown)])).toEqual({ at: 0 })
  })

  it('in the middle of one is clear even when another is close', () => {
    expect(aim({ x: 100, y: 100 }, [small(128), small(100)])).toEqual({ at: 1 })
  })

  it('within half a fingertip of what is meant never reaches another', () => {
    for (let between = 23; between < 60; between += 3) {
      const boxes = [small(100), small(100 + between)]
      for (let off = -22; off <= 22; off += 1) {
        const meant = aim({ x: 100 + off, y: 100 }, boxes)
        if (between < FINGER) expect(meant, `${between} apart, ${off} off`).not.toEqual({ at: 1 })
        else expect(meant).toEqual({ at: 0 })
      }
    }
  })

  it('anywhere on something large means that', () => {
    const large = { left: 0, top: 0, width: 120, height: 60 }
    expect(aim({ x: 100, y: 40 }, [large, small(140, 40)])).toEqual({ at: 0 })
  })
})
