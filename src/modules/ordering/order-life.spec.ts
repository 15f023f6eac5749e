import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { isRefusal } from '#platform/decision.ts'
import { evolved } from '#tests/given.ts'
import { cells, commands, decisions } from '#tests/order-decisions.ts'
import { livesOf } from '#tests/order-lives.ts'
import { account, emptyCart, facts, num, orderId, placed, placedAt, wanted } from '#tests/sample-orders.ts'
import { endingWith } from './ending.ts'
import type { OrderEvent } from './events.ts'
import { type Order, order } from './order.ts'
import { nextStage, type OrderCommand, whyNot } from './order-life.ts'
import { orderStatuses } from './order-states.ts'
import { placeOrder } from './placing/placing.ts'
import { type Stage, stageNames, statusOf } from './stages.ts'

const lives = livesOf(placed)
const placedStages = stageNames.filter((stage) => stage !== 'NEW')

const orderIn = (stage: Stage, held = false): Order => ({
  ...evolved(order, order.initial(orderId), lives[stage]),
  held,
})

test('every stage is reached by what is said to lead there', () => {
  for (const stage of stageNames) expect(orderIn(stage).stage).toBe(stage)
})

describe.each(commands)('%s', (command) => {
  test.each(cells)('on an order in stage $stage, held: $held', ({ stage, held }) => {
    const before = orderIn(stage, held)
    const why = whyNot(command, before)
    const decided = decisions[command](before)
    if (why === null) {
      expect(decided).not.toHaveProperty('error')
      expect(evolved(order, before, decided as OrderEvent[]).stage).toBe(nextStage(command, stage))
    } else if (command === 'ExpireQuote') expect(decided).toEqual([])
    else expect(decided).toMatchObject({ status: 409, error: why })
  })
})

test('an order that is over says so, whatever the command', () => {
  const later = commands.filter(
    (command) => !['PlaceOrder', 'WriteMessage', 'WriteMessageByStaff', 'WriteNote'].includes(command),
  )
  for (const command of later) {
    expect(whyNot(command, { stage: 'CANCELLED', held: false })).toBe('This order has been cancelled')
    expect(whyNot(command, { stage: 'BILLED', held: false })).toBe('This order has been invoiced')
  }
})

test('deciding on a quote too late is refused with what became of it', () => {
  const said = (command: OrderCommand, stage: Stage) => whyNot(command, { stage, held: false })
  expect(said('ApproveQuote', 'CONFIRMED')).toBe('Only a quoted order can be confirmed. This one is confirmed already.')
  expect(said('CancelOrder', 'IN_PRODUCTION')).toBe(
    'An order can only be cancelled until it is confirmed. This one is confirmed already.',
  )
  expect(said('ApproveQuote', 'WAITING_FOR_QUOTE')).toBe(
    'Only a quoted order can be confirmed. This one is waiting for a quote.',
  )
  expect(said('ShipOrder', 'CONFIRMED')).toBe(
    'Only an order that is in production, with its pre-inspection approved, can be shipped',
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
