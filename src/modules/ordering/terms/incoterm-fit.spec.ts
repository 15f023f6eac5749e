import { expect, test } from 'vitest'

import { fittingIncoterm } from './incoterm-fit.ts'
import { incoterms, transportModes } from './order-terms.ts'

test('every Incoterm fits sea freight', () =>
  expect(incoterms.filter((it) => fittingIncoterm(it, 'Harbor') !== null)).toEqual([]))

test.each(['Airport', 'Road'] as const)('FOB and CIF alone are not made for %s', (mode) =>
  expect(incoterms.flatMap((it) => [[it, fittingIncoterm(it, mode)]]).filter(([, instead]) => instead)).toEqual([
    ['FOB', 'FCA'],
    ['CIF', 'CIP'],
  ]),
)

test('what is taken instead fits every transport', () => {
  const instead = incoterms.flatMap((it) => transportModes.map((mode) => [fittingIncoterm(it, mode), mode] as const))
  expect(instead.filter(([it, mode]) => it && fittingIncoterm(it, mode) !== null)).toEqual([])
})
