import { expect, test } from 'vitest'

import { foundChoice, namesAsChoices } from './choices.ts'

const options = namesAsChoices(['Côte d’Ivoire', 'Copper IUD 380 (PC-1042)', 'Misoprostol 200 µg', 'Lucía Restrepo'])

test.each([
  ['cote divoire', 0],
  ['pc1042', 1],
  ['pc 1042 copper', 1],
  ['200 μg', 2],
  ['Lucia', 3],
])('%j finds the choice %#', (search, at) =>
  expect(options.filter((it) => foundChoice(it, search))).toEqual([options[at]]),
)
