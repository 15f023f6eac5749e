import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { unitsInPacks } from './in-packs.ts'

describe('a quantity', () => {
  test.each([
    [1_050, 25, '1 050 units (42 packs of 25)'],
    [1_055, 25, '1 055 units (42 packs of 25 and 5 units)'],
    [11, 10, '11 units (1 pack of 10 and 1 unit)'],
    [2_000, 1_000, '2 000 units (2 packs of 1 000)'],
    [25, 25, '25 units (1 pack of 25)'],
    [5, 25, '5 units (part of a pack of 25)'],
    [1_050, 1, '1 050 units'],
    [1, 1, '1 unit'],
    [1_050, null, '1 050 units'],
    [1_050, undefined, '1 050 units'],
  ])('of %i in packs of %j is %j', (units, perPack, written) => expect(unitsInPacks(units, perPack)).toBe(written))

  test('comes to the same in packs as in units', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 2, max: 999_999 }), (units, perPack) => {
        const written = unitsInPacks(units, perPack).replaceAll(/(?<=\d) (?=\d)/g, '')
        const [, total, packs = '0', rest = '0'] =
          /^(\d+) units? \((?:(\d+) packs? of \d+(?: and (\d+) units?)?|part of a pack of \d+)\)$/.exec(written) ?? []
        expect(Number(total)).toBe(units)
        expect(written).toContain(`of ${perPack}`)
        if (units >= perPack) expect(Number(packs) * perPack + Number(rest)).toBe(units)
        expect(Number(rest)).toBeLessThan(perPack)
      }),
    ))

  test('is in units alone where a pack is the unit', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (units) => {
        expect(unitsInPacks(units, 1)).toBe(unitsInPacks(units, null))
      }),
    ))
})
