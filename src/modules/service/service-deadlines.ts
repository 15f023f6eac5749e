import { remindOfClosing, report, tenderCloses } from '#modules/service/reports/report.ts'
import {
  answerDueSoon,
  answerOverdue,
  closeTicket,
  remindOfAnswer,
  ticket,
  ticketCloses,
} from '#modules/service/tickets/ticket.ts'
import type { DeadlineHandler, Module } from '#platform/module.ts'
import { reminderAt } from '#platform/time/working-hours.ts'
import { CLOSING_REMINDER_DAYS } from './service-states.ts'

const later = (one: Date, other: Date): Date => (one > other ? one : other)

/** The 48 hours go on counting; staff are reminded of their end while they work. */
const whileStaffWork: DeadlineHandler['notBefore'] = async ({ logFor, now, configuration }, { kind, at, stream }) => {
  const { answerDueAt } = await logFor(kind).stateOf(ticket, stream.key)
  const comes = later(now, at)
  return answerDueAt === null ? comes : reminderAt(comes, new Date(answerDueAt), configuration)
}

/** Promises of answers, and the end of what is solved. Each finds out whether it still matters. */
export const serviceDeadlines: Module['deadlines'] = {
  [answerDueSoon]: {
    notBefore: whileStaffWork,
    keep: async ({ logFor, now }, { kind, at, stream }) => {
      await logFor(kind).decide(ticket, stream.key, remindOfAnswer(false, later(now, at)))
    },
  },
  [answerOverdue]: {
    keep: async ({ logFor, now }, { kind, at, stream }) => {
      await logFor(kind).decide(ticket, stream.key, remindOfAnswer(true, later(now, at)))
    },
  },
  ...Object.fromEntries(
    CLOSING_REMINDER_DAYS.map((days) => [
      tenderCloses(days),
      {
        keep: async ({ logFor }, { kind, stream }) => {
          await logFor(kind).decide(report, stream.key, remindOfClosing(days))
        },
      } satisfies DeadlineHandler,
    ]),
  ),
  [ticketCloses]: {
    keep: async ({ logFor, now }, { kind, at, stream }) => {
      await logFor(kind).decide(ticket, stream.key, closeTicket(later(now, at)))
    },
  },
}
