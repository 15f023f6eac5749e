import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fileLinks } from '#platform/files/links.ts'
import { type AccessNode, accessNodes, firefox, secrets } from '#tests/access-nodes.ts'
import { refreshTokens } from './sessions/refresh-tokens.ts'
import type { TokenSecrets } from './token-keys.ts'

const nodes = accessNodes()
const [before, next] = [secrets.tokens, randomBytes(32).toString('base64')]
const path = `/documents/${randomUUID()}.pdf`
const NEVER = new Date('9999-12-31T00:00:00Z')

type Rotated = AccessNode & { readonly files: ReturnType<typeof fileLinks> }

const start = async (of: TokenSecrets): Promise<Rotated> => ({
  ...(await nodes.start(of)),
  files: fileLinks(of, () => new Date()),
})

/** What a person has in hands that a node signed. */
const madeBy = async ({ sessions, signedLinks, knownDevices, files }: Rotated) => {
  const who = await nodes.joined()
  const owner = { userId: who.userId, id: randomUUID() }
  const session = await sessions.open(who, { remember: true, userAgent: firefox })
  return {
    ...{ who, session },
    invitation: signedLinks.make('invitation', owner, NEVER),
    calendar: signedLinks.make('deadline-feed', owner, NEVER),
    device: knownDevices.issue(who.userId),
    file: files.keyFor(path),
  }
}
type Made = Awaited<ReturnType<typeof madeBy>>

const acceptedBy = async ({ sessions, signedLinks, knownDevices, files }: Rotated, made: Made) => ({
  session: (await sessions.identify(made.session.jwt)) !== null,
  invitation: signedLinks.read('invitation', made.invitation, new Date()) !== null,
  calendar: signedLinks.look(made.calendar)?.use === 'deadline-feed',
  device: knownDevices.read(made.device, made.who.userId) !== null,
  file: files.opens(made.file, path),
})
const all = (accepted: boolean) => ({
  ...{ session: accepted, invitation: accepted, calendar: accepted, device: accepted, file: accepted },
})

test('the secret of tokens is changed while nodes run, and no one is signed out', async () => {
  const old = await start({ tokens: before })
  const made = await madeBy(old)

  const prepared = await start({ tokens: before, alsoTokens: next })
  const changed = await start({ tokens: next, alsoTokens: before })
  const anew = await madeBy(changed)
  for (const node of [prepared, changed]) {
    expect(await acceptedBy(node, made)).toEqual(all(true))
    expect(await acceptedBy(node, anew)).toEqual(all(true))
  }

  const first = await changed.sessions.refresh(made.session.refreshToken ?? '')
  const raced = await prepared.sessions.refresh(made.session.refreshToken ?? '')
  expect(raced?.refreshToken, 'two tabs, on nodes of either secret').toBe(first?.refreshToken)

  const alone = await start({ tokens: next })
  expect(await acceptedBy(alone, made)).toEqual(all(false))
  expect(await acceptedBy(alone, anew)).toEqual(all(true))
  expect(await alone.sessions.refresh(first?.refreshToken ?? ''), 'made anew by its refresh').not.toBeNull()
  const untouched = await old.sessions.open(made.who, { remember: true, userAgent: firefox })
  expect(await alone.sessions.refresh(untouched.refreshToken ?? ''), 'not used meanwhile').toBeNull()
  for (const node of [old, prepared, changed, alone]) await node.close()
})

test('what was made before keys were derived is accepted until its secret is gone', async () => {
  const node = await start({ tokens: before })
  const { who, refreshToken } = await nodes.signedIn(true)
  const [id = '', secret = ''] = refreshToken.split('.')
  const chance = Buffer.from(secret, 'base64url').subarray(0, 16)
  const mac = (said: string) => createHmac('sha256', before).update(said)
  const earlier = Buffer.concat([chance, mac(`refresh ${id} `).update(chance).digest().subarray(0, 16)])
  const { hashOf } = refreshTokens({ tokens: before })
  await nodes.owner.query('update access.session set secret_hash = $2 where id = $1', [
    id,
    hashOf(earlier.toString('base64url')),
  ])
  const said = `${who.userId}.${randomUUID()}.${NEVER.getTime().toString(36)}`
  const link = `${said}.${mac(`link deadline-feed ${said}`).digest('base64url')}`

  const changed = await start({ tokens: next, alsoTokens: before })
  const alone = await start({ tokens: next })
  expect(node.signedLinks.read('deadline-feed', link, new Date())).not.toBeNull()
  expect(changed.signedLinks.read('deadline-feed', link, new Date())).not.toBeNull()
  expect(alone.signedLinks.read('deadline-feed', link, new Date())).toBeNull()
  const rotated = await changed.sessions.refresh(`${id}.${earlier.toString('base64url')}`)
  expect(await alone.sessions.refresh(rotated?.refreshToken ?? '')).not.toBeNull()
  for (const started of [node, changed, alone]) await started.close()
})
