import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { isPostgres, runningServer } from '#platform/postgres/cluster.ts'
import { freePort } from '#platform/postgres/free-port.ts'
import { clearUpBehindUs } from '#tests/postgres-for-tests.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(tmpdir(), `partnercare-dev-${randomBytes(4).toString('hex')}`)
const PATIENCE_MS = 600_000

clearUpBehindUs(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The developer's loop, as `npm run dev` becomes it. */
const startLoop = (port: number) => {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, ['--import', join(root, 'scripts/follow-parent.mjs'), 'scripts/dev.ts'], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, DATA_DIR: folder, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, said: () => said }
}

/** Everything that was started with this folder; Postgres is stopped in another way. */
const processes = (): number[] =>
  readdirSync('/proc').flatMap((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${folder}\0`) ? [Number(pid)] : []
    } catch {
      return []
    }
  })

test.runIf(process.platform === 'linux').each(['SIGKILL', 'SIGTERM'] as const)(
  'a loop that ends by %s leaves neither a server nor Postgres',
  async (signal) => {
    const loop = startLoop(await freePort())
    await expect.poll(loop.said, { timeout: 300_000 }).toMatch(/The demo world is written|it begins again/)
    const { pid } = runningServer({ folder: join(folder, 'postgres') })!
    expect(processes()).toHaveLength(4)

    loop.child.kill(signal)
    await loop.ended
    await expect.poll(processes).toEqual([])
    expect(isPostgres(pid)).toBe(false)
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
  },
  PATIENCE_MS,
)

test('a loop on a taken port says so, and which command it was', async () => {
  const port = await freePort()
  const taken = createServer().listen(port)
  const loop = startLoop(port)
  expect(await loop.ended).toBe(1)
  expect(loop.said().trim()).toBe(
    `Port ${port} is taken: stop what uses it, or choose another, as in PORT=${port + 1} npm run dev.`,
  )
  taken.close()
})

/** A free port whose next one is taken. */
const besideStranger = async () => {
  for (;;) {
    const port = await freePort()
    const stranger = createServer()
    const listens = new Promise<boolean>((resolve) =>
      stranger.once('error', () => resolve(false)).listen(port + 1, () => resolve(true)),
    )
    if (await listens) return { port, stranger }
  }
}

test(
  'the next port is not needed: another program on it is left alone',
  async () => {
    const { port, stranger } = await besideStranger()
    const loop = startLoop(port)
    await expect.poll(loop.said, { timeout: 300_000 }).toMatch(/The demo world is written|it begins again/)
    const { status } = await fetch(`http://127.0.0.1:${port}/api/health`)
    expect(status).toBe(502)
    expect(loop.said()).not.toContain('ECONNREFUSED')
    stranger.close()
    loop.child.kill('SIGTERM')
    expect(await loop.ended).toBe(0)
  },
  PATIENCE_MS,
)
