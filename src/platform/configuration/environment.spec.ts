import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { environmentTable, variables } from './environment.ts'

const file = (name: string) => readFileSync(join(import.meta.dirname, '../../..', name), 'utf8')

test('docs/production.md describes every variable as the program does', () => {
  expect(file('docs/production.md')).toContain(environmentTable())
})

test('docker-compose.yml sets only what the program reads', () => {
  const portal = /^x-portal:[\s\S]*?environment:\n([\s\S]*?)\n {2}\S/m.exec(file('docker-compose.yml'))?.[1] ?? ''
  const set = [...portal.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name)

  expect(set).toContain('DATABASE_URL')
  expect(set.filter((name) => !(name! in variables))).toEqual([])
})
