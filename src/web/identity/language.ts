import type { CurrentUser } from '#modules/identity/contract.ts'
import { LANGUAGE_COOKIE, type PortalLanguage } from '#platform/text/languages.ts'
import { language } from '#texts/language.ts'

const A_YEAR_SECONDS = 365 * 24 * 3600

const kept = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1)

/** Keeps the language of this browser's pages; null: what the browser asks for. */
const keep = (wanted: PortalLanguage | null): void => {
  const seconds = wanted === null ? 0 : A_YEAR_SECONDS
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore is not in every browser that we support
  document.cookie = `${LANGUAGE_COOKIE}=${wanted ?? ''}; path=/; max-age=${seconds}; samesite=lax`
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
