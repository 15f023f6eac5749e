import { type Language, languages } from '#modules/library/kinds.ts'
import type { ContentRow } from '#modules/library/office-contract.ts'
import type { VariantState } from '#modules/library/variant-states.ts'
import { entriesOf } from '#platform/records.ts'
import type { Tone } from '#web/ui/page/StatusPill.tsx'

export const variantTones: Readonly<Record<VariantState, Tone>> = {
  DRAFT: 'provider',
  PUBLISHED: 'done',
  CHANGED: 'you',
  SCHEDULED: 'moving',
  WITHDRAWN: 'closed',
}

/** The place of a field in the editor. */
export const idOfField = (field: string): string => `text-${field}`

export const inLanguage = (row: ContentRow, language: Language) => row.variants.find((it) => it.language === language)

export const allLanguages = entriesOf(languages)
