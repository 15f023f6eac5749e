import { randomBytes, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { accessPolicy } from '#modules/permissions/policy.ts'
import { signedLinks } from '#platform/access/signed-links.ts'
import { tokenKeys } from '#platform/access/token-keys.ts'
import { fileLinks } from '#platform/files/links.ts'
import { AUDIENCE, accessTokens, ISSUER } from './access-tokens.ts'
import { knownDevices } from './known-devices.ts'
import { refreshTokens } from './refresh-tokens.ts'

type Kind = {
  readonly make: () => string | Promise<string>
  readonly takes: (token: string) => boolean | Promise<boolean>
}

const { linkUses } = accessPolicy

const now = () => new Date('2026-11-20T12:00:00Z')
const until = new Date('2026-11-20T12:10:00Z')
const [userId, sessionId] = [randomUUID(), randomUUID()]
const path = `/documents/${randomUUID()}.pdf`

/** Whatever one portal signs with its secret, and who takes it: the secret is the issuer, the kind the audience. */
const kindsOf = (tokens: string): Readonly<Record<string, Kind>> => {
  const secrets = { tokens }
  const [access, links, files] = [accessTokens(secrets, now), signedLinks(secrets, linkUses), fileLinks(secrets, now)]
  const [refresh, devices] = [refreshTokens(secrets), knownDevices(secrets)]
  return {
    'access token': {
      make: () => access.issue({ userId, sessionId }),
      takes: async (token) => (await access.read(token)) !== null,
    },
    'refresh token': {
      make: () => `${sessionId}.${refresh.fresh(sessionId).secret}`,
      takes: (token) => refresh.parsed(token) !== null,
    },
    'device cookie': { make: () => devices.issue(userId), takes: (token) => devices.read(token, userId) !== null },
    'file link': { make: () => files.keyFor(path), takes: (token) => files.opens(token, path) },
    ...Object.fromEntries(
      linkUses.map((use): [string, Kind] => [
        `link: ${use}`,
        {
          make: () => links.make(use, { userId, id: sessionId }, until),
          takes: (token) => links.read(use, token, now()) !== null,
        },
      ]),
    ),
  }
}

const secret = randomBytes(32).toString('base64')
const [ours, theirs] = [kindsOf(secret), kindsOf(randomBytes(32).toString('base64'))]

describe.each(Object.keys(ours))('a token of the kind %s', (name) => {
  test('is taken as that alone, of all kinds', async () => {
    const token = await ours[name]!.make()
    const takers: string[] = []
    for (const [taker, { takes }] of Object.entries(ours)) if (await takes(token)) takers.push(taker)
    expect(takers).toEqual([name])
  })

  test('of another portal is none', async () => {
    expect(await ours[name]!.takes(await theirs[name]!.make())).toBe(false)
  })

  test('whose seal belongs to another kind is none', async () => {
    const token = await ours[name]!.make()
    for (const [other, { make }] of Object.entries(ours)) {
      if (other === name) continue
      const seal = (await make()).split('.').at(-1)!
      const grafted = [...token.split('.').slice(0, -1), seal].join('.')
      expect(await ours[name]!.takes(grafted), other).toBe(false)
    }
  })
})

test.each([
  ['another issuer', { iss: 'another portal', aud: AUDIENCE }, false],
  ['another audience', { iss: ISSUER, aud: 'deadline-feed' }, false],
  ['no issuer', { aud: AUDIENCE }, false],
  ['no audience', { iss: ISSUER }, false],
  ['both as we name them', { iss: ISSUER, aud: AUDIENCE }, true],
])('an access token with %s: %j', async (_, claims, isTaken) => {
  const seconds = now().getTime() / 1000
  const jwt = await new SignJWT({ sid: sessionId, sub: userId, iat: seconds, exp: seconds + 600, ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(tokenKeys({ tokens: secret }, 'access tokens')[0])
  expect(await ours['access token']!.takes(jwt)).toBe(isTaken)
})
