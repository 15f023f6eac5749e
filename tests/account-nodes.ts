import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import type { Pool } from 'pg'
import { afterEach, beforeEach } from 'vitest'

import { event, Moment, stream } from '#platform/event.ts'
import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { type Projections, startProjections } from '#platform/projecting/projections.ts'
import { type Projection, projection, rows } from '#platform/projection.ts'
import { freshDatabase, type TestDatabase } from './database.ts'

const Opened = event('Opened', { owner: Schema.String, openedAt: Moment })
const Paid = event('Paid', { cents: Schema.Int })
export const Closed = event('Closed', {})
const Renamed = event('Renamed', { fullName: Schema.String }, [(old: { name: string }) => ({ fullName: old.name })])
const accountStream = stream('account', [Opened, Paid, Closed])
export const ownerStream = stream('owner', [Renamed])

export type AccountRow = {
  id: string
  ownerId: string
  paidTotal: number
  openedAt: Moment
  lastPayments: { inCents: number }[]
}
/** A read model of accounts: a payment of 666 is poison. */
export const declared = (version = 1, more: Partial<Projection> = {}) =>
  projection<AccountRow>()({
    name: 'accounts',
    version,
    of: [accountStream, ownerStream],
    table: `id text primary key, owner_id text not null, paid_total bigint not null, opened_at timestamptz not null,
      last_payments json not null`,
    indexes: ['(owner_id, opened_at desc)'],
    key: (_, { kind, key }) => (kind === 'account' ? key : []),
    ignores: ['Renamed'],
    when: {
      Opened: (_, { owner, openedAt }, __, id) => ({ id, ownerId: owner, paidTotal: 0, openedAt, lastPayments: [] }),
      Paid: (row, { cents }) => {
        if (!row) return null
        if (cents === 666) throw new Error('not that much')
        return {
          ...row,
          paidTotal: row.paidTotal + cents * version,
          lastPayments: [...row.lastPayments.slice(-1), { inCents: cents }],
        }
      },
      Closed: () => null,
    },
    onPoison: 'park',
    ...(more as object),
  })

/** The same read model with another fold for payments. */
export const paying = (pays: (row: AccountRow | undefined, data: { cents: number }) => AccountRow | undefined) => ({
  when: { ...declared().when, Paid: pays },
})
/** Takes every payment, also the one that is poison. */
export const anything = (row: AccountRow | undefined, { cents }: { cents: number }) =>
  row && { ...row, paidTotal: row.paidTotal + cents }

export const about = { command: 'test', actor: randomUUID(), role: 'SALES', origin: {}, correlation: randomUUID() }
/** Appends to an account and seals; answers the head. */
export const append = async (
  log: EventLog,
  key: string,
  ...events: { type: string; schemaVersion: number; data: unknown }[]
) => {
  await log.append([{ kind: 'account', key, expected: 'any', events }], about)
  return log.seal()
}
export const at = '2026-11-20T10:20:30.456Z' as Moment
export const opened = (owner = 'ines') => Opened.make({ owner, openedAt: at })
export const paid = (cents: number) => Paid.make({ cents })
/** Accounts a0, a1 and so on, each opened and paid as many cents as its number, in any order; answers the head. */
export const fill = async (log: EventLog, accounts = 50) => {
  const opens = (i: number) =>
    log.append([{ kind: 'account', key: `a${i}`, expected: 'any', events: [opened(), paid(i)] }], about)
  await Promise.all(Array.from({ length: accounts }, (_, i) => opens(i)))
  return log.seal()
}
/** All rows, as that node reads them. */
export const accountsOn = ({ models }: { models: Projections }) =>
  rows(models.db, declared()).selectAll().orderBy('id').execute()
/** What was paid into an account, as that node reads it. */
export const total = async (node: { models: Projections }, id: string) =>
  (await accountsOn(node)).find((row) => row.id === id)?.paidTotal

type AccountNode = { readonly log: EventLog; readonly models: Projections; readonly stop: () => Promise<void> }

/** Nodes on one database, fresh for every test of a file. */
export const accountNodes = () => {
  const it = {} as { admin: Pool }
  let database: TestDatabase
  const nodes: AccountNode[] = []

  beforeEach(async () => {
    database = await freshDatabase()
    it.admin = connect({ connectionString: database.url, max: 3 })
  })
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.stop()
    await it.admin.end()
    await database.drop()
  })

  const startNode = async (...projections: Projection[]): Promise<AccountNode> => {
    const pool = connectAsPortal(database.url, { max: 10 })
    const log = eventLog(pool)
    const stopSealing = log.start()
    const models = await startProjections({ log, projections, onTrouble: () => {} })
    const node = {
      log,
      models,
      stop: async () => {
        await models.stop()
        stopSealing()
        await pool.end()
      },
    }
    nodes.push(node)
    await models.ready()
    return node
  }
  const stopNode = async (node: AccountNode) => {
    nodes.splice(nodes.indexOf(node), 1)
    await node.stop()
  }

  /** The registry of tables, the oldest first. */
  const versions = async () =>
    (await it.admin.query('select version, fold, state from es.projection order by version')).rows
  /** The tables that are there: each has a schema of its own. */
  const schemas = async () =>
    (await it.admin.query(`select nspname from pg_namespace where nspname like 'rm\\_%' order by 1`)).rows.map(
      (row) => row.nspname,
    )

  return Object.assign(it, { startNode, stopNode, versions, schemas })
}
