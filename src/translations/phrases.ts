import type { PortalLanguage } from '#platform/text/languages.ts'
import { phrases as es } from './es/phrases.ts'
import { phrases as fr } from './fr/phrases.ts'
import { phrases as pt } from './pt/phrases.ts'

/** An English phrase that the server writes, with places `{0}`, `{1}` … for what is put in. */
export type Phrase = keyof typeof es

export const phrases: Readonly<Record<Exclude<PortalLanguage, 'en'>, Readonly<Record<Phrase, string>>>> = { es, fr, pt }
