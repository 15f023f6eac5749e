import fc from 'fast-check'
import { expect, test } from 'vitest'

import { RefusedError } from '#platform/decision.ts'
import { partOf, tagOf } from './parts.ts'

const film = { bytes: 1_000, sha256: 'a'.repeat(64) }

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=900-', 900, 999],
  ['bytes=900-5000', 900, 999],
  ['bytes=-100', 900, 999],
  ['bytes=-1000', 0, 999],
  ['bytes=-5000', 0, 999],
])('%s is from %d to %d', (range, start, end) => expect(partOf({ range }, film)).toEqual({ start, end }))

test.each(['bytes=1000-', 'bytes=2000-3000', 'bytes=-0'])('%s is not there', (range) => {
  const refusal = (() => {
    try {
      return partOf({ range }, film)
    } catch (error) {
      return (error as RefusedError).refusal
    }
  })()
  expect(refusal).toMatchObject({ status: 416, members: { bytes: 1_000 } })
})

test('a part is of the same bytes as the parts before, or it is the whole file', () => {
  expect(partOf({ range: 'bytes=0-99', ifRange: tagOf(film.sha256) }, film)).toEqual({ start: 0, end: 99 })
  for (const ifRange of [tagOf('b'.repeat(64)), `W/${tagOf(film.sha256)}`, 'Sat, 28 Nov 2026 12:00:00 GMT', ''])
    expect(partOf({ range: 'bytes=0-99', ifRange }, film)).toBeUndefined()
})

test('whatever the header is, a part lies within the film', () => {
  const number = fc.oneof(fc.nat(3_000).map(String), fc.constant(''))
  fc.assert(
    fc.property(fc.nat(2_000), number, number, (bytes, from, to) => {
      try {
        const part = partOf({ range: `bytes=${from}-${to}` }, { ...film, bytes })
        if (part) expect(0 <= part.start && part.start <= part.end && part.end < bytes).toBe(true)
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error
      }
    }),
  )
})
