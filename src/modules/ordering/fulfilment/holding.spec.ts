import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type OrderDecision, order } from '#modules/ordering/order.ts'
import { orderLife, whyNot } from '#modules/ordering/order-life.ts'
import { stageNames } from '#modules/ordering/stages.ts'
import { isRefusal } from '#platform/decision.ts'
import { evolved, given } from '#tests/given.ts'
import { livesOf } from '#tests/order-lives.ts'
import { orderId, placed } from '#tests/sample-orders.ts'
import { holdForLabel, holdOrder, releaseFromLabel, releaseOrder } from './holding.ts'

const lives = livesOf(placed)
const inProduction = evolved(order, order.initial(orderId), lives.IN_PRODUCTION)

const afterwards = (...decisions: readonly OrderDecision[]) =>
  decisions.reduce((state, decide) => {
    const decided = decide(state)
    return isRefusal(decided) ? state : evolved(order, state, decided)
  }, inProduction)

describe('an order on hold', () => {
  test('for a label issue is released with that issue, and not by hand', () => {
    const onHold = afterwards(holdForLabel('issue-1', 'Label issue 2026-000001'))
    expect(onHold).toMatchObject({ held: true, holdReason: 'Label issue 2026-000001', stage: 'IN_PRODUCTION' })
    expect(releaseOrder(null)(onHold)).toMatchObject({
      error: 'This order is on hold for a label issue. It goes on once that issue is released.',
    })
    expect(afterwards(holdForLabel('issue-1', 'First'), releaseFromLabel('issue-1'))).toMatchObject({
      held: false,
      holds: [],
    })
  })

  test('is put on hold once by each cause: the same cause twice changes nothing', () => {
    given(order, ...lives.CONFIRMED)
      .when(releaseFromLabel('issue-1'))
      .records()
    const onHold = afterwards(holdForLabel('issue-1', 'First'))
    expect(holdForLabel('issue-1', 'First')(onHold)).toEqual([])
    expect(whyNot('HoldOrder', onHold)).toBeNull()
    expect(whyNot('HoldOrder', afterwards(holdForLabel('issue-1', 'First'), holdOrder('By hand')))).toBe(
      'This order is on hold already',
    )
  })

  test('is put on hold only before it is shipped: a label issue ignores orders that have left or ended', () => {
    for (const stage of stageNames.filter((name) => name !== 'NEW')) {
      const decided = holdForLabel('issue-1', 'First')(evolved(order, order.initial(orderId), lives[stage]))
      expect(decided, stage).toHaveLength(stage in orderLife.HoldOrder.leads ? 1 : 0)
    }
  })

  test('that is cancelled is not on hold', () =>
    expect(evolved(order, afterwards(holdForLabel('issue-1', 'First')), lives.CANCELLED.slice(-1))).toMatchObject({
      held: false,
      holds: [],
    }))
})

test('in any sequence of holds and releases, the causes of a hold are exactly those that have not released it', () => {
  const causes = ['hand', 'issue-1', 'issue-2', 'issue-3'] as const
  const acts = fc.array(fc.record({ cause: fc.constantFrom(...causes), holds: fc.boolean() }), { maxLength: 30 })
  fc.assert(
    fc.property(acts, (sequence) => {
      const expected = new Set<string>()
      let state = inProduction
      for (const { cause, holds } of sequence) {
        const byHand = holds ? holdOrder('By hand') : releaseOrder(null)
        const byIssue = holds ? holdForLabel(cause, `Label issue ${cause}`) : releaseFromLabel(cause)
        const decided = (cause === 'hand' ? byHand : byIssue)(state)
        expect(isRefusal(decided)).toBe(cause === 'hand' && expected.has('hand') === holds)
        if (!isRefusal(decided)) state = evolved(order, state, decided)
        expected[holds ? 'add' : 'delete'](cause)
        expect(new Set(state.holds.map(({ labelIssueId }) => labelIssueId ?? 'hand'))).toEqual(expected)
        expect(state.held).toBe(expected.size > 0)
        expect(whyNot('ShipOrder', state) === null).toBe(expected.size === 0)
      }
    }),
  )
})
