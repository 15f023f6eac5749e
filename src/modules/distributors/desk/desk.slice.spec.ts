import { addYears } from 'date-fns/addYears'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { activateDistributor, currentDistributor, suspendDistributor } from '#modules/distributors/contract.ts'
import { companyFile } from '#modules/distributors/file/company-file.ts'
import { listDocuments, readFile } from '#modules/distributors/file/file-contract.ts'
import { CompanyDocumentApproved } from '#modules/distributors/file-events.ts'
import type { RecordedBy } from '#platform/decision.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { approveFile, submitted } from '#tests/company-file.ts'
import { type Buyer, type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'
import {
  grantDocumentGrace,
  listCompanies,
  listCompanyNotes,
  requestCompanyDocument,
  resumeDistributor,
  reviewCompanyDocument,
  showCompany,
  writeCompanyNote,
} from './desk-contract.ts'
import {
  draftReview,
  leaveVetting,
  listVettingQueue,
  openVetting,
  sendReviews,
  showVetting,
  undoReview,
} from './vetting-contract.ts'
import { countWaitingFiles } from './waiting-contract.ts'

let { portal, joins, pair, signs } = {} as PeoplePortal
let ours: Buyer
let quality: { userId: string; jwt: string }
let colleague: { userId: string; jwt: string }

beforeAll(async () => {
  ;({ portal, joins, pair, signs } = await startWithPeople())
  const reviewer = async (email: string) => ({
    userId: (await joins(email, null, 'QUALITY')) as string,
    jwt: (await signs(email)).jwt,
  })
  quality = await reviewer('priya@partnercare.example')
  colleague = await reviewer('quentin@partnercare.example')
})
beforeEach(async () => {
  ours = (await pair()).ours
})
afterAll(() => portal.stop())

const record = async (id: string, ...events: readonly RecordedBy<typeof companyFile>[]) => {
  const { node } = portal
  await portal.asSystem().decide(companyFile, id, () => events)
  await node.readModels.waitFor(['company_files'], await node.log.seal(), 60_000)
}
const nextYear = dayIn(addYears(new Date(), 1), 'UTC')
const memorandumOf = (id: string) => submitted(id, 'MEMORANDUM')
const idOf = (event: ReturnType<typeof submitted>) => event.data.documentId as string
const read = async <T>(answered: Promise<{ status: number; body: T }>): Promise<T> => {
  const { status, body } = await answered
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

describe('the list of companies', () => {
  test('counts each view, and finds by what is known of a company', async () => {
    await record(ours.id, memorandumOf(ours.id))
    const all = await read(portal.call(listCompanies, { search: 'ours' }, quality))
    expect(all.counts).toMatchObject({ suspended: 0, quiet: 0 })
    expect(all.counts.waiting).toBeGreaterThan(0)
    const waiting = await read(portal.call(listCompanies, { view: 'waiting', sort: '-joined' }, quality))
    expect(waiting.companies[0]).toMatchObject({ id: ours.id, state: 'PENDING', inReview: 1, approved: 0, required: 6 })
    expect(waiting.total).toBe(waiting.companies.length)
    const countries = async (sort: 'country' | '-country') =>
      (await read(portal.call(listCompanies, { sort, pageSize: 100 }, quality))).companies.map(
        ({ country }) => country.name,
      )
    const up = await countries('country')
    expect(up).toEqual(up.toSorted((a, b) => a.localeCompare(b)))
    expect(await countries('-country')).toEqual(up.toReversed())
    const none = await read(portal.call(listCompanies, { state: 'SUSPENDED' }, quality))
    expect(none).toMatchObject({ total: 0, companies: [] })
    expect((await portal.call(listCompanies, {}, ours)).status).toBe(403)
  })
})

describe('a company', () => {
  test('is shown with its people, requirements and documents', async () => {
    await record(ours.id, memorandumOf(ours.id))
    const shown = await read(portal.call(showCompany, { id: ours.id }, quality))
    expect(shown).toMatchObject({
      id: ours.id,
      users: [{ role: 'PROCUREMENT', state: 'ACTIVE' }],
      documents: [{ type: 'MEMORANDUM', status: 'IN_REVIEW', versions: [{ version: 1 }] }],
      representatives: expect.any(Array),
    })
    expect(shown.missing).toContain('Memorandum')
    const nowhere = { id: '01900000-0000-7000-8000-000000000000' }
    expect((await portal.call(showCompany, nowhere, quality)).status).toBe(404)
    expect((await portal.call(showCompany, { id: ours.id }, ours)).status).toBe(403)
  })

  test('is suspended with a reason that it reads, and resumed to what it was', async () => {
    await read(portal.call(suspendDistributor, { id: ours.id, reason: 'Unpaid invoices' }, quality))
    expect((await portal.call(currentDistributor, {}, ours)).body).toMatchObject({
      state: 'SUSPENDED',
      suspendedBecause: 'Unpaid invoices',
    })
    await read(portal.call(resumeDistributor, { id: ours.id, reason: 'Paid' }, quality))
    expect((await portal.call(currentDistributor, {}, ours)).body).toMatchObject({
      state: 'PENDING',
      suspendedBecause: null,
    })
    expect(await portal.call(resumeDistributor, { id: ours.id, reason: 'Paid' }, quality)).toMatchObject({
      status: 409,
      problem: { error: 'This account is not suspended' },
    })
  })

  test('is activated by an approved file alone, which is recorded', async () => {
    const sales = await joins(`sales.${ours.id}@partnercare.example`, null, 'SALES')
    const all = { id: ours.id, region: 'Andes', countryIds: ['co'] as never, userId: sales as string }
    const early = await portal.call(activateDistributor, all, quality)
    expect(early).toMatchObject({ status: 409, problem: { missing: expect.arrayContaining(['Memorandum']) } })
    expect(early.problem.error).toContain('Not approved yet: Certificate of incorporation')
    await approveFile(portal, ours.id)
    expect((await portal.call(activateDistributor, { id: ours.id, region: 'Andes' }, quality)).status).toBe(422)
    await read(portal.call(activateDistributor, all, quality))
    expect(await read(portal.call(showCompany, { id: ours.id }, quality))).toMatchObject({
      ...{ state: 'ACTIVE', region: 'Andes', salesRepresentativeId: sales, missing: [] },
    })
    const { rows } = await portal.owner.query<{ data: string }>(
      `select data::text as data from es.event where type = 'DistributorActivated' and data::text like $1`,
      [`%${ours.id}%`],
    )
    const { evidence } = JSON.parse(rows[0]!.data) as { evidence: { sha256: string; type: string }[] }
    expect(evidence).toHaveLength(6)
    expect(evidence.find(({ type }) => type === 'MEMORANDUM')?.sha256).toBe(memorandumOf(ours.id).data.sha256)
  })

  test('is requested one more document, which then belongs to its requirements', async () => {
    const request = { id: ours.id, name: 'Bank reference', words: 'Of this year', until: nextYear }
    const past = await portal.call(requestCompanyDocument, { ...request, until: '2020-01-01' as never }, quality)
    expect(past).toMatchObject({ status: 422, problem: { errors: { until: 'Choose a day from today on' } } })
    await read(portal.call(requestCompanyDocument, request, quality))
    const { requirements } = await read(portal.call(readFile, {}, ours))
    expect(requirements.at(-1)).toMatchObject({ label: 'Bank reference', words: 'Of this year', dueOn: nextYear })
    expect((await portal.call(requestCompanyDocument, request, ours)).status).toBe(403)
  })

  test('orders on for some days with an expired licence', async () => {
    const licence = submitted(ours.id, 'WHOLESALER_LICENSE')
    const which = { documentId: licence.data.documentId, version: 1 }
    const grace = { id: which.documentId as string, until: nextYear, reason: 'The authority is late' }
    await record(ours.id, licence)
    expect(await portal.call(grantDocumentGrace, grace, quality)).toMatchObject({ status: 409 })
    const ended = { validityDate: '2026-01-31' as never, endsAt: '2026-02-01T04:59:59.999Z' as never }
    await record(ours.id, CompanyDocumentApproved.make({ ...which, ...ended }))
    expect((await read(portal.call(readFile, {}, ours))).ordersStopped).toContain('has expired')
    await read(portal.call(grantDocumentGrace, grace, quality))
    expect((await read(portal.call(readFile, {}, ours))).ordersStopped).toBeNull()
  })
})

describe('internal notes', () => {
  test('are read by staff, the newest first', async () => {
    await read(portal.call(writeCompanyNote, { id: ours.id, text: 'Pays late' }, quality))
    await read(portal.call(writeCompanyNote, { id: ours.id, text: 'Call before noon' }, colleague))
    const notes = await read(portal.call(listCompanyNotes, { id: ours.id }, quality))
    expect(notes.map(({ text, mine }) => [text, mine])).toEqual([
      ['Call before noon', false],
      ['Pays late', true],
    ])
    expect((await portal.call(listCompanyNotes, { id: ours.id }, ours)).status).toBe(403)
    expect((await portal.call(writeCompanyNote, { id: ours.id, text: ' ' }, quality)).status).toBe(422)
  })
})

describe('the vetting desk', () => {
  const draft = (decision: 'APPROVE' | 'REJECT', more = {}) => ({
    ...{ distributorId: ours.id as string, documentId: idOf(memorandumOf(ours.id)), version: 1, decision },
    ...more,
  })

  test('keeps drafts until they are sent, and the company sees nothing before', async () => {
    const members = submitted(ours.id, 'REGISTER_OF_MEMBERS')
    await record(ours.id, memorandumOf(ours.id), members)
    const refusal = { reason: 'NOT_SIGNED' as const, words: 'Page 2', note: 'They sounded unsure' }
    await read(portal.call(draftReview, draft('APPROVE'), quality))
    await read(portal.call(draftReview, { ...draft('REJECT', refusal), documentId: idOf(members) }, quality))
    expect((await read(portal.call(listDocuments, {}, ours))).map(({ status }) => status)).toEqual([
      'IN_REVIEW',
      'IN_REVIEW',
    ])
    expect(await read(portal.call(showVetting, { distributorId: ours.id }, colleague))).toMatchObject({
      drafts: [
        { decision: 'APPROVE', mine: false },
        { words: 'Page 2', note: 'They sounded unsure' },
      ],
    })

    expect(await read(portal.call(sendReviews, { distributorId: ours.id }, quality))).toEqual({
      ...{ success: true, approved: 1, returned: 1, outdated: 0 },
    })
    const documents = await portal.call(listDocuments, {}, ours)
    const byType = new Map(documents.body.map((document) => [document.type as string, document]))
    expect(byType.get('MEMORANDUM')).toMatchObject({ status: 'APPROVED', words: null })
    expect(byType.get('REGISTER_OF_MEMBERS')).toMatchObject({
      ...{ status: 'REJECTED', reason: 'NOT_SIGNED', words: 'Page 2' },
    })
    expect(JSON.stringify(documents.body)).not.toContain('unsure')
    const { notes, drafts } = await read(portal.call(showVetting, { distributorId: ours.id }, quality))
    expect([notes.map(({ text }) => text), drafts]).toEqual([['They sounded unsure'], []])
    expect(await portal.call(sendReviews, { distributorId: ours.id }, quality)).toMatchObject({
      ...{ status: 409, problem: { error: 'There is nothing to send' } },
    })
  })

  test('refuses what could not be decided', async () => {
    await record(ours.id, memorandumOf(ours.id))
    const refused = async (given: ReturnType<typeof draft>) =>
      (await portal.call(draftReview, given as never, quality)).problem.error
    expect(await refused(draft('REJECT'))).toBe('Choose why it is returned')
    expect(await refused(draft('REJECT', { reason: 'OTHER' }))).toBe('Enter what is wrong')
    expect(await refused(draft('APPROVE', { version: 2 }))).toBe('Document not found')
    expect(await refused(draft('APPROVE', { documentId: ours.id }))).toBe('Document not found')
    await record(ours.id, submitted(ours.id, 'MEMORANDUM', 2))
    expect(await refused(draft('APPROVE'))).toContain('A newer document has been sent')
    expect((await portal.call(draftReview, draft('APPROVE') as never, ours)).status).toBe(403)
  })

  test('takes a draft back', async () => {
    await record(ours.id, memorandumOf(ours.id))
    await read(portal.call(draftReview, draft('APPROVE'), quality))
    const which = { distributorId: ours.id as string, documentId: idOf(memorandumOf(ours.id)) }
    expect((await portal.call(undoReview, which, colleague)).status).toBe(409)
    await read(portal.call(undoReview, which, quality))
    expect((await read(portal.call(showVetting, { distributorId: ours.id }, quality))).drafts).toEqual([])
  })

  test('has one decision for one file, however many reviewers decide at once', async () => {
    await record(ours.id, memorandumOf(ours.id))
    const both = await Promise.all([quality, colleague].map((by) => portal.call(draftReview, draft('APPROVE'), by)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const direct = { id: idOf(memorandumOf(ours.id)) }
    const all = await Promise.all([
      portal.call(sendReviews, { distributorId: ours.id }, quality),
      portal.call(sendReviews, { distributorId: ours.id }, colleague),
      portal.call(reviewCompanyDocument, { ...direct, decision: 'APPROVE' }, quality),
      portal.call(reviewCompanyDocument, { ...direct, decision: 'REJECT', reason: 'NOT_SIGNED' }, colleague),
    ])
    expect(all.every(({ status }) => [200, 409].includes(status))).toBe(true)
    const { rows } = await portal.owner.query(
      `select 1 from es.event where type in ('CompanyDocumentApproved', 'CompanyDocumentReturned') and data::text like $1`,
      [`%${direct.id}%`],
    )
    expect(rows).toHaveLength(1)
  })

  test('lists what waits, and who looks at it', async () => {
    await record(ours.id, memorandumOf(ours.id))
    await read(portal.call(openVetting, { distributorId: ours.id }, quality))
    const waiting = async () =>
      (await read(portal.call(listVettingQueue, {}, colleague))).files.find(({ id }) => id === ours.id)
    await expect.poll(waiting).toMatchObject({ inReview: 1, completeSince: null, lookers: [{ id: quality.userId }] })
    const { files } = await read(portal.call(countWaitingFiles, {}, colleague))
    expect((await read(portal.call(listVettingQueue, {}, colleague))).waiting, 'as the menu says').toBe(files)
    const seen = await read(portal.call(showVetting, { distributorId: ours.id }, colleague))
    expect(seen.lookers).toMatchObject([{ id: quality.userId }])
    expect((await read(portal.call(showVetting, { distributorId: ours.id }, quality))).lookers).toEqual([])
    await read(portal.call(leaveVetting, { distributorId: ours.id }, quality))
    await expect.poll(async () => (await waiting())?.lookers).toEqual([])
  })

  test('decides on one document at once by the specified call', async () => {
    await record(ours.id, memorandumOf(ours.id))
    const id = idOf(memorandumOf(ours.id))
    expect((await portal.call(reviewCompanyDocument, { id, decision: 'REJECT' }, quality)).status).toBe(422)
    await read(portal.call(reviewCompanyDocument, { id, decision: 'REJECT', reason: 'Page 3 is upside down' }, quality))
    expect((await read(portal.call(listDocuments, {}, ours)))[0]).toMatchObject({
      ...{ status: 'REJECTED', reason: 'Page 3 is upside down', words: 'Page 3 is upside down' },
    })
    expect((await portal.call(reviewCompanyDocument, { id, decision: 'APPROVE' }, quality)).status).toBe(409)
    const unknown = { id: ours.id as string, decision: 'APPROVE' as const }
    expect((await portal.call(reviewCompanyDocument, unknown, quality)).status).toBe(404)
  })

  test('shows companies that look alike', async () => {
    const { theirs } = await pair()
    const same = memorandumOf(ours.id)
    await record(ours.id, same)
    await record(theirs.id, {
      ...same,
      data: { ...same.data, documentId: submitted(theirs.id, 'OTHER').data.documentId },
    })
    const { alike } = await read(portal.call(showVetting, { distributorId: ours.id }, quality))
    expect(alike.find(({ id }) => id === theirs.id)?.by).toContain('FILE')
  })
})
