import { createHmac, timingSafeEqual } from 'node:crypto'

const STANDS_MS = 2 * 60_000
/** Stable within an hour, so that browsers cache it. */
const HOUR_MS = 60 * 60_000
const LENT_MS = 12 * HOUR_MS

/** For what browsers fetch themselves: two minutes, without a token. Rights are checked when it is made. */
export const fileLinks = (secret: string, now: () => Date) => {
  const signature = (path: string, until: number) =>
    createHmac('sha256', secret).update(`file-link\n${path}\n${until}`).digest().subarray(0, 18)

  const keyUntil = (path: string, until: number) =>
    `${until.toString(36)}.${signature(path, until).toString('base64url')}`

  return {
    keyFor: (path: string): string => keyUntil(path, now().getTime() + STANDS_MS),
    keyForHours: (path: string): string => keyUntil(path, Math.floor(now().getTime() / HOUR_MS) * HOUR_MS + LENT_MS),

    opens: (key: string, path: string): boolean => {
      const [until = '', signed = ''] = key.split('.')
      const end = Number.parseInt(until, 36)
      const given = Buffer.from(signed, 'base64url')
      return end > now().getTime() && given.length === 18 && timingSafeEqual(given, signature(path, end))
    },
  }
}
