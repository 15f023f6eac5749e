import { keysOf } from '#platform/records.ts'

/** The six kinds of resources: their address, the name of their group in the whole library, how many stand on a page. */
export const resourceKinds = {
  'videos-and-tutorials': { group: 'videosAndTutorials', perPage: 12, filters: ['category', 'language'] },
  'marketing-materials': {
    group: 'marketingMaterials',
    perPage: 18,
    filters: ['materialType', 'subject', 'language'],
  },
  'womancare-academy': { group: 'wcAcademy', perPage: 18, filters: ['category', 'language'] },
  'pos-and-pop': { group: 'posAndPop', perPage: 18, filters: ['materialType', 'category', 'language'] },
  'market-data': { group: 'marketData', perPage: 18, filters: ['subject', 'region', 'content'] },
  'best-practices': { group: 'bestPractices', perPage: 18, filters: ['subject'] },
} as const
export type ResourceKind = keyof typeof resourceKinds
export const kindNames = keysOf(resourceKinds)

/** What an item of the academy is. */
export const contentTypes = ['VIDEO', 'TRAINING_MATERIAL', 'TECHNICAL_SHEET'] as const
export type ContentType = (typeof contentTypes)[number]

/** The languages that the library is kept in, by what each calls itself. */
export const languages = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  ru: 'Русский',
  ar: 'العربية',
} as const
export type Language = keyof typeof languages
export const languageCodes = keysOf(languages)

/** Where the films of the academy may lie. */
export const filmHosts = ['www.youtube.com', 'youtube.com', 'youtu.be', 'vimeo.com'] as const

export const kindOf = (type: string | undefined): ResourceKind | null => kindNames.find((kind) => kind === type) ?? null
