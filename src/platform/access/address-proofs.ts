import { createHmac, timingSafeEqual } from 'node:crypto'

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,9})\.([\w-]{43})$/
const STANDS_DAYS = 14
const DAY_MS = 24 * 3600_000

export type AddressProofs = {
  /** What is mailed to an address, so that whoever reads it there can show it. */
  readonly issue: (userId: string, email: string) => string
  /** Whose address it is about; null for what is made up or too old. Whether it is still theirs `proves` says. */
  readonly ownerOf: (token: string) => string | null
  /** Whether the token was mailed to this very address of theirs. */
  readonly proves: (token: string, email: string) => boolean
}

/** Signed, not kept: two weeks old at most, and worth nothing once the person has another address. */
export const addressProofs = (
  secret: string,
  fingerprint: (address: string) => string,
  now: () => Date,
): AddressProofs => {
  const sealOf = (userId: string, email: string, until: string) =>
    createHmac('sha256', secret)
      .update(`address ${userId} ${until} ${fingerprint(email)}`)
      .digest()
  const read = (token: string) => {
    const [, userId, until, seal] = TOKEN.exec(token) ?? []
    if (!userId || !until || !seal || Number.parseInt(until, 36) < now().getTime()) return null
    return { userId, until, seal: Buffer.from(seal, 'base64url') }
  }
  return {
    issue: (userId, email) => {
      const until = (now().getTime() + STANDS_DAYS * DAY_MS).toString(36)
      return `${userId}.${until}.${sealOf(userId, email, until).toString('base64url')}`
    },
    ownerOf: (token) => read(token)?.userId ?? null,
    proves: (token, email) => {
      const shown = read(token)
      if (!shown) return false
      const right = sealOf(shown.userId, email, shown.until)
      return shown.seal.length === right.length && timingSafeEqual(shown.seal, right)
    },
  }
}
