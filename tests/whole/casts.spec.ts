import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const code = globSync('{src,projections,fixtures,scripts,bench}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.spec\.tsx?$/.test(file) && !file.includes('node_modules'),
)

/** Written apart, so that this file is not one of them. */
const AROUND = new RegExp(`\\bas ${'never'}\\b|\\bas ${'unknown'} as\\b`)

const around = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && AROUND.test(line))
    .map((line) => line.trim())

test('a cast around all types is found', () => {
  expect(around('const a = 1\nconst b = a as never\nconst c = b as unknown as string')).toEqual([
    'const b = a as never',
    'const c = b as unknown as string',
  ])
  expect(around('const a = b as string // as it came')).toEqual([])
})

test('what the compiler cannot infer goes through `unchecked`, which a reader can look for', () => {
  const found = code.flatMap((file) => around(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`))
  expect(found.filter((line) => !line.startsWith('scripts/house.ts'))).toEqual([])
})
