import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder, decideQuote } from '#modules/ordering/contract.ts'
import { cancelOrderByStaff, issueQuote } from '#modules/ordering/desk/office-contract.ts'
import { OrderPlaced } from '#modules/ordering/events.ts'
import { submitDocument } from '#modules/ordering/fulfilment/documents-contract.ts'
import * as office from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { writeMessage, writeNote, writeOfficeMessage } from '#modules/ordering/fulfilment/messages-contract.ts'
import { OrderHeld } from '#modules/ordering/fulfilment-events.ts'
import { order } from '#modules/ordering/order.ts'
import type { OrderId } from '#modules/ordering/order-fields.ts'
import { nextStage, type OrderCommand, orderLife, whyNot } from '#modules/ordering/order-life.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import { type Stage, stageNames } from '#modules/ordering/stages.ts'
import { permissions } from '#platform/access/permissions.ts'
import { type Role, staffRoles } from '#platform/access/roles.ts'
import type { Day } from '#platform/event.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { checker } from '#tests/faults/checker.ts'
import { livesOf, submittedId } from '#tests/order-lives.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { placed } from '#tests/sample-orders.ts'
import { uploadedBy } from '#tests/uploads.ts'
import { calling } from './every-endpoint.ts'
import { startWhole, type Whole } from './two-companies.ts'

type Given = readonly [Endpoint, Readonly<Record<string, unknown>>]

/** How each command is given over HTTP. An order is placed under an id of the server's choice: nothing can be placed twice. */
const commandsOf = (id: string, file: string): Readonly<Partial<Record<OrderCommand, Given>>> => ({
  ChangeOrder: [changeOrder, { orderId: id, fields: { certificates: ['Certificate of analysis'] } }],
  IssueQuote: [issueQuote, { id, ...oneFreight(8_000) }],
  ApproveQuote: [decideQuote, { orderId: id, status: 'CONFIRMED' }],
  RejectQuote: [decideQuote, { orderId: id, status: 'CANCELLED' }],
  CancelOrder: [cancelOrder, { orderId: id }],
  CancelOrderByStaff: [cancelOrderByStaff, { id, reason: 'Out of stock' }],
  RequestPrepayment: [office.requestPrepayment, { id }],
  UploadPrepaymentProof: [submitDocument, { orderId: id, type: 'PROOF_OF_PREPAYMENT', file }],
  RequestImportLicense: [office.requestImportLicense, { id }],
  UploadLicenseDocument: [submitDocument, { orderId: id, type: 'LICENSE_DOCUMENT', file }],
  StartProduction: [office.startProduction, { id }],
  SendShippingDocuments: [office.sendShippingDocuments, { id, documents: [{ type: 'PACKING_SLIP' }] }],
  ApproveDocuments: [changeOrder, { orderId: id, fields: { documentStatus: 'APPROVED' } }],
  RejectDocuments: [changeOrder, { orderId: id, fields: { documentStatus: 'REJECTED', reason: 'Wrong address' } }],
  RequestPreinspection: [office.requestPreinspection, { id }],
  UploadPreinspection: [submitDocument, { orderId: id, type: 'PREINSPECTION', file }],
  ApproveDocument: [office.reviewDocument, { id, documentId: submittedId, decision: 'APPROVED' }],
  RejectDocument: [office.reviewDocument, { id, documentId: submittedId, decision: 'REJECTED', reason: 'Unreadable' }],
  ShipOrder: [office.shipOrder, { id, carrier: 'Blue Line', shippedOn: '2026-11-10' as Day }],
  DeliverOrder: [office.deliverOrder, { id, deliveredOn: '2026-11-15' as Day }],
  BillOrder: [office.billOrder, { id }],
  HoldOrder: [office.holdOrder, { id, reason: 'A label is wrong' }],
  ReleaseOrder: [office.releaseOrder, { id }],
  WriteMessage: [writeMessage, { id, text: 'When?' }],
  WriteMessageByStaff: [writeOfficeMessage, { id, text: 'Soon' }],
  WriteNote: [writeNote, { id, text: 'Careful' }],
})
const commands = (Object.keys(orderLife) as OrderCommand[]).filter((command) => command in commandsOf('', ''))
const maySend = (command: OrderCommand, role: Role) => {
  const { may } = orderLife[command]
  return may !== 'SYSTEM' && (permissions[may] as readonly string[]).includes(role)
}

let whole: Whole
let file: string
let strangersFile: string
const tokens = new Map<Role, string>()

beforeAll(async () => {
  whole = await startWhole()
  for (const role of staffRoles) tokens.set(role, (await whole.portal.as(role)).jwt)
  tokens.set('PROCUREMENT', whole.andina.buyer.jwt)
  tokens.set('MARKETING', whole.andina.reader.jwt)
  file = await uploadedBy(whole.portal)(whole.andina.buyer.jwt, 'order-documents')
  strangersFile = await uploadedBy(whole.portal)(whole.nordmed.buyer.jwt, 'order-documents')
})
afterAll(() => whole.portal.stop())

/** An order of Andina that has come this far. */
const orderIn = async (stage: Stage, held = false): Promise<OrderId> => {
  const { node, asSystem } = whole.portal
  const orderId = node.services.newId() as OrderId
  const { distributorId, buyer } = whole.andina
  const life = livesOf(OrderPlaced.make({ ...placed.data, orderId, distributorId, placedBy: buyer.userId }))[stage]
  const { num } = placed.data
  const hold = held
    ? [OrderHeld.make({ orderId, num, distributorId, labelIssueId: null, reason: 'A label is wrong' })]
    : []
  await asSystem().begin(order, orderId, () => [...life, ...hold])
  return orderId
}

const given = (command: OrderCommand, id: string, jwt: string | undefined, theirs = file) => {
  const [endpoint, input] = commandsOf(id, theirs)[command] as Given
  return calling(whole)(endpoint, { ...input }, jwt)
}

const versionOf = async (id: string) => {
  const { rows } = await whole.portal.owner.query<{ version: number }>(
    `select version from es.stream where kind = 'order' and key = $1`,
    [id],
  )
  return Number(rows[0]?.version)
}

const stageOf = async (id: string) => (await whole.portal.asSystem().stateOf(order, id)).stage

const standings = stageNames
  .filter((stage) => stage !== 'NEW')
  .flatMap((stage) => [
    { stage, held: false },
    ...(whyNot('HoldOrder', { stage, held: false }) === null ? [{ stage, held: true }] : []),
  ])

describe.each(standings)('an order in stage $stage, on hold: $held', ({ stage, held }) => {
  test('does what the table allows, for whom it allows it', async () => {
    for (const command of commands) {
      if (whyNot(command, { stage, held }) !== null) continue
      for (const [role, jwt] of tokens) {
        if (!maySend(command, role)) continue
        const id = await orderIn(stage, held)
        const { status, text } = await given(command, id, jwt)
        expect(status, `${command} by ${role}: ${text}`).toBe(200)
        expect(await stageOf(id), `${command} by ${role}`).toBe(nextStage(command, stage))
      }
    }
  })

  test('refuses everything else, and nothing is recorded', async () => {
    const id = await orderIn(stage, held)
    const before = await versionOf(id)
    for (const command of commands) {
      const why = whyNot(command, { stage, held })
      for (const [role, jwt] of tokens) {
        if (maySend(command, role) && why === null) continue
        // Who may never give a command is not told apart by a hold.
        if (held && !maySend(command, role)) continue
        const { status, text } = await given(command, id, jwt)
        expect(status, `${command} by ${role}: ${text}`).toBe(maySend(command, role) ? 409 : 403)
        if (maySend(command, role)) expect(text).toContain(why)
      }
      if (held) continue
      const bySomeoneElse = await given(command, id, whole.nordmed.buyer.jwt, strangersFile)
      const foreign = maySend(command, 'PROCUREMENT') ? 404 : 403
      expect(bySomeoneElse.status, `${command} by another company: ${bySomeoneElse.text}`).toBe(foreign)
      expect((await given(command, id, undefined)).status).toBe(401)
    }
    expect(await versionOf(id)).toBe(before)
  })
})

test('invoices are numbered without gaps, whatever is refused in between', async () => {
  const operations = tokens.get('OPERATIONS')
  const bill = async (id: string, more = {}) =>
    (await calling(whole)(office.billOrder, { id, ...more }, operations)).status
  const [first, second, third] = [await orderIn('DELIVERED'), await orderIn('DELIVERED'), await orderIn('DELIVERED')]
  expect(await bill(first)).toBe(200)
  expect(await bill(first)).toBe(409)
  expect(await bill(second, { dueOn: '2020-01-01' })).toBe(422)
  expect(await bill(await orderIn('SHIPPED'))).toBe(409)
  expect(await Promise.all([bill(second), bill(third), bill(third)])).toEqual(expect.arrayContaining([200, 200, 409]))
  const { rows } = await whole.portal.owner.query<{ number: string }>(
    `select e.data ->> 'invoiceNumber' as number from es.event e join es.stream s on s.id = e.stream_id
     where e.type = 'OrderBilled' and s.key = any($1) order by 1`,
    [[first, second, third]],
  )
  const numbers = rows.map(({ number }) => Number(number.slice('INV-2026-'.length)))
  expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2])
})

test('a file stays in its quarantine when the order does not ask for it', async () => {
  const { buyer } = whole.andina
  const path = await uploadedBy(whole.portal)(buyer.jwt, 'order-documents')
  const id = await orderIn('IN_PRODUCTION')
  expect((await given('UploadPrepaymentProof', id, buyer.jwt, path)).status).toBe(409)
  const { rows } = await whole.portal.owner.query('select attached_at from files.file where path = $1', [path])
  expect(rows).toEqual([{ attached_at: null }])
})

test('the lists, histories and balances are what the log tells, says a checker that shares no code with the portal', async () => {
  await whole.settle()
  const client = await whole.portal.owner.connect()
  try {
    const since = (await whole.portal.node.log.seal()) + 1
    const contradictions = await checker(client, { since, acknowledged: [], hearings: [], listened: [] })
    for (const only of [
      'an order ends once',
      'orders are what their events tell',
      'an order’s history has a row for each of its events',
      'balances are the sum of what was moved',
      'an order’s CareCoins are spent once, and come back once when it is cancelled',
    ])
      expect(await contradictions({ only }), only).toEqual([])
  } finally {
    client.release(true)
  }
})
