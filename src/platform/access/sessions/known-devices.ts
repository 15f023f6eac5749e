import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const CHANCE = /^([\w-]{22})\.([\w-]{43})$/
export const DEVICE_COOKIE = 'partnercare_device'
export const DEVICE_SECONDS = 365 * 24 * 3600

export type KnownDevices = {
  readonly issue: (userId: string) => string
  /** The device's name; null: forged, or another person's. */
  readonly read: (cookie: string | undefined, userId: string | null) => string | null
}

/** Known browsers have their own failure counter: strangers cannot lock a person out. The cookie opens nothing. */
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
