import type { Client } from 'pg'

import { checks } from './checks.ts'
import type { Acknowledged } from './customers.ts'

/** A check that something contradicts, with the first rows that do. */
export type Contradiction = { readonly check: string; readonly rows: readonly unknown[] }

const READ_MODELS = /\{(\w+)\}/g

/**
 * Puts what customers were told beside the tables. `since` is the first position of the time in which they were busy.
 * Answers with the check itself: what contradicts the checks, or the one named.
 */
export const checker = async (client: Client, acknowledged: readonly Acknowledged[], since: number) => {
  await client.query(`create temp table acknowledged (what text, key text, mark text, "orderId" text, num text)`)
  await client.query(`create temp table since as select ${since}::bigint as position`)
  await client.query(`insert into acknowledged select * from json_populate_recordset(null::acknowledged, $1)`, [
    JSON.stringify(acknowledged),
  ])
  await client.query(`alter table acknowledged rename "orderId" to order_id`)
  const { rows: live } = await client.query<{ name: string; version: number }>(
    `select name, version from es.projection where state = 'live'`,
  )
  const tables = new Map(live.map(({ name, version }) => [name, `rm_${name}_v${version}.${name}`]))

  return async (only?: string): Promise<Contradiction[]> => {
    const found: Contradiction[] = []
    for (const { name, sql } of checks.filter((check) => only === undefined || check.name === only)) {
      const { rows } = await client.query(sql.replaceAll(READ_MODELS, (_, model: string) => tables.get(model)!))
      if (rows.length > 0) found.push({ check: name, rows: rows.slice(0, 5) })
    }
    return found
  }
}
