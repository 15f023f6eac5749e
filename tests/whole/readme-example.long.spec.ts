import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

import { type Hunk, hunks, isProduct, root } from './one-change.ts'

const PATIENCE_MS = 300_000 // the compiler takes seconds, and minutes where others want the machine
const tree = ['src', 'projections', 'fixtures', 'tests', 'scripts', 'bench']
const around = [
  'package.json',
  'brand.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'vitest.config.ts',
]
const folder = join(tmpdir(), `partnercare-example-${randomBytes(4).toString('hex')}`)

/** A copy of these folders with these changes; every place that they name is there, once. */
const copyWith = (changes: readonly Hunk[], folders: readonly string[]): string => {
  const copy = join(folder, randomBytes(4).toString('hex'))
  mkdirSync(copy, { recursive: true })
  for (const it of [...folders, ...around]) cpSync(join(root, it), join(copy, it), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const { file, before, after } of changes) {
    const text = readFileSync(join(copy, file), 'utf8')
    expect(text.split(before), `${file} does not hold once:\n${before}`).toHaveLength(2)
    writeFileSync(
      join(copy, file),
      text.replace(before, () => after),
    )
  }
  return copy
}

/** What the compiler says, a line each; nothing where it compiles. */
const complaints = async (copy: string, project: string): Promise<string[]> => {
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
  const run = promisify(execFile)(process.execPath, [tsc, '--pretty', 'false', '-p', project], { cwd: copy })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  return stdout.split('\n').filter((line) => line.includes('error TS'))
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('it compiles as it is printed', { timeout: PATIENCE_MS }, async () => {
  const copy = copyWith(hunks, tree)
  expect(await complaints(copy, 'tsconfig.json')).toEqual([])
  expect(await complaints(copy, 'src/web/tsconfig.json')).toEqual([])
})

/** Lines that the compiler requires, by what they begin with. */
const demanded = {
  'src/modules/ordering/order.ts': '    CostCenterNamed: ',
  'projections/orders.ts': '    cost_center text',
  'src/modules/ordering/history/event-texts.ts': '  CostCenterNamed: ',
}

test('and not without what an order remembers, its column, and its icon and text', {
  timeout: PATIENCE_MS,
}, async () => {
  const left = hunks.flatMap((hunk) => {
    const line = demanded[hunk.file as keyof typeof demanded]
    return line && hunk.after.split('\n').some((its) => its.startsWith(line)) ? [] : [hunk]
  })
  expect(hunks.length - left.length).toBe(4)
  const copy = copyWith(
    left.filter(({ file }) => isProduct(file)),
    ['src', 'projections'],
  )
  writeFileSync(
    join(copy, 'some.json'),
    '{ "extends": "./tsconfig.json", "include": ["src/modules/ordering/module.ts"] }',
  )
  const said = await complaints(copy, 'some.json')
  expect(said.map((line) => line.slice(0, line.indexOf('('))).toSorted()).toEqual([
    'projections/orders.ts',
    'src/modules/ordering/history/event-texts.ts',
    'src/modules/ordering/history/event-texts.ts',
    'src/modules/ordering/history/history-texts.ts', // which merges the texts of all events
    'src/modules/ordering/order.ts',
  ])
})
