import * as Arbitrary from 'effect/Arbitrary'
import * as Effect from 'effect/Effect'
import * as Schema from 'effect/Schema'
import { describe, expect, test } from 'vitest'

import { permissions } from '#modules/permissions/permissions.ts'
import { accessPolicy } from '#modules/permissions/policy.ts'
import type { EventType } from '#platform/event.ts'
import { upcast } from '#platform/event.ts'
import { clientTypes } from '#platform/http/client-calls.ts'
import { openApi } from '#platform/http/openapi.ts'
import { modules, projections } from '#portal'

import samples from './event-samples.json' with { type: 'json' }

const streams = [
  ...new Map(modules.flatMap(({ deciders }) => deciders.map(({ stream }) => [stream.kind, stream] as const))).values(),
]
const declared: { kind: string; event: EventType }[] = streams.flatMap(({ kind, events }) =>
  (events as EventType[]).map((event) => ({ kind, event })),
)
const nameOf = ({ kind, event }: { kind: string; event: EventType }) => `${kind}/${event.type}`

type Sample = { readonly kind: string; readonly type: string; readonly schemaVersion: number; readonly data: unknown }

/** What an event of this shape may say: the same one for the same shape. */
const generated = ({ make, schema }: EventType): unknown =>
  make(Effect.runSync(Arbitrary.sampleEffect(Arbitrary.schema(schema), { seed: 1, count: 1, maxDiscards: 200_000 }))[0])
    .data

describe('the past does not change', () => {
  test('the shape of every event is what it was: a new shape is a new version with an upcaster', async () => {
    const shapes = declared.map((it) => ({
      event: `${nameOf(it)} v${it.event.schemaVersion}`,
      schema: Schema.toJsonSchemaDocument(it.event.schema).schema,
    }))
    const text = shapes
      .toSorted((a, b) => a.event.localeCompare(b.event))
      .map(({ event, schema }) => `${event}\n  ${JSON.stringify(schema)}`)
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot('./event-shapes.txt')
  })

  test('a read model stands beside the versions of its events: when one of them is new, so may be what it keeps', async () => {
    const folded = projections.map(({ name, version, of }) => {
      const events = of.flatMap(({ kind, events: all }) => (all as EventType[]).map((event) => ({ kind, event })))
      const lifted = events.filter(({ event }) => event.schemaVersion > 1)
      return `${name} v${version}${lifted.map((it) => `, ${nameOf(it)} v${it.event.schemaVersion}`).join('')}`
    })
    await expect(`${folded.toSorted().join('\n')}\n`).toMatchFileSnapshot('./read-models.txt')
  })

  test('there is a golden sample of every version: `-u` records one of a new event, as its schema generates it', async () => {
    const keyOf = ({ kind, type, schemaVersion }: Omit<Sample, 'data'>) => `${kind}/${type} v${schemaVersion}`
    const kept = new Set((samples as Sample[]).map(keyOf))
    const missing = declared
      .filter(({ kind, event }) => !kept.has(keyOf({ kind, ...event })))
      .map(({ kind, event }) => ({
        kind,
        type: event.type,
        schemaVersion: event.schemaVersion,
        data: generated(event),
      }))
    const all = [...(samples as Sample[]), ...missing].toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
    await expect(`[\n${all.map((sample) => JSON.stringify(sample)).join(',\n')}\n]\n`).toMatchFileSnapshot(
      './event-samples.json',
    )
  })

  test('of an event of any depth a sample can be generated', () => {
    const placed = declared.find(({ event }) => event.type === 'OrderPlaced')!.event
    expect(placed.make(generated(placed)).data).toEqual(generated(placed))
  })

  test.each(samples.map((sample) => [`${sample.kind}/${sample.type} v${sample.schemaVersion}`, sample] as const))(
    '%s, as it was released, is understood',
    (_, sample) => {
      const event = declared.find((it) => nameOf(it) === `${sample.kind}/${sample.type}`)!.event
      const data = upcast(event, sample.schemaVersion, sample.data)
      expect(event.make(data).data).toEqual(data)
    },
  )
})

describe('what others build on', () => {
  const endpoints = modules.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))

  test('every call, with who may give it', async () => {
    const calls = endpoints.map(
      ({ method, path, may }) =>
        `${method.padEnd(6)} /api${path}  ${may}: ${permissions[may as keyof typeof permissions].join(', ')}`,
    )
    await expect(`${calls.toSorted().join('\n')}\n`).toMatchFileSnapshot('./calls.txt')
  })

  test('the types of the client are those of the contracts', async () => {
    await expect(clientTypes(endpoints, accessPolicy)).toMatchFileSnapshot('../../client/calls.ts')
  })

  test('every call can be described in OpenAPI 3.1, and no call is declared twice', () => {
    const document = openApi(endpoints, { title: 'PartnerCare', version: '1.0', url: 'http://localhost' }, accessPolicy)
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path)) as {
      operationId: string
      summary: string
    }[]
    expect(operations).toHaveLength(endpoints.length)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length)
    expect(operations.filter(({ summary }) => summary.length < 10)).toEqual([])
  })

  test('what a call takes is described as closed at every depth, as it is read', () => {
    const { paths } = openApi(
      endpoints,
      { title: 'PartnerCare', version: '1.0', url: 'http://localhost' },
      accessPolicy,
    )
    const bodies = Object.values(paths).flatMap((path) =>
      Object.values(path).flatMap((it) => (it as { requestBody?: unknown }).requestBody ?? []),
    )
    const objectsIn = (it: unknown): object[] =>
      it === null || typeof it !== 'object'
        ? []
        : [...('properties' in it ? [it] : []), ...Object.values(it).flatMap(objectsIn)]
    const objects = bodies.flatMap(objectsIn)
    expect(objects.length).toBeGreaterThan(bodies.length) // some stand inside others
    expect(objects.filter((it) => !('additionalProperties' in it) || it.additionalProperties !== false)).toEqual([])
  })

  test('a read model that an endpoint names exists', () => {
    const names = new Set(projections.map(({ name }) => name))
    const unknown = endpoints.flatMap(({ method, path, reads = [], awaits = [] }) =>
      [...reads, ...awaits]
        .filter((name: string) => !names.has(name))
        .map((name: string) => `${method} ${path}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  test('every live topic that a read model tells has a module that says who may hear it', () => {
    const rights = new Set(modules.flatMap(({ topics }) => Object.keys(topics ?? {})))
    expect([...rights].toSorted()).toEqual([
      'agreements',
      'cart',
      'catalogue',
      'company',
      'feed',
      'house',
      'interest',
      'labels',
      'library',
      'library-reader',
      'loyalty',
      'news',
      'office',
      'order',
      'orders',
      'sales',
      'tickets',
      'user',
    ])
  })
})
