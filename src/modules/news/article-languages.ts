import { keysOf } from '#platform/records.ts'
import { type PortalLanguage, portalLanguages } from '#platform/text/languages.ts'
import type { ArticleContent } from './events.ts'

/** English is what every article has. The others are optional: by what each calls itself. */
const { en: _, ...translationLanguages } = portalLanguages
export type TranslationLanguage = keyof typeof translationLanguages
export const translationCodes = keysOf(translationLanguages)

/** An article in this language, or in English where it is not translated. */
export const articleIn = ({ translations, ...content }: ArticleContent, language: PortalLanguage) => {
  const translation = language === 'en' ? undefined : translations?.[language]
  return { ...content, ...translation, language: translation ? language : ('en' as const) }
}

/** By which it is found. */
export const titlesOf = ({ title, translations = {} }: ArticleContent): string[] => [
  title,
  ...Object.values(translations).map((text) => text.title),
]
