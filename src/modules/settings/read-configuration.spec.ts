import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'

import { distributorRoles, staffRoles } from '#modules/permissions/roles.ts'
import { safeCost } from '#platform/access/password-hashing.ts'
import { demoSecrets } from '#platform/configuration/configuration.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { readConfiguration } from './read-configuration.ts'

const key = (letter: string) => Buffer.from(`${letter.repeat(31)}.`).toString('base64')
const ownSecrets = { TOKEN_SECRET: key('a'), MASTER_KEY: key('b'), FINGERPRINT_SECRET: key('c') }

const refusal = (mode: 'demo' | 'production', environment: Record<string, string>): string => {
  try {
    readConfiguration(mode, environment)
  } catch (error) {
    if (error instanceof CannotStart) return error.message
    throw error
  }
  throw new Error('It was accepted')
}

describe('the configuration', () => {
  test('needs nothing in the demo', () => {
    expect(readConfiguration('demo', {})).toMatchObject({
      mode: 'demo',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      s3: null,
      smtpUrl: null,
      passwordPolicy: 'specification',
      brand: { name: 'PartnerCare', slug: 'partnercare' },
    })
  })

  test.each(['demo', 'development', 'production'] as const)('hashes passwords at full cost in %s', (mode) => {
    expect(readConfiguration(mode, ownSecrets).passwordCost).toEqual(safeCost)
  })

  test('takes a secret from the file that a variable names, and from one place alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'master-key')
    writeFileSync(file, `${ownSecrets.MASTER_KEY}\n`)
    expect(readConfiguration('demo', { MASTER_KEY_FILE: file }).secrets.masterKey).toBe(ownSecrets.MASTER_KEY)
    expect(refusal('demo', { MASTER_KEY_FILE: file, MASTER_KEY: ownSecrets.MASTER_KEY })).toContain(
      'MASTER_KEY_FILE: MASTER_KEY is set as well',
    )
    expect(refusal('demo', { TOKEN_SECRET_FILE: join(folder, 'none') })).toContain('TOKEN_SECRET_FILE: ')
    const others = ['TOKEN_SECRET', 'MASTER_KEY', 'FINGERPRINT_SECRET', 'LOG_SIGNING_KEY'].map((name) => [
      `${name}_ALSO_FILE`,
      file,
    ])
    const also = ownSecrets.MASTER_KEY
    expect(readConfiguration('demo', Object.fromEntries(others))).toMatchObject({
      secrets: { alsoTokens: also, alsoMasterKey: also, alsoFingerprints: also },
      alsoLogSigningKey: also,
    })
  })

  test('takes a blank variable as one that is not set', () => {
    expect(readConfiguration('demo', { PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  test('names every variable that does not fit, with the reason', () => {
    expect(refusal('demo', { PORT: '70000', PUBLIC_URL: 'localhost', LOG_LEVEL: 'loud' })).toMatch(
      /PORT: Expected a port.*PUBLIC_URL: Expected an address.*LOG_LEVEL: Must be one of silent/,
    )
  })

  test.each(['3000.5', '-1', 'three', '1e9', '65536'])('refuses %j as a port', (PORT) => {
    expect(refusal('demo', { PORT })).toBe('The configuration does not fit. PORT: Expected a port from 0 to 65535.')
  })

  test('says that the data folder is a file', () => {
    const sentence = `DATA_DIR: ${import.meta.filename} is a file, not a folder`
    expect(refusal('demo', { DATA_DIR: import.meta.filename })).toContain(sentence)
    expect(refusal('demo', { DATA_DIR: `${import.meta.filename}/below/it` })).toContain(sentence)
  })

  test('takes an S3 store whole or not at all', () => {
    expect(refusal('demo', { S3_BUCKET: 'files' })).toContain('An S3 store needs S3_ENDPOINT as well')
    const store = { S3_BUCKET: 'files', S3_ENDPOINT: 'https://s3.example' }
    expect(refusal('demo', { ...store, S3_ACCESS_KEY_ID: 'key' })).toContain('S3_SECRET_ACCESS_KEY as well')
    expect(readConfiguration('demo', store).s3).toEqual({
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      bucket: 'files',
      key: null,
    })
  })

  test('takes a certificate with its key or not at all', () => {
    expect(refusal('demo', { TLS_CERT_FILE: 'server.pem' })).toContain('need each other')
    expect(refusal('demo', { TLS_CERT_FILE: 'none.pem', TLS_KEY_FILE: 'none.key' })).toContain('cannot be read')
  })

  test('requires a second factor of all roles in production, and of none in the demo, unless it says otherwise', () => {
    const required = (mode: 'demo' | 'production', roles?: string) =>
      readConfiguration(mode, { ...ownSecrets, ...(roles && { SECOND_FACTOR_ROLES: roles }) }).secondFactorRoles
    expect(required('production')).toEqual([...distributorRoles, ...staffRoles])
    expect(required('production', 'ADMIN, QUALITY')).toEqual(['ADMIN', 'QUALITY'])
    expect(required('production', 'none')).toEqual([])
    expect(required('demo')).toEqual([])
    expect(refusal('demo', { SECOND_FACTOR_ROLES: 'EVERYONE' })).toContain('SECOND_FACTOR_ROLES: Expected roles')
  })

  test('takes the first administrator whole or not at all', () => {
    expect(refusal('production', { ...ownSecrets, ADMIN_EMAIL: 'ines@portal.example' })).toContain('need each other')
  })

  test('says what is wrong with the brand file', () => {
    expect(refusal('demo', { BRAND: 'package.json' })).toMatch(/brand file .*package\.json does not fit/)
  })
})

describe('production', () => {
  test('does not start with the secrets of the demo', () => {
    expect(refusal('production', {})).toContain('TOKEN_SECRET, MASTER_KEY and FINGERPRINT_SECRET')
    expect(refusal('production', { ...ownSecrets, TOKEN_SECRET: demoSecrets.tokens })).toContain('secrets of the demo')
    expect(refusal('production', { ...ownSecrets, MASTER_KEY: demoSecrets.tokens })).toContain('secrets of the demo')
  })

  test('does not start with a secret that is short, one byte repeated, or another one', () => {
    const given = (more: object) => refusal('production', { ...ownSecrets, ...more })
    expect(given({ MASTER_KEY: Buffer.alloc(31, 'x').toString('base64') })).toContain('MASTER_KEY: Expected 32 bytes')
    for (const byte of [0, 7]) {
      const weak = Buffer.alloc(32, byte).toString('base64')
      expect(given({ TOKEN_SECRET: weak })).toContain('one byte repeated: make TOKEN_SECRET with')
      expect(given({ LOG_SIGNING_KEY: weak })).toContain('one byte repeated: make LOG_SIGNING_KEY with')
    }
    expect(given({ MASTER_KEY: key('a') })).toContain('TOKEN_SECRET and MASTER_KEY being equal')
    expect(given({ LOG_SIGNING_KEY: key('c') })).toContain('FINGERPRINT_SECRET and LOG_SIGNING_KEY being equal')
    expect(given({ TOKEN_SECRET_ALSO: key('a') })).toContain('TOKEN_SECRET and TOKEN_SECRET_ALSO being equal')
    expect(given({ FINGERPRINT_SECRET_ALSO: demoSecrets.fingerprints })).toContain('secrets of the demo')
  })

  test.each(['http://portal.example', 'http://10.0.0.1:8080', 'http://localhost.portal.example'])(
    'does not start at %s: what is said there can be read on the way',
    (PUBLIC_URL) => expect(refusal('production', { ...ownSecrets, PUBLIC_URL })).toContain('must come by https'),
  )

  test.each(['https://portal.example', 'http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'starts at %s',
    (PUBLIC_URL) => expect(readConfiguration('production', { ...ownSecrets, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL),
  )

  test('starts with its own', () => {
    expect(readConfiguration('production', ownSecrets).secrets).toEqual({
      tokens: key('a'),
      masterKey: key('b'),
      fingerprints: key('c'),
    })
  })

  test.each([
    ['database', { DATABASE_URL: 'postgres://u:p@db.example/x' }, 'sslmode=verify-full'],
    ['database', { DATABASE_URL: 'postgres://u:p@db.example/x?sslmode=no-verify' }, 'sslmode=verify-full'],
    ['database', { DATABASE_URL: 'postgres://u:p@localhost:5432,db.example:5432/x' }, 'sslmode=verify-full'],
    ['database', { DATABASE_URL: 'postgres:///x?host=db.example' }, 'sslmode=verify-full'],
    ['database', { DATABASE_READ_URL: 'postgres://u:p@db.example/x' }, 'sslmode=verify-full'],
    ['files', { S3_ENDPOINT: 'http://files:7070', S3_BUCKET: 'b' }, 'S3_ENDPOINT by https'],
    ['mail', { SMTP_URL: 'smtp://mail.example:587' }, 'requireTLS=true'],
    ['scanner', { CLAMD_URL: 'tcp://scanner:3310' }, 'as a socket of this machine'],
  ])('does not call the %s on another machine in clear, unless it may', (service, addresses, way) => {
    const given = { ...ownSecrets, ...addresses }
    expect(refusal('production', given)).toContain(`does not call ${service} on another machine`)
    expect(refusal('production', given)).toContain(way)
    expect(readConfiguration('production', { ...given, PLAIN_CONNECTIONS: service }).mode).toBe('production')
    expect(readConfiguration('demo', given).mode).toBe('demo')
  })

  test.each([
    { DATABASE_URL: 'postgres://u:p@db.example/x?sslmode=verify-full' },
    { DATABASE_URL: 'postgres://u:p@localhost:5433/x' },
    { DATABASE_URL: 'postgres:///x?host=/var/run/postgresql' },
    { S3_ENDPOINT: 'https://files.example', S3_BUCKET: 'b' },
    { SMTP_URL: 'smtps://mail.example' },
    { SMTP_URL: 'smtp://mail.example:587?requireTLS=true' },
    { SMTP_URL: 'smtp://127.0.0.1:1025' },
    { CLAMD_URL: 'unix:///run/clamav/clamd.sock' },
  ])('calls services by encryption or on its own machine: %j', (addresses) =>
    expect(readConfiguration('production', { ...ownSecrets, ...addresses }).mode).toBe('production'),
  )
})
