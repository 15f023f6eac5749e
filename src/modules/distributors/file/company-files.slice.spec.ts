import { unzipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { files } from '#modules/files/module.ts'
import { companyFiles } from '#projections/company_files.ts'
import { startTrading } from '#tests/trading.ts'
import { uploadedBy } from '#tests/uploads.ts'
import { addDocument, confirmWhoPractices, listDocuments, readFile, updateDocument } from './file-contract.ts'

const { portal, call, andina, nordmed, done } = await startTrading({ modules: [files], projections: [companyFiles] })
afterAll(() => portal.stop())

const uploaded = uploadedBy(portal)
const { procurement, marketing } = andina
const licence = { type: 'WHOLESALER_LICENSE', name: 'License 2026' } as const

test('a document that is sent waits for QUALITY, in the list and in the file', async () => {
  const file = await uploaded(procurement.jwt)
  await done(addDocument, { ...licence, file }, procurement)
  expect((await done(listDocuments, {}, marketing)).map(({ status, name }) => [name, status])).toEqual([
    ['License 2026', 'IN_REVIEW'],
  ])
  const stateOf = async () =>
    (await done(readFile, {}, procurement)).requirements.find(({ type }) => type === licence.type)
  expect(await stateOf()).toMatchObject({ state: 'IN_REVIEW', waitsFor: 'QUALITY' })
})

test('the whole document is answered, as the list has it, and again to the same key', async () => {
  const file = await uploaded(procurement.jwt, 'documents', 'memo.pdf', 'memo')
  const memorandum = { type: 'MEMORANDUM', name: 'Memorandum 2026' } as const
  const request = { jwt: procurement.jwt, headers: { 'idempotency-key': 'the-same-memorandum' } }
  const once = await call(addDocument, { ...memorandum, file }, request)
  const { document } = once.body
  expect(document).toMatchObject({ ...memorandum, file, status: 'IN_REVIEW', reason: null, versions: [{ version: 1 }] })
  const again = await call(addDocument, { ...memorandum, file }, request)
  expect(again.body.document).toEqual(document)
  const listed = async () => (await done(listDocuments, {}, procurement)).find(({ id }) => id === document.id)
  /** An event's moment is the log's; the answer was made just before. */
  const timeless = (sent: typeof updated.document | undefined) =>
    sent && { ...sent, uploadDate: null, versions: sent.versions.map((version) => ({ ...version, submittedAt: null })) }
  const next = await uploaded(procurement.jwt, 'documents', 'memo.pdf', 'memo 2')
  const updated = await done(updateDocument, { ...memorandum, id: document.id, file: next }, procurement)
  expect(updated.document.versions.map(({ version, status }) => [version, status])).toEqual([
    [1, 'REPLACED'],
    [2, 'IN_REVIEW'],
  ])
  expect(timeless(await listed())).toEqual(timeless(updated.document))
  const other = await call(updateDocument, { ...memorandum, type: 'OTHER', id: document.id }, { jwt: procurement.jwt })
  expect([other.status, Object.keys(other.problem.errors ?? {})]).toEqual([422, ['type']])
})

test('MARKETING sends the file of a report, and no other document', async () => {
  const file = await uploaded(marketing.jwt, 'documents', 'call.pdf', 'call')
  const { document } = await done(addDocument, { type: 'REPORT_TENDER', name: 'The call', file }, marketing)
  expect(document).toMatchObject({ type: 'REPORT_TENDER', name: 'The call', file })
  expect((await done(listDocuments, {}, marketing)).map(({ id }) => id)).not.toContain(document.id)
})

test('the WHO checkbox replaces the licence', async () => {
  await done(confirmWhoPractices, {}, nordmed.procurement)
  const { requirements } = await done(readFile, {}, nordmed.procurement)
  expect(requirements.find(({ type }) => type === licence.type)).toMatchObject({ state: 'ACCEPTED', waitsFor: null })
})

describe('what is refused', () => {
  test.each([
    ['a day that is none', { validityDate: '2027-02-30' as never }, 'validityDate'],
    ['a day too far', { validityDate: '2099-01-01' as never }, 'validityDate'],
    ['no name', { name: ' ' }, 'name'],
    ['an unknown type', { type: 'PASSPORT' as never }, 'type'],
    ['a file that was never sent', { file: 'documents/00000000-0000-4000-8000-000000000000.pdf' }, 'file'],
  ])('%s', async (_, wrong, field) => {
    const file = await uploaded(procurement.jwt)
    const { status, problem } = await call(addDocument, { ...licence, file, ...wrong }, { jwt: procurement.jwt })
    expect([status, problem.error]).toEqual([422, 'Error while uploading document'])
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
  })

  test('another company’s document, and people who may only read', async () => {
    const theirs = (
      await done(addDocument, { ...licence, file: await uploaded(nordmed.procurement.jwt) }, nordmed.procurement)
    ).document
    const input = { ...licence, id: theirs.id, file: await uploaded(procurement.jwt) }
    const foreign = await call(updateDocument, input, { jwt: procurement.jwt })
    expect([foreign.status, foreign.problem.error, foreign.problem.errors]).toEqual([
      404,
      'Error while updating document',
      { id: 'This document does not exist' },
    ])
    expect((await call(addDocument, { ...licence, file: 'documents/x.pdf' }, { jwt: marketing.jwt })).status).toBe(403)
  })
})

test('the folder holds every version and an index', async () => {
  const answer = await portal.node.app.inject({
    url: '/api/documents/folder.zip',
    headers: { authorization: `Bearer ${procurement.jwt}` },
  })
  const entries = unzipSync(new Uint8Array(answer.rawPayload))
  expect(Object.keys(entries)).toEqual([
    'index.csv',
    '001 Memorandum 2026 v1.pdf',
    '001 Memorandum 2026 v2.pdf',
    '002 License 2026 v1.pdf',
  ])
  expect(new TextDecoder().decode(entries['002 License 2026 v1.pdf'])).toMatch(/^%PDF/)
})
