import { createHash } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import type { Sealed } from '#platform/access/personal-data.ts'

/** Of one company. `secret`: sealed by the company's own key. */
export type CompanySignIn = {
  readonly issuer: string
  readonly clientId: string
  readonly secret: Sealed
  /** Its people may not sign in by password. */
  readonly required: boolean
  /** Of the e-mail addresses of its people, in small letters. */
  readonly domains: readonly string[]
}

export type LinkedSignIns = {
  readonly ofCompany: (companyId: string) => Promise<CompanySignIn | null>
  readonly companyOf: (domain: string) => Promise<string | null>
  /** In the transaction of its event. False: another company has one of the domains. */
  readonly connect: (companyId: string, signIn: CompanySignIn, tx: ClientBase) => Promise<boolean>
  /** Ends the sessions that began by it, and forgets who is who there. */
  readonly disconnect: (companyId: string, tx: ClientBase) => Promise<void>
  readonly personOf: (issuer: string, subject: string) => Promise<string | null>
  /** In the transaction of its event. False: the person is another subject of this issuer already. */
  readonly link: (userId: string, issuer: string, subject: string, tx: ClientBase) => Promise<boolean>
}

type Row = { issuer: string; client_id: string; secret: Sealed; required: boolean; domains: string[] }

/** No secret is needed: a subject means something to its issuer alone. */
const keyOf = (issuer: string, subject: string): string =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url')

/** `ended`: the channel of sessions that ended. */
export const linkedSignIns = (pool: Pool, ended: string): LinkedSignIns => {
  const ofCompany = `(select user_id from access.account where distributor_id = $1)`
  return {
    ofCompany: async (companyId) => {
      const { rows } = await pool.query<Row>(
        `select issuer, client_id, secret, required, array(
           select domain from access.sign_in_domain d where d.distributor_id = c.distributor_id order by domain) as domains
         from access.company_sign_in c where distributor_id = $1`,
        [companyId],
      )
      const row = rows[0]
      if (!row) return null
      const { client_id: clientId, ...signIn } = row
      return { ...signIn, clientId }
    },

    companyOf: async (domain) => {
      const { rows } = await pool.query<{ distributor_id: string }>(
        'select distributor_id from access.sign_in_domain where domain = $1',
        [domain.toLowerCase()],
      )
      return rows[0]?.distributor_id ?? null
    },

    connect: async (companyId, { issuer, clientId, secret, required, domains }, tx) => {
      await tx.query(
        `insert into access.company_sign_in (distributor_id, issuer, client_id, secret, required) values ($1, $2, $3, $4, $5)
         on conflict (distributor_id) do update set issuer = excluded.issuer, client_id = excluded.client_id,
           secret = excluded.secret, required = excluded.required`,
        [companyId, issuer, clientId, secret, required],
      )
      await tx.query('delete from access.sign_in_domain where distributor_id = $1', [companyId])
      const { rowCount } = await tx.query(
        'insert into access.sign_in_domain (domain, distributor_id) select unnest($2::text[]), $1 on conflict do nothing',
        [companyId, domains],
      )
      return rowCount === domains.length
    },

    disconnect: async (companyId, tx) => {
      await tx.query('delete from access.company_sign_in where distributor_id = $1', [companyId])
      await tx.query(`delete from access.linked_sign_in where user_id in ${ofCompany}`, [companyId])
      await tx.query(
        `with ended as (
           update access.session set ended_at = clock_timestamp()
           where ended_at is null and single_sign_on and user_id in ${ofCompany} returning id
         ) select pg_notify($2, id::text) from ended`,
        [companyId, ended],
      )
    },

    personOf: async (issuer, subject) => {
      const { rows } = await pool.query<{ user_id: string }>(
        'select user_id from access.linked_sign_in where key = $1',
        [keyOf(issuer, subject)],
      )
      return rows[0]?.user_id ?? null
    },

    link: async (userId, issuer, subject, tx) => {
      const { rowCount } = await tx.query(
        'insert into access.linked_sign_in (key, user_id, issuer) values ($1, $2, $3) on conflict do nothing',
        [keyOf(issuer, subject), userId, issuer],
      )
      return rowCount === 1
    },
  }
}
