import { present } from '#platform/typed.ts'
import type { ContentRow, OfficeVariant } from './office-contract.ts'
import { warningsOf, whyNotPublished } from './publishing-checks.ts'
import { isBehind, latestOf, revisionOf, stateOf, type Variant } from './resource.ts'
import type { ResourceRow } from './row-contract.ts'

/** How many people did what with an item, by its id. */
export type ItemUse = { readonly views: number; readonly downloads: number; readonly completions: number }
export type ItemUses = ReadonlyMap<string, ItemUse>
const UNUSED: ItemUse = { views: 0, downloads: 0, completions: 0 }

const variantRow = (variant: Variant, source: Variant | undefined, uses: ItemUses): ContentRow['variants'][number] => {
  const latest = latestOf(variant)
  const { views, downloads, completions } = uses.get(variant.id) ?? UNUSED
  return {
    id: variant.id,
    language: variant.language,
    title: latest.content.title,
    state: stateOf(variant),
    behind: isBehind(variant, source),
    revision: latest.revision,
    savedAt: latest.savedAt,
    published: variant.published,
    schedule: variant.schedule,
    views,
    downloads,
    completions,
  }
}

export const contentRow = (
  { id, kind, title, variants, highlight, changedAt }: ResourceRow,
  uses: ItemUses,
): ContentRow => ({
  id: id as ContentRow['id'],
  kind: present(kind),
  title,
  highlight,
  changedAt,
  variants: variants.map((variant) => variantRow(variant, variants[0], uses)),
})

/** `names`: of who saved, by id. */
export const officeVariants = (
  { kind, facts, variants }: ResourceRow,
  {
    uses,
    taken,
    names,
  }: {
    readonly uses: ItemUses
    readonly taken: readonly {
      readonly variantId: string
      readonly takenSha256: string | null
      readonly people: number
    }[]
    readonly names: ReadonlyMap<string, string>
  },
): OfficeVariant[] =>
  variants.map((variant) => {
    const { content } = latestOf(variant)
    const current = variant.published && revisionOf(variant, variant.published.revision)?.content.file?.sha256
    const replaced = taken.filter(({ variantId, takenSha256 }) => variantId === variant.id && takenSha256 !== current)
    return {
      ...variantRow(variant, variants[0], uses),
      content,
      fault: variant.fault,
      lacks: kind ? whyNotPublished(kind, facts, content) : {},
      warnings: kind ? warningsOf(content) : [],
      history: variant.revisions.toReversed().map(({ revision, content: { title }, savedAt, savedBy, restored }) => ({
        revision,
        title,
        savedAt,
        savedBy: names.get(savedBy) ?? '—',
        restored,
      })),
      outdated: current ? replaced.reduce((sum, { people }) => sum + people, 0) : 0,
    }
  })
