import { describe, expect, test } from 'vitest'
import {
  RequestLeft,
  RequestOpened,
  TicketAnswered,
  TicketClosed,
  TicketMerged,
  TicketOpened,
  TicketRated,
  TicketSolved,
  TicketTookIn,
} from '#modules/service/events.ts'
import { LOOKS_FOR_MS, leaveRequest, lookAtRequest, ticketDesk } from '#modules/service/work/ticket-desk.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { isRefusal } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { given, stamp } from '#tests/given.ts'
import { mergeTickets, rateTicket, remindOfAnswer, ticket } from './ticket.ts'

const sealed = 'sealed:1:01900000-0000-7000-8000-0000000000a1:aa:bb' as Sealed
const said = { messageId: '01900000-0000-7000-8000-0000000000d1', text: sealed, files: [] }
const due = '2026-11-28T10:00:00.000Z' as Moment
const later = '2026-11-29T10:00:00.000Z' as Moment
const ids = { from: '01900000-0000-7000-8000-0000000000e1', into: '01900000-0000-7000-8000-0000000000e2' }

const opened = (reference: string, answerDueAt: Moment, sharing: 'COMPANY' | 'PRIVATE' = 'COMPANY', company = 'c1') =>
  TicketOpened.make({
    distributorId: `01900000-0000-7000-8000-0000000000${company}`,
    reference,
    department: 'Logistics',
    subject: sealed,
    sharing,
    about: null,
    ...said,
    answerDueAt,
  })
const first = opened('T-2026-000001', due)
const second = opened('T-2026-000002', later)
const answered = TicketAnswered.make(said)
const solved = TicketSolved.make({ by: 'DISTRIBUTOR', messageId: said.messageId, text: null, closesAt: later })
type OpenedTicket = typeof first

const merged = (from: readonly OpenedTicket[], into: readonly OpenedTicket[]) =>
  mergeTickets(ids)({ from: given(ticket, ...from).state, into: given(ticket, ...into).state })

describe('two tickets become one', () => {
  test('the other goes on with all that was written, and is due at the earlier moment', () => {
    const done = merged([first], [second])
    if (isRefusal(done)) throw new Error(done.error)
    expect(done.from).toEqual([TicketMerged.make({ into: ids.into, intoReference: 'T-2026-000002' })])
    const { state } = given(ticket, second, ...(done.into as never[]))
    expect(state).toMatchObject({ answerDueAt: due, tookIn: [{ id: ids.from, reference: 'T-2026-000001' }] })
    expect(state.messages.map(({ what }) => what)).toEqual(['WROTE', 'WROTE', 'MERGED'])
    expect(state.promises).toHaveLength(1)
    const closed = given(ticket, first, ...(done.from as never[]))
    expect(closed.state).toMatchObject({ status: 'CLOSED', answerDueAt: null, mergedInto: { id: ids.into } })
    closed.when(remindOfAnswer(true, new Date(later))).records()
  })

  test('what was answered makes no new promise, what waits opens a solved one again', () => {
    const quiet = merged([first, answered as never], [second, answered as never])
    expect(quiet).toMatchObject({ into: [{ data: { answerDueAt: null } }] })
    const took = TicketTookIn.make({ ticketId: ids.from, reference: 'T-2026-000001', messages: [], answerDueAt: due })
    expect(given(ticket, second, answered, solved, took).state).toMatchObject({ status: 'OPEN', answerDueAt: due })
  })

  test('never of two companies, never so that others read what is private, never what is closed', () => {
    const mine = opened('T-2026-000003', due, 'PRIVATE')
    expect(merged([first], [opened('T-2026-000009', due, 'COMPANY', 'c2')])).toMatchObject({ status: 422 })
    expect(merged([mine], [second])).toMatchObject({ error: 'These requests are read by different people' })
    expect(isRefusal(merged([mine], [mine]))).toBe(false)
    const state = { ...given(ticket, mine).state, author: '01900000-0000-7000-8000-0000000000a9' }
    expect(isRefusal(mergeTickets(ids)({ from: given(ticket, mine).state, into: state }))).toBe(true)
    expect(merged([first, TicketClosed.make({}) as never], [second])).toMatchObject({ error: 'This request is closed' })
    const same = { from: ids.from, into: ids.from }
    expect(mergeTickets(same)({ from: given(ticket, first).state, into: given(ticket, first).state })).toMatchObject({
      status: 422,
    })
  })
})

test('the answer is judged once the ticket is solved, and again after it was reopened', () => {
  const rating = { helped: true, text: null }
  given(ticket, first).when(rateTicket(stamp.actor, rating)).refuses('This request is not solved yet')
  given(ticket, first, solved).when(rateTicket(stamp.actor, rating)).records(TicketRated.make(rating))
  const took = TicketTookIn.make({ ticketId: ids.from, reference: 'T-2026-000001', messages: [], answerDueAt: due })
  expect(given(ticket, first, solved, TicketRated.make(rating), took).state.rating).toBe(null)
})

test('who has a request open is said when it is news, and forgotten when they leave', () => {
  const now = new Date(stamp.at)
  const open = RequestOpened.make({ writing: false })
  given(ticketDesk)
    .when(lookAtRequest(stamp.actor, false, now))
    .records(open)
  given(ticketDesk, open)
    .when(lookAtRequest(stamp.actor, false, now))
    .records()
  given(ticketDesk, open)
    .when(lookAtRequest(stamp.actor, true, now))
    .records(RequestOpened.make({ writing: true }))
  const soon = new Date(now.getTime() + LOOKS_FOR_MS / 2)
  given(ticketDesk, open)
    .when(lookAtRequest(stamp.actor, false, soon))
    .records(open)
  given(ticketDesk, open).when(leaveRequest(stamp.actor)).records(RequestLeft.make({}))
  given(ticketDesk).when(leaveRequest(stamp.actor)).records()
})
