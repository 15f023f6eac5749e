import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { compileCache } from '#scripts/portal-node.mjs'

const root = join(import.meta.dirname, '../..')
const elsewhere = join(tmpdir(), 'partnercare-no-portal')

/** What somebody sees who types a command where there is no portal. */
const typed = (name: string, ...words: string[]): { code: number | null; printed: string; refused: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.ts`, ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: elsewhere, NODE_COMPILE_CACHE: compileCache },
  })
  return { code: status, printed: stdout.trim(), refused: stderr.trim() }
}

test.each(['faults', 'bench', 'stress', 'log', 'projections'])('%s names an option that it does not know', (name) => {
  const { code, refused } = typed(name, '--no-such')
  expect(code).toBe(1)
  expect(refused).toMatch(new RegExp(`^There is no option --no-such\\.\n\n {2}npm run ${name} -- `))
  expect(refused).not.toMatch(/^\s+at .*:\d+/m)
})

test('who asks how a command is typed is told so', () => {
  const { code, printed } = typed('log', '--help')
  expect({ code, printed }).toEqual({ code: 0, printed: expect.stringMatching(/^npm run log -- /) })
})

test.each([
  ['faults', ['--cycles', 'abc'], '--cycles abc: a whole number is needed, 1 or more.'],
  ['bench', ['--rest', 'abc'], '--rest abc: a whole number is needed, 0 or more.'],
  ['stress', ['abc'], 'SECONDS abc: a whole number is needed, 1 or more.'],
  ['log', ['export', root], `${root} is a folder: name a file in it.`],
  ['log', ['check-backup', root], `${root} is a folder: name a file.`],
  ['log', ['check-export', '/nowhere/trail'], 'There is no file /nowhere/trail.'],
  ['projections', ['list'], `There is no portal in ${elsewhere} yet.`],
])('%s %j is refused in one sentence', (name, words, sentence) => {
  expect(typed(name, ...words)).toEqual({ code: 1, printed: '', refused: sentence })
})
