import { millisecondsInHour } from 'date-fns/constants'
import { sql } from 'kysely'
import type { PromiseOutcome } from '#modules/service/service-states.ts'
import { moment, utcDay } from '#platform/moment.ts'
import { type Projection, type ReadModels, type Sums, sumsIn } from '#platform/projection.ts'

const WITH_OUTCOME = (promises: string) => `(${promises}) p cross join lateral (values (
    case when p.withdrawn then 'WITHDRAWN' when p.answered_at is null then 'OPEN'
      when p.answered_at <= p.due_at collate "C" then 'KEPT' else 'MISSED' end,
    (extract(epoch from p.answered_at::timestamptz - p.since::timestamptz) * 1000)::bigint)) o (outcome, took)`

/** What is kept of promises, by the month in which they are due. `promises`: a query of id, place in it, since, due_at, answered_at, withdrawn. */
export const promiseSums = (promises: string): readonly Sums[] => [
  {
    // Of what is open, the day on which it is due; of what was answered, after how many tenths of an hour.
    name: 'promise_months',
    by: 'month text, outcome text, due_on text, tenths int',
    of: 'promises bigint, milliseconds bigint',
    from: `select left(p.due_at, 7), o.outcome, case o.outcome when 'OPEN' then left(p.due_at, 10) else '' end,
        coalesce(round(o.took / ${millisecondsInHour / 10}.0), 0)::int, 1, coalesce(o.took, 0)
      from ${WITH_OUTCOME(promises)}`,
  },
  {
    // Of what is open, `took` is the moment since which it waits, turned round: what waits longest has the most.
    name: 'promised',
    by: 'month text, outcome text, took bigint, id text, place text, due_at text',
    of: 'promises bigint',
    from: `select left(p.due_at, 7), o.outcome, coalesce(o.took, -extract(epoch from p.since::timestamptz) * 1000)::bigint,
        p.id, p.place, p.due_at, 1
      from ${WITH_OUTCOME(promises)} where o.outcome <> 'WITHDRAWN'`,
  },
]

/** `OVERDUE`: missed, and still without an answer. */
export type PromiseSum = {
  readonly month: string
  readonly outcome: PromiseOutcome | 'OVERDUE' | 'WITHDRAWN'
  readonly promises: number
  readonly milliseconds: number
}

/** By month, the latest first, and in each the soonest answered first. What is due today is looked at by itself. */
export const promiseSumsOf = async (db: ReadModels, model: Projection, now: Date): Promise<readonly PromiseSum[]> => {
  const today = utcDay(moment(now))
  const { rows } = await sql<PromiseSum>`
    select month, promises, milliseconds, tenths, case when outcome <> 'OPEN' then outcome
      when due_on < ${today} then 'OVERDUE' else 'WAITING' end as outcome
    from ${sumsIn(db, model, 'promise_months')} where due_on <> ${today}
    union all
    select month, count(*), 0, 0, case when due_at collate "C" <= ${moment(now)} then 'OVERDUE' else 'WAITING' end
    from ${sumsIn(db, model, 'promised')}
    where month = ${today.slice(0, 7)} and outcome = 'OPEN' and left(due_at, 10) = ${today} group by 1, 5
    order by month desc, tenths`.execute(db.kysely)
  return rows
}

type Place = { readonly id: string; readonly place: string }

/** The promises of a month that took longest, so many at most of each outcome. */
export const longestPromised = async (
  db: ReadModels,
  model: Projection,
  { month, promise, now }: { readonly month: string; readonly promise: PromiseOutcome | undefined; readonly now: Date },
  limit: number,
): Promise<readonly Place[]> => {
  const at = moment(now)
  const longest = (outcome: PromiseOutcome, stored: string, due = sql`true`) =>
    promise === undefined || promise === outcome
      ? [
          sql`(select id, place from ${sumsIn(db, model, 'promised')}
            where month = ${month} and outcome = ${stored} and ${due} order by took desc limit ${limit})`,
        ]
      : []
  const { rows } = await sql<Place>`${sql.join(
    [
      ...longest('KEPT', 'KEPT'),
      ...longest('MISSED', 'MISSED'),
      ...longest('MISSED', 'OPEN', sql`due_at collate "C" <= ${at}`),
      ...longest('WAITING', 'OPEN', sql`due_at collate "C" > ${at}`),
    ],
    sql` union all `,
  )}`.execute(db.kysely)
  return rows
}
