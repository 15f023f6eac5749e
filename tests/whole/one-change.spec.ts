import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

import { changed, hunks, isProduct, root } from './one-change.ts'

test('the change that docs/one-change.md prints is one of at most eight files, tests apart', () => {
  expect(changed.filter(isProduct).map((file) => basename(file))).toEqual([
    'events.ts',
    'event-texts.ts',
    'order.ts',
    'order-life.ts',
    'contract.ts',
    'routes.ts',
    'orders.ts',
    'ShippingFacts.tsx',
  ])
})

test('every place that the change names is in its file, once', () => {
  const missing = hunks.filter(({ file, before }) => readFileSync(join(root, file), 'utf8').split(before).length !== 2)
  expect(missing).toEqual([])
})
