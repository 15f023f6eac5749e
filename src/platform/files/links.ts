import { macOf, type TokenSecrets } from '#platform/access/token-keys.ts'

const STANDS_MS = 2 * 60_000
/** Stable within an hour, so that browsers cache it. */
const HOUR_MS = 60 * 60_000
const LENT_MS = 12 * HOUR_MS

/** For what browsers fetch themselves: two minutes, without a token. Rights are checked when it is made. */
export const fileLinks = (secrets: TokenSecrets, now: () => Date) => {
  const mac = macOf(secrets, 'files', 18)
  const said = (path: string, until: number) => `file-link\n${path}\n${until}`

  const keyUntil = (path: string, until: number) =>
    `${until.toString(36)}.${mac.of(said(path, until)).toString('base64url')}`

  return {
    keyFor: (path: string): string => keyUntil(path, now().getTime() + STANDS_MS),
    keyForHours: (path: string): string => keyUntil(path, Math.floor(now().getTime() / HOUR_MS) * HOUR_MS + LENT_MS),

    opens: (key: string, path: string): boolean => {
      const [until = '', signed = ''] = key.split('.')
      const end = Number.parseInt(until, 36)
      return end > now().getTime() && mac.fits(Buffer.from(signed, 'base64url'), said(path, end))
    },
  }
}
