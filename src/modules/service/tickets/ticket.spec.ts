import { describe, expect, test } from 'vitest'
import {
  TicketAnswered,
  TicketAnswerReminded,
  TicketClosed,
  TicketOpened,
  TicketOpenedForCaller,
  TicketReopened,
  TicketSolved,
  TicketWritten,
} from '#modules/service/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Moment } from '#platform/event.ts'
import { given, stamp } from '#tests/given.ts'
import {
  answerTicket,
  CLOSED,
  closeTicket,
  openTicket,
  openTicketFor,
  remindOfAnswer,
  reopenTicket,
  SOMETHING_NEW,
  solveOwnTicket,
  solveTicket,
  ticket,
  writeToTicket,
} from './ticket.ts'

const company = '01900000-0000-7000-8000-0000000000c1'
const messageId = '01900000-0000-7000-8000-0000000000d1'
const sealed = 'sealed:1:01900000-0000-7000-8000-0000000000a1:aa:bb' as Sealed
const now = new Date('2026-11-26T10:00:00.000Z')
const due = '2026-11-28T10:00:00.000Z' as Moment
const closesAt = '2026-12-10T10:00:00.000Z' as Moment
const said = { messageId, text: sealed, files: [] }
const me = stamp.actor
const colleague = '01900000-0000-7000-8000-0000000000a2'

const openedAs = (sharing: 'COMPANY' | 'PRIVATE') => ({
  distributorId: company,
  reference: 'T-2026-000001',
  department: 'Logistics' as const,
  subject: sealed,
  sharing,
  about: null,
  ...said,
})
const opened = TicketOpened.make({ ...openedAs('COMPANY'), answerDueAt: due })
const privately = TicketOpened.make({ ...openedAs('PRIVATE'), answerDueAt: due })
const answered = TicketAnswered.make(said)
const solved = TicketSolved.make({ by: 'PROVIDER', messageId, text: sealed, closesAt })

describe('the promise of 48 hours', () => {
  test('begins when a ticket is opened, and when the distributor writes after an answer', () => {
    given(ticket)
      .when(openTicket(openedAs('COMPANY'), now))
      .records(opened)
    expect(given(ticket, opened).state.answerDueAt).toBe(due)
    expect(given(ticket, opened, answered).state).toMatchObject({ answerDueAt: null, status: 'ANSWERED' })
    const later = '2026-11-30T10:00:00.000Z' as Moment
    const { state } = given(ticket, opened, answered, TicketWritten.make({ ...said, answerDueAt: later }))
    expect(state).toMatchObject({ answerDueAt: later, status: 'OPEN' })
  })

  test('writing again while an answer waits does not put it off', () => {
    const later = '2026-11-30T10:00:00.000Z' as Moment
    expect(given(ticket, opened, TicketWritten.make({ ...said, answerDueAt: later })).state.answerDueAt).toBe(due)
  })

  test('staff are reminded before it ends, and notified once that it has ended', () => {
    const overdue = TicketAnswerReminded.make({ answerDueAt: due, overdue: true })
    given(ticket, opened)
      .when(remindOfAnswer(false, now))
      .records(TicketAnswerReminded.make({ answerDueAt: due, overdue: false }))
    given(ticket, opened).when(remindOfAnswer(true, now)).records()
    given(ticket, opened)
      .when(remindOfAnswer(true, new Date(due)))
      .records(overdue)
    given(ticket, opened, overdue)
      .when(remindOfAnswer(true, new Date(due)))
      .records()
    given(ticket, opened, answered)
      .when(remindOfAnswer(true, new Date(due)))
      .records()
  })
})

describe('the life of a ticket', () => {
  test('what staff write down for a caller is the caller’s, and waits for an answer', () => {
    const opening = { ...openedAs('COMPANY'), caller: colleague }
    const forCaller = TicketOpenedForCaller.make({ ...opening, answerDueAt: due })
    given(ticket).when(openTicketFor(opening, now)).records(forCaller)
    const { state } = given(ticket, forCaller)
    expect(state).toMatchObject({ author: colleague, status: 'OPEN', answerDueAt: due })
    expect(state.messages).toMatchObject([{ by: 'PROVIDER', author: me, text: sealed }])
  })

  test('an answer that solves is both, unless it is solved already or something new has arrived', () => {
    const withAnswer = { messageId: colleague, now }
    const solvedBy = TicketSolved.make({ by: 'PROVIDER', messageId: colleague, text: null, closesAt })
    given(ticket, opened)
      .when(answerTicket(1, said, withAnswer))
      .records(answered, solvedBy)
    expect(given(ticket, opened, answered, solvedBy).state).toMatchObject({ status: 'SOLVED', answerDueAt: null })
    given(ticket, opened, solved)
      .when(answerTicket(9, said, withAnswer))
      .refuses('This request is solved already')
    given(ticket, opened)
      .when(answerTicket(0, said, withAnswer))
      .refuses(SOMETHING_NEW)
  })

  test('staff solve it with a reason, its distributor without one', () => {
    given(ticket, opened)
      .when(solveTicket(1, { messageId, text: sealed }, now))
      .records(solved)
    given(ticket, opened)
      .when(solveOwnTicket(me, messageId, now))
      .records(TicketSolved.make({ by: 'DISTRIBUTOR', messageId, text: null, closesAt }))
    given(ticket, opened, solved)
      .when(solveOwnTicket(me, messageId, now))
      .refuses('This request is solved already')
  })

  test('a message reopens a solved one, and so does asking for it', () => {
    const reopened = TicketReopened.make({ answerDueAt: due })
    given(ticket, opened, solved)
      .when(writeToTicket(me, said, now))
      .records(reopened, TicketWritten.make({ ...said, answerDueAt: due }))
    given(ticket, opened, solved).when(reopenTicket(me, now)).records(reopened)
    given(ticket, opened).when(reopenTicket(me, now)).refuses('This request is open already')
  })

  test('it is closed 14 days after it was solved, and then no one writes', () => {
    const end = new Date(closesAt)
    given(ticket, opened, solved).when(closeTicket(now)).records()
    given(ticket, opened, solved).when(closeTicket(end)).records(TicketClosed.make({}))
    given(ticket, opened, solved, TicketReopened.make({ answerDueAt: due }))
      .when(closeTicket(end))
      .records()
    const closed = given(ticket, opened, solved, TicketClosed.make({}))
    closed.when(writeToTicket(me, said, now)).refuses(CLOSED)
    closed.when(reopenTicket(me, now)).refuses(CLOSED)
    closed.when(answerTicket(9, said)).refuses('This request is closed')
  })

  test('a private one is not there for a colleague', () => {
    const ticketOfMine = given(ticket, privately)
    for (const decision of [
      writeToTicket(colleague, said, now),
      solveOwnTicket(colleague, messageId, now),
      reopenTicket(colleague, now),
    ])
      ticketOfMine.when(decision).refuses('Ticket not found', { status: 404 })
    ticketOfMine.when(writeToTicket(me, said, now)).records(TicketWritten.make({ ...said, answerDueAt: due }))
  })

  test('an answer is refused while the thread has an entry that its writer has not read', () => {
    given(ticket, opened).when(answerTicket(1, said)).records(answered)
    const more = given(ticket, opened, TicketWritten.make({ ...said, answerDueAt: due }))
    more.when(answerTicket(1, said)).refuses(SOMETHING_NEW, { members: { arrived: 1 } })
    more.when(solveTicket(1, { messageId, text: sealed }, now)).refuses(SOMETHING_NEW)
    given(ticket, opened, answered).when(answerTicket(1, said)).refuses(SOMETHING_NEW)
  })
})
