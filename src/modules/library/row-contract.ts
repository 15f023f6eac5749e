import type { RawBuilder } from 'kysely'
import type { Moment } from '#platform/event.ts'
import type { CertificateNumber, VariantContent, VariantId } from './events.ts'
import type { Language, ResourceKind } from './kinds.ts'
import type { Resource } from './resource.ts'
import type { ContentStatus } from './variant-states.ts'

export type PublishedVariant = {
  readonly id: VariantId
  readonly language: Language
  readonly revision: number
  readonly since: Moment
  readonly firstPublished: Moment
  readonly content: VariantContent
}

export type ResourceRow = Resource & {
  readonly id: string
  readonly published: readonly PublishedVariant[]
  readonly highlight: boolean
  readonly changedAt: Moment
  readonly title: string
  readonly searchKey: string
  readonly statuses: readonly ContentStatus[]
  /** When something of it is published or withdrawn next; null: nothing is scheduled. */
  readonly dueAt: string | null
  /** Its id and those of its languages. */
  readonly itemIds: readonly string[]
  /** What a distributor's search finds it by, in small letters. */
  readonly shelfText: string
}
export type ShelvedResource = Pick<ResourceRow, 'id' | 'published' | 'highlight'> & {
  readonly kind: ResourceKind
  readonly facts: NonNullable<Resource['facts']>
}

/** Resources with the same values of all filters. '' where they have none. `languages`: codes, in which the search finds. */
export type ShelfValues = {
  readonly languages: readonly string[]
  readonly materialType: string
  readonly subject: string
  readonly region: string
  readonly category: string
  readonly resources: number
}

/** Of each filter the values that are alternatives; left out: all. `language`: codes. */
export type ShelfFilters = {
  readonly [Name in 'materialType' | 'subject' | 'region' | 'category' | 'language']?: readonly string[] | undefined
}

/** How often the items with ids in a jsonb column were used: to sort by. */
export type UsesOfItems = (column: string, use: 'views' | 'downloads' | 'completions') => RawBuilder<unknown>

/** What a person saw and took of one item; under `all`: since when nothing before counts as new. */
export type ReadingRow = {
  /** '<userId>:<variantId>' or '<userId>:all'. */
  readonly id: string
  readonly userId: string
  readonly variantId: VariantId | 'all'
  readonly openedRevision: number | null
  readonly second: number
  readonly takenSha256: string | null
  readonly takenAt: Moment | null
  readonly seenAt: Moment | null
  readonly lesson: string | null
}

/** A certificate of the academy; `id` is its number. */
export type CertificateRow = {
  readonly id: CertificateNumber
  readonly userId: string
  readonly distributorId: string
  readonly categoryId: string
  readonly categoryName: string
  readonly lessons: number
  readonly issuedAt: Moment
  readonly validUntil: Moment
}
