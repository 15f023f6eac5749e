import { AsyncLocalStorage } from 'node:async_hooks'
import type { PortalLanguage } from '#platform/text/languages.ts'
import { speakBy } from '#platform/text/say.ts'
import { phrases } from './phrases.ts'
import { sentencesOf } from './sentences.ts'

const current = new AsyncLocalStorage<PortalLanguage>()

/** `work`, and all that it waits for, writes in this language. Without it English is written. */
export const inLanguage = <Result>(language: PortalLanguage, work: () => Result): Result => current.run(language, work)

export const languageNow = (): PortalLanguage => current.getStore() ?? 'en'

speakBy(() => {
  const language = languageNow()
  if (language === 'en') return { language, phrases: null }
  return { language, phrases: phrases[language], madeOf: sentencesOf(phrases[language]) }
})
