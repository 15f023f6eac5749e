import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'

import type { EventLog } from '#platform/log/event-log.ts'

import { tailOf } from './tail.ts'

const tailAt = (head: number) => {
  const events: EventLog['events'] = new EventEmitter()
  const tail = tailOf({ events, head: () => head } as Pick<EventLog, 'events' | 'head'>)
  const heard = (first: number, upto: number, kinds: string[] | null) =>
    events.emit('sealed', { first, head: upto, kinds })
  return { tail, heard }
}

test('kinds that did not come are quiet, those that came are not', () => {
  const { tail, heard } = tailAt(10)
  heard(11, 12, ['order'])
  expect(tail.isQuiet(['cart'], 10)).toBe(true)
  expect(tail.isQuiet(['cart', 'order'], 10)).toBe(false)
  expect(tail.isQuiet(['order'], 12)).toBe(true)
})

test('what came before this node listened, or was too much to look through, is not known to be quiet', () => {
  const { tail, heard } = tailAt(10)
  expect(tail.isQuiet(['cart'], 9)).toBe(false)
  heard(11, 5000, null)
  expect(tail.isQuiet(['cart'], 4999)).toBe(false)
})

test('nothing is known of what lies beyond the end that this node knows', () => {
  const { tail, heard } = tailAt(10)
  expect(tail.isQuiet(['order'], 10, 11)).toBe(false)
  heard(11, 11, ['cart'])
  expect(tail.isQuiet(['order'], 10, 11)).toBe(true)
})
