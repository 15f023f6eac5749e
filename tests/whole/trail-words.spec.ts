import { expect, test } from 'vitest'

import { type EventType, upcast } from '#platform/event.ts'
import { modules } from '#portal'
import samples from '#tests/pinned/event-samples.json' with { type: 'json' }

const everyEvent = modules.flatMap(({ deciders, inWords = {} }) =>
  deciders.flatMap(({ stream: { kind, events } }) =>
    (events as EventType[]).map((event) => [`${kind}/${event.type}`, { kind, event, say: inWords[kind] }] as const),
  ),
)

/** Of a stream, as the trail hands it in: whatever it is, there are words. */
const KEY = '01932c68-6760-7f27-98a8-e62005e6b490'

/** As it is read: what somebody gave as a reason or an answer is opened before it is put into words. All else that is sealed stays out of them. */
const opened = (data: object): object =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      /^(reason|note|answer)$/.test(name) && value ? 'Because' : value,
    ]),
  )

test.each(everyEvent)('%s reads as the end of a sentence in the audit trail', (_, { kind, event, say }) => {
  const { type } = event
  const recorded = samples.filter((sample) => sample.kind === kind && sample.type === type)
  expect(recorded).not.toEqual([])
  for (const { schemaVersion, data } of recorded) {
    const { what, detail } = say!(type, opened(upcast(event, schemaVersion, data) as object), KEY)
    expect(what).toMatch(/^[a-z]+ .*[^.]$/)
    expect(`${what} ${detail}`).not.toMatch(/undefined|NaN|ERROR|\[object|sealed:/)
  }
})

test('what nobody has words for is never skipped', () => {
  for (const { inWords = {} } of modules)
    for (const say of Object.values(inWords))
      expect(() => say('Vanished', {})).toThrow('There are no words for Vanished')
})
