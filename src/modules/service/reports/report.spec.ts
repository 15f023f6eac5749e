import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CountryId } from '#modules/catalogue/events.ts'
import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { CareCoinsGranted } from '#modules/loyalty/events.ts'
import {
  ReportAccepted,
  ReportAnswered,
  ReportDone,
  ReportFiled,
  ReportRead,
  ReportRefused,
  TicketAssigned,
} from '#modules/service/events.ts'
import { SOMETHING_NEW } from '#modules/service/tickets/ticket.ts'
import { assignTicket, ticketDesk } from '#modules/service/work/ticket-desk.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { isRefusal } from '#platform/decision.ts'
import { evolved, given, stamp } from '#tests/given.ts'
import { acceptReport, answerReport, finishReport, readReport, refuseReport, report, writeToReport } from './report.ts'

const messageId = '01900000-0000-7000-8000-0000000000d1'
const sealed = 'sealed:1:01900000-0000-7000-8000-0000000000a1:aa:bb' as Sealed
const said = { messageId, text: sealed, files: [] }
const filed = ReportFiled.make({
  distributorId: '01900000-0000-7000-8000-0000000000c1',
  reference: 'R-2026-000045',
  type: 'reportTender',
  countryId: 'co' as CountryId,
  ...said,
  details: [{ field: 'authority', value: sealed }],
  reportedOrder: null,
  closesOn: null,
  peopleAffected: null,
})
const accepted = ReportAccepted.make({ careCoins: careCoins(300) })
const refusedIt = ReportRefused.make({ messageId, text: sealed })
const decided = 'This report has been decided already'

describe('the life of a report', () => {
  test('it is read once, answered, accepted and done', () => {
    given(report, filed).when(readReport).records(ReportRead.make({}))
    given(report, filed, ReportRead.make({})).when(readReport).records()
    given(report, filed).when(answerReport(1, said)).records(ReportAnswered.make(said))
    given(report, filed, accepted).when(finishReport).records(ReportDone.make({}))
    given(report, filed, ReportDone.make({})).when(finishReport).refuses('This report is done already')
    expect(given(report, filed, ReportRead.make({}), accepted).state).toMatchObject({
      status: 'ACCEPTED',
      readBy: stamp.actor,
      careCoins: 300,
    })
    expect(given(report, filed, accepted, ReportAnswered.make(said)).state.status).toBe('ACCEPTED')
  })

  test('it is refused with a reason, once', () => {
    given(report, filed).when(refuseReport(said)).records(refusedIt)
    given(report, filed, refusedIt).when(refuseReport(said)).refuses(decided)
    given(report, filed, accepted).when(refuseReport(said)).refuses(decided)
  })

  test('both sides write until it is done, staff only with all of it read', () => {
    given(report, filed, ReportDone.make({}))
      .when(writeToReport(said))
      .refuses('This report is done. Please open a request instead.')
    given(report, filed).when(answerReport(0, said)).refuses(SOMETHING_NEW)
  })
})

test('however often and in whatever order it is accepted or refused, CareCoins are granted once at most', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('accept', 'refuse', 'answer'), { maxLength: 8 }), (steps) => {
      let state = given(report, filed).state
      let account = given(loyaltyAccount).state
      const granted: unknown[] = []
      for (const step of steps) {
        if (step === 'accept') {
          const outcome = acceptReport(300)({ report: state, account })
          if (isRefusal(outcome)) continue
          granted.push(...outcome.account)
          account = evolved(loyaltyAccount, account, outcome.account)
          state = evolved(report, state, outcome.report)
        } else {
          const outcome = (step === 'refuse' ? refuseReport(said) : answerReport(99, said))(state)
          if (!isRefusal(outcome)) state = evolved(report, state, outcome)
        }
      }
      expect(granted.length).toBeLessThanOrEqual(1)
      expect(account.balance).toBe(state.careCoins)
    }),
  )
})

test('an accepted business opportunity brings CareCoins in the same append, another report none', () => {
  const both = { report: given(report, filed).state, account: given(loyaltyAccount).state }
  expect(acceptReport(300)(both)).toEqual({
    report: [accepted],
    account: [
      CareCoinsGranted.make({
        distributorId: both.account.distributorId,
        amount: careCoins(300),
        activity: 'BUSINESS_OPPORTUNITY_REPORTED',
      }),
    ],
  })
  expect(acceptReport(0)(both)).toMatchObject({ account: [] })
})

test('a request that a colleague took meanwhile is not taken from them', () => {
  const [anna, jonas] = [stamp.actor, '01900000-0000-7000-8000-0000000000a2']
  given(ticketDesk)
    .when(assignTicket(null, anna))
    .records(TicketAssigned.make({ to: anna }))
  given(ticketDesk, TicketAssigned.make({ to: jonas }))
    .when(assignTicket(null, anna))
    .refuses('Someone else has taken this request meanwhile')
  given(ticketDesk, TicketAssigned.make({ to: jonas }))
    .when(assignTicket(null, jonas))
    .records()
})
