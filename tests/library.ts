import {
  type LibraryFile,
  ResourceCreated,
  type ResourceFacts,
  type VariantContent,
  VariantId,
  VariantPublished,
  VariantSaved,
} from '#modules/library/events.ts'
import type { Language, ResourceKind } from '#modules/library/kinds.ts'

export const facts: ResourceFacts = {
  title: 'Counselling cards',
  subject: 'Counselling',
  materialType: 'Brochure',
  region: null,
  productCategory: null,
  productId: null,
  contentType: null,
  audience: { regions: [], countryIds: [], roles: [] },
}

export const aFile = (sha256 = 'a'.repeat(64), mediaType = 'application/pdf'): LibraryFile => ({
  path: 'resources/00000000-0000-4000-8000-000000000001.pdf',
  name: 'cards.pdf',
  mediaType,
  bytes: 120_000,
  sha256,
})

export const content = (more: Partial<VariantContent> = {}): VariantContent => ({
  title: 'Counselling cards',
  excerpt: 'Twelve cards for a talk.',
  introduction: '',
  content: '',
  content2: '',
  imageText: '',
  externalLink: null,
  file: aFile(),
  image: null,
  captions: null,
  ...more,
})

const idIn: Readonly<Partial<Record<Language, string>>> = {
  en: '01900000-0000-7000-8000-0000000000e1',
  fr: '01900000-0000-7000-8000-0000000000f1',
  es: '01900000-0000-7000-8000-0000000000e5',
}
export const variantIn = (language: Language): VariantId => VariantId.make(idIn[language] ?? '')

export const created = (kind: ResourceKind = 'marketing-materials', more: Partial<ResourceFacts> = {}) =>
  ResourceCreated.make({ kind, ...facts, ...more })
export const saved = (language: Language, revision: number, more: Partial<VariantContent> = {}) =>
  VariantSaved.make({
    variantId: variantIn(language),
    language,
    revision,
    content: content(more),
    restored: null,
  })
export const published = (language: Language, revision: number, first = true) =>
  VariantPublished.make({ variantId: variantIn(language), revision, first, replaced: null })
