import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { environmentTable, variables } from './environment.ts'
import { plainConnections } from './plain-connections.ts'

const file = (name: string) => readFileSync(join(import.meta.dirname, '../../..', name), 'utf8')

test('docs/production.md describes every variable as the program does', () => {
  expect(file('docs/production.md')).toContain(environmentTable())
})

test('docker-compose.yml sets only what the program and its Node read, and nothing that production refuses', () => {
  const text = file('docker-compose.yml')
    .replaceAll(/\$\{\w+:\?[^}]*\}/g, 'secret')
    .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
  const { services } = parse(text, { merge: true })
  const { NODE_EXTRA_CA_CERTS, ...set }: Record<string, string> = services['portal-1'].environment
  expect(NODE_EXTRA_CA_CERTS).toBe('/certificates/ca.pem')
  expect(Object.keys(set).filter((name) => !(name in variables))).toEqual([])
  const plain = plainConnections({
    databaseUrl: set['DATABASE_URL']!,
    databaseReadUrl: null,
    s3: { endpoint: set['S3_ENDPOINT']! },
    smtpUrl: set['SMTP_URL']!,
    clamdUrl: set['CLAMD_URL']!,
  })
  expect([...plain]).toEqual([])
})
