import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'

import { refuseUndurable } from './durability.ts'
import { startEmbedded } from './embedded.ts'

const base = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const dataDir = join(base, `partnercare-embedded-${randomBytes(4).toString('hex')}`)
const children: ChildProcess[] = []

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await (await startEmbedded({ dataDir, durable: true })).stop()
  rmSync(dataDir, { recursive: true })
})

const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client.query(sql).then(
    ({ rows }) => client.end().then(() => rows),
    (error: unknown) => client.end().then(() => Promise.reject(error)),
  )
}

const serverPid = (): number => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** A program of its own that runs the server until it is killed. */
const startElsewhere = async (): Promise<{ program: ChildProcess; url: string }> => {
  const start = `
    import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, durable: true })
    console.log(url)`
  const program = spawn(process.execPath, ['--input-type=module', '--eval', start], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(program)
  const url = await new Promise<string>((resolve, reject) => {
    program.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()))
    program.once('exit', (code) => reject(new Error(`It ended with ${code}`)))
  })
  return { program, url }
}

test('what was committed is there after a stop and a start', async () => {
  const first = await startEmbedded({ dataDir, durable: true })
  await query(first.url, 'create table kept (id int); insert into kept values (1)')
  await first.stop()
  await expect(query(first.url, 'select 1')).rejects.toThrow()

  const second = await startEmbedded({ dataDir, durable: true })
  expect(await query(second.url, 'select * from kept')).toEqual([{ id: 1 }])
  await expect(refuseUndurable(second.url)).resolves.toBeUndefined()
  await second.stop()
})

test('a server that outlived its program is adopted', async () => {
  const { program, url } = await startElsewhere()
  const pid = serverPid()
  program.kill('SIGKILL')

  const adopted = await startEmbedded({ dataDir, durable: true })
  expect(serverPid()).toBe(pid)
  expect(adopted.url).toBe(url)
  await adopted.stop()
})

test('a data folder has one program at a time', async () => {
  const { program } = await startElsewhere()

  await expect(startEmbedded({ dataDir, durable: true })).rejects.toThrow(`Another PartnerCare is using ${dataDir}`)
  program.kill('SIGKILL')
})

test('a killed server comes back at the same address, with everything that was committed', async () => {
  const server = await startEmbedded({ dataDir, durable: true })
  await query(server.url, 'insert into kept values (2)')
  process.kill(serverPid(), 'SIGKILL')

  await expect
    .poll(() => query(server.url, 'select * from kept order by id').catch(() => []))
    .toEqual([{ id: 1 }, { id: 2 }])
  await server.stop()
})

test('a server that may lose what it confirmed is none for production', async () => {
  const disposable = `${dataDir}-disposable`
  const server = await startEmbedded({ dataDir: disposable, durable: false })

  await expect(refuseUndurable(server.url)).rejects.toThrow('fsync and full_page_writes and synchronous_commit off')
  await server.stop()
  rmSync(disposable, { recursive: true })
})

test('a folder that cannot be used is refused in one sentence', async () => {
  const closed = `${dataDir}-closed`
  mkdirSync(closed, { mode: 0o500 })
  const inside = join(closed, 'data')

  await expect(startEmbedded({ dataDir: inside, durable: false })).rejects.toThrow(/cannot (be written|reach)/)
  expect(existsSync(inside)).toBe(false)
  rmSync(closed, { recursive: true })
})

test.skipIf(process.platform === 'win32')(
  'a server is reached by its socket, or by loopback where the path is too long for one',
  async () => {
    const near = await startEmbedded({ dataDir, durable: true })
    expect(new URL(near.url).searchParams.get('host')).toBe(join(dataDir, 'postgres'))
    await near.stop()

    const farAway = join(base, `partnercare-embedded-${randomBytes(4).toString('hex')}`)
    const far = await startEmbedded({ dataDir: join(farAway, 'x'.repeat(100)), durable: false })
    expect(new URL(far.url).search).toBe('')
    expect(await query(far.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await far.stop()
    rmSync(farAway, { recursive: true })
  },
)
