import { afterAll, beforeAll, expect, test } from 'vitest'
import { mayDo } from '#modules/permissions/permissions.ts'
import { noteRequest } from '#modules/service/work/contract.ts'
import { modules, projections } from '#portal'
import { copiedWhole } from '#tests/copied-whole.ts'
import { partOf } from '#tests/seed.ts'
import { calling, everyEndpoint, isForDistributors, nameOf, sampleOf } from '#tests/whole/every-endpoint.ts'
import type { Whole } from '#tests/whole/two-companies.ts'
import { ticketDeskStream } from './events.ts'

/** What staff write among themselves never gets out: everything that reads it is named, and so is who reads that. */

const reads = (reader: { readonly of: readonly { readonly kind: string }[] }) =>
  reader.of.some(({ kind }) => kind === ticketDeskStream.kind)

let whole: Whole
beforeAll(async () => {
  whole = await copiedWhole()
})
afterAll(() => whole.portal.stop())

test('two read models read it, and only calls of staff read those', () => {
  const models = projections.filter(reads).map(({ name }) => name)
  expect(models).toEqual(['ticket_desks', 'office_requests'])
  const readers = everyEndpoint.filter((it) =>
    [...(it.reads ?? []), ...(it.awaits ?? [])].some((name) => models.includes(name)),
  )
  expect(readers.length).toBeGreaterThan(0)
  expect(readers.filter(isForDistributors)).toEqual([])
  for (const role of ['PROCUREMENT', 'MARKETING'] as const) expect(mayDo('office.requests.read', role)).toBe(false)
})

test('no reaction hears it, so that no notification and no mail is made of it', () => {
  const reactions = modules.flatMap((module) => module.reactions)
  expect(reactions.filter(reads).map(({ name }) => name)).toEqual([])
  // It hands assignments over to a successor, and notifies no one.
  const known = ['requests-handed-over']
  const readers = reactions
    .filter((it) => it.reads?.some((name) => name === 'ticket_desks' || name === 'office_requests'))
    .map(({ name }) => name)
  expect(readers.filter((name) => !known.includes(name))).toEqual([])
})

test('the topics that it changes are the office’s alone', () => {
  const topics = projections
    .filter(reads)
    .flatMap(({ topics: of }) =>
      ticketDeskStream.events.flatMap(({ type }) => of?.({} as never, { key: 'x', type } as never) ?? []),
    )
  expect(new Set(topics)).toEqual(new Set(['office:requests']))
})

test('whatever a distributor calls, and whatever mail goes out, holds neither a note nor who wrote it', async () => {
  const { andina, world, portal } = whole
  const note = 'Zanzibarite: they always ask twice'
  for (const id of [andina.ticketId, andina.reportId])
    await world.done(noteRequest, { id, text: note }, { jwt: world.admin.jwt })
  await portal.settle()
  const readings = everyEndpoint.filter(isForDistributors).filter(({ method }) => method === 'GET')
  for (const endpoint of partOf('readings of a distributor', readings, 4))
    for (const { jwt } of [andina.buyer, andina.reader]) {
      const { text } = await calling(whole)(endpoint, sampleOf(endpoint, andina), jwt)
      expect(text.includes('Zanzibarite'), nameOf(endpoint)).toBe(false)
    }
  const staffReads = everyEndpoint.find((it) => nameOf(it) === 'GET /office/requests/tickets/:id')!
  expect((await calling(whole)(staffReads, { id: andina.ticketId }, world.admin.jwt)).text).toContain('Zanzibarite')
  const { rows } = await portal.owner.query<{ kept: string }>('select row_to_json(m)::text as kept from mail.outbox m')
  expect(rows.filter(({ kept }) => kept.includes('Zanzibarite'))).toEqual([])
})

test('a distributor’s log does not reach it, under whichever key', async () => {
  const { andina } = whole
  for (const endpoint of everyEndpoint.filter(({ awaits }) => awaits?.includes('ticket_desks'))) {
    const { status } = await calling(whole)(endpoint, sampleOf(endpoint, andina), andina.buyer.jwt)
    expect(status, nameOf(endpoint)).toBe(403)
  }
})
