import { millisecondsInHour } from 'date-fns/constants'
import { calledBy } from '#platform/access/personal-data.ts'
import { serve } from '#platform/http/serve.ts'
import { cutOffSentence } from '#platform/log/cut-off.ts'
import { placeOf } from '#platform/log/proof/fault-place.ts'
import { contradictionSentence } from '#platform/log/proof/signed-heads.ts'
import type { Trail } from '#platform/log/trail.ts'
import type { Services } from '#platform/services.ts'
import { present } from '#platform/typed.ts'
import { type LogCheckRow, lastFinished, latestLogChecks } from '#projections/log_checks.ts'
import { namesOf } from '#projections/users.ts'

import { WATCH } from './checking.ts'
import { checkLog, type LogRun, RUNS, readLogState } from './contract.ts'
import { logCheck, startCheck } from './log-check.ts'
import { logWatch } from './log-watch.ts'
import { progressOf } from './progress.ts'

/** A check that takes longer was left by its node. */
const LONGEST_MS = millisecondsInHour

const isRunning = ({ finishedAt, startedAt }: LogCheckRow, now: Date): boolean =>
  finishedAt === null && now.getTime() - Date.parse(startedAt) < LONGEST_MS

const stateOf = (row: LogCheckRow, at: number, now: Date): LogRun['state'] => {
  if (row.finishedAt !== null) return row.fault ? 'FAULT' : 'WHOLE'
  return at === 0 && isRunning(row, now) ? 'RUNNING' : 'ENDED_EARLY'
}

const streamAt = async (trail: Trail, position: number | null) => {
  if (position === null) return null
  const { events } = await trail.search({}, { before: position + 1, limit: 1 })
  const found = events[0]?.envelope
  return found?.position === position ? { kind: found.kind, key: found.key } : null
}

const whoStarted = async (
  { db, personal, configuration }: Pick<Services, 'db' | 'personal' | 'configuration'>,
  found: readonly LogCheckRow[],
) => {
  const known = await namesOf(
    db,
    found.flatMap(({ startedBy }) => startedBy ?? []),
  )
  const people = await personal.openAll([...known.values()])
  const names = new Map<string, string>(people.map((person) => [person.id, calledBy(person)]))
  return ({ startedBy }: LogCheckRow): string =>
    startedBy === null ? configuration.brand.name : (names.get(startedBy) ?? '—')
}

/** From the last check, until one finds the log intact. Cut-off and contradicted logs are reported at once. */
export const alarmOf = async ({ db, logProof }: Pick<Services, 'db' | 'logProof'>): Promise<string | null> => {
  const cutOff = await logProof.cutOff()
  if (cutOff) return cutOffSentence(cutOff)
  const signed = await logProof.contradicted()
  if (signed) return contradictionSentence(signed)
  const last = await lastFinished(db)
  if (!last?.fault) return null
  return `The event log is not what was recorded: ${last.fault.what}, ${placeOf(last.fault, last.signedUpTo ?? 0)}`
}

export const routes = [
  serve(readLogState, async ({ db, personal, configuration, logProof, log, trail, now }) => {
    const found = await latestLogChecks(db, RUNS)
    const [standing, watch, whoOf] = await Promise.all([
      logProof.standing(),
      log.stateOf(logWatch, WATCH),
      whoStarted({ db, personal, configuration }, found),
    ])
    const places = [...new Set(found.flatMap(({ fault }) => fault?.position ?? []))]
    const streams = new Map(await Promise.all(places.map(async (at) => [at, await streamAt(trail, at)] as const)))
    const latest = found[0]
    return {
      ...standing,
      nextNight: watch.nextNight,
      progress: latest && isRunning(latest, now) ? await progressOf(db.kysely, latest.id) : null,
      runs: found.map(({ startedBy: _, waiting: __, ...row }, index) => ({
        ...row,
        who: whoOf(present(found[index])),
        state: stateOf(present(found[index]), index, now),
        stream: row.fault?.position == null ? null : (streams.get(row.fault.position) ?? null),
      })),
    }
  }),

  serve(checkLog, async ({ db, log, newId, now }) => {
    const [latest] = await latestLogChecks(db, 1)
    if (latest && isRunning(latest, now)) return { id: latest.id }
    const id = newId()
    const { answer } = await log.begin(logCheck, id, startCheck('PERSON'), { answer: { id } })
    return answer
  }),
]
