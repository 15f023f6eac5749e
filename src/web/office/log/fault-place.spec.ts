import { expect, test } from 'vitest'

import { placeOf } from './fault-place.ts'

test.each([
  [{ what: 'edited', position: 9000 }, 'position 9\u00a0000'],
  [{ what: 're-hashed', position: 13_363 }, 'somewhere after position 12\u00a0800, up to position 13\u00a0363'],
  [{ what: 'forged', position: null }, 'outside the log'],
] as const)('%j is shown without a line that ends inside a number', (fault, place) =>
  expect(placeOf(fault, 12_800)).toBe(place),
)
