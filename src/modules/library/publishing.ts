import { type Decision, invalid, isRefusal, notFound, type Refusal, refused } from '#platform/decision.ts'
import { moment } from '#platform/moment.ts'
import {
  ResourceCreated,
  ResourceDescribed,
  type ResourceEvent,
  type ResourceFacts,
  ResourceHighlighted,
  type ResourceId,
  ScheduleCancelled,
  ScheduleFailed,
  type VariantContent,
  type VariantId,
  VariantPublished,
  VariantSaved,
  VariantScheduled,
  VariantWithdrawn,
} from './events.ts'
import type { Language, ResourceKind } from './kinds.ts'
import { whyNotPublished } from './publishing-checks.ts'
import { latestOf, type Resource, revisionOf, type Schedule, type Shelf, type Variant } from './resource.ts'

type Change = Decision<Resource, ResourceEvent>

export const createResource =
  (kind: ResourceKind, facts: ResourceFacts): Change =>
  () => [ResourceCreated.make({ kind, ...facts })]

/** What its events say of the form that describes it. */
export const resourceForm = {
  ResourceCreated: ({ kind: _, ...facts }: ResourceFacts & { readonly kind: string }) => facts,
  ResourceDescribed: (facts: ResourceFacts) => facts,
}

export const describeResource =
  (facts: ResourceFacts): Change =>
  (resource) =>
    JSON.stringify(resource.facts) === JSON.stringify(facts) ? [] : [ResourceDescribed.make(facts)]

const inLanguage = ({ variants }: Resource, language: Language): Variant | undefined =>
  variants.find((variant) => variant.language === language)

const NO_VARIANT = notFound('This language does not exist yet')

/** `base`: the revision that was edited, 0 for a new language: another editor's is never overwritten unseen. */
export const saveVariant =
  (newId: VariantId, language: Language, base: number, content: VariantContent): Change =>
  (resource) => {
    const variant = inLanguage(resource, language)
    const latest = variant ? latestOf(variant) : null
    if ((latest?.revision ?? 0) !== base)
      return refused('Someone else has saved this text meanwhile. Please look at their version first.')
    if (latest && JSON.stringify(latest.content) === JSON.stringify(content)) return []
    return [
      VariantSaved.make({ variantId: variant?.id ?? newId, language, revision: base + 1, content, restored: null }),
    ]
  }

/** An earlier revision is said again, as a new draft. */
export const restoreRevision =
  (language: Language, revision: number): Change =>
  (resource) => {
    const variant = inLanguage(resource, language)
    const earlier = variant && revisionOf(variant, revision)
    if (!variant || !earlier) return variant ? notFound('This revision does not exist') : NO_VARIANT
    const latest = latestOf(variant)
    if (latest.revision === revision) return refused('This is the newest revision already')
    return [
      VariantSaved.make({
        variantId: variant.id,
        language,
        revision: latest.revision + 1,
        content: earlier.content,
        restored: revision,
      }),
    ]
  }

const published = (
  resource: Resource,
  variant: Variant,
  revision: number,
): ReturnType<typeof VariantPublished.make> => {
  const before = variant.lastPublished && revisionOf(variant, variant.lastPublished)?.content.file
  const now = revisionOf(variant, revision)?.content.file ?? null
  const replaced = before && now && before.sha256 !== now.sha256 ? { sha256: before.sha256, name: now.name } : null
  return VariantPublished.make({ variantId: variant.id, revision, first: !resource.announced, replaced })
}

/** The variant and the reason why that revision of it cannot be published, if there is one. */
const checked = (resource: Resource, language: Language, revision: number): Variant | Refusal => {
  const variant = inLanguage(resource, language)
  const saved = variant && revisionOf(variant, revision)
  if (!variant || !saved || !resource.kind) return variant ? notFound('This revision does not exist') : NO_VARIANT
  const faults = whyNotPublished(resource.kind, resource.facts, saved.content)
  return Object.keys(faults).length > 0 ? invalid(faults) : variant
}

export const publishVariant =
  (language: Language, revision: number): Change =>
  (resource) => {
    const variant = checked(resource, language, revision)
    if (isRefusal(variant)) return variant
    if (variant.published?.revision === revision) return refused('This revision is published already')
    return [published(resource, variant, revision)]
  }

export const withdrawVariant =
  (language: Language): Change =>
  (resource) => {
    const variant = inLanguage(resource, language)
    if (!variant) return NO_VARIANT
    return variant.published
      ? [VariantWithdrawn.make({ variantId: variant.id })]
      : refused('This language is not published')
  }

/** The revision is named, so that what is written after it is not published by it. */
export const scheduleVariant =
  (language: Language, { action, revision, due }: Schedule, now: Date): Change =>
  (resource) => {
    if (new Date(due) <= now) return invalid({ due: 'Choose a moment that is still to come' })
    if (action === 'PUBLISH') {
      const variant = checked(resource, language, revision)
      if (isRefusal(variant)) return variant
      if (variant.published?.revision === revision) return refused('This revision is published already')
      return [VariantScheduled.make({ variantId: variant.id, action, revision, due })]
    }
    const variant = inLanguage(resource, language)
    if (!variant) return NO_VARIANT
    if (!variant.published) return refused('This language is not published')
    return [VariantScheduled.make({ variantId: variant.id, action, revision: variant.published.revision, due })]
  }

export const cancelSchedule =
  (language: Language): Change =>
  (resource) => {
    const variant = inLanguage(resource, language)
    if (!variant) return NO_VARIANT
    return variant.schedule
      ? [ScheduleCancelled.make({ variantId: variant.id })]
      : refused('Nothing is scheduled for this language')
  }

/** What was promised for this moment, decided again: nothing of what was cancelled or moved meanwhile. */
export const keepSchedules =
  (due: Date): Change =>
  (resource) => {
    let announced = resource.announced
    return resource.variants.flatMap((variant): ResourceEvent[] => {
      const { schedule, language, id: variantId } = variant
      if (schedule?.due !== moment(due)) return []
      if (schedule.action === 'WITHDRAW') return variant.published ? [VariantWithdrawn.make({ variantId })] : []
      const found = checked(resource, language, schedule.revision)
      if (isRefusal(found)) return [ScheduleFailed.make({ variantId, fault: found.error.slice(0, 400) })]
      const event = published({ ...resource, announced }, variant, schedule.revision)
      announced = true
      return [event]
    })
  }

/** null: none is highlighted any more. */
export const highlight =
  (resourceId: ResourceId | null): Decision<Shelf, ReturnType<typeof ResourceHighlighted.make>> =>
  ({ highlighted }) =>
    highlighted === resourceId ? [] : [ResourceHighlighted.make({ resourceId, instead: highlighted })]
