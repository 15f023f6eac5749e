import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const CHANCE = /^([\w-]{22})\.([\w-]{43})$/
/** Of the cookie that a browser keeps; it outlives every session. */
export const DEVICE_COOKIE = 'partnercare_device'
export const DEVICE_SECONDS = 365 * 24 * 3600

export type KnownDevices = {
  /** What the browser keeps of a person who has just signed in. */
  readonly issue: (userId: string) => string
  /** The name of the device, where this person signed in on it before; null for what is made up or another person's. */
  readonly read: (cookie: string | undefined, userId: string | null) => string | null
}

/**
 * A browser that a person signed in with before has a counter of failures of its own: what strangers try, from wherever,
 * does not shut the person out of it. The cookie opens nothing.
 */
export const knownDevices = (secret: string): KnownDevices => {
  const sealOf = (name: string, userId: string) =>
    createHmac('sha256', secret).update(`device ${name} ${userId}`).digest()
  return {
    issue: (userId) => {
      const name = randomBytes(16).toString('base64url')
      return `${name}.${sealOf(name, userId).toString('base64url')}`
    },
    read: (cookie, userId) => {
      const [, name, seal] = CHANCE.exec(cookie ?? '') ?? []
      if (!name || !seal || userId === null) return null
      const given = Buffer.from(seal, 'base64url')
      const right = sealOf(name, userId)
      return given.length === right.length && timingSafeEqual(given, right) ? name : null
    },
  }
}
