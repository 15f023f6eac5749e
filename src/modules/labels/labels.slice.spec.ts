import { afterAll, expect, test } from 'vitest'

import { downloadLabelVersion, listRegistrations } from '#modules/catalogue/contract.ts'
import { publishLabel } from '#modules/catalogue/office-contract.ts'
import { files } from '#modules/files/module.ts'
import { decideQuote, showOrder } from '#modules/ordering/contract.ts'
import { holdOrder, releaseOrder, startProduction } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { labelIssueNotes } from '#projections/label_issue_notes.ts'
import { labelIssues } from '#projections/label_issues.ts'
import { PASSWORD } from '#tests/people.ts'
import { startTrading } from '#tests/trading.ts'
import { uploadedBy } from '#tests/uploads.ts'
import {
  acceptArtwork,
  answerArtwork,
  downloadIssueFile,
  listLabelIssues,
  listLabels,
  listOrdersOfLabel,
  reportLabelIssue,
} from './contract.ts'
import { labels } from './module.ts'
import {
  listOfficeLabelIssues,
  listOfficeLabels,
  proposeArtwork,
  releaseLabelIssue,
  showOfficeLabelIssue,
  writeIssueNote,
} from './office-contract.ts'

const { portal, call, andina, nordmed, folic, placed, quoted, world, done } = await startTrading({
  modules: [labels, files],
  projections: [labelIssues, labelIssueNotes],
})
afterAll(() => portal.stop())

const quality = await world.person('Quinn', 'QUALITY', null)
const operations = await world.person('Jonas', 'OPERATIONS', null)
const upload = uploadedBy(portal)
const ines = andina.procurement
const registrationId = folic.in('co') as never
const carton = { kind: 'SECONDARY_PACKAGING', name: 'Carton, Spanish', file: null } as const

const isOnHold = async (id: string) => (await done(showOrder, { id: id as never }, ines)).held
const published = async (code: string) =>
  (await done(publishLabel, { id: registrationId, ...carton, code }, operations)).id
const report = (labelId: string, detail = 'The dosage is wrong') =>
  done(reportLabelIssue, { labelId: labelId as never, region: 'Colombia', detail, kind: 'WRONG_TEXT' }, ines)

const confirmed = async () => {
  const { orderId, num } = await quoted()
  await done(decideQuote, { orderId, status: 'CONFIRMED' }, ines)
  return { id: orderId, num }
}

test('a report names the orders before it holds them, and its release frees those and no others', async () => {
  const labelId = await published('PC-1001-CO-01')
  const [one, other] = [await confirmed(), await confirmed()]
  const elsewhere = await placed(nordmed)
  const shown = await done(listOrdersOfLabel, { id: labelId }, ines)
  expect(shown.map(({ num, held }) => [num, held])).toEqual([
    [one.num, false],
    [other.num, false],
  ])

  const photo = await upload(ines.jwt, 'labels', 'photo.pdf')
  const sent = {
    labelId,
    region: 'Colombia',
    detail: 'The dosage is wrong',
    kind: 'WRONG_TEXT' as const,
    files: [photo],
  }
  const { success, issueId, number, orders } = await done(reportLabelIssue, sent, ines)
  expect(number).toMatch(/^L-\d{4}-000001$/)
  expect((await done(listLabelIssues, {}, ines)).map((issue) => issue.number)).toEqual([number])
  expect({ success, orders }).toEqual({ success: true, orders: [one.num, other.num] })
  await portal.settle()
  expect([await isOnHold(one.id), await isOnHold(other.id)]).toEqual([true, true])
  expect((await done(showOrder, { id: elsewhere.orderId }, nordmed.procurement)).held).toBe(false)
  expect((await call(startProduction, { id: one.id }, { jwt: operations.jwt })).problem.error).toContain('on hold')

  // One of them is also put on hold by hand, and by another issue.
  await done(holdOrder, { id: other.id, reason: 'Waits for a letter' }, quality)
  const second = await report(labelId, 'A symbol is missing')
  await portal.settle()

  const artwork = { file: await upload(operations.jwt, 'labels'), code: 'PC-1001-CO-02', note: 'With the right dosage' }
  await done(proposeArtwork, { id: issueId, ...artwork }, operations)
  await done(writeIssueNote, { id: issueId, text: 'The printer used an old plate' }, operations)
  await done(answerArtwork, { id: issueId, round: 1, reason: 'The logo is missing' }, ines)
  const again = { ...artwork, file: await upload(operations.jwt, 'labels'), code: 'PC-1001-CO-03' }
  await done(proposeArtwork, { id: issueId, ...again }, operations)
  expect((await call(acceptArtwork, { id: issueId, round: 1 }, { jwt: ines.jwt })).status).toBe(409)
  await done(acceptArtwork, { id: issueId, round: 2 }, ines)

  const release = { id: issueId, round: 2, statement: 'Text compared with the leaflet', currentPassword: PASSWORD }
  expect((await call(releaseLabelIssue, release, { jwt: operations.jwt })).status).toBe(403)
  const wrong = await call(releaseLabelIssue, { ...release, currentPassword: 'Wrong.2027' }, { jwt: quality.jwt })
  expect(wrong).toMatchObject({ status: 422, problem: { error: 'Your current password is not correct' } })
  await done(releaseLabelIssue, release, quality)
  await portal.settle()
  expect([await isOnHold(one.id), await isOnHold(other.id)]).toEqual([true, true])

  const asItIs = { id: second.issueId, round: 0, statement: 'The symbol is there', currentPassword: PASSWORD }
  await done(releaseLabelIssue, asItIs, quality)
  await portal.settle()
  expect([await isOnHold(one.id), await isOnHold(other.id)]).toEqual([false, true])
  await done(releaseOrder, { id: other.id }, quality)
  expect(await isOnHold(other.id)).toBe(false)

  const [own] = (await done(listLabels, {}, ines)).filter(({ product }) => product.id === folic.id)
  expect(own).toMatchObject({
    code: 'PC-1001-CO-03',
    version: 2,
    region: 'Colombia',
    replaced: [{ code: 'PC-1001-CO-01' }],
  })
  const [registration] = (await done(listRegistrations, {}, ines)).filter(({ id }) => id === registrationId)
  expect(registration?.secondaryPackagingLabel).toMatchObject({ code: 'PC-1001-CO-03', id: own?.id })
  expect(registration?.masterCartonLabel).toBeNull()
  for (const id of [labelId, own?.id as never])
    expect((await call(downloadLabelVersion, { id: registrationId, labelId: id }, { jwt: ines.jwt })).status).toBe(200)
})

test('what staff write among themselves is in nothing that the distributor reads', async () => {
  const issues = await done(listOfficeLabelIssues, {}, quality)
  const opened = await Promise.all(issues.rows.map(({ id }) => done(showOfficeLabelIssue, { id }, quality)))
  const [office] = opened.filter(({ notes }) => notes.length > 0)
  expect(office?.notes.map(({ text }) => text)).toEqual(['The printer used an old plate'])
  const own = await done(listLabelIssues, {}, ines)
  expect(JSON.stringify(own)).not.toContain('old plate')
  const issue = own.find(({ id }) => id === office?.id)
  expect(issue?.rounds.map(({ round, proposedBy, answer }) => [round, proposedBy, answer?.text])).toEqual([
    [1, portal.configuration.brand.provider.name, 'The logo is missing'],
    [2, portal.configuration.brand.provider.name, null],
  ])
  expect(issue?.release?.statement).toBe('Text compared with the leaflet')
})

test('files and labels of an issue are its company’s and staff’s', async () => {
  const [issue] = (await done(listLabelIssues, {}, ines)).filter(({ files: sent }) => sent.length > 0)
  const file = { id: issue?.id as never, fileId: issue?.files[0]?.id as string }
  expect((await call(downloadIssueFile, file, { jwt: ines.jwt })).status).toBe(200)
  expect((await call(downloadIssueFile, file, { jwt: nordmed.procurement.jwt })).status).toBe(404)
  const foreign = { labelId: issue?.label.id as never, region: 'Norway', detail: 'Not ours' }
  expect(await call(reportLabelIssue, foreign, { jwt: nordmed.procurement.jwt })).toMatchObject({
    status: 404,
    problem: { error: 'Error while reporting issue' },
  })
  const [found] = (await done(listOfficeLabels, { search: 'pc1001co03' }, quality)).registrations
  expect(found?.labels.map(({ code, replacedAt }) => [code, replacedAt === null])).toEqual([
    ['PC-1001-CO-03', true],
    ['PC-1001-CO-01', false],
  ])
})

const ownLabelId = async () => (await done(listLabels, {}, ines)).find(({ product }) => product.id === folic.id)!.id

test('orders that come while an issue is open wait for its release, too', async () => {
  const labelId = await ownLabelId()
  const { issueId } = await report(labelId, 'The barcode cannot be read')
  const [later, other] = [await confirmed(), await placed(nordmed)]
  await portal.settle()
  expect(await isOnHold(later.id)).toBe(true)
  expect((await done(showOrder, { id: other.orderId }, nordmed.procurement)).held).toBe(false)
  const shown = async () => (await done(listLabelIssues, {}, ines)).find(({ id }) => id === issueId)
  expect((await shown())?.orders.map(({ num }) => num)).toContain(later.num)

  const release = { id: issueId, round: 0, statement: 'It can be read', currentPassword: PASSWORD }
  await done(releaseLabelIssue, release, quality)
  await portal.settle()
  expect(await isOnHold(later.id)).toBe(false)
  const afterwards = await confirmed()
  await portal.settle()
  expect(await isOnHold(afterwards.id)).toBe(false)
})

test('an artwork has a day for its answer, of which the distributor is reminded', async () => {
  const labelId = await ownLabelId()
  const { issueId } = await report(labelId, 'The colour is wrong')
  const artwork = { id: issueId, code: 'PC-1001-CO-07', note: null }
  const passed = { ...artwork, file: await upload(operations.jwt, 'labels'), dueOn: '2024-01-31' as never }
  expect(await call(proposeArtwork, passed, { jwt: operations.jwt })).toMatchObject({
    status: 422,
    problem: { errors: { dueOn: 'Choose a day that has not passed' } },
  })
  const today = dayIn(new Date(), 'America/Bogota')
  await done(proposeArtwork, { ...artwork, file: await upload(operations.jwt, 'labels'), dueOn: today }, operations)
  await portal.settle()
  const [round] = (await done(listLabelIssues, {}, ines)).find(({ id }) => id === issueId)?.rounds ?? []
  expect(round?.dueOn).toBe(today)
  const { rows } = await portal.owner.query(
    `select data ->> 'overdue' as overdue from es.event where type = 'RoundReminded' and data ->> 'issueId' = $1`,
    [issueId],
  )
  expect(rows).toEqual([{ overdue: 'false' }])
})
