import { expect, test } from 'vitest'

import type { StageTime } from '#modules/ordering/desk/stage-times-contract.ts'
import { stagesModel, waysOf } from './stages-model.ts'

const time = (destination: string, stage: StageTime['stage'], median: number, orders = 1): StageTime => ({
  destination,
  method: 'CIF',
  stage,
  orders,
  median,
  p90: median * 2,
})

test('the stages of the ways that most orders went stand on each other; the whole is none of them', () => {
  const ways = waysOf([
    time('Puerto de Cartagena', 'QUOTE', 2),
    time('Callao', 'QUOTE', 3, 9),
    time('Callao', 'TRANSPORT', 20, 9),
    time('Callao', 'WHOLE', 40, 9),
    time('Oslo', 'QUOTE', 1, 2),
  ])
  const model = stagesModel(ways, 2)
  expect(model.keys.map((key) => model.label(key, false))).toEqual(['Callao\nCIF', 'Oslo\nCIF'])
  expect(model.series.map(({ id }) => id)).toEqual(['QUOTE', 'DECISION', 'PREPARATION', 'PRODUCTION', 'TRANSPORT'])
  expect(model.series[0]?.values).toEqual([3, 1])
  expect(model.series[4]?.values).toEqual([20, null])
  expect(stagesModel(ways, 3).label(`${ways[0]!.destination}\nCIF`, false)).toBe('Puerto de Car…\nCIF')
})
