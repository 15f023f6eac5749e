import { expect, test } from 'vitest'

import { type EventType, upcast } from '#platform/event.ts'
import { modules } from '#portal'
import samples from '#tests/pinned/event-samples.json' with { type: 'json' }

import { findings } from './findings.ts'

const everyEvent = modules.flatMap(({ deciders, descriptions = {} }) =>
  deciders.flatMap(({ stream: { kind, events } }) =>
    (events as EventType[]).map((event) => ({ kind, event, say: descriptions[kind] })),
  ),
)

/** Of a stream: any key will do. */
const KEY = '01932c68-6760-7f27-98a8-e62005e6b490'

/** Reasons, notes and answers are opened before they are put into a sentence; all else that is sealed is left out of it. */
const opened = (data: object): object =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      /^(reason|note|answer)$/.test(name) && value ? 'Because' : value,
    ]),
  )

test('every event reads as the end of a sentence in the audit trail', async () => {
  const { check, expectNone } = findings()
  for (const { kind, event, say } of everyEvent)
    await check(`${kind}/${event.type}`, () => {
      const recorded = samples.filter((sample) => sample.kind === kind && sample.type === event.type)
      expect(recorded).not.toEqual([])
      for (const { schemaVersion, data } of recorded) {
        const { what, detail } = say!(event.type, opened(upcast(event, schemaVersion, data) as object), KEY)
        expect(what).toMatch(/^[a-z]+ .*[^.]$/)
        expect(`${what} ${detail}`).not.toMatch(/undefined|NaN|ERROR|\[object|sealed:/)
      }
    })
  expectNone(everyEvent.length)
})

test('an event without a sentence is never skipped', () => {
  for (const { descriptions = {} } of modules)
    for (const say of Object.values(descriptions))
      expect(() => say('Vanished', {})).toThrow('There is no description of Vanished')
})
