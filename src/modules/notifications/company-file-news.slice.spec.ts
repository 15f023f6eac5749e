import { afterAll, beforeAll, expect, test } from 'vitest'

import { suspendDistributor } from '#modules/distributors/contract.ts'
import { resumeDistributor } from '#modules/distributors/desk/desk-contract.ts'
import { draftReview, sendReviews } from '#modules/distributors/desk/vetting-contract.ts'
import { companyFile } from '#modules/distributors/file/company-file.ts'
import { addressOf, modules, projections } from '#portal'
import { submitted } from '#tests/company-file.ts'
import { startPortal, type TestPortal } from '#tests/portal.ts'
import { trade } from '#tests/trade.ts'
import { listNotifications } from './contract.ts'

let portal: TestPortal
let world: Awaited<ReturnType<typeof trade>>
let quality: { jwt: string }
let andina: Awaited<ReturnType<typeof world.company>>

const newsFor = async (person: { jwt: string }, kind: RegExp) => {
  await portal.settle()
  const all = await world.done(listNotifications, {}, person)
  return all.filter(({ type }) => kind.test(type)).map(({ title, content }) => [title, content])
}

beforeAll(async () => {
  portal = await startPortal({ modules, projections, addressOf })
  world = await trade(portal)
  andina = await world.company('Andina Salud', ['co'], 'Ines', 'Mateo')
  quality = await world.person('Mira', 'QUALITY', null)
})
afterAll(() => portal.stop())

test('two papers that come back and one that is approved are one notification and one mail, which say why', async () => {
  const papers = (['MEMORANDUM', 'REGISTER_OF_MEMBERS', 'REGISTER_OF_DIRECTORS'] as const).map((type) =>
    submitted(andina.id, type),
  )
  await portal.asSystem().decide(companyFile, andina.id, () => papers)
  const distributorId = andina.id
  const draft = async (index: number, more: object) => {
    const documentId = papers[index]!.data.documentId as string
    await world.done(draftReview, { distributorId, documentId, version: 1, ...more } as never, quality)
  }
  await draft(0, { decision: 'REJECT', reason: 'NOT_SIGNED', words: 'Page 2' })
  await draft(1, { decision: 'REJECT', reason: 'OTHER', words: 'Send the one of this year', note: 'Odd people' })
  await draft(2, { decision: 'APPROVE' })
  await world.done(sendReviews, { distributorId }, quality)

  const received = await newsFor(andina.procurement, /DOCUMENT_REVIEWED/)
  expect(received).toHaveLength(1)
  const [[, content]] = received as [[string, string]]
  expect(content).toContain('MEMORANDUM (It is not signed: Page 2)')
  expect(content).toContain('REGISTER_OF_MEMBERS (Send the one of this year)')
  expect(content).not.toContain('Odd people')
  expect(await newsFor(andina.marketing, /DOCUMENT_REVIEWED/)).toHaveLength(1)
  expect(await newsFor(quality, /DOCUMENT_REVIEWED/)).toEqual([])
  const { rows } = await portal.owner.query<{ n: number }>(
    `select count(*)::int as n from mail.outbox where person_id = $1 and template->'data'->>'type' = 'DOCUMENT_REVIEWED'`,
    [andina.procurement.userId],
  )
  expect(rows[0]?.n).toBe(1)
})

test('a company hears that it is suspended, and why, and that it may order again', async () => {
  await world.done(suspendDistributor, { id: andina.id, reason: 'Two invoices are late' }, quality)
  await world.done(resumeDistributor, { id: andina.id, reason: 'Both are paid' }, quality)
  const [resumed, suspended] = await newsFor(andina.procurement, /^ACCOUNT_(SUSPENDED|RESUMED)$/)
  expect(suspended?.[1]).toContain('Two invoices are late')
  expect(resumed?.[0]).toBe('Account active again')
  expect(resumed?.[1]).not.toContain('paid')
})
