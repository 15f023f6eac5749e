import type { Module } from '#platform/module.ts'
import { closeTicket, remindOfAnswer } from './helping.ts'
import { answerDueSoon, answerOverdue, ticket, ticketCloses } from './ticket.ts'

const later = (one: Date, other: Date): Date => (one > other ? one : other)

/** Promises of answers, and the end of what is solved. Each finds out whether it still matters. */
export const serviceDeadlines: Module['deadlines'] = {
  [answerDueSoon]: {
    keep: async ({ logFor, now }, { kind, at, stream }) => {
      await logFor(kind).decide(ticket, stream.key, remindOfAnswer(false, later(now, at)))
    },
  },
  [answerOverdue]: {
    keep: async ({ logFor, now }, { kind, at, stream }) => {
      await logFor(kind).decide(ticket, stream.key, remindOfAnswer(true, later(now, at)))
    },
  },
  [ticketCloses]: {
    keep: async ({ logFor, now }, { kind, at, stream }) => {
      await logFor(kind).decide(ticket, stream.key, closeTicket(later(now, at)))
    },
  },
}
