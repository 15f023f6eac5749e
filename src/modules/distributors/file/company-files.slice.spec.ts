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

test('the WHO checkbox stands in for the licence', async () => {
  await done(confirmWhoPractices, {}, nordmed.procurement)
  const { requirements } = await done(readFile, {}, nordmed.procurement)
  expect(requirements.find(({ type }) => type === licence.type)).toMatchObject({ state: 'ACCEPTED', waitsFor: null })
})

describe('what is refused', () => {
  test.each([
    ['a day that is none', { validityDate: '2027-02-30' as never }, 'validityDate'],
    ['a day too far', { validityDate: '2099-01-01' as never }, 'validityDate'],
    ['an unknown type', { type: 'PASSPORT' as never }, 'type'],
    ['a file that was never sent', { file: 'documents/00000000-0000-4000-8000-000000000000.pdf' }, 'file'],
  ])('%s', async (_, wrong, field) => {
    const file = await uploaded(procurement.jwt)
    const { status, problem } = await call(addDocument, { ...licence, file, ...wrong }, { jwt: procurement.jwt })
    expect(status).toBe(422)
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
  })

  test('another company’s document, and people who may only read', async () => {
    const theirs = (
      await done(addDocument, { ...licence, file: await uploaded(nordmed.procurement.jwt) }, nordmed.procurement)
    ).document
    const input = { ...licence, id: theirs.id, file: await uploaded(procurement.jwt) }
    expect((await call(updateDocument, input, { jwt: procurement.jwt })).status).toBe(404)
    expect((await call(addDocument, { ...licence, file: 'documents/x.pdf' }, { jwt: marketing.jwt })).status).toBe(403)
  })
})

test('the folder holds every version and an index', async () => {
  const answer = await portal.node.app.inject({
    url: '/api/documents/folder.zip',
    headers: { authorization: `Bearer ${procurement.jwt}` },
  })
  const entries = unzipSync(new Uint8Array(answer.rawPayload))
  expect(Object.keys(entries)).toEqual(['index.csv', '001 License 2026 v1.pdf'])
  expect(new TextDecoder().decode(entries['001 License 2026 v1.pdf'])).toMatch(/^%PDF/)
})
