import { expect, test } from 'vitest'
import { playedSpans } from './played.ts'

const played = (...ranges: readonly (readonly [number, number])[]) =>
  playedSpans({
    length: ranges.length,
    start: (place) => ranges[place]?.[0] ?? 0,
    end: (place) => ranges[place]?.[1] ?? 0,
  })

test('each part that was played is a span of whole seconds', () =>
  expect(played([0, 2.4], [60.3, 61])).toEqual([
    { from: 0, to: 3 },
    { from: 60, to: 61 },
  ]))

test('who jumps through a film has watched none of it', () =>
  expect(played([0, 0.1], [20, 20.2], [80, 80])).toEqual([]))
