import { spawn, spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { eventLog } from '#platform/log/event-log.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { beginRebuild } from '#platform/projecting/rebuild.ts'
import { projections } from '#portal'
import { compileCache } from '#scripts/portal-node.mjs'
import { freshDatabase } from '#tests/database.ts'
import { partOf } from '#tests/seed.ts'

const root = join(import.meta.dirname, '../..')
const elsewhere = join(tmpdir(), 'partnercare-no-portal')

/** What a command prints where there is no portal. */
const typed = (name: string, ...args: string[]): { code: number | null; printed: string; refused: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: elsewhere, NODE_COMPILE_CACHE: compileCache },
  })
  return { code: status, printed: stdout.trim(), refused: stderr.trim() }
}

const scripts = ['faults', 'bench', 'stress', 'log', 'projections']

test.each(partOf('scripts with unknown options', scripts, 3))('%s names an option that it does not know', (name) => {
  const { code, refused } = typed(name, '--no-such')
  expect(code).toBe(1)
  expect(refused).toMatch(new RegExp(`^There is no option --no-such\\.\n\n {2}npm run ${name} -- `))
  expect(refused).not.toMatch(/^\s+at .*:\d+/m)
})

test('--help prints how a command is typed', () => {
  const { code, printed } = typed('log', '--help')
  expect({ code, printed }).toEqual({ code: 0, printed: expect.stringMatching(/^npm run log -- /) })
})

const refusals: readonly (readonly [script: string, args: string[], sentence: string])[] = [
  ['faults', ['--cycles', 'abc'], '--cycles abc: a whole number is needed, 1 or more.'],
  ['bench', ['--rest', 'abc'], '--rest abc: a whole number is needed, 0 or more.'],
  ['stress', ['abc'], 'SECONDS abc: a whole number is needed, 1 or more.'],
  ['log', ['export', root], `${root} is a folder: name a file in it.`],
  ['log', ['check-backup', root], `${root} is a folder: name a file.`],
  ['log', ['check-export', '/nowhere/trail'], 'There is no file /nowhere/trail.'],
  ['projections', ['list'], `There is no portal in ${elsewhere} yet.`],
]

test.each(partOf('commands that are refused', refusals, 3))(
  '%s %j is refused in one sentence',
  (name, args, sentence) => {
    expect(typed(name, ...args)).toEqual({ code: 1, printed: '', refused: sentence })
  },
)

test('a rebuild that is left with Ctrl+C says that the portal goes on with it', async () => {
  const database = await freshDatabase()
  const pool = connectAsPortal(database.url, { max: 2 })
  const orders = projections.find(({ name }) => name === 'orders')!
  expect(await beginRebuild(eventLog(pool), orders)).toBe(true)
  const builder = await pool.connect() // another node builds it for as long as this takes
  await builder.query(`select pg_advisory_lock(20262, hashtext('orders'))`)

  const child = spawn(process.execPath, ['scripts/projections.ts', 'resume', 'orders'], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  await expect.poll(() => printed).toContain('█')
  child.kill('SIGINT')
  expect(await ended).toBe(130)
  expect(printed).toContain(
    'The portal goes on building orders, now or when it runs again: npm run projections -- cancel orders gives it up.',
  )

  builder.release(true)
  await pool.end()
  await database.drop()
})
