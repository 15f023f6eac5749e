import { createHash, randomBytes } from 'node:crypto'
import { macOf, type TokenSecrets } from '#platform/access/token-keys.ts'

const CHANCE_BYTES = 16

/** '<session>.<secret>', half chance, half MAC: a replaced one ends its session (theft), a forged one does not. */
export const refreshTokens = (secrets: TokenSecrets) => {
  const mac = macOf(secrets, 'refresh tokens', CHANCE_BYTES)
  const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
  const made = (id: string, chance: Buffer, seal = mac.of(`refresh ${id} `, chance)) => {
    const secret = Buffer.concat([chance, seal]).toString('base64url')
    return { secret, hash: hashOf(secret) }
  }
  const after = (id: string, secret: string) => made(id, mac.of(`after ${id} ${secret}`))
  return {
    hashOf,
    fresh: (id: string) => made(id, randomBytes(CHANCE_BYTES)),
    /** Deterministic, so that a repeat gets the same, and unguessable. */
    after,
    /** Also as a node makes it that has the other secret. */
    afterByAny: (id: string, secret: string) =>
      mac
        .all(`after ${id} ${secret}`)
        .flatMap((chance) => mac.all(`refresh ${id} `, chance).map((seal) => made(id, chance, seal))),
    parsed: (refreshToken: string): { id: string; secret: string } | null => {
      const [, id, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(refreshToken) ?? []
      if (!id || !secret) return null
      const bytes = Buffer.from(secret, 'base64url')
      const isOurs = mac.fits(bytes.subarray(CHANCE_BYTES), `refresh ${id} `, bytes.subarray(0, CHANCE_BYTES))
      return isOurs ? { id, secret } : null
    },
  }
}
