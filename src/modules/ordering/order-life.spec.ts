import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { distributorRoles, mayDo, staffRoles } from '#platform/access/permissions.ts'
import { evolved, isRefusal } from '#platform/decision.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { cents } from '#platform/money.ts'
import {
  account,
  emptyCart,
  facts,
  hoursAfter,
  num,
  orderId,
  placed,
  placedAt,
  quoted,
  seller,
  validUntil,
  wanted,
} from '#tests/sample-orders.ts'

import { cancelOrder as cancelOrderCall, decideQuote, placeOrder as placeOrderCall } from './contract.ts'
import { endingWith } from './ending.ts'
import { cancelOrderByStaff as cancelOrderByStaffCall, issueQuote as issueQuoteCall } from './office-contract.ts'
import { cancelOrder, cancelOrderByStaff, type Order, type OrderDecision, order } from './order.ts'
import { isOffered, isPossible, type LifeStatus, type OrderCommand, orderLife } from './order-life.ts'
import { orderStatuses, orderStatusNames } from './order-status.ts'
import { placeOrder } from './placing.ts'
import { approveQuote, expireQuote, issueQuote, rejectQuote } from './quoting.ts'

const now = hoursAfter(placedAt, 1)
const late = hoursAfter(validUntil, 1)
const commands = Object.keys(orderLife) as OrderCommand[]

const quote = issueQuote({ freight: cents(8_000), validUntil: null, note: null, issuedBy: seller }, now)
const place: OrderDecision = (it) => {
  const decided = placeOrder(
    wanted(),
    facts(),
    now,
  )({ order: it, account: account(0), cart: emptyCart }, { number: num })
  return isRefusal(decided) ? decided : decided.order
}
const decisions: Readonly<Record<OrderCommand, OrderDecision>> = {
  PlaceOrder: place,
  IssueQuote: quote,
  ApproveQuote: approveQuote(null, now),
  RejectQuote: rejectQuote(null, null, now),
  CancelOrder: cancelOrder,
  CancelOrderByStaff: cancelOrderByStaff('Out of stock'),
  ExpireQuote: expireQuote(late),
}

const endpoints: Readonly<Partial<Record<OrderCommand, Endpoint>>> = {
  PlaceOrder: placeOrderCall,
  IssueQuote: issueQuoteCall,
  ApproveQuote: decideQuote,
  RejectQuote: decideQuote,
  CancelOrder: cancelOrderCall,
  CancelOrderByStaff: cancelOrderByStaffCall,
}

/** An order in any status, with a quote that stands while it is in QUOTE_RECEIVED. */
const inStatus = (status: LifeStatus): Order => {
  const fresh = order.initial(orderId)
  if (status === 'NEW') return fresh
  return { ...evolved(order, fresh, status === 'QUOTE_RECEIVED' ? [placed, quoted()] : [placed]), status }
}

describe.each(commands)('%s', (command) => {
  test.each(['NEW', ...orderStatusNames] as const)('on an order that is %s', (status) => {
    const before = inStatus(status)
    const decided = decisions[command](before)
    if (isPossible(command, status)) {
      expect(isRefusal(decided)).toBe(false)
      expect(evolved(order, before, decided as []).status).toBe(orderLife[command].to)
    } else if (command === 'ExpireQuote') expect(decided).toEqual([])
    else expect(decided).toMatchObject({ status: 409, error: orderLife[command].otherwise })
  })

  test('is guarded by the permission that the table names', () => {
    expect(endpoints[command]?.may ?? 'SYSTEM').toBe(orderLife[command].may)
  })
})

const who: Readonly<Record<OrderCommand, readonly string[]>> = {
  PlaceOrder: ['PROCUREMENT'],
  IssueQuote: ['SALES', 'ADMIN'],
  ApproveQuote: ['PROCUREMENT'],
  RejectQuote: ['PROCUREMENT'],
  CancelOrder: ['PROCUREMENT'],
  CancelOrderByStaff: ['SALES', 'OPERATIONS', 'ADMIN'],
  ExpireQuote: [],
}

test.each(commands)('%s is offered to the roles of the decisions, in its statuses only', (command) => {
  for (const role of [...distributorRoles, ...staffRoles])
    for (const status of orderStatusNames)
      expect(isOffered(command, status, role, mayDo), `${role}, ${status}`).toBe(
        who[command].includes(role) && isPossible(command, status),
      )
})

test('the status table offers what the life allows', () => {
  for (const status of orderStatusNames) {
    expect(orderStatuses[status].toConfirm ?? false).toBe(isPossible('ApproveQuote', status))
    expect(orderStatuses[status].editable ?? false).toBe(isPossible('CancelOrder', status))
  }
})

test('however commands fall, the order stays on the table’s ways and no CareCoin is lost or made', () => {
  const steps = fc.array(fc.constantFrom(...commands.filter((command) => command !== 'PlaceOrder')), { maxLength: 12 })
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
        if (isRefusal(decided)) {
          expect(isPossible(command, state.status)).toBe(false)
          continue
        }
        if (decided.order.length > 0) expect(isPossible(command, state.status)).toBe(true)
        const after = evolved(order, state, decided.order)
        expect([state.status, orderLife[command].to]).toContain(after.status)
        const gaveBack = command !== 'IssueQuote' && command !== 'ApproveQuote'
        wallet = gaveBack ? evolved(loyaltyAccount, wallet, decided.account) : wallet
        state = after
      }
      expect(wallet.balance).toBe(state.status === 'CANCELLED' ? 300 : 300 - careCoins)
    }),
  )
})
