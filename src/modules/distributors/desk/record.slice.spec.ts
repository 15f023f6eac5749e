import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyFile } from '#modules/distributors/file/company-file.ts'
import { confirmEmail, user } from '#modules/identity/user.ts'
import { submitted } from '#tests/company-file.ts'
import { pdfPages } from '#tests/pdf-text.ts'
import { type PeoplePortal, startWithPeople } from '#tests/people-portal.ts'
import { reviewCompanyDocument, showCompany } from './desk-contract.ts'

let { portal, joins, pair, signs } = {} as PeoplePortal
beforeAll(async () => {
  ;({ portal, joins, pair, signs } = await startWithPeople())
})
afterAll(() => portal.stop())

test('the file of a company as a PDF: facts, requirements, and who decided on what, by its hash', async () => {
  await joins('priya@partnercare.example', null, 'QUALITY')
  const { jwt } = await signs('priya@partnercare.example')
  const { ours } = await pair()
  const document = submitted(ours.id, 'MEMORANDUM')
  await portal.asSystem().decide(companyFile, ours.id, () => [document])
  await portal.node.readModels.waitFor(['company_files'], await portal.node.log.seal(), 60_000)
  const review = { id: document.data.documentId as string, decision: 'APPROVE' as const }
  expect((await portal.call(reviewCompanyDocument, review, { jwt })).status).toBe(200)
  const [person] = (await portal.call(showCompany, { id: ours.id }, { jwt })).body.users
  expect(person).toMatchObject({ emailConfirmedAt: null })
  await portal.asSystem().decide(user, person!.id, confirmEmail)
  await portal.node.readModels.waitFor(['users'], await portal.node.log.seal(), 60_000)
  const confirmed = (await portal.call(showCompany, { id: ours.id }, { jwt })).body.users[0]
  expect(confirmed?.emailConfirmedAt).toBeTruthy()

  const downloads = (token: string, id: string) =>
    portal.node.app.inject({
      url: `/api/office/vetting/${id}/record.pdf`,
      headers: { authorization: `Bearer ${token}` },
    })
  const answer = await downloads(jwt, ours.id)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = pdfPages(answer.rawPayload).join(' ')
  for (const said of ['Due diligence record', 'Memorandum', 'Approved', 'priya@partnercare.example', 'Confirmed on'])
    expect(text).toContain(said)
  expect(text.replaceAll(' ', '')).toContain(document.data.sha256)
  expect((await downloads(ours.jwt, ours.id)).statusCode).toBe(403)
  expect((await downloads(jwt, '01900000-0000-7000-8000-000000000000')).statusCode).toBe(404)
})
