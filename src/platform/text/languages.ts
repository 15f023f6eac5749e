import * as Schema from 'effect/Schema'
import { keysOf } from '#platform/records.ts'

/** The languages that screens are written in, by what each calls itself. `src/web/texts` has a folder for each. */
export const portalLanguages = { en: 'English', es: 'Español', fr: 'Français', pt: 'Português' } as const
export type PortalLanguage = keyof typeof portalLanguages

export const LanguageTag = Schema.Literals(keysOf(portalLanguages))

/** The language that a browser's reader has chosen: the server sends its pages in it. */
export const LANGUAGE_COOKIE = 'partnercare_language'
