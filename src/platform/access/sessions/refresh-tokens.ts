import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const CHANCE_BYTES = 16

/**
 * Refresh tokens are '<session>.<secret>'; only a hash of the secret is kept. Half of it is chance, half says that we made
 * it for this session: one that was replaced ends the session (it was stolen), one that was made up by a caller who knows
 * the session's id does not.
 */
export const refreshTokens = (key: string) => {
  const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
  const sealOf = (id: string, chance: Buffer) =>
    createHmac('sha256', key).update(`refresh ${id} `).update(chance).digest().subarray(0, CHANCE_BYTES)
  const made = (id: string, chance: Buffer) => {
    const secret = Buffer.concat([chance, sealOf(id, chance)]).toString('base64url')
    return { secret, hash: hashOf(secret) }
  }
  return {
    hashOf,
    fresh: (id: string) => made(id, randomBytes(CHANCE_BYTES)),
    /** The secret that takes the place of this one: the same however often it is derived, and not to be guessed. */
    after: (id: string, secret: string) =>
      made(id, createHmac('sha256', key).update(`after ${id} ${secret}`).digest().subarray(0, CHANCE_BYTES)),
    /** null for what is none of ours. */
    parsed: (refreshToken: string): { id: string; secret: string } | null => {
      const [, id, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(refreshToken) ?? []
      if (!id || !secret) return null
      const bytes = Buffer.from(secret, 'base64url')
      const isOurs = timingSafeEqual(bytes.subarray(CHANCE_BYTES), sealOf(id, bytes.subarray(0, CHANCE_BYTES)))
      return isOurs ? { id, secret } : null
    },
  }
}
