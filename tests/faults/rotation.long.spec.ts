import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

import { keptHeads } from '#platform/log/proof/signed-heads.ts'
import { connect } from '#platform/postgres/pool.ts'
import { unchecked } from '#platform/typed.ts'
import { copyOf } from '#tests/database-copy.ts'
import { type PortalProcess, startPortalProcess } from '#tests/e2e/portal-process.ts'

import { callerFor, type Person } from './caller.ts'
import { BUYERS, startCustomers } from './customers.ts'
import { eventually } from './eventually.ts'
import { startFrontDoor } from './front-door.ts'
import { program, watched } from './program.ts'
import { replayed } from './replayed.ts'
import { chanceOf, seedOf } from './seed.ts'
import { asking, quiet } from './stock.ts'

/** On a machine that is busy with other things; alone it takes some three minutes. */
const PATIENCE_MS = 1_800_000
/** Between two orders of a customer, so that sales on one node stay below what one person may do in a minute. */
const PAUSE_MS = 500
/** That are acknowledged with every change of the nodes. */
const COMMANDS = 10
const root = join(import.meta.dirname, '../..')
const seed = seedOf(process.env.FAULT_SEED)

const newKey = (): string => randomBytes(32).toString('base64')

/** In turn, as docs/backup.md says: the restart that exchanges one key prepares the next one, and at the end each `…_ALSO` goes. */
const rotations = [
  { key: 'LOG_SIGNING_KEY', command: null },
  { key: 'TOKEN_SECRET', command: null },
  { key: 'FINGERPRINT_SECRET', command: 'refingerprint' },
  { key: 'MASTER_KEY', command: 'rewrap' },
] as const
type Keys = Record<(typeof rotations)[number]['key'], string>

const newKeys = (): Keys => ({
  ...{ LOG_SIGNING_KEY: newKey(), TOKEN_SECRET: newKey() },
  ...{ FINGERPRINT_SECRET: newKey(), MASTER_KEY: newKey() },
})

/** `npm run log -- NAME` of one node. Throws unless it ends with 0; answers what it says. */
const logCommand = async (name: string, environment: NodeJS.ProcessEnv): Promise<string> => {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, ['scripts/log.ts', name], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { ended, said } = watched(child)
  const code = await ended
  if (code !== 0) throw new Error(`npm run log -- ${name} ended with ${code}:\n${said()}`)
  return said()
}

/** What is sealed, and found by what is sealed: people by a part of their name, and a company's addresses. */
const sealedTexts = async (address: string) => {
  const caller = callerFor(() => [address], chanceOf(seed, 'sealed texts'), null)
  const read = async (person: Person, path: string) => {
    await caller.signIn(person)
    return caller.give(person, { method: 'GET', path })
  }
  const admin = { email: 'admin@partnercare.example', jwt: null }
  type PeoplePage = { people: { id: string; name: string; email: string }[] }
  const { people } = unchecked<PeoplePage>(await read(admin, '/office/people?search=andina'))
  const [email] = BUYERS
  return {
    people: people.map((person) => [person.id, person.name, person.email]),
    addresses: await read({ email: email!, jwt: null }, '/addresses?type=SHIPPING'),
  }
}

test(
  `every key is changed under load, nodes restarted one after the other: no request fails, no one is signed out, all is read as before (seed ${seed})`,
  async () => {
    await using resources = new AsyncDisposableStack()
    const database = await copyOf('template0', inject('postgres').adminUrl)
    resources.defer(database.drop)
    const owner = connect({ connectionString: database.url, max: 2 })
    resources.defer(() => owner.end())
    const before = newKeys()
    let keys = before
    let also: NodeJS.ProcessEnv = {}
    const nodes: (PortalProcess & { readonly dataDir: string })[] = []
    resources.defer(async () => void (await Promise.all(nodes.map((node) => node.stop()))))
    const start = async (dataDir: string) => {
      const environment = { DATABASE_URL: database.url, TRUST_PROXY: 'yes', ...keys, ...also }
      nodes.push({ ...(await startPortalProcess({ mode: 'test', dataDir, environment })), dataDir })
    }
    for (let n = 0; n < 2; n++) {
      const dataDir = mkdtempSync(join(tmpdir(), 'partnercare-rotation-'))
      resources.defer(() => rmSync(dataDir, { recursive: true, force: true }))
      await start(dataDir)
    }
    await quiet({ owner })
    const { rows } = await owner.query<{ since: number }>('select max(position + n - 1) + 1 as since from es.log')

    const front = await startFrontDoor(() => nodes.map(({ url }) => url))
    resources.defer(() => front.stop())
    await front.sees(2)
    const readBefore = await sealedTexts(front.url)
    expect(readBefore.people).not.toEqual([])
    const customers = startCustomers(seed, () => [front.url], PAUSE_MS)
    resources.defer(() => customers.rest())
    const trade = () => {
      const from = customers.acknowledged().length
      const traded = () => customers.trouble() !== null || customers.acknowledged().length >= from + COMMANDS
      return eventually('customers trade', async () => traded())
    }
    const restartInTurn = async () => {
      for (let n = 0; n < 2; n++) {
        await front.sees(2)
        const [node] = nodes
        expect(await node!.stop()).toBe(0)
        nodes.shift()
        await start(node!.dataDir)
      }
      await front.sees(2)
      await trade()
      expect(customers.trouble()).toBeNull()
      expect(customers.repeated(), 'requests that failed').toEqual([])
    }
    await trade()
    const next = newKeys()
    for (const [index, { key, command }] of rotations.entries()) {
      also = { ...also, [`${key}_ALSO`]: keys[key] }
      keys = { ...keys, [key]: next[key] }
      const following = rotations[index + 1]?.key
      if (following) also = { ...also, [`${following}_ALSO`]: next[following] }
      await restartInTurn()
      await customers.refresh()
      if (command) console.log(await logCommand(command, { DATABASE_URL: database.url, ...keys, ...also }))
    }
    customers.forget() // the bodies of requests are compared under the secret of before while that is given
    also = {}
    await restartInTurn()
    await customers.refresh()
    await customers.rest()
    expect(customers.repeated(), 'requests that failed').toEqual([])
    expect(customers.trouble()).toBeNull()

    await quiet({ owner })
    expect(await sealedTexts(front.url)).toEqual(readBefore)
    for (const { dataDir } of nodes) {
      const said = await logCommand('verify', { DATABASE_URL: database.url, DATA_DIR: dataDir })
      expect(said).toContain('no event was changed, removed, added or reordered')
      expect(said).not.toContain('WARNING')
      expect(new Set(keptHeads(join(dataDir, 'log')).map(({ keyId }) => keyId)).size, 'keys that signed').toBe(2)
    }
    for (const key of ['MASTER_KEY', 'FINGERPRINT_SECRET'] as const) {
      const { ended, said } = program('test', {
        ...{ DATABASE_URL: database.url, DATA_DIR: nodes[0]!.dataDir, PORT: '0' },
        ...{ ...keys, [key]: before[key] },
      })
      expect(await ended, said()).toBe(1)
      expect(said()).toContain(`${key} is not the one`)
    }
    const witness = {
      ...{ since: Number(rows[0]!.since), acknowledged: customers.acknowledged() },
      ...{ hearings: customers.hearings, listened: [] },
    }
    expect(await asking(database.url, witness, (_, check) => check('at any time'))).toEqual([])
    expect((await replayed(database.url)).differing).toEqual([])
    console.log(`${customers.acknowledged().length} commands acknowledged, ${rotations.length} keys changed`)
  },
  PATIENCE_MS,
)
