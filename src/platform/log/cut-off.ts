import { count } from '#platform/text/formats.ts'
import type { Queryable } from './walk.ts'

/** `wentTo`: the highest checkpoint. Positions. */
export type CutOff = { readonly endsAt: number; readonly wentTo: number }

/** Checkpoints are committed after the events that they cover. */
export const FIND_CUT_OFF = `select h.position as "endsAt", c.position as "wentTo"
  from (select coalesce((select position + n - 1 from es.log order by position desc limit 1), 0) as position) h,
    (select max(position) as position from (select position from es.projection union all select position from es.reaction) it) c
  where c.position > h.position`

export const findCutOff = async (pool: Queryable): Promise<CutOff | null> => {
  const { rows } = await pool.query<CutOff>({ name: 'find-cut-off', text: FIND_CUT_OFF })
  return rows[0] ?? null
}

/** 'The event log was cut off: it ends at position 1,203, and was read up to 1,260.' */
export const cutOffSentence = ({ endsAt, wentTo }: CutOff): string =>
  `The event log was cut off: it ends at position ${count(endsAt)}, and was read up to ${count(wentTo)}.`

/** New events would get positions already passed, and never be processed. */
export class LogIsCutOff extends Error {
  constructor(found: CutOff) {
    super(`${cutOffSentence(found)} Nothing is recorded until it is restored from a backup.`)
  }
}
