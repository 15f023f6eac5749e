import type { Module } from '#platform/module.ts'

import { forecast, forecastReminder, remind } from './forecast.ts'

/** One deadline at a time for each forecast: what reminds sets the next. */
export const forecastDeadlines: Module['deadlines'] = {
  [forecastReminder]: {
    keep: async ({ logFor, now }, { kind, stream }) => {
      await logFor(kind).decide(forecast, stream.key, remind(now))
    },
  },
}
