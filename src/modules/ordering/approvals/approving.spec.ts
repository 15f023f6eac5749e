import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CountryId } from '#modules/catalogue/events.ts'
import {
  ApprovalDeclined,
  ApprovalPassedOn,
  ApprovalRequested,
  ApprovalWithdrawn,
  type OrderEvent,
} from '#modules/ordering/events.ts'
import { order } from '#modules/ordering/order.ts'
import { approveQuote } from '#modules/ordering/quotes/quoting.ts'
import { isRefusal } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { cents } from '#platform/money.ts'
import { evolved, given, givenFor } from '#tests/given.ts'
import {
  approved,
  at,
  buyer,
  distributorId,
  momentAfter,
  orderId,
  placed,
  quoted,
  sealed,
  withdrawn,
} from '#tests/sample-orders.ts'
import { type ApprovalRule, ApprovalRulesChanged, approvalRulesStream } from './approval-events.ts'
import { approvalRules, approvalRulesDescriptions, changeApprovalRules } from './approval-rules.ts'
import {
  approvalNeeded,
  confirmWithApproval,
  declineApproval,
  passApprovalOn,
  requestApproval,
  ruleFor,
  withdrawApproval,
} from './approving.ts'

const now = at('2026-11-03T09:00:00.000Z')
const today = '2026-11-03' as Day
const [ana, luis, eva] = ['ana', 'luis', 'eva'] as const
const team = [buyer, ana, luis, eva]

const rule = (changes: Partial<ApprovalRule> = {}): ApprovalRule => ({
  ...{ aboveAmount: null, countryIds: [], placedBy: [], approver: ana, deputy: luis, passesOnAfterHours: 48 },
  ...changes,
})
const requested = ApprovalRequested.make({
  ...{ quoteVersion: 1, optionId: 'sea', approver: ana, deputy: luis },
  passesOnAt: momentAfter(now, 48),
})

/** An order of `buyer`, $225.00 to Colombia, in a company with these rules. */
const inCompany = (rules: readonly ApprovalRule[], ...happened: readonly OrderEvent[]) => ({
  order: evolved(order, order.initial(orderId), [placed, quoted(), ...happened]),
  company: { distributorId, rules, version: 1 },
})
const confirming = approveQuote(null, null, { now, today })
const confirm = (person: string, rules: readonly ApprovalRule[], ...happened: readonly OrderEvent[]) =>
  confirmWithApproval(confirming, { person, team })(inCompany(rules, ...happened))
const request = (person: string, rules: readonly ApprovalRule[], ...happened: readonly OrderEvent[]) =>
  requestApproval(confirming, { person, team }, now)(inCompany(rules, ...happened))

describe('confirming', () => {
  const confirmed = { order: [expect.objectContaining({ type: 'QuoteApproved' })] }

  test('needs no one where the company has no rule, or none that the order fits', () => {
    expect(confirm(buyer, [])).toMatchObject(confirmed)
    expect(confirm(buyer, [rule({ aboveAmount: cents(22_500) })])).toMatchObject(confirmed)
    expect(confirm(buyer, [rule({ countryIds: ['pe' as CountryId] })])).toMatchObject(confirmed)
    expect(confirm(buyer, [rule({ placedBy: [eva] })])).toMatchObject(confirmed)
  })

  test('is refused to who needs an approval, and open to the approver at once', () => {
    const sentence = 'This order needs the approval of a colleague. Request it first.'
    for (const person of [buyer, luis, eva]) expect(confirm(person, [rule()])).toMatchObject({ error: sentence })
    expect(confirm(ana, [rule()])).toMatchObject(confirmed)
  })

  test('is the approver’s alone while an approval waits, and anyone’s once the rules are off', () => {
    for (const person of [buyer, luis, eva])
      expect(confirm(person, [rule()], requested)).toMatchObject({
        error: 'This order waits for the approval of a colleague',
      })
    expect(confirm(ana, [rule()], requested)).toMatchObject(confirmed)
    expect(confirm(eva, [], requested)).toMatchObject(confirmed)
  })

  test('says first what is wrong with the quote', () =>
    expect(confirm(buyer, [rule()], approved)).toMatchObject({
      error: 'Only a quoted order can be confirmed. This one is confirmed already.',
    }))
})

describe('requesting an approval', () => {
  test('names the approver, the deputy and when it passes on', () =>
    expect(request(buyer, [rule()])).toEqual({ order: [requested] }))

  test('goes to the deputy where the approver placed the order, and to anyone where there is none', () => {
    const own = rule({ approver: buyer })
    const none = { deputy: null, passesOnAt: null }
    const to = (approver: string | null) => ({ order: [{ data: { ...none, approver } }] })
    expect(request(buyer, [own])).toMatchObject(to(luis))
    expect(request(buyer, [{ ...own, deputy: null, passesOnAfterHours: null }])).toMatchObject(to(null))
    expect(request(buyer, [rule({ approver: 'gone', deputy: 'gone too' })])).toMatchObject(to(null))
  })

  test('is refused where no one is left, nothing is needed, or one waits already', () => {
    const alone = { person: buyer, team: [buyer] }
    expect(requestApproval(confirming, alone, now)(inCompany([rule({ approver: buyer })]))).toMatchObject({
      error: 'No other procurement user of your company can approve this order. Add one, or change the approval rules.',
    })
    expect(request(buyer, [])).toMatchObject({ error: 'This order needs no approval. You can confirm it.' })
    expect(request(ana, [rule()])).toMatchObject({ error: 'This order needs no approval. You can confirm it.' })
    expect(request(eva, [rule()], requested)).toMatchObject({
      error: 'The approval of this order has already been requested',
    })
  })
})

describe('an approval that waits', () => {
  const waiting = [placed, quoted(), requested] as const

  test('is declined with a reason by who could give it', () => {
    const reason = sealed('Too much freight')
    given(order, ...waiting)
      .when(declineApproval(ana, reason))
      .records(ApprovalDeclined.make({ requestedBy: buyer, reason }))
    given(order, ...waiting)
      .when(declineApproval(luis, reason))
      .refuses('This approval waits for someone else')
    given(order, placed, quoted()).when(declineApproval(ana, reason)).refuses('No approval of this order is waiting')
  })

  test('is withdrawn by who requested it, and by no one else', () => {
    given(order, ...waiting)
      .when(withdrawApproval(buyer))
      .records(ApprovalWithdrawn.make({}))
    for (const other of [ana, luis, eva])
      given(order, ...waiting)
        .when(withdrawApproval(other))
        .refuses('Only the person who requested this approval can withdraw the request')
    given(order, placed, quoted()).when(withdrawApproval(buyer)).refuses('No approval of this order is waiting')
  })

  test('passes on to the deputy in time, and no earlier', () => {
    const late = at(momentAfter(now, 48))
    given(order, ...waiting)
      .when(passApprovalOn(team, now))
      .records()
    given(order, ...waiting)
      .when(passApprovalOn(team, late))
      .records(ApprovalPassedOn.make({ approver: luis }))
    given(order, ...waiting, ApprovalPassedOn.make({ approver: luis }))
      .when(passApprovalOn(team, late))
      .records()
  })

  test('passes on when the approver leaves, and to anyone when the deputy is not there either', () => {
    const anyone = ApprovalPassedOn.make({ approver: null })
    given(order, ...waiting)
      .when(passApprovalOn([buyer, luis], now))
      .records(ApprovalPassedOn.make({ approver: luis }))
    given(order, ...waiting)
      .when(passApprovalOn([buyer, eva], now))
      .records(anyone)
    given(order, ...waiting, anyone)
      .when(passApprovalOn([], now))
      .records()
  })

  test('is over with its quote', () => {
    const waitsAfter = (...more: readonly OrderEvent[]) => given(order, ...waiting, ...more).state.approval
    expect(waitsAfter()).toMatchObject({ approver: ana, requestedBy: buyer })
    for (const end of [
      approved,
      withdrawn,
      quoted(2),
      ApprovalDeclined.make({ requestedBy: buyer, reason: sealed('No') }),
      ApprovalWithdrawn.make({}),
    ])
      expect(waitsAfter(end)).toBeNull()
  })
})

describe('properties', () => {
  const people = fc.constantFrom(buyer, ana, luis, eva, 'gone')
  const anyRule = fc.record({
    aboveAmount: fc.option(fc.integer({ min: 0, max: 40_000 }).map(cents)),
    countryIds: fc.subarray(['co', 'pe'] as CountryId[]),
    placedBy: fc.uniqueArray(people, { maxLength: 2 }),
    approver: people,
    deputy: fc.option(people),
    passesOnAfterHours: fc.option(fc.integer({ min: 1, max: 720 })),
  })
  const anyRules = fc.array(anyRule, { maxLength: 5 })
  const anyOrder = fc.record({
    total: fc.integer({ min: 0, max: 40_000 }).map(cents),
    countryId: fc.constantFrom('co', 'pe', 'ec'),
    placedBy: people,
  })

  test('the first rule that fits decides, whatever follows it', () =>
    fc.assert(
      fc.property(anyRules, anyRules, anyOrder, (rules, more, ordered) => {
        const first = ruleFor(rules, ordered)
        if (first) expect(ruleFor([...rules, ...more], ordered)).toBe(first)
        else expect(ruleFor([...rules, ...more], ordered)).toBe(ruleFor(more, ordered))
      }),
    ))

  test('an approver is of the team and neither who placed the order nor who requests; so is the deputy', () =>
    fc.assert(
      fc.property(anyRules, anyOrder, people, fc.subarray(team), (rules, ordered, person, members) => {
        const needed = approvalNeeded(ordered, rules, { person, team: members })
        if (needed === null || isRefusal(needed)) return
        for (const id of [needed.approver, needed.deputy]) {
          if (id === null) continue
          expect(members).toContain(id)
          expect([ordered.placedBy, person]).not.toContain(id)
        }
        expect(members.some((id) => id !== ordered.placedBy && id !== person)).toBe(true)
      }),
    ))

  test('who may confirm alone where a rule fits has not placed the order', () =>
    fc.assert(
      fc.property(anyRules, anyOrder, people, (rules, ordered, person) => {
        if (ruleFor(rules, ordered) && approvalNeeded(ordered, rules, { person, team }) === null)
          expect(person).not.toBe(ordered.placedBy)
      }),
    ))
})

describe('the rules of a company', () => {
  const changed = (...rules: readonly ApprovalRule[]) => ApprovalRulesChanged.make({ rules })
  const change = (wanted: readonly ApprovalRule[], version = 0) => changeApprovalRules(wanted, version, team)
  const company = (...happened: readonly ReturnType<typeof changed>[]) =>
    givenFor(distributorId, approvalRules, ...happened)

  test('are off until they are set, and again once they are empty', () => {
    expect(company().state.rules).toEqual([])
    company()
      .when(change([rule()]))
      .records(changed(rule()))
    company(changed(rule())).when(change([], 1)).records(changed())
    company(changed(rule()))
      .when(change([rule()], 1))
      .records()
  })

  test('are not changed by who read earlier ones', () =>
    company(changed(rule()))
      .when(change([], 0))
      .refuses('A colleague has changed the rules meanwhile. Please look at them again.'))

  test('name procurement users, two different ones, and a deputy where they pass on', () => {
    const wrong = (changes: Partial<ApprovalRule>, field: string) =>
      company()
        .when(change([rule(changes)]))
        .refuses(expect.any(String), { status: 422, errors: { [field]: expect.any(String) } })
    wrong({ approver: 'marketing' }, 'approver')
    wrong({ deputy: 'marketing' }, 'deputy')
    wrong({ deputy: ana }, 'deputy')
    wrong({ deputy: null }, 'deputy')
    wrong({ placedBy: ['marketing'] }, 'placedBy')
  })

  test('keep a person who has left since', () => {
    const old = rule({ approver: 'gone' })
    company(changed(old))
      .when(change([old, rule()], 1))
      .records(changed(old, rule()))
  })

  test('are described without names', () => {
    const say = (...rules: readonly ApprovalRule[]) =>
      approvalRulesDescriptions[approvalRulesStream.kind]?.('ApprovalRulesChanged', { rules })
    expect(say()).toEqual({ what: 'turned approvals off', detail: null })
    expect(
      say(rule({ aboveAmount: cents(500_000), countryIds: ['co' as CountryId] }), rule({ placedBy: [eva] })),
    ).toEqual({
      what: 'changed the approval rules',
      detail: '1: above $5 000.00, in Colombia; 2: any amount, placed by 1 user',
    })
  })
})
