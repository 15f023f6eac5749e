import type { IncomingHttpHeaders } from 'node:http'

/** Whether a call comes from a page of ours, or from no page at all: a browser names the page's origin by itself. */
export const isSameOrigin = ({ origin, host }: IncomingHttpHeaders, publicUrl?: string): boolean => {
  if (origin === undefined || origin === publicUrl) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
