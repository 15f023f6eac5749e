import type { IncomingHttpHeaders } from 'node:http'

/** Whether a socket comes from a page of PUBLIC_URL, or from no page. Host is not used: a name that leads here is no proof. */
export const isOwnPage = ({ origin }: IncomingHttpHeaders, publicUrl: string): boolean =>
  origin === undefined || origin === new URL(publicUrl).origin

/** Whether a call comes from a page of ours, or from no page at all: a browser names the page's origin by itself. */
export const isSameOrigin = ({ origin, host }: IncomingHttpHeaders, publicUrl?: string): boolean => {
  if (origin === undefined || origin === publicUrl) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
