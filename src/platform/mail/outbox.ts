import type { ClientBase, Pool } from 'pg'

import type { Sealed } from '#platform/access/personal-data.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import type { Gathering, Mail, MailTemplateUse, OutboxMail } from './mailer.ts'

/** A mail that somebody asked for. `effectId` names the asking: the same one never makes a second mail. */
export type AskedMail = {
  readonly effectId: string
  readonly personId: string
  readonly template: MailTemplateUse
  readonly gathering?: Gathering
}

/** A mail as it stands before it is made: the template's name, and the facts of all that go out as this one. */
export type Waiting = {
  readonly personId: string
  readonly name: string
  readonly facts: readonly MailTemplateUse['data'][]
  readonly to: Sealed | null
  /** The tries so far. */
  readonly attempts: number
}

/** A mail with what it was made of. Its words are sealed under its reader's key. */
export type KeptMail = OutboxMail & Pick<Waiting, 'personId' | 'name' | 'facts'>

export type SealedMail = { readonly [Field in keyof Mail]: Sealed }

/** What mail m is made of. */
const madeOf = `m.person_id as "personId", m.template ->> 'name' as name,
  (select json_agg(j.template -> 'data' order by j.id) from mail.outbox j where j.id = m.id or j.joined_to = m.id) as facts`

/** Whether mail o goes out as one with mail m: neither was ever made. */
const belongsTo = `o.attempts = 0 and o.recipient is null and m.recipient is null and o.person_id = m.person_id
  and (o.about = m.about or o.cause = m.cause and (o.about is null) <> (m.about is null))`

/** The table of mails: what was asked for, what was made of it, what became of that. */
export const outboxOn = (pool: Pool) => ({
  ask: async (mails: readonly AskedMail[], tx: ClientBase | Pool = pool): Promise<void> => {
    await tx.query(
      `insert into mail.outbox (effect_id, person_id, template, about, cause)
       select "effectId", "personId", template, gathering ->> 'about', gathering ->> 'cause'
       from jsonb_to_recordset($1) as m ("effectId" uuid, "personId" uuid, template jsonb, gathering jsonb)
       on conflict (effect_id) do nothing`,
      [JSON.stringify(mails)],
    )
  },

  /**
   * One try for one caller: null when it is done, went out with another, or somebody else has just begun the next try.
   * The first try takes along all that belong to it; the others stay what they were, whatever comes later.
   */
  beginTry: (effectId: string): Promise<Waiting | null> =>
    inTransaction(pool, async (tx) => {
      const asked = await tx.query<{ id: string; attempts: number }>(
        `select id, attempts from mail.outbox where effect_id = $1 and state = 'QUEUED'`,
        [effectId],
      )
      const mine = asked.rows[0]
      if (!mine) return null
      // Locked in one order by everybody, so that two tries of one gathering wait for each other and not crosswise.
      const gathered = await tx.query<{ id: string }>(
        `select o.id from mail.outbox o join mail.outbox m on m.id = $1
         where o.state = 'QUEUED' and o.attempts = $2 and (o.id = m.id or ${belongsTo}) order by o.id for update of o`,
        [mine.id, mine.attempts],
      )
      const ids = gathered.rows.map(({ id }) => id)
      if (!ids.includes(mine.id)) return null
      await tx.query(`update mail.outbox set state = 'JOINED', joined_to = $1 where id = any ($2) and id <> $1`, [
        mine.id,
        ids,
      ])
      await tx.query('update mail.outbox set attempts = attempts + 1 where id = $1', [mine.id])
      const { rows } = await tx.query<Waiting>(
        `select ${madeOf}, m.template ->> 'to' as "to", m.attempts from mail.outbox m where m.id = $1`,
        [mine.id],
      )
      return rows[0] ?? null
    }),

  keepWords: (effectId: string, mail: SealedMail) =>
    pool.query('update mail.outbox set recipient = $2, subject = $3, text = $4, html = $5 where effect_id = $1', [
      effectId,
      mail.to,
      mail.subject,
      mail.text,
      mail.html,
    ]),

  settle: (effectId: string, state: OutboxMail['state'], error: string | null) =>
    pool.query('update mail.outbox set state = $2, error = $3 where effect_id = $1', [effectId, state, error]),

  page: async ({ offset, limit }: { offset: number; limit: number }): Promise<KeptMail[]> => {
    const { rows } = await pool.query(
      `select id, at, state, error, coalesce(recipient, '') as "to", coalesce(subject, '') as subject,
         coalesce(text, '') as text, coalesce(html, '') as html, ${madeOf}
       from mail.outbox m where joined_to is null order by at desc, id desc limit $1 offset $2`,
      [limit, offset],
    )
    return rows.map((row) => ({ ...row, at: (row.at as Date).toISOString() }))
  },

  countTo: async (personId: string): Promise<number> => {
    const { rows } = await pool.query<{ mails: number }>(
      'select count(*)::int as mails from mail.outbox where person_id = $1 and joined_to is null',
      [personId],
    )
    return rows[0]!.mails
  },

  /** Answers with its effect id; null: there is no such mail. */
  wakeAgain: async (id: string): Promise<string | null> => {
    const { rows } = await pool.query<{ effect_id: string }>(
      `update mail.outbox set state = 'QUEUED', attempts = 0, error = null where id = $1 and joined_to is null returning effect_id`,
      [id],
    )
    return rows[0]?.effect_id ?? null
  },
})
