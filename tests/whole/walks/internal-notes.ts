import { beforeAll, expect, test } from 'vitest'

import { writeCompanyNote } from '#modules/distributors/desk/desk-contract.ts'
import { draftReview, sendReviews } from '#modules/distributors/desk/vetting-contract.ts'
import { permissions } from '#modules/permissions/permissions.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import { modules, projections } from '#portal'
import { partOf } from '#tests/seed.ts'

import { calling, everyEndpoint, isForDistributors, nameOf, sampleOf } from '#tests/whole/every-endpoint.ts'
import { findings } from '#tests/whole/findings.ts'
import type { Begin } from '#tests/whole/one-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

/** Streams in which staff write among themselves, and the read models that are made of them. */
const internalStreams = ['company-notes', 'company-looks', 'vetting']
const internalModels = ['company_notes', 'vettings']

const SECRET = 'Wombat-in-the-basement'

/** What staff write about Andina among themselves. */
export const internalNotes = (begin: Begin) => {
  let whole: Whole

  beforeAll(async () => {
    whole = await begin()
    const { world, andina, portal } = whole
    const { done } = world
    const quality = await world.person('Quirin', 'QUALITY', null)
    const { distributorId, companyDocumentId: documentId } = andina
    await done(writeCompanyNote, { id: distributorId, text: SECRET }, quality)
    const refusal = { decision: 'REJECT', reason: 'NOT_SIGNED', words: 'Please sign', note: SECRET } as const
    await done(draftReview, { distributorId, documentId, version: 1, ...refusal }, quality)
    await done(sendReviews, { distributorId }, quality)
    await portal.settle()
  })

  test('internal streams make only read models of their own, which only staff read', () => {
    const made = projections.filter(({ of }) => of.some(({ kind }) => internalStreams.includes(kind)))
    expect(made.map(({ name }) => name).toSorted()).toEqual(internalModels)
    const users = everyEndpoint.filter(({ reads = [], awaits = [] }) =>
      [...reads, ...awaits].some((model) => internalModels.includes(model)),
    )
    expect(users.filter(({ may }) => permissions[may].some((role) => !isStaff(role as never))).map(nameOf)).toEqual([])
  })

  test('internal streams change no live topic of a company', () => {
    const changed = projections
      .filter(({ name }) => internalModels.includes(name))
      .flatMap(({ topics }) => topics?.({}, { key: 'company', distributorId: 'company' } as never) ?? [])
    expect(changed.filter((topic) => !topic.startsWith('office:'))).toEqual([])
  })

  test('no reaction follows internal streams: they send no mail and no notification', () => {
    const reactions = modules.flatMap((module) => module.reactions)
    expect(
      reactions.filter(({ of }) => of.some(({ kind }) => internalStreams.includes(kind))).map(({ name }) => name),
    ).toEqual([])
  })

  test('internal streams belong to no company: they are in no trail and no export of one', () => {
    const deciders = modules.flatMap((module) => module.deciders)
    const owned = deciders
      .filter(({ stream }) => internalStreams.includes(stream.kind))
      .map(({ owner, initial }) => owner(initial('company'), 'company'))
    expect(owned).toEqual(internalStreams.map(() => ({})))
  })

  test('no answer to the company contains a note, whatever it calls', async () => {
    const { check, expectNone } = findings()
    const { andina } = whole
    const reads = everyEndpoint.filter(isForDistributors).filter(({ method }) => method === 'GET')
    const cases = reads.flatMap((endpoint) => [andina.buyer, andina.reader].map((person) => ({ endpoint, ...person })))
    const walked = partOf('notes in answers', cases, 4)
    for (const { endpoint, role, jwt } of walked)
      await check(`${role}, ${nameOf(endpoint)}`, async () => {
        const { text } = await calling(whole)(endpoint, sampleOf(endpoint, andina), jwt)
        expect(text).not.toContain(SECRET)
      })
    expectNone(walked.length)
  })

  test('no mail to a person of the company contains a note', async () => {
    const { owner, node } = whole.portal
    const { rows } = await owner.query('select template, subject, text from mail.outbox where person_id = any($1)', [
      [whole.andina.buyer.userId, whole.andina.reader.userId],
    ])
    const opened = JSON.stringify(await node.services.personal.openAll(rows))
    expect(opened).toContain('Please sign')
    expect(opened).not.toContain(SECRET)
  })
}
