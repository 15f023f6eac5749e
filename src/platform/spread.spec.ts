import { expect, test } from 'vitest'

import { sampleOf } from './spread.ts'

const all = Array.from({ length: 400 }, (_, index) => ({
  key: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
}))
const drawn = (night: number) => sampleOf(all, 20, `night ${night}`).map(({ key }) => key)

test('the same draw is the same sample, of as many as were requested', () => {
  expect(drawn(1)).toEqual(drawn(1))
  expect(new Set(drawn(1)).size).toBe(20)
  expect(sampleOf(all.slice(0, 3), 20, 'few')).toHaveLength(3)
})

test('in time every one has been in a sample', () => {
  const looked = new Set(Array.from({ length: 300 }, (_, night) => drawn(night)).flat())
  expect(looked.size).toBe(all.length)
})
