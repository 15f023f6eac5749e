import { readFileSync } from 'node:fs'
import * as Schema from 'effect/Schema'
import { describe, expect, test } from 'vitest'
import { type EventType, Moment, upcast } from '#platform/event.ts'
import type { RecordedEvent } from '#platform/log/reading.ts'
import { keysOf } from '#platform/records.ts'
import { unchecked } from '#platform/typed.ts'
import samples from '#tests/pinned/event-samples.json' with { type: 'json' }
import { kindsFor, webhookKinds } from './kind-names.ts'
import { messageOf, publishedKinds, webhookStreams } from './kinds.ts'

const events = webhookStreams.flatMap(({ kind, events: all }) => all.map((type) => ({ kind, type })))

/** The golden samples of an event, of all its versions: what people write is sealed in them. */
const samplesOf = (kind: string, of: EventType): unknown[] =>
  samples
    .filter((sample) => sample.kind === kind && sample.type === of.type)
    .map(({ schemaVersion, data }) => upcast(of, schemaVersion, data))

const recorded = (kind: string, type: string, data: unknown, distributorId: string | null): RecordedEvent => ({
  envelope: {
    ...{ position: 7, kind, key: 'the-key', version: 1, type, at: Moment.make('2026-12-18T09:30:00.000Z') },
    ...{ actor: 'ines', role: 'PROCUREMENT', distributorId, command: 'test', reason: 'because' },
  },
  data,
})

const ofCompany = { distributorId: 'andina', kinds: webhookKinds }
const ofProvider = { distributorId: null, kinds: webhookKinds }

/** Strict: a field that the document does not name is no field. */
const strictly = (kind: keyof typeof publishedKinds) => {
  const fields = unchecked<Schema.Struct<Record<string, Schema.Codec<unknown>>>>(
    Schema.Struct(unchecked<Schema.Struct.Fields>(publishedKinds[kind].fields)),
  )
  return Schema.decodeUnknownSync(fields, { onExcessProperty: 'error' })
}

describe.each(events)('$kind $type.type', ({ kind, type }) => {
  test('is sent with the fields that are documented, and nothing that is sealed', () => {
    for (const data of samplesOf(kind, type)) {
      const message = messageOf(ofProvider, recorded(kind, type.type, data, 'andina'))
      if (!message) continue
      expect(message.body).not.toContain('sealed:')
      const { data: sent, ...body } = JSON.parse(message.body)
      expect(Object.keys(body)).toEqual(['version', 'id', 'position', 'kind', 'at', 'companyId', 'orderId'])
      expect(strictly(body.kind)(sent)).toEqual(sent)
    }
  })

  test('is never sent to another company, nor what concerns none', () => {
    for (const data of samplesOf(kind, type))
      for (const other of ['nordmed', null])
        expect(messageOf(ofCompany, recorded(kind, type.type, data, other))).toBeNull()
  })
})

test('a webhook gets the kinds that were chosen, and a company none of the provider’s', () => {
  const { type } = events.find((it) => it.type.type === 'DistributorRegistered')!
  const [data] = samplesOf('distributor', type)
  const signedUp = recorded('distributor', 'DistributorRegistered', data, 'andina')
  expect(messageOf(ofProvider, signedUp)?.kind).toBe('company.registered')
  expect(messageOf({ ...ofProvider, kinds: ['order.placed'] }, signedUp)).toBeNull()
  expect(messageOf(ofCompany, signedUp)).toBeNull()
  expect(webhookKinds.filter((kind) => !kindsFor('company').includes(kind))).toEqual([
    'company.registered',
    'ticket.opened',
  ])
})

test('each kind is of an event of the streams that are read', () => {
  const types = events.map(({ type }) => type.type)
  expect(keysOf(publishedKinds).filter((kind) => !types.includes(publishedKinds[kind].type))).toEqual([])
})

test('the document names each kind with its fields', () => {
  const document = readFileSync(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8')
  const rows = keysOf(publishedKinds).map((kind) => {
    const fields = Object.keys(publishedKinds[kind].fields).map((field) => `\`${field}\``)
    return `| \`${kind}\` | ${fields.join(', ') || 'none'} |`
  })
  expect(document).toContain(['| Kind | `data` |', '|---|---|', ...rows].join('\n'))
})
