import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { LinkUse } from './permissions.ts'

const KEY_BYTES = 32

/** `TOKEN_SECRET` in base64, and the next one or the one of before while it is changed. */
export type TokenSecrets = { readonly tokens: string; readonly alsoTokens?: string }

export type TokenPurpose =
  | 'access tokens'
  | 'refresh tokens'
  | 'devices'
  | 'files'
  | 'attempts to sign in'
  | 'challenges of passkeys'
  | `links: ${LinkUse}`

/** The first key makes, all of them are accepted. */
export type TokenKeys = readonly [Buffer, ...Buffer[]]

const derived = (secret: string, purpose: TokenPurpose): Buffer => {
  const bytes = Buffer.from(secret, 'base64')
  if (bytes.length < KEY_BYTES) throw new Error(`A secret for tokens must have at least ${KEY_BYTES} bytes`)
  return Buffer.from(hkdfSync('sha256', bytes, '', `partnercare ${purpose}`, KEY_BYTES))
}

export const tokenKeys = ({ tokens, alsoTokens }: TokenSecrets, purpose: TokenPurpose): TokenKeys => [
  derived(tokens, purpose),
  ...(alsoTokens ? [derived(alsoTokens, purpose)] : []),
]

/** Before 30 November 2026 the secret's own text was the key: what lives long, such as a calendar address, was made by it. */
const earlierKeys = ({ tokens, alsoTokens }: TokenSecrets): Buffer[] =>
  [tokens, ...(alsoTokens ? [alsoTokens] : [])].map((secret) => Buffer.from(secret))

type Said = string | Buffer

export type Mac = {
  /** Under each key that is accepted, the one that makes first. */
  readonly all: (...said: readonly Said[]) => readonly [Buffer, ...Buffer[]]
  readonly of: (...said: readonly Said[]) => Buffer
  /** In the same time for every MAC of this length. */
  readonly fits: (mac: Buffer, ...said: readonly Said[]) => boolean
}

/** HMAC-SHA-256, cut to `bytes`. */
export const macOf = (secrets: TokenSecrets, purpose: TokenPurpose, bytes: number): Mac => {
  const [first, ...others] = tokenKeys(secrets, purpose)
  const accepted = [...others, ...earlierKeys(secrets)]
  const by = (key: Buffer, said: readonly Said[]): Buffer => {
    const hmac = createHmac('sha256', key)
    for (const part of said) hmac.update(part)
    return hmac.digest().subarray(0, bytes)
  }
  const all: Mac['all'] = (...said) => [by(first, said), ...accepted.map((key) => by(key, said))]
  return {
    all,
    of: (...said) => by(first, said),
    fits: (mac, ...said) =>
      mac.length === bytes && all(...said).reduce((fits, own) => timingSafeEqual(mac, own) || fits, false),
  }
}
