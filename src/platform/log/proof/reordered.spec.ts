import { expect, test } from 'vitest'

import { isExchanged, isExchangedWith, isReordered } from './reordered.ts'
import { bodyHashOf, type ProvenCommit } from './signed-trail.ts'

const event = (key: string, version: number, type: string) => ({
  ...{ kind: 'order', key, version: String(version), type, schemaVersion: '1' },
  data: JSON.stringify({ type }),
})
const commitOf = (...events: ProvenCommit['events']): ProvenCommit => ({
  ...{ position: 7, id: '9', command: 'place', actor: 'a', role: 'SALES', onBehalfOf: null, reason: null },
  ...{ origin: '{}', correlation: 'c', causation: null, at: '1', events },
})
const [withdrawn, changed, sent] = [event('o', 3, 'Withdrawn'), event('o', 4, 'Changed'), event('n', 1, 'Sent')]
const kept = bodyHashOf(commitOf(withdrawn, changed, sent))

test('events of one commit that changed their places, or their versions, are distinguished from edited ones', () => {
  expect(isReordered(commitOf(changed, withdrawn, sent), kept)).toBe(true)
  expect(isReordered(commitOf(sent, withdrawn, changed), kept)).toBe(true)
  const exchanged = [
    { ...withdrawn, version: '4' },
    { ...changed, version: '3' },
  ]
  expect(isReordered(commitOf(...exchanged, sent), kept)).toBe(true)
  expect(isReordered(commitOf(sent, ...exchanged.toReversed()), kept)).toBe(true)
})

test('what was edited as well, or is what it was, was not reordered', () => {
  expect(isReordered(commitOf(changed, { ...withdrawn, data: '{}' }, sent), kept)).toBe(false)
  expect(isReordered(commitOf(withdrawn, { ...changed, version: '5' }, sent), kept)).toBe(false)
  expect(isReordered(commitOf(withdrawn, changed, sent), kept)).toBe(false)
})

test('of a commit with many events two that changed their places or versions are found, and of no more', () => {
  const many = Array.from({ length: 91 }, (_, index) =>
    event(`o${index % 4}`, Math.floor(index / 4) + 1, `Event${index}`),
  )
  const hash = bodyHashOf(commitOf(...many))
  const exchange = (a: number, b: number) => many.with(a, many[b]!).with(b, many[a]!)
  expect(isReordered(commitOf(...exchange(0, 1)), hash)).toBe(true)
  expect(isReordered(commitOf(...exchange(7, 90)), hash)).toBe(true)
  const versions = many.with(0, { ...many[0]!, version: '2' }).with(4, { ...many[4]!, version: '1' })
  expect(isReordered(commitOf(...versions), hash)).toBe(true)
  expect(isReordered(commitOf(...many.toReversed()), hash)).toBe(false)
  expect(isReordered(commitOf(...exchange(0, 1).with(9, event('o1', 3, 'Edited'))), hash)).toBe(false)
})

test('an event that changed its version with one of another commit is distinguished from one whose version was edited', () => {
  const commit = commitOf({ ...withdrawn, version: '1' }, changed, sent)
  expect(isExchanged(commit, kept, ({ key }) => (key === 'o' ? ['1', '2', '3', '4'] : ['1']))).toBe(true)
  expect(isExchanged(commit, kept, () => ['1', '2', '4'])).toBe(false)
  expect(isReordered(commit, kept)).toBe(false)
})

test('two commits that exchanged an event, or what it says, are distinguished from one that was edited', () => {
  const away = event('p', 8, 'Paid')
  const elsewhere = (...events: ProvenCommit['events']) => ({ ...commitOf(...events), position: 12, id: '13' })
  const exchanged = commitOf(withdrawn, away, sent)
  expect(isExchangedWith(exchanged, kept, elsewhere(changed))).toBe(true)
  expect(isExchangedWith(exchanged, kept, elsewhere(event('p', 9, 'Sent'), changed))).toBe(true)
  const { type, data } = away
  const said = commitOf(withdrawn, { ...changed, type, data }, sent)
  expect(isExchangedWith(said, kept, elsewhere({ ...away, type: changed.type, data: changed.data }))).toBe(true)
  expect(isExchangedWith(exchanged, kept, elsewhere({ ...changed, data: '{}' }))).toBe(false)
  expect(isExchangedWith(commitOf(withdrawn, away), kept, elsewhere(changed))).toBe(false)
})
