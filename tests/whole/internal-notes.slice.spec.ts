import { afterAll, beforeAll, expect, test } from 'vitest'

import { writeCompanyNote } from '#modules/distributors/desk/desk-contract.ts'
import { draftReview, sendReviews } from '#modules/distributors/desk/vetting-contract.ts'
import { permissions } from '#platform/access/permissions.ts'
import { isStaff } from '#platform/access/roles.ts'
import { modules, projections } from '#portal'
import { calling, everyEndpoint, isForDistributors, nameOf, sampleOf } from './every-endpoint.ts'
import { startWhole, type Whole } from './two-companies.ts'

/** Streams in which staff write among themselves, and the read models that are made of them. */
const internalStreams = ['company-notes', 'company-looks', 'vetting']
const internalModels = ['company_notes', 'vettings']

const SECRET = 'Wombat-in-the-basement'
let whole: Whole

beforeAll(async () => {
  whole = await startWhole()
  const { world, andina, settle } = whole
  const { done } = world
  const quality = await world.person('Quirin', 'QUALITY', null)
  const { distributorId, companyDocumentId: documentId } = andina
  await done(writeCompanyNote, { id: distributorId, text: SECRET }, quality)
  const refusal = { decision: 'REJECT', reason: 'NOT_SIGNED', words: 'Please sign', note: SECRET } as const
  await done(draftReview, { distributorId, documentId, version: 1, ...refusal }, quality)
  await done(sendReviews, { distributorId }, quality)
  await settle()
})
afterAll(() => whole.portal.stop())

test('only their own read models, which only the office asks, are made of internal streams', () => {
  const made = projections.filter(({ of }) => of.some(({ kind }) => internalStreams.includes(kind)))
  expect(made.map(({ name }) => name).toSorted()).toEqual(internalModels)
  const asking = everyEndpoint.filter(({ reads = [], awaits = [] }) =>
    [...reads, ...awaits].some((model) => internalModels.includes(model)),
  )
  expect(asking.filter(({ may }) => permissions[may].some((role) => !isStaff(role as never))).map(nameOf)).toEqual([])
})

test('no live topic of a company hears of them', () => {
  const heard = projections
    .filter(({ name }) => internalModels.includes(name))
    .flatMap(({ topics }) => topics?.({}, { key: 'company', distributorId: 'company' } as never) ?? [])
  expect(heard.filter((topic) => !topic.startsWith('office:'))).toEqual([])
})

test('no reaction hears them, so that no mail and no notification can tell of them', () => {
  const hearing = modules.flatMap(({ reactions }) => reactions)
  expect(
    hearing.filter(({ of }) => of.some(({ kind }) => internalStreams.includes(kind))).map(({ name }) => name),
  ).toEqual([])
})

test('their streams belong to no company, whose trail and export would hold them', () => {
  const deciders = modules.flatMap((module) => module.deciders)
  const owned = deciders
    .filter(({ stream }) => internalStreams.includes(stream.kind))
    .map(({ owner, initial }) => owner(initial('company'), 'company'))
  expect(owned).toEqual(internalStreams.map(() => ({})))
})

test('no answer to the company holds a note, whatever it calls', async () => {
  const { andina } = whole
  for (const endpoint of everyEndpoint.filter(isForDistributors).filter(({ method }) => method === 'GET')) {
    for (const { jwt } of [andina.buyer, andina.reader]) {
      const { text } = await calling(whole)(endpoint, sampleOf(endpoint, andina), jwt)
      expect(text.includes(SECRET), nameOf(endpoint)).toBe(false)
    }
  }
})

test('no mail to anybody of the company holds a note', async () => {
  const { owner, node } = whole.portal
  const { rows } = await owner.query('select template, subject, text from mail.outbox where person_id = any($1)', [
    [whole.andina.buyer.userId, whole.andina.reader.userId],
  ])
  const opened = JSON.stringify(await node.services.personal.openAll(rows))
  expect(opened).toContain('Please sign')
  expect(opened).not.toContain(SECRET)
})
