import { decider } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { present } from '#platform/typed.ts'
import {
  type ResourceFacts,
  type ResourceId,
  resourceStream,
  type scheduledActions,
  shelfStream,
  type VariantContent,
  type VariantId,
} from './events.ts'
import { type Language, languageCodes, type ResourceKind } from './kinds.ts'
import { type ContentStatus, isUnpublished, type VariantState } from './variant-states.ts'

export type SavedRevision = {
  readonly revision: number
  readonly content: VariantContent
  readonly savedAt: Moment
  readonly savedBy: string
  readonly restored: number | null
}

export type Schedule = {
  readonly action: (typeof scheduledActions)[number]
  readonly revision: number
  readonly due: Moment
}

export type Variant = {
  readonly id: VariantId
  readonly language: Language
  /** Oldest first; there is always one. */
  readonly revisions: readonly SavedRevision[]
  /** null: not published, or withdrawn. */
  readonly published: { readonly revision: number; readonly since: Moment } | null
  /** When it was published first: an item's date. */
  readonly firstPublished: Moment | null
  /** What was published last, also once it is withdrawn: its file is what people hold. */
  readonly lastPublished: number | null
  readonly withdrawn: boolean
  readonly schedule: Schedule | null
  /** Why the last schedule came to nothing. */
  readonly fault: string | null
}

export type Resource = {
  readonly kind: ResourceKind | null
  readonly facts: ResourceFacts | null
  /** In the order in which they were begun: the first is what the others are translated from. */
  readonly variants: readonly Variant[]
  /** Something of it was published once. */
  readonly announced: boolean
}

export const latestOf = ({ revisions }: Variant): SavedRevision => present(revisions.at(-1))
export const revisionOf = ({ revisions }: Variant, revision: number): SavedRevision | undefined =>
  revisions.find((saved) => saved.revision === revision)

export const stateOf = (variant: Variant): VariantState => {
  if (variant.schedule) return 'SCHEDULED'
  if (variant.published) return variant.published.revision === latestOf(variant).revision ? 'PUBLISHED' : 'CHANGED'
  return variant.withdrawn ? 'WITHDRAWN' : 'DRAFT'
}

/** What it is translated from was published again after this was saved. */
export const isBehind = (variant: Variant, source: Variant | undefined): boolean =>
  source !== undefined &&
  source.id !== variant.id &&
  source.published !== null &&
  source.published.since > latestOf(variant).savedAt &&
  (revisionOf(source, source.published.revision)?.savedAt ?? '') > latestOf(variant).savedAt

/** What the list is filtered by: the states of its languages, and whether one of all is missing. */
export const statusesOf = (variants: readonly Variant[]): ContentStatus[] => {
  const found = new Set<ContentStatus>(variants.length < languageCodes.length ? ['MISSING'] : [])
  for (const variant of variants) {
    const state = stateOf(variant)
    if (state !== 'PUBLISHED') found.add(state)
    const behind = isBehind(variant, variants[0])
    if (behind) found.add('BEHIND')
    if (behind || isUnpublished(state)) found.add('UNFINISHED')
  }
  return [...found]
}

const changed = (resource: Resource, id: VariantId, change: (variant: Variant) => Variant): Resource => ({
  ...resource,
  variants: resource.variants.map((variant) => (variant.id === id ? change(variant) : variant)),
})

export const resource = decider<Resource>()({
  stream: resourceStream,
  owner: () => ({}),
  initial: () => ({ kind: null, facts: null, variants: [], announced: false }),
  evolve: {
    ResourceCreated: (it, { kind, ...facts }) => ({ ...it, kind, facts }),
    ResourceDescribed: (it, facts) => ({ ...it, facts }),
    VariantSaved: (state, { variantId, language, revision, content, restored }, { at, actor }) => {
      const saved = { revision, content, savedAt: at, savedBy: actor, restored }
      if (state.variants.some(({ id }) => id === variantId))
        return changed(state, variantId, (variant) => ({ ...variant, revisions: [...variant.revisions, saved] }))
      const begun: Variant = {
        id: variantId,
        language,
        revisions: [saved],
        published: null,
        firstPublished: null,
        lastPublished: null,
        withdrawn: false,
        schedule: null,
        fault: null,
      }
      return { ...state, variants: [...state.variants, begun] }
    },
    VariantPublished: (state, { variantId, revision }, { at }) => ({
      ...changed(state, variantId, (variant) => ({
        ...variant,
        published: { revision, since: at },
        firstPublished: variant.firstPublished ?? at,
        lastPublished: revision,
        withdrawn: false,
        schedule: null,
        fault: null,
      })),
      announced: true,
    }),
    VariantWithdrawn: (state, { variantId }) =>
      changed(state, variantId, (variant) => ({ ...variant, published: null, withdrawn: true, schedule: null })),
    VariantScheduled: (state, { variantId, ...schedule }) =>
      changed(state, variantId, (variant) => ({ ...variant, schedule, fault: null })),
    ScheduleCancelled: (it, { variantId }) => changed(it, variantId, (variant) => ({ ...variant, schedule: null })),
    ScheduleFailed: (state, { variantId, fault }) =>
      changed(state, variantId, (variant) => ({ ...variant, schedule: null, fault })),
  },
  deadlines: { VariantScheduled: ({ due }) => [{ kind: SCHEDULE_DUE, at: new Date(due) }] },
})

export const SCHEDULE_DUE = 'resource-schedule-due'

export type Shelf = { readonly highlighted: ResourceId | null }

export const shelf = decider<Shelf>()({
  stream: shelfStream,
  owner: () => ({}),
  implicit: true,
  initial: () => ({ highlighted: null }),
  evolve: { ResourceHighlighted: (_, { resourceId }) => ({ highlighted: resourceId }) },
})
