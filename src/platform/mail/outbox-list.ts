import type { Pool } from 'pg'

import type { PersonalData } from '#platform/access/personal-data.ts'
import { isFound, searchTerms } from '#platform/text/search.ts'
import type { OutboxQuestion } from './mailer.ts'
import type { KeptMail } from './outbox.ts'

const madeOf = `m.person_id as "personId", m.template ->> 'name' as name,
  (select json_agg(j.template -> 'data' order by j.id) from mail.outbox j where j.id = m.id or j.joined_to = m.id) as facts`

const listed = `joined_to is null and state <> 'WITHDRAWN' and ($1::text is null or state = $1)`

const sorting: Readonly<Record<NonNullable<OutboxQuestion['sort']>, string>> = {
  '-at': 'at desc, id desc',
  at: 'at, id',
  state: 'state, at desc, id desc',
  '-state': 'state desc, at desc, id desc',
}

/** Sealed texts must be opened to be searched. */
const MOST_SEARCHED = 5_000

type Page = { readonly mails: readonly KeptMail[]; readonly total: number }

export const outboxList = (pool: Pool, personal: Pick<PersonalData, 'openAll'>) => {
  const count = async (state: OutboxQuestion['state']): Promise<number> => {
    const { rows } = await pool.query<{ mails: number }>(
      `select count(*)::int as mails from mail.outbox where ${listed}`,
      [state ?? null],
    )
    return rows[0]!.mails
  }
  const idsOf = async ({ state, sort = '-at', search = '' }: OutboxQuestion): Promise<string[]> => {
    const { rows } = await pool.query<{ id: string; to: string; subject: string }>(
      `select id, coalesce(recipient, '') as "to", coalesce(subject, '') as subject
       from mail.outbox where ${listed} order by ${sorting[sort]} limit ${MOST_SEARCHED}`,
      [state ?? null],
    )
    const opened = await personal.openAll(rows)
    return opened.flatMap(({ id, to, subject }) => (isFound(search, to, subject) ? [id] : []))
  }
  return async (question: OutboxQuestion): Promise<Page> => {
    const { offset, limit, state, sort = '-at', search = '' } = question
    const found = searchTerms(search).length > 0 ? await idsOf(question) : null
    const ids = found?.slice(offset, offset + limit) ?? null
    const { rows } = await pool.query(
      `select id, at, state, error, coalesce(recipient, '') as "to", coalesce(subject, '') as subject,
         coalesce(text, '') as text, coalesce(html, '') as html, ${madeOf}
       from mail.outbox m where ${listed} and ($2::uuid[] is null or id = any ($2))
       order by ${sorting[sort]} limit $3 offset $4`,
      [state ?? null, ids, limit, ids ? 0 : offset],
    )
    const mails = rows.map((row) => ({ ...row, at: (row.at as Date).toISOString() }))
    return { mails, total: found?.length ?? (await count(state)) }
  }
}
