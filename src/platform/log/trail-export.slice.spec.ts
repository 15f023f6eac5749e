import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkTrail } from '#platform/log/proof/checking-trail.ts'
import { type HeadSigning, keptHeads, startSigning } from '#platform/log/proof/signed-heads.ts'
import { type SignedTrail, saidOfTrail } from '#platform/log/proof/signed-trail.ts'
import { headSigner } from '#platform/log/proof/signing-key.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { type EventLog, eventLog } from './event-log.ts'
import { trailProver } from './trail-export.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
let database: TestDatabase
let pool: Pool
let log: EventLog
let folder: string
let signing: HeadSigning
let file: SignedTrail

const append = (...keys: string[]) =>
  log.append(
    keys.map((key, n) => ({
      kind: 'note',
      key,
      expected: 'any' as const,
      events: [{ type: 'Noted', schemaVersion: 1, data: { n, text: 'Año, “quoted”' } }],
    })),
    {
      command: 'note',
      actor: randomUUID(),
      role: 'SALES',
      origin: { device: 'Firefox' },
      correlation: randomUUID(),
      reason: 'why',
    },
  )
const prove = (key: string) => trailProver(pool, folder, signing)({ kind: 'note', key }, 'someone', now)

beforeAll(async () => {
  database = await freshDatabase()
  pool = connectAsPortal(database.url, { max: 4 })
  log = eventLog(pool)
  folder = mkdtempSync(join(tmpdir(), 'trail-'))
  signing = startSigning({
    log,
    folder,
    key: null,
    now: () => now,
    onTrouble: (error) => {
      throw error
    },
  })
  await append('before')
  await append('ours')
  await append('between')
  await append('ours', 'with it')
  await signing.signNow()
  await append('later')
  await append('ours')
  await append('after')
  file = (await prove('ours')) as SignedTrail
})
afterAll(async () => {
  await signing.stop()
  await pool.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const copy = () => structuredClone(file) as any
const signedAnew = (file: any, { keyId, signText } = signing.signer) => ({
  ...file,
  keyId,
  signature: signText(saidOfTrail(file.trail)),
})
const check = (it: unknown, known: Record<string, string> | null = null) => checkTrail(JSON.stringify(it), known).fault

test('what is exported verifies, without the database', () => {
  expect(checkTrail(JSON.stringify(file), { [signing.signer.keyId]: signing.signer.publicKey })).toEqual({
    fault: null,
    stream: { kind: 'note', key: 'ours' },
    events: 3,
    exportedAt: now.toISOString(),
    keyIds: [signing.signer.keyId],
  })
  expect(file.trail.commits.map(({ position, events }) => [position, events.length])).toEqual([
    [2, 1],
    [4, 2],
    [7, 1],
  ])
})

test('only the stretches up to the next signed head go along, and a head is signed where none was', () => {
  expect(file.trail.stretches.map(({ first, links, head }) => [first, links.length, head.position])).toEqual([
    [2, 3, 5],
    [7, 2, 8],
  ])
  expect(keptHeads(folder).map(({ position }) => position)).toEqual([5, 8])
})

test('a stream that is not there cannot be exported', async () => {
  expect(await prove('unknown')).toBeNull()
})

/** The path of every value in the file. */
const leaves = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [path]

const edited = (file: any, path: (string | number)[]) => {
  const parent = path.slice(0, -1).reduce((inner, key) => inner[key], file)
  const key = path.at(-1)!
  const value = parent[key]
  parent[key] = typeof value === 'number' ? value + 1 : value === null ? 'x' : flipped(value)
  return file
}
/** Another text of the same kind: hex stays hex. */
const flipped = (text: string): string => (text === '' ? '00' : (text[0] === '1' ? '2' : '1') + text.slice(1))

describe('any edit is found', () => {
  test('of every single value', () => {
    const unnoticed = leaves(file).filter((path) => check(edited(copy(), path)) === null)
    expect(unnoticed).toEqual([])
  })

  test('also when the file is signed again with the portal’s own key', () => {
    const unnoticed = leaves(file.trail).filter(
      (path) => check(signedAnew(edited(copy(), ['trail', ...path]))) === null,
    )
    expect(unnoticed).toEqual([['exportedAt'], ['exportedBy']]) // what only the signature vouches for
  })

  test.each([
    ['an event is left out of its commit', 'edited', (it: any) => it.trail.commits[1].events.pop()],
    ['a commit is left out', 'missing event', (it: any) => it.trail.commits.splice(1, 1)],
    ['the first commits are left out', 'missing event', (it: any) => it.trail.commits.splice(0, 2)],
    ['a commit is there twice', 'missing event', (it: any) => it.trail.commits.push(it.trail.commits[2])],
    ['an event is added', 'edited', (it: any) => it.trail.commits[0].events.push(it.trail.commits[1].events[0])],
    ['two commits change places', 'missing event', (it: any) => it.trail.commits.reverse()],
    ['a link is left out', 'broken chain', (it: any) => it.trail.stretches[0].links.splice(1, 1)],
    ['a stretch is left out', 'not in the log', (it: any) => it.trail.stretches.pop()],
    ['the key is left out', 'forged head', (it: any) => delete it.keys[signing.signer.keyId]],
    ['something is added', 'not a trail', (it: any) => Object.assign(it.trail, { note: 'true' })],
    ['the stream is called another', 'missing event', (it: any) => Object.assign(it.trail.stream, { key: 'with us' })],
    ['every commit is gone', 'missing event', (it: any) => it.trail.commits.splice(0)],
  ])('%s: %s', (_, what, tamper) => {
    const it = copy()
    tamper(it)
    expect(check(signedAnew(it))).toMatchObject({ what })
  })

  test('a file that is cut off is no trail', () => {
    expect(checkTrail(JSON.stringify(file).slice(0, -10)).fault).toEqual({ what: 'not a trail', position: null })
    expect(check([])).toEqual({ what: 'not a trail', position: null })
  })

  test('a foreign key is found with the portal’s own key', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'forger-'))
    const forger = headSigner(elsewhere, null)
    const it = signedAnew(copy(), forger)
    expect(check(it)).toEqual({ what: 'forged', position: null }) // its key does not go along
    rmSync(elsewhere, { recursive: true })
    expect(check(file, { '0123456789abcdef': signing.signer.publicKey })).toMatchObject({ what: 'forged head' })
  })
})
