import { describe, expect, test } from 'vitest'

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
    expect(refusal('demo', { S3_BUCKET: 'files' })).toContain('S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY')
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
})
