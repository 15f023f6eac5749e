import type { Client } from 'pg'

import { coinChecks } from './checks/coins.ts'
import { logChecks } from './checks/log.ts'
import { notificationChecks } from './checks/notification-checks.ts'
import { orderChecks } from './checks/orders.ts'
import { promiseChecks } from './checks/promises.ts'
import { webhookChecks } from './checks/webhook-checks.ts'
import { windowChecks } from './checks/windows.ts'
import type { Acknowledgement } from './customers.ts'
import type { ListenerResult } from './listeners.ts'
import type { ReceivedTexts } from './received.ts'
import type { WebhookResult } from './webhooks.ts'

export const checks = [
  ...logChecks,
  ...orderChecks,
  ...coinChecks,
  ...notificationChecks,
  ...promiseChecks,
  ...windowChecks,
  ...webhookChecks,
]

/** A check that something contradicts, with the first rows that do. */
export type Contradiction = { readonly check: string; readonly rows: readonly unknown[] }

/** What the customers' side knows. `since` is the first position of the time in which they were busy. */
export type Witness = {
  readonly since: number
  readonly acknowledged: readonly Acknowledgement[]
  readonly hearings: readonly ReceivedTexts[]
  readonly listened: readonly ListenerResult[]
  /** Left out where no webhook was added. */
  readonly delivered?: readonly WebhookResult[]
}

const READ_MODELS = /\{(\w+)\}/g

const fill = (client: Client, table: string, columns: string, rows: readonly object[]) =>
  client.query(
    `create temp table ${table} as select * from jsonb_to_recordset($1::jsonb) as it (${columns})`.replace(
      '$1',
      client.escapeLiteral(JSON.stringify(rows)),
    ),
  )

/**
 * Compares what customers were answered with the tables. Answers with the check itself: what contradicts the checks that can
 * hold already, or the one named.
 */
export const checker = async (client: Client, witness: Witness) => {
  const { since, acknowledged, hearings, listened, delivered = [] } = witness
  await client.query(`create temp table since as select ${since}::bigint as position`)
  await fill(
    client,
    'acknowledged',
    'what text, key text, mark text, email text, order_id text, num text',
    acknowledged.map(({ orderId, ...it }) => ({ ...it, order_id: orderId })),
  )
  await fill(
    client,
    'telltale',
    'email text, owned text',
    hearings.flatMap(({ email, telltales }) => [...telltales].map((telltale) => ({ email, owned: telltale }))),
  )
  await fill(client, 'opened', 'email text, topic text', listened)
  await fill(
    client,
    'skipped',
    'email text, after bigint, upto bigint',
    listened.flatMap(({ email, skipped }) => skipped.map((it) => ({ email, ...it }))),
  )
  await fill(
    client,
    'heard',
    'email text, turn int, connection int, model text, position bigint',
    listened.flatMap(({ email, changes }) => changes.map((change, turn) => ({ email, turn, ...change }))),
  )
  await fill(client, 'subscribed', 'webhook text, company text', delivered)
  await fill(
    client,
    'delivered',
    'webhook text, turn int, position bigint, kind text, order_id text, company text, signed boolean',
    delivered.flatMap(({ webhook, deliveries }) =>
      deliveries.map(({ order, isSigned, ...it }, turn) => ({
        webhook,
        turn,
        order_id: order,
        signed: isSigned,
        ...it,
      })),
    ),
  )
  for (const table of ['acknowledged (order_id)', 'telltale (owned)', 'heard (position)', 'delivered (position)']) {
    await client.query(`create index on ${table}`)
    await client.query(`analyze ${table.split(' ')[0]}`)
  }
  const { rows: live } = await client.query<{ name: string; version: number }>(
    `select name, version from es.projection where state = 'live'`,
  )
  const tables = new Map(live.map(({ name, version }) => [name, `rm_${name}_v${version}.${name}`]))

  return async (wanted: 'at any time' | 'at the end' | { only: string }): Promise<Contradiction[]> => {
    const found: Contradiction[] = []
    for (const { name, sql, atTheEnd } of checks) {
      if (typeof wanted === 'object' ? wanted.only !== name : atTheEnd && wanted !== 'at the end') continue
      const { rows } = await client.query(sql.replaceAll(READ_MODELS, (_, model: string) => tables.get(model)!))
      if (rows.length > 0) found.push({ check: name, rows: rows.slice(0, 5) })
    }
    return found
  }
}
