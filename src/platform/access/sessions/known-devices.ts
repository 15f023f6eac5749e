import { randomBytes } from 'node:crypto'
import { macOf, type TokenSecrets } from '#platform/access/token-keys.ts'

const CHANCE = /^([\w-]{22})\.([\w-]{43})$/
export const DEVICE_COOKIE = 'partnercare_device'
export const DEVICE_SECONDS = 365 * 24 * 3600

export type KnownDevices = {
  readonly issue: (userId: string) => string
  /** The device's name; null: forged, or another person's. */
  readonly read: (cookie: string | undefined, userId: string | null) => string | null
}

/** Known browsers have their own failure counter: strangers cannot lock a person out. The cookie opens nothing. */
export const knownDevices = (secrets: TokenSecrets): KnownDevices => {
  const mac = macOf(secrets, 'devices', 32)
  return {
    issue: (userId) => {
      const name = randomBytes(16).toString('base64url')
      return `${name}.${mac.of(`device ${name} ${userId}`).toString('base64url')}`
    },
    read: (cookie, userId) => {
      const [, name, seal] = CHANCE.exec(cookie ?? '') ?? []
      if (!name || !seal || userId === null) return null
      return mac.fits(Buffer.from(seal, 'base64url'), `device ${name} ${userId}`) ? name : null
    },
  }
}
