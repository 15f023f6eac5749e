import { setTimeout as sleep } from 'node:timers/promises'
import { max } from 'date-fns/max'

import { orRefuse } from '#platform/decision.ts'
import { existing } from '#platform/log/commands.ts'
import { type Background, type Module, reaction } from '#platform/module.ts'
import { moment } from '#platform/moment.ts'

import { logCheckStream } from './events.ts'
import { finishCheck, logCheck, startCheck } from './log-check.ts'
import { logWatch, NIGHT, nightCame, reportFault } from './log-watch.ts'
import { forgetProgress, isBeingWalked, progressKeeper } from './progress.ts'

export const WATCH = 'log'

export const nightlyChecks: Module['deadlines'] = {
  [NIGHT]: {
    keep: async ({ now, logFor }, deadline) => {
      const night = max([now, deadline.at])
      const day = moment(night).slice(0, 10)
      await logFor(NIGHT).decideTogether(
        { watch: existing(logWatch, WATCH), check: existing(logCheck, day) },
        ({ watch, check }) => {
          return { watch: orRefuse(nightCame(night)(watch)), check: orRefuse(startCheck('NIGHT')(check)) }
        },
      )
    },
  },
}

const LOOK_EVERY_MS = 500

/** A walk may outlast its connection, and another node gets the check: it waits while the first reports progress. */
const isWalkedElsewhere = async ({ db, logProof, logFor }: Background, id: string): Promise<boolean> => {
  const log = logFor('look')
  for (;;) {
    if ((await log.stateOf(logCheck, id)).finished) return true
    if (!(await isBeingWalked(db.kysely, id))) return false
    await sleep(LOOK_EVERY_MS, undefined, { signal: logProof.stopping })
  }
}

export const walkForChecks = reaction({
  name: 'check-log',
  takesLong: true,
  of: [logCheckStream],
  on: {
    LogCheckStarted: async (context, _, { key }) => {
      if (await isWalkedElsewhere(context, key)) return
      const { logProof, db, logFor } = context
      const began = performance.now()
      const { unsealed, unknownHeads: __, ...verdict } = await logProof.verify(progressKeeper(db.kysely, key))
      const result = { ...verdict, waiting: unsealed, tookMs: Math.ceil(performance.now() - began) }
      await logFor('finish').decideTogether(
        { check: existing(logCheck, key), watch: existing(logWatch, WATCH) },
        ({ check, watch }) => ({
          check: orRefuse(finishCheck(result)(check)),
          watch: orRefuse(reportFault(key, result.fault)(watch)),
        }),
      )
      await forgetProgress(db.kysely, key)
    },
  },
})
