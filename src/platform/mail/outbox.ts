import type { ClientBase, Pool } from 'pg'

import type { Sealed } from '#platform/access/personal-data.ts'
import type { Mail, MailTemplateUse, OutboxMail } from './mailer.ts'

/** A mail that somebody asked for. `effectId` names the asking: the same one never makes a second mail. */
export type AskedMail = { readonly effectId: string; readonly personId: string; readonly template: MailTemplateUse }

/** A mail as it stands before it is made. `attempts` counts the tries so far. */
export type Waiting = { readonly personId: string; readonly template: MailTemplateUse; readonly attempts: number }

/** A mail with what it was made of. Its words are sealed under its reader's key. */
export type KeptMail = OutboxMail & Pick<Waiting, 'personId' | 'template'>

export type SealedMail = { readonly [Field in keyof Mail]: Sealed }

/** The table of mails: what was asked for, what was made of it, what became of that. */
export const outboxOn = (pool: Pool) => ({
  ask: async (mails: readonly AskedMail[], tx: ClientBase | Pool = pool): Promise<void> => {
    await tx.query(
      `insert into mail.outbox (effect_id, person_id, template)
       select "effectId", "personId", template from jsonb_to_recordset($1) as m ("effectId" uuid, "personId" uuid, template jsonb)
       on conflict (effect_id) do nothing`,
      [JSON.stringify(mails)],
    )
  },

  /** One try for one caller: null when it is done, or somebody else has just begun the next try. */
  beginTry: async (effectId: string): Promise<Waiting | null> => {
    const { rows } = await pool.query<Waiting>(
      `with waiting as (select id, attempts from mail.outbox where effect_id = $1 and state = 'QUEUED')
       update mail.outbox m set attempts = m.attempts + 1 from waiting w where m.id = w.id and m.attempts = w.attempts
       returning m.person_id as "personId", m.template, m.attempts`,
      [effectId],
    )
    return rows[0] ?? null
  },

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
         coalesce(text, '') as text, coalesce(html, '') as html, person_id as "personId", template
       from mail.outbox order by at desc, id desc limit $1 offset $2`,
      [limit, offset],
    )
    return rows.map((row) => ({ ...row, at: (row.at as Date).toISOString() }))
  },

  countTo: async (personId: string): Promise<number> => {
    const { rows } = await pool.query<{ mails: number }>(
      'select count(*)::int as mails from mail.outbox where person_id = $1',
      [personId],
    )
    return rows[0]!.mails
  },

  /** Answers with its effect id; null: there is no such mail. */
  wakeAgain: async (id: string): Promise<string | null> => {
    const { rows } = await pool.query<{ effect_id: string }>(
      `update mail.outbox set state = 'QUEUED', attempts = 0, error = null where id = $1 returning effect_id`,
      [id],
    )
    return rows[0]?.effect_id ?? null
  },
})
