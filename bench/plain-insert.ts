import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

import { placed } from '#tests/sample-orders.ts'

/** The machine's own limit: one row of the size of an event, durable, in a transaction of its own. */
export const plainInsert = async (owner: Pool): Promise<() => Promise<void>> => {
  await owner.query(`create table if not exists public.plain (
    id bigint generated always as identity primary key, kind text not null, key text not null, version int not null,
    type text not null, data jsonb not null, at timestamptz not null default now(), unique (kind, key, version))`)
  return async () => {
    await owner.query({
      name: 'plain',
      text: 'insert into public.plain (kind, key, version, type, data) values ($1, $2, 1, $3, $4)',
      values: ['order', randomUUID(), placed.type, JSON.stringify(placed.data)],
    })
  }
}
