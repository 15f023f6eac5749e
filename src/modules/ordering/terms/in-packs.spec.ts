import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { inPacks, unitsInPacks } from './in-packs.ts'

describe('a quantity', () => {
  test.each([
    [100, 'Box of 10', '100 units = 10 boxes of 10'],
    [10, 'Box of 10', '10 units = 1 box of 10'],
    [1500, 'Box of 1', '1 500 units = 1 500 boxes of 1'],
    [20, 'Box of 10 sets', '20 units = 2 boxes of 10 sets'],
    [2000, 'Carton of 1000', '2 000 units = 2 cartons of 1 000'],
    [75, 'Tray of 25', '75 units = 3 trays of 25'],
    [25, 'Box of 10', '25 units = 2 boxes of 10 and 5 units'],
    [11, 'Box of 10', '11 units = 1 box of 10 and 1 unit'],
    [5, 'Box of 10', '5 units = part of a box of 10'],
    [1, 'Size M', '1 unit'],
    [100, 'Bottle of 100', '100 units'],
    [100, '3 × 55 mm, 10 pieces', '100 units'],
    [100, 'Box of 0', '100 units'],
    [100, null, '100 units'],
  ])('of %i in %j is %j', (units, packaging, said) => expect(unitsInPacks(units, packaging)).toBe(said))

  test('comes to the same in packs as in units', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 500 }), (units, each) => {
        const said = inPacks(units, `Box of ${each}`)!.replaceAll(/(?<=\d) (?=\d)/g, '')
        const [, packs = '0', rest = '0'] = /^(\d+) box(?:es)? of \d+(?: and (\d+) units?)?$/.exec(said) ?? []
        if (units < each) expect(said).toBe(`part of a box of ${each}`)
        else expect(Number(packs) * each + Number(rest)).toBe(units)
      }),
    ))
})
