import type { IncomingHttpHeaders } from 'node:http'

/** Or from no page. Not by Host: any name may point here. */
export const isOwnPage = ({ origin }: IncomingHttpHeaders, publicUrl: string): boolean =>
  origin === undefined || origin === new URL(publicUrl).origin

export const isSameOrigin = ({ origin, host }: IncomingHttpHeaders, publicUrl?: string): boolean => {
  if (origin === undefined || origin === publicUrl) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
