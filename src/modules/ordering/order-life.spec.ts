import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { loyaltyAccount } from '#modules/loyalty/account.ts'
import {
  cancelOrderByStaff as cancelOrderByStaffCall,
  issueQuote as issueQuoteCall,
} from '#modules/ordering/desk/office-contract.ts'
import { decideOnDocuments, sendShippingDocuments } from '#modules/ordering/fulfilment/deciding-documents.ts'
import { submitDocument as submitDocumentCall } from '#modules/ordering/fulfilment/documents-contract.ts'
import { billOrder, deliverOrder, shipOrder, startProduction } from '#modules/ordering/fulfilment/fulfilling.ts'
import * as fulfilment from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { holdOrder, releaseOrder } from '#modules/ordering/fulfilment/holding.ts'
import {
  writeMessage as writeMessageCall,
  writeNote as writeNoteCall,
  writeOfficeMessage,
} from '#modules/ordering/fulfilment/messages-contract.ts'
import {
  requestImportLicense,
  requestPreinspection,
  requestPrepayment,
} from '#modules/ordering/fulfilment/requesting-documents.ts'
import { reviewDocument, submitDocument } from '#modules/ordering/fulfilment/reviewing-documents.ts'
import { writeMessage, writeNote } from '#modules/ordering/fulfilment/writing.ts'
import { changeFields } from '#modules/ordering/placing/changing.ts'
import {
  addOrderItems,
  changeOrder,
  changeOrderAddress,
  changeOrderItems,
  removeOrderItem,
} from '#modules/ordering/placing/changing-contract.ts'
import { placeOrder } from '#modules/ordering/placing/placing.ts'
import { issueQuote } from '#modules/ordering/quotes/issuing.ts'
import { approveQuote, expireQuote, rejectQuote } from '#modules/ordering/quotes/quoting.ts'
import { distributorRoles, mayDo, staffRoles } from '#platform/access/permissions.ts'
import { evolved, isRefusal, type Refusal } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { cents } from '#platform/money.ts'
import { draftId, livesOf, submittedId } from '#tests/order-lives.ts'
import { account, at, emptyCart, facts, num, orderId, placed, placedAt, sealed, wanted } from '#tests/sample-orders.ts'
import { cancelOrder as cancelOrderCall, decideQuote, placeOrder as placeOrderCall } from './contract.ts'
import { endingWith } from './ending.ts'
import type { OrderEvent } from './events.ts'
import { cancelOrder, cancelOrderByStaff, type Order, type OrderDecision, order } from './order.ts'
import {
  isOffered,
  nextStage,
  type OrderCommand,
  orderLife,
  type Stage,
  stageNames,
  statusOf,
  whyNot,
} from './order-life.ts'
import { orderStatuses } from './order-status.ts'

const now = at('2026-11-20T09:00:00.000Z')
const commands = Object.keys(orderLife) as OrderCommand[]
const lives = livesOf(placed)
const placedStages = stageNames.filter((stage) => stage !== 'NEW')

const orderOf = (decided: { readonly order: readonly OrderEvent[] } | Refusal) =>
  isRefusal(decided) ? decided : decided.order

const place: OrderDecision = (it) =>
  orderOf(placeOrder(wanted(), facts(), now)({ order: it, account: account(0), cart: emptyCart }, { number: num }))
const terms = {
  options: [{ name: 'Sea', transportMode: null, transitDays: null, freight: cents(8_000) }],
  adjustments: [],
  validUntil: null,
  note: null,
  issuedBy: 'sofia',
}
const file = (documentId: string) => ({ documentId, fileId: 'order-documents/new.pdf', filename: 'new.pdf' })
const draft = { documentId: draftId, fileId: null, filename: 'slip.pdf', type: 'PACKING_SLIP' } as const
const written = { id: draftId, text: sealed('Hello') }

const decisions: Readonly<Record<OrderCommand, OrderDecision>> = {
  PlaceOrder: place,
  ChangeOrder: changeFields({ certificates: ['Certificate of analysis'] }, now),
  IssueQuote: (it) => orderOf(issueQuote(terms, now)({ order: it, account: account(0) })),
  ApproveQuote: approveQuote(null, null, now),
  RejectQuote: rejectQuote(null, null, now),
  CancelOrder: cancelOrder,
  CancelOrderByStaff: cancelOrderByStaff('Out of stock'),
  ExpireQuote: expireQuote(at('2036-12-04T10:00:00.000Z')),
  RequestPrepayment: requestPrepayment({ amount: null, percent: null, dueOn: null, note: null }, now),
  UploadPrepaymentProof: submitDocument('PROOF_OF_PREPAYMENT', file(draftId)),
  RequestImportLicense: requestImportLicense(null),
  UploadLicenseDocument: submitDocument('LICENSE_DOCUMENT', file(draftId)),
  StartProduction: startProduction(null, now),
  SendShippingDocuments: sendShippingDocuments([draft], null),
  ApproveDocuments: decideOnDocuments('APPROVED', null),
  RejectDocuments: decideOnDocuments('REJECTED', 'The address is wrong'),
  RequestPreinspection: requestPreinspection(null),
  UploadPreinspection: submitDocument('PREINSPECTION', file(draftId)),
  ApproveDocument: reviewDocument(submittedId, { decision: 'APPROVED', reason: null }),
  RejectDocument: reviewDocument(submittedId, { decision: 'REJECTED', reason: 'It cannot be read' }),
  ShipOrder: shipOrder(
    { carrier: 'Blue Line', trackingUrl: null, shippedOn: '2026-11-10' as Day, expectedOn: null, documents: [] },
    now,
  ),
  DeliverOrder: (it) => orderOf(deliverOrder('2026-11-15' as Day, new Map(), now)({ order: it, account: account(0) })),
  BillOrder: (it) => orderOf(billOrder({ dueOn: null, invoice: null }, now)({ order: it }, { number: '2026-000001' })),
  HoldOrder: holdOrder('A label is wrong'),
  ReleaseOrder: releaseOrder(null),
  WriteMessage: writeMessage('DISTRIBUTOR', written),
  WriteMessageByStaff: writeMessage('PROVIDER', written),
  WriteNote: writeNote(written),
}

const endpoints: Readonly<Record<OrderCommand, readonly Endpoint[]>> = {
  PlaceOrder: [placeOrderCall],
  ChangeOrder: [changeOrder, changeOrderAddress, changeOrderItems, addOrderItems, removeOrderItem],
  IssueQuote: [issueQuoteCall],
  ApproveQuote: [decideQuote],
  RejectQuote: [decideQuote],
  CancelOrder: [cancelOrderCall],
  CancelOrderByStaff: [cancelOrderByStaffCall],
  ExpireQuote: [],
  RequestPrepayment: [fulfilment.requestPrepayment],
  UploadPrepaymentProof: [submitDocumentCall],
  RequestImportLicense: [fulfilment.requestImportLicense],
  UploadLicenseDocument: [submitDocumentCall],
  StartProduction: [fulfilment.startProduction],
  SendShippingDocuments: [fulfilment.sendShippingDocuments],
  ApproveDocuments: [changeOrder],
  RejectDocuments: [changeOrder],
  RequestPreinspection: [fulfilment.requestPreinspection],
  UploadPreinspection: [submitDocumentCall],
  ApproveDocument: [fulfilment.reviewDocument],
  RejectDocument: [fulfilment.reviewDocument],
  ShipOrder: [fulfilment.shipOrder],
  DeliverOrder: [fulfilment.deliverOrder],
  BillOrder: [fulfilment.billOrder],
  HoldOrder: [fulfilment.holdOrder],
  ReleaseOrder: [fulfilment.releaseOrder],
  WriteMessage: [writeMessageCall],
  WriteMessageByStaff: [writeOfficeMessage],
  WriteNote: [writeNoteCall],
}

const standingIn = (stage: Stage, held = false): Order => ({
  ...evolved(order, order.initial(orderId), lives[stage]),
  held,
})

test('every stage is reached by what is said to lead there', () => {
  for (const stage of stageNames) expect(standingIn(stage).stage).toBe(stage)
})

const cells = stageNames.flatMap((stage) => [
  { stage, held: false },
  ...(whyNot('HoldOrder', { stage, held: false }) === null ? [{ stage, held: true }] : []),
])

describe.each(commands)('%s', (command) => {
  test.each(cells)('on an order in stage $stage, held: $held', ({ stage, held }) => {
    const before = standingIn(stage, held)
    const why = whyNot(command, before)
    const decided = decisions[command](before)
    if (why === null) {
      expect(decided).not.toHaveProperty('error')
      expect(evolved(order, before, decided as OrderEvent[]).stage).toBe(nextStage(command, stage))
    } else if (command === 'ExpireQuote') expect(decided).toEqual([])
    else expect(decided).toMatchObject({ status: 409, error: why })
  })

  test('is guarded by the permission that the table names', () => {
    const { may } = orderLife[command]
    expect(endpoints[command].map((endpoint) => endpoint.may)).toEqual(endpoints[command].map(() => may))
    expect(endpoints[command].length === 0).toBe(may === 'SYSTEM')
  })
})

const sales = ['SALES', 'ADMIN']
const operations = ['OPERATIONS', 'ADMIN']
const everyDesk = ['SALES', 'OPERATIONS', 'QUALITY', 'ADMIN']
const reviewers = ['OPERATIONS', 'QUALITY', 'ADMIN']
const buyers = ['PROCUREMENT']

/** The decisions' own words, "Order life": who may give which command. */
const who: Readonly<Record<OrderCommand, readonly string[]>> = {
  PlaceOrder: buyers,
  ChangeOrder: buyers,
  IssueQuote: sales,
  ApproveQuote: buyers,
  RejectQuote: buyers,
  CancelOrder: buyers,
  CancelOrderByStaff: ['SALES', 'OPERATIONS', 'ADMIN'],
  ExpireQuote: [],
  RequestPrepayment: operations,
  UploadPrepaymentProof: buyers,
  RequestImportLicense: operations,
  UploadLicenseDocument: buyers,
  StartProduction: operations,
  SendShippingDocuments: operations,
  ApproveDocuments: buyers,
  RejectDocuments: buyers,
  RequestPreinspection: operations,
  UploadPreinspection: buyers,
  ApproveDocument: reviewers,
  RejectDocument: reviewers,
  ShipOrder: operations,
  DeliverOrder: operations,
  BillOrder: operations,
  HoldOrder: reviewers,
  ReleaseOrder: ['QUALITY', 'ADMIN'],
  WriteMessage: buyers,
  WriteMessageByStaff: everyDesk,
  WriteNote: everyDesk,
}

test.each(commands)('%s is offered to the roles of the decisions, in its stages only', (command) => {
  for (const role of [...distributorRoles, ...staffRoles])
    for (const standing of cells)
      expect(isOffered(command, standing, role, mayDo), `${role}, ${standing.stage}`).toBe(
        who[command].includes(role) && whyNot(command, standing) === null,
      )
})

test('the status table offers what the life allows', () => {
  for (const stage of placedStages) {
    const card = orderStatuses[statusOf(stage)]
    const allows = (command: OrderCommand) => whyNot(command, { stage, held: false }) === null
    expect(card.toConfirm ?? false).toBe(allows('ApproveQuote'))
    expect(card.editable ?? false).toBe(allows('ChangeOrder'))
    expect(card.choice ?? false).toBe(allows('ApproveDocuments'))
  }
})

test('what moves an order on waits while it is on hold, and nothing else does', () => {
  const waits = (command: OrderCommand) =>
    placedStages.some(
      (stage) =>
        whyNot(command, { stage, held: false }) === null &&
        whyNot(command, { stage, held: true }) === 'This order is on hold. It must be released first.',
    )
  expect(commands.filter(waits)).toEqual([
    'RequestPrepayment',
    'RequestImportLicense',
    'StartProduction',
    'SendShippingDocuments',
    'RequestPreinspection',
    'ApproveDocument',
    'RejectDocument',
    'ShipOrder',
  ])
})

test('however commands fall, the order stays on the table’s ways and no CareCoin is lost or made', () => {
  const later = commands.filter((command) => command !== 'PlaceOrder')
  const steps = fc.array(fc.constantFrom(...later), { maxLength: 25 })
  const paid = fc.integer({ min: 0, max: 300 })
  fc.assert(
    fc.property(paid, steps, (careCoins, sequence) => {
      const begun = placeOrder(
        wanted({ careCoins }),
        facts(),
        placedAt,
      )({ order: order.initial(orderId), account: account(300), cart: emptyCart }, { number: num })
      if (isRefusal(begun)) throw new Error(begun.error)
      let state = evolved(order, order.initial(orderId), begun.order)
      let wallet = evolved(loyaltyAccount, account(300), begun.account)
      for (const command of sequence) {
        const decided = endingWith(decisions[command])({ order: state, account: wallet })
        const why = whyNot(command, state)
        if (isRefusal(decided)) {
          expect(why === null ? [404, 409, 422] : [409]).toContain(decided.status)
          continue
        }
        if (decided.order.length === 0) continue
        expect(why, command).toBeNull()
        const after = evolved(order, state, decided.order)
        expect(after.stage).toBe(nextStage(command, state.stage))
        if (after.stage === 'CANCELLED') wallet = evolved(loyaltyAccount, wallet, decided.account)
        state = after
      }
      expect(wallet.balance).toBe(state.stage === 'CANCELLED' ? 300 : 300 - careCoins)
    }),
  )
})
