import type { ClientBase, Pool } from 'pg'

import type { Sealed } from '#platform/access/personal-data.ts'
import type { JobsToInsert } from '#platform/log/append.ts'
import type { Mail, MailFate, MailGroup, MailingFate, MailTemplateUse, OutboxMail } from './mailer.ts'

/** `effectId`: unique, repeats are ignored. */
export type NewMail = {
  readonly effectId: string
  readonly personId: string
  readonly template: MailTemplateUse
  readonly gathering?: MailGroup
  readonly notBefore?: Date
  readonly mailing?: string
}

export type WaitingMail = {
  readonly effectId: string
  readonly personId: string
  readonly name: string
  readonly facts: readonly MailTemplateUse['data'][]
  readonly to: Sealed | null
  readonly attempts: number
}

/** The content is sealed for its reader. */
export type KeptMail = OutboxMail & Pick<WaitingMail, 'personId' | 'name' | 'facts'>

export type SealedMail = { readonly [Field in keyof Mail]: Sealed }

export type Outcome = {
  readonly effectId: string
  readonly state: OutboxMail['state'] | null
  readonly error?: string
  readonly content?: SealedMail
}

const MOST_FAILURES = 100

type MailingCount = Omit<MailingFate, 'failures'> & {
  readonly failures: readonly { readonly personId: string; readonly error: string | null }[]
}

/** Changes rows; `$` is `given`. */
export type StatementPart = { readonly sql: string; readonly given: string }

/** SQL: a mail waits whose first try is due. */
export const isAnyDue = (gatheringSeconds: number): string => `exists (select from mail.outbox
  where state = 'QUEUED' and attempts = 0 and coalesce(not_before, '-infinity') <= (select es.now())
    and (about is null or at <= (select es.now()) - interval '${gatheringSeconds} seconds'))`

export const outboxOn = (pool: Pool) => ({
  /** In one statement with their jobs and what else changes. */
  ask: async (
    mails: readonly NewMail[],
    tx: ClientBase | Pool = pool,
    { jobs, also }: { readonly jobs?: JobsToInsert | null; readonly also?: StatementPart | undefined } = {},
  ): Promise<void> => {
    const values = [JSON.stringify(mails)]
    const placed = (value: string) => `$${values.push(value)}`
    const changes = also ? `, changed as (${also.sql.replace('$', placed(also.given))})` : ''
    const enqueued = jobs ? `es.enqueue(${placed(jobs.statement)}, ${placed(jobs.jobs)})` : 'true'
    await tx.query(
      `with queued as (
         insert into mail.outbox (effect_id, person_id, template, about, cause, not_before, mailing)
         select "effectId", "personId", template, gathering ->> 'about', gathering ->> 'cause', "notBefore", mailing
         from jsonb_to_recordset($1) as m
           ("effectId" uuid, "personId" uuid, template jsonb, gathering jsonb, "notBefore" timestamptz, mailing uuid)
         on conflict (effect_id) do nothing
       )${changes} select ${enqueued}`,
      values,
    )
  },

  /** Those to be made now; one caller at a time. */
  beginTries: async (effectIds: readonly string[]): Promise<WaitingMail[]> => {
    const { rows } = await pool.query<WaitingMail>({
      name: 'begin-tries',
      text: 'select * from mail.begin_tries($1)',
      values: [effectIds],
    })
    return rows
  },

  keep: async (outcomes: readonly Outcome[]): Promise<void> => {
    if (outcomes.length === 0) return
    await pool.query({
      name: 'keep-mails',
      text: `update mail.outbox o set state = coalesce(g.state, o.state),
          error = case when g.state is null then o.error else g.error end,
          recipient = coalesce(g.content ->> 'to', o.recipient), subject = coalesce(g.content ->> 'subject', o.subject),
          text = coalesce(g.content ->> 'text', o.text), html = coalesce(g.content ->> 'html', o.html)
        from jsonb_to_recordset($1) as g ("effectId" uuid, state text, error text, content jsonb)
        where o.effect_id = g."effectId"`,
      values: [JSON.stringify(outcomes)],
    })
  },

  countTo: async (personId: string): Promise<number> => {
    const { rows } = await pool.query<{ mails: number }>(
      `select count(*)::int as mails from mail.outbox where person_id = $1 and joined_to is null and state <> 'WITHDRAWN'`,
      [personId],
    )
    return rows[0]!.mails
  },

  withdraw: async (effectIds: readonly string[], about: string): Promise<void> => {
    await pool.query({
      name: 'withdraw-mails',
      text: `update mail.outbox set state = 'WITHDRAWN'
        where effect_id = any ($1) and about = $2 and state = 'QUEUED' and attempts = 0`,
      values: [effectIds, about],
    })
  },

  fateOf: async (effectIds: readonly string[]): Promise<ReadonlyMap<string, MailFate>> => {
    const { rows } = await pool.query<MailFate & { effectId: string }>(
      `select m.effect_id as "effectId", coalesce(j.state, m.state) as state, m.about, m.not_before as "notBefore"
       from mail.outbox m left join mail.outbox j on j.id = m.joined_to where m.effect_id = any ($1)`,
      [effectIds],
    )
    return new Map(rows.map(({ effectId, ...fate }) => [effectId, fate]))
  },

  mailingOf: async (mailing: string): Promise<MailingCount> => {
    const { rows } = await pool.query<Omit<MailingCount, 'failures'>>(
      `select count(*) filter (where state = 'QUEUED')::int as waiting, count(*) filter (where state = 'FAILED')::int as failed,
         count(*) filter (where state in ('SENT', 'KEPT'))::int as done from mail.outbox where mailing = $1`,
      [mailing],
    )
    const failures = await pool.query<MailingCount['failures'][number]>(
      `select person_id as "personId", error from mail.outbox where mailing = $1 and state = 'FAILED' order by id limit $2`,
      [mailing, MOST_FAILURES],
    )
    return { ...rows[0]!, failures: failures.rows }
  },

  wakeMailing: async (mailing: string): Promise<string[]> => {
    const { rows } = await pool.query<{ effect_id: string }>(
      `update mail.outbox set state = 'QUEUED', attempts = 0, error = null where mailing = $1 and state = 'FAILED' returning effect_id`,
      [mailing],
    )
    return rows.map((row) => row.effect_id)
  },

  /** Its effect id; null: no such mail. */
  wakeAgain: async (id: string): Promise<string | null> => {
    const { rows } = await pool.query<{ effect_id: string }>(
      `update mail.outbox set state = 'QUEUED', attempts = 0, error = null, not_before = null where id = $1 and joined_to is null returning effect_id`,
      [id],
    )
    return rows[0]?.effect_id ?? null
  },
})
