import { millisecondsInDay } from 'date-fns/constants'
import type { Module } from '#platform/module.ts'
import { companyFile, expiryReminder, REMINDER_DAYS } from './company-file.ts'
import { remindOfExpiry } from './filing.ts'

/** Reminders of what ends: the handler finds out whether a newer version has come meanwhile. */
export const fileDeadlines: Module['deadlines'] = Object.fromEntries(
  REMINDER_DAYS.map((days) => [
    expiryReminder(days),
    {
      keep: async ({ logFor }, { kind, at, stream }) => {
        const endsAt = new Date(at.getTime() + days * millisecondsInDay).toISOString()
        await logFor(kind).decide(companyFile, stream.key, remindOfExpiry(days, endsAt))
      },
    },
  ]),
)
