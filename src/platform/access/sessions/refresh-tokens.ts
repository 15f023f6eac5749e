import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const CHANCE_BYTES = 16

/** '<session>.<secret>', half chance, half MAC: a replaced one ends its session (theft), a forged one does not. */
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
    /** Deterministic, so that a repeat gets the same, and unguessable. */
    after: (id: string, secret: string) =>
      made(id, createHmac('sha256', key).update(`after ${id} ${secret}`).digest().subarray(0, CHANCE_BYTES)),
    parsed: (refreshToken: string): { id: string; secret: string } | null => {
      const [, id, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(refreshToken) ?? []
      if (!id || !secret) return null
      const bytes = Buffer.from(secret, 'base64url')
      const isOurs = timingSafeEqual(bytes.subarray(CHANCE_BYTES), sealOf(id, bytes.subarray(0, CHANCE_BYTES)))
      return isOurs ? { id, secret } : null
    },
  }
}
