import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limitedMatters, limitIn, noSecondPerson } from '#modules/terms/second-person.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { isRefusal } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { unchecked } from '#platform/typed.ts'
import { evolved, givenFor, stamp } from '#tests/given.ts'
import { approval, approvalEnds, approve, expire, refuseApproved, reject, withdraw } from './approval.ts'
import { isApproved } from './approval-states.ts'
import {
  ApprovedCommandRefused,
  SecondPersonApproved,
  SecondPersonRejected,
  SecondPersonRequestExpired,
  SecondPersonRequested,
  SecondPersonRequestWithdrawn,
} from './events.ts'

const other = '01900000-0000-7000-8000-0000000000b2'
const reason = 'sealed:1:01900000-0000-7000-8000-0000000000a1:A:B' as Sealed
const endsAt = '2026-12-06T10:00:00.000Z' as Moment
const requested = SecondPersonRequested.make({
  ...{ command: 'POST /office/prices/changes', permission: 'office.catalogue.manage', input: {}, reason, endsAt },
  effects: [{ matter: 'prices', kind: 'registration', key: 'r-1', type: 'RegistrationPriced', data: {}, approved: 1 }],
  concerns: ['p-1'],
  sessionId: 'a session',
})
const given = (...happened: Parameters<typeof givenFor<typeof approval>>[2][]) =>
  givenFor('a request', approval, requested, ...happened)

describe('a request', () => {
  test('is approved or rejected by another person, once', () => {
    given().when(approve(other)).records(SecondPersonApproved.make({}))
    given().when(reject(other, reason)).records(SecondPersonRejected.make({ reason }))
    const decided = 'This request was decided already'
    given(SecondPersonApproved.make({})).when(approve(other)).refuses(decided)
    given(SecondPersonApproved.make({})).when(reject(other, reason)).refuses(decided)
    given(SecondPersonRejected.make({ reason })).when(approve(other)).refuses(decided)
    given(SecondPersonRequestWithdrawn.make({})).when(approve(other)).refuses(decided)
    given(SecondPersonRequestExpired.make({})).when(approve(other)).refuses(decided)
  })

  test('is withdrawn by its requester alone', () => {
    given().when(withdraw(stamp.actor)).records(SecondPersonRequestWithdrawn.make({}))
    given().when(withdraw(other)).refuses('This request does not exist', { status: 404 })
    given(SecondPersonApproved.make({})).when(withdraw(stamp.actor)).refuses('This request was decided already')
  })

  test('ends at its moment unless it was decided', () => {
    expect(approval.deadlines?.SecondPersonRequested?.(requested.data as never, new Date())).toEqual([
      { kind: approvalEnds, at: new Date(endsAt) },
    ])
    given().when(expire).records(SecondPersonRequestExpired.make({}))
    given(SecondPersonApproved.make({})).when(expire).records()
  })

  test('can fail only once it was approved', () => {
    given().when(refuseApproved('Changed')).records()
    given(SecondPersonApproved.make({}))
      .when(refuseApproved('Changed'))
      .records(ApprovedCommandRefused.make({ error: 'Changed' }))
  })

  test('whatever is tried in whatever order, only another person’s approval approves it', () => {
    const who = [stamp.actor, other]
    const steps = {
      approve: (by: string) => approve(by),
      reject: (by: string) => reject(by, reason),
      withdraw: (by: string) => withdraw(by),
      expire: () => expire,
      fail: () => refuseApproved('Changed'),
    }
    const step = fc.record({
      name: fc.constantFrom(...unchecked<(keyof typeof steps)[]>(Object.keys(steps))),
      by: fc.constantFrom(...who),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (tried) => {
        let { state } = given()
        let approvals = 0
        for (const { name, by } of tried) {
          const decided = steps[name](by)(state)
          if (isRefusal(decided)) continue
          const isApproval = decided.some(({ type }) => type === 'SecondPersonApproved')
          if (isApproval) expect({ name, by }).toEqual({ name: 'approve', by: other })
          approvals += Number(isApproval)
          state = evolved(approval, state, decided)
        }
        expect(approvals).toBeLessThanOrEqual(1)
        if (isApproved(state.status)) expect(approvals).toBe(1)
      }),
    )
  })
})

test('the rules themselves need a second person as soon as anything does', () => {
  expect(limitIn(noSecondPerson, 'rules')).toBeNull()
  for (const matter of limitedMatters) expect(limitIn({ ...noSecondPerson, [matter]: 0 }, 'rules')).toBe(0)
})
