import { logCheckStream } from '#modules/log-checks/events.ts'
import { reaction } from '#platform/module.ts'
import { moment } from '#platform/moment.ts'
import { errorOf } from '#platform/typed.ts'
import { finishDrill, restoreDrill } from './restore-drill.ts'

/** Checks of a person have a uuid for a key. */
const isDay = (key: string): boolean => /^\d{4}-\d\d-\d\d$/.test(key)

/** Follows the nightly check of the log: both read all of it. */
export const backUpAtNight = reaction({
  name: 'back-up',
  takesLong: true,
  newsForDays: 1,
  of: [logCheckStream],
  on: {
    LogCheckFinished: async ({ backUp, logProof, now, logFor }, _, { key: day }) => {
      if (!backUp || !isDay(day)) return
      const result = await backUp(now).then(
        ({ asOf, ...report }) => ({ ...report, asOf: asOf === null ? null : moment(new Date(asOf)) }),
        (error: unknown) => {
          if (logProof.stopping.aborted) throw error
          const none = { file: null, bytes: null, asOf: null, position: null, commits: null, rows: null, tookMs: null }
          return { ...none, sealed: false, fault: errorOf(error).message }
        },
      )
      await logFor('finish').decide(restoreDrill, day, finishDrill(result))
    },
  },
})
