import { expect, test } from 'vitest'

import { foundChoices, namesAsChoices } from './choices.ts'

const options = namesAsChoices(['Côte d’Ivoire', 'Copper IUD 380 (PC-1042)', 'Misoprostol 200 µg', 'Lucía Restrepo'])

test.each([
  ['cote divoire', 0],
  ['pc1042', 1],
  ['pc 1042 copper', 1],
  ['200 μg', 2],
  ['Lucia', 3],
])('%j finds the choice %#', (search, at) =>
  expect(foundChoices({ options, search, limit: 10 })).toEqual([options[at]]),
)
