import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'

import { headSigner } from '#platform/log/proof/signing-key.ts'
import { verifyLog } from '#platform/log/proof/verification.ts'

type Link = { position: number; commit_id: number; body_hash: Buffer; kinds: string[] }
/**
 * `counted`: seen by who counts what is stored; es.verify walks along the log alone. `looked`: what it is once the events
 * of the commit were looked at in other orders, which es.verify does not.
 */
type Case = {
  what: string
  sql: string
  fault: string
  place?: number | null
  kept?: true
  counted?: true
  looked?: string
}

const rechain = `update es.log l set chain = r.chain from (select position,
  es.chain('', position, n, body_hash) over (order by position) as chain from es.log) r where r.position = l.position`

/** Each way to tamper, on the commits `a` and `b` that stand one after the other, and `two` events. `head`: the last position. */
const cases = (a: Link, b: Link, two: Link, head: number): Case[] => {
  const edit = `update es.event set data = jsonb_set(data::jsonb, '{total}', to_jsonb((data->>'total')::int # 1)) where commit_id = ${a.commit_id}`
  const rehash = `update es.log l set body_hash = c.body_hash from es.content c where c.commit_id = l.commit_id and l.position = ${a.position}`
  const remove = `delete from es.event where commit_id = ${a.commit_id}; delete from es.commit where id = ${a.commit_id};
    delete from es.log where position = ${a.position}`
  const hex = (bytes: Buffer) => `'\\x${bytes.toString('hex')}'::bytea`
  const swap = `update es.log set commit_id = -commit_id where position in (${a.position}, ${b.position});
    update es.log set commit_id = case position when ${a.position} then ${b.commit_id} else ${a.commit_id} end,
      body_hash = case position when ${a.position} then ${hex(b.body_hash)} else ${hex(a.body_hash)} end,
      kinds = case position when ${a.position} then '{${b.kinds}}'::text[] else '{${a.kinds}}'::text[] end
    where commit_id < 0`
  const add = (commit: number | bigint, ordinal: number) =>
    `insert into es.event select stream_id, 1000000, ${commit}, ${ordinal}, type, 1, data from es.event where commit_id = ${a.commit_id}`
  const place = a.position
  return [
    { what: 'one bit of one event', sql: edit, fault: 'edited', place },
    {
      what: 'the actor of a commit',
      sql: `update es.commit set actor = uuidv7() where id = ${a.commit_id}`,
      fault: 'edited',
      place,
    },
    {
      what: 'the time of a commit',
      sql: `update es.commit set at = at - interval '1 day' where id = ${a.commit_id}`,
      fault: 'edited',
      place,
    },
    {
      what: 'the key of a stream',
      sql: `update es.stream set key = key || 'x' where id = (select stream_id from es.event where commit_id = ${a.commit_id})`,
      fault: 'edited',
    },
    { what: 'an event deleted', sql: `delete from es.event where commit_id = ${a.commit_id}`, fault: 'missing', place },
    { what: 'a commit deleted whole', sql: remove, fault: 'missing', place },
    {
      what: 'the same, and the rest moved up',
      sql: `${remove}; update es.log set position = -position where position > ${a.position}; update es.log set position = -position - 1 where position < 0`,
      fault: 'missing',
      place,
    },
    { what: 'an event added to a commit', sql: add(a.commit_id, 1), fault: 'inserted', place },
    {
      what: 'the place of an event inside its commit',
      sql: `update es.event set ordinal = 7 where commit_id = ${a.commit_id}`,
      fault: 'edited',
      place,
    },
    {
      what: 'the places of two events inside their commit',
      sql: `update es.event set ordinal = -1 - ordinal where commit_id = ${two.commit_id};
        update es.event set ordinal = 2 + ordinal where commit_id = ${two.commit_id}`,
      fault: 'edited',
      looked: 'reordered',
      place: two.position,
    },
    { what: 'an event added outside the log', sql: add(0, 0), fault: 'inserted', place: null },
    {
      what: 'a commit without events added outside the log',
      sql: `insert into es.commit select -1, command, actor, role, on_behalf_of, reason, origin, correlation, causation, at
        from es.commit where id = ${a.commit_id}`,
      fault: 'inserted',
      place: null,
      counted: true,
    },
    { what: 'two commits swapped', sql: swap, fault: 'reordered', place },
    {
      what: 'two commits swapped, their hashes left where they were',
      sql: `update es.log set commit_id = -commit_id where position in (${a.position}, ${b.position});
        update es.log set commit_id = case position when ${a.position} then ${b.commit_id} else ${a.commit_id} end where commit_id < 0`,
      fault: 'edited',
      looked: 'reordered',
      place,
    },
    {
      what: 'the versions of two commits of a stream swapped',
      sql: `create temporary table swapped on commit drop as select stream_id as id from es.event where commit_id = ${a.commit_id};
        update es.event set version = version + 1000000 where stream_id = (select id from swapped) and version in (1, 2);
        update es.event set version = 1000003 - version where stream_id = (select id from swapped) and version > 1000000`,
      fault: 'edited',
      looked: 'reordered',
    },
    {
      what: 'two events of two commits exchanged',
      sql: `update es.event set ordinal = 9 where commit_id = ${a.commit_id};
        update es.event set commit_id = ${a.commit_id} where commit_id = ${b.commit_id};
        update es.event set commit_id = ${b.commit_id}, ordinal = 0 where commit_id = ${a.commit_id} and ordinal = 9`,
      fault: 'edited',
      looked: 'reordered',
      place,
    },
    {
      what: 'what two events of two commits say exchanged',
      sql: `update es.event e set data = o.data from es.event o where e.commit_id in (${a.commit_id}, ${b.commit_id})
        and o.commit_id = ${a.commit_id} + ${b.commit_id} - e.commit_id`,
      fault: 'edited',
      looked: 'reordered',
      place,
    },
    { what: 'edited and its hash rewritten', sql: `${edit}; ${rehash}`, fault: 're-hashed', place },
    {
      what: 'the same, and an event deleted that follows it',
      sql: `${edit}; ${rehash}; delete from es.event where commit_id = (select commit_id from es.log order by position desc limit 1)`,
      fault: 're-hashed',
      place,
    },
    {
      what: 'edited and the whole chain rewritten',
      sql: `${edit}; ${rehash}; ${rechain}`,
      fault: 're-hashed',
      place: head,
      kept: true,
    },
    {
      what: 'the tail cut off',
      sql: `delete from es.log where position > ${a.position}`,
      fault: 'cut off',
      place: a.position + 1,
      kept: true,
    },
  ]
}

const rolledBack = async (admin: Pool, work: (db: PoolClient) => Promise<void>): Promise<void> => {
  const db = await admin.connect()
  try {
    await db.query('begin')
    await work(db)
  } finally {
    await db.query('rollback')
    db.release()
  }
}

/** A folder in which the head of the log is kept, signed. */
const signedHead = (head: number, chain: Buffer): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tampering-'))
  const at = '2026-11-20T12:00:00.000Z'
  const signed = headSigner(folder, null).sign({ position: head, chain: chain.toString('hex'), at })
  writeFileSync(join(folder, 'signed-heads.jsonl'), JSON.stringify(signed))
  return folder
}

/**
 * The verifier finds every way to tamper, by kind and place, when a superuser with the guards off has done it: commit by
 * commit in the database, and in stretches compared with a signed head.
 */
export const checkTampering = async (admin: Pool): Promise<number> => {
  const { rows: walked } = await admin.query('select * from es.verify()')
  const { chain, fault } = walked[0]
  assert.equal(fault, null, 'the log is whole before it is tampered with')
  const { rows: heads } = await admin.query<{ at: number }>('select max(position + n - 1) as at from es.log')
  const head = heads[0]!.at
  const { rows: links } = await admin.query<Link>(
    `select l.* from es.log l join es.event e using (commit_id) join es.stream s on s.id = e.stream_id
     where l.n = 1 and e.type = 'QuoteIssued' and position > $1 order by position limit 2`,
    [Math.floor(head / 2)],
  )
  const { rows: twos } = await admin.query<Link>('select * from es.log where n = 2 order by position limit 1')
  const folder = signedHead(head, chain)
  assert.equal((await verifyLog(admin, folder)).fault, null, 'nor does the signed head contradict it')
  const all = cases(links[0]!, links[1]!, twos[0]!, head)
  for (const { what, sql, fault, place, kept, counted, looked } of all) {
    await rolledBack(admin, async (db) => {
      for (const table of ['commit', 'event', 'log', 'stream'])
        await db.query(`alter table es.${table} disable trigger refuse`)
      await db.query(sql)
      const { rows } = await db.query('select * from es.verify(1, $1, $2)', kept ? [head, chain] : [null, null])
      assert.equal(rows[0].fault, counted ? null : fault, what)
      if (place !== undefined) assert.equal(rows[0].place, place, what)
      const { fault: named } = await verifyLog(db, folder)
      assert.deepEqual(named, { what: looked ?? fault, position: rows[0].place }, `${what}, in stretches`)
    })
  }
  rmSync(folder, { recursive: true })
  return all.length
}
