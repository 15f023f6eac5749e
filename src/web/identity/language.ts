import type { CurrentUser } from '#modules/identity/contract.ts'
import { hostCookie } from '#platform/http/host-cookie.ts'
import { LANGUAGE_COOKIE, type PortalLanguage } from '#platform/text/languages.ts'
import { language } from '#texts/language.ts'

const A_YEAR_SECONDS = 365 * 24 * 3600

const isSecure = (): boolean => location.protocol === 'https:'
const name = (): string => (isSecure() ? hostCookie(LANGUAGE_COOKIE) : LANGUAGE_COOKIE)

const kept = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name()}=`))
    ?.slice(name().length + 1)

/** Keeps the language of this browser's pages; null: what the browser asks for. */
const keep = (wanted: PortalLanguage | null): void => {
  const seconds = wanted === null ? 0 : A_YEAR_SECONDS
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore is not in every browser that we support
  document.cookie = `${name()}=${wanted ?? ''}; path=/; max-age=${seconds}; samesite=lax${isSecure() ? '; secure' : ''}`
}

/** The page again, in another language; what was typed into forms is kept by them. */
export const changeLanguage = (wanted: PortalLanguage | null): void => {
  keep(wanted)
  location.reload()
}

let followed: CurrentUser | undefined

/** The language that this person chose, or their company. The page comes once more where it is in another one. */
export const followLanguage = (me: CurrentUser): void => {
  if (me === followed) return
  followed = me
  const wanted = me.language ?? me.companyLanguage
  if (wanted === null || kept() === wanted) return
  keep(wanted)
  if (wanted !== language) location.reload()
}
