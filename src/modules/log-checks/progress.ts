import { type Kysely, sql } from 'kysely'

/** Written so often, and not after every stretch. */
const EVERY_MS = 250

/** A check reports its progress at least this often. */
const FRESH = '30 seconds'

export type Progress = { readonly done: number; readonly target: number }

/** Keeps how far a check is, for the other nodes. It delays nothing and fails silently: the next one repeats it. */
export const progressKeeper = (db: Kysely<any>, checkId: string): ((done: number, target: number) => void) => {
  let kept = Number.NEGATIVE_INFINITY
  return (done, target) => {
    if (performance.now() - kept < EVERY_MS) return
    kept = performance.now()
    void sql`insert into audit.log_check_progress (check_id, done, target) values (${checkId}, ${done}, ${target})
      on conflict (check_id) do update set done = excluded.done, target = excluded.target, at = clock_timestamp()`
      .execute(db)
      .catch(() => {})
  }
}

/** All that is older goes along: what a node left that stopped half way. */
export const forgetProgress = async (db: Kysely<any>, checkId: string): Promise<void> => {
  await sql`delete from audit.log_check_progress where check_id = ${checkId} or at < clock_timestamp() - interval '1 day'`.execute(
    db,
  )
}

export const isBeingWalked = async (db: Kysely<any>, checkId: string): Promise<boolean> => {
  const { rows } = await sql`select from audit.log_check_progress
    where check_id = ${checkId} and at > clock_timestamp() - ${sql.lit(FRESH)}::interval`.execute(db)
  return rows.length > 0
}

export const progressOf = async (db: Kysely<any>, checkId: string): Promise<Progress | null> => {
  const { rows } =
    await sql<Progress>`select done, target from audit.log_check_progress where check_id = ${checkId}`.execute(db)
  return rows[0] ?? null
}
