import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exportBackup } from '#platform/backup/export-backup.ts'
import { readBackup } from '#platform/backup/read-backup.ts'
import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { trailProver } from '#platform/log/trail-export.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { checkTrail } from './checking-trail.ts'
import { saidOfSuccession, successionsIn } from './key-succession.ts'
import { type HeadSigning, keptHeads, startSigning } from './signed-heads.ts'
import { type HeadSigner, headSigner, keepPublicKeys, publicKeysIn } from './signing-key.ts'
import { verifyLog } from './verification.ts'

const [before, next] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]

let database: TestDatabase
let pool: Pool
let log: EventLog
let root: string
const signings: HeadSigning[] = []

const folder = (name: string) => join(root, name)
const now = () => new Date('2026-11-20T12:00:00.000Z')
const start = (of: string, key: string | null, alsoKey: string | null = null): HeadSigning => {
  const onTrouble = (error: unknown) => {
    throw error
  }
  const signing = startSigning({ log, folder: folder(of), key, alsoKey, now, onTrouble })
  signings.push(signing)
  return signing
}
const append = async () => {
  const events = [{ type: 'Noted', schemaVersion: 1, data: {} }]
  await log.append([{ kind: 'note', key: 'ours', expected: 'any', events }], {
    ...{ command: 'note', actor: randomUUID(), role: 'SALES', origin: {}, correlation: randomUUID() },
  })
  return log.seal()
}
/** The folder of a machine that has been given this public key, and nothing else. */
const whoKnows = (name: string, signer: HeadSigner): string => {
  keepPublicKeys(folder(name), { [signer.keyId]: signer.publicKey })
  return folder(name)
}

beforeEach(async () => {
  database = await freshDatabase()
  pool = connectAsPortal(database.url, { max: 4 })
  log = eventLog(pool)
  root = mkdtempSync(join(tmpdir(), 'succession-'))
})
afterEach(async () => {
  for (const signing of signings.splice(0)) await signing.stop()
  await pool.end()
  await database.drop()
  rmSync(root, { recursive: true })
})

/** A log of two heads: under the key of before, and under the one that follows it. */
const changed = async () => {
  const first = start('node', before)
  await append()
  await first.signNow()
  const second = start('node', next, before)
  await append()
  await second.signNow()
  return { first: first.signer, second: second.signer }
}

test('who knows a key knows the one that follows it, and heads of both stay proven', async () => {
  const { first, second } = await changed()
  expect(keptHeads(folder('node')).map(({ keyId }) => keyId)).toEqual([first.keyId, second.keyId])
  expect(await verifyLog(pool, folder('node'))).toMatchObject({ fault: null, signedUpTo: 2, unknownHeads: 0 })

  const known = whoKnows('auditor', first)
  expect(await verifyLog(pool, known)).toMatchObject({ fault: null, signedUpTo: 2, unknownHeads: 0 })
  expect(Object.keys(publicKeysIn(known)).toSorted()).toEqual([first.keyId, second.keyId].toSorted())
  const stranger = whoKnows('stranger', headSigner(folder('elsewhere'), null))
  expect(await verifyLog(pool, stranger)).toMatchObject({ fault: null, signedUpTo: 0, unknownHeads: 2 })
})

test('the key that a node made for itself says what follows it, once', async () => {
  const own = start('node', null)
  await append()
  await own.signNow()
  const given = start('node', next)
  await given.signNow()
  start('node', next)
  expect(successionsIn(folder('node'))).toMatchObject([{ by: own.signer.keyId, keyId: given.signer.keyId }])
})

test('a key that never signed here says nothing of another', async () => {
  await start('node', next, before)
    .signNow()
    .catch(() => {})
  expect(successionsIn(folder('node'))).toEqual([])
})

test('a trail and a backup are proven to those who know the key of before alone', async () => {
  const { first, second } = await changed()
  const prover = trailProver(pool, folder('node'), { signer: second, signNow: async () => {} })
  const trail = await prover({ kind: 'note', key: 'ours' }, 'someone', now())
  const known = { [first.keyId]: first.publicKey }
  expect(checkTrail(JSON.stringify(trail), known).fault).toBeNull()
  expect(checkTrail(JSON.stringify({ ...trail, successions: [] }), known).fault).toMatchObject({ what: 'forged head' })

  const file = join(root, 'backup.zst')
  const readBy = async (trusted: readonly string[]) => {
    for await (const _ of readBackup({ file, trusted, kept: [] }));
  }
  const keys = publicKeysIn(folder('node'))
  await exportBackup({ url: database.url, file, signer: second, keys, store: null, readBack: async () => {} })
  await readBy([first.keyId])
  await readBy([second.keyId])
  await expect(readBy(['0123456789abcdef'])).rejects.toMatchObject({ what: 'forged' })
})

test('no one else names a successor', async () => {
  const { first } = await changed()
  const forger = headSigner(folder('forger'), null)
  const said = { keyId: forger.keyId, publicKey: forger.publicKey, at: now().toISOString() }
  const owner = connect({ connectionString: database.url })
  await owner.query('select es.keep_succession($1, $2, $3, $4, $5)', [
    ...[said.keyId, first.keyId, said.publicKey, said.at],
    Buffer.from(forger.signText(saidOfSuccession(said)), 'base64'),
  ])
  await owner.end()
  const known = whoKnows('auditor', first)
  await verifyLog(pool, known)
  expect(Object.keys(publicKeysIn(known))).not.toContain(forger.keyId)
})
