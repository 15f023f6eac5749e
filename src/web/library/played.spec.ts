import { expect, test } from 'vitest'
import type { Span } from '#modules/library/events.ts'
import { inSeconds, playedTo } from './played.ts'

const watched = (...seconds: number[]) => inSeconds(seconds.reduce<Span[]>(playedTo, []))

test('what is played in one go is one span of whole seconds', () =>
  expect(watched(0, 0.25, 0.5, 1.6, 2.4)).toEqual([{ from: 0, to: 3 }]))

test('a jump begins another one, whichever way', () => {
  expect(watched(0, 1, 2, 60, 61)).toEqual([
    { from: 0, to: 2 },
    { from: 60, to: 61 },
  ])
  expect(watched(60, 61, 10, 12)).toEqual([
    { from: 60, to: 61 },
    { from: 10, to: 12 },
  ])
})

test('who jumps through a film has watched none of it', () => expect(watched(0, 20, 40, 60, 80)).toEqual([]))
