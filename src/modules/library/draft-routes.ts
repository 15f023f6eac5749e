import { notFound, orRefuse } from '#platform/decision.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import { endOfDay } from '#platform/time/time-zone.ts'
import { companyZone, distributorOf } from '#projections/distributors.ts'
import { resourceOf } from '#projections/resources.ts'
import { isFor } from './audience.ts'
import * as calls from './draft-contract.ts'
import { detailOf, productsShown } from './item-routes.ts'
import { latestOf, revisionOf, type Variant } from './resource.ts'
import type { ShelvedResource } from './row-contract.ts'

const done = { success: true } as const

export const shownRow = async (db: Context<never>['db'], id: string) =>
  orRefuse((await resourceOf(db, id)) ?? notFound('This resource does not exist'))

type Of = { readonly resourceId: string; readonly language: string }
export const workingCopyOf = ({ resourceId, language }: Of): string => `resource:${resourceId}:${language}`

const inLanguage = (variants: readonly Variant[], language: string): Variant =>
  orRefuse(variants.find((it) => it.language === language) ?? notFound('This language does not exist yet'))

/** The revision that is out at that moment, if what is scheduled happens; null: none. */
export const outAt = ({ published, schedule }: Variant, at: Date): number | null => {
  if (!schedule || schedule.due > moment(at)) return published?.revision ?? null
  return schedule.action === 'PUBLISH' ? schedule.revision : null
}

export const draftRoutes = [
  serve(calls.readRevision, async ({ db, input: { resourceId, language, revision } }) => {
    const { variants } = await shownRow(db, resourceId)
    const saved = revisionOf(inLanguage(variants, language), revision)
    return saved
      ? { revision, savedAt: saved.savedAt, content: saved.content }
      : notFound('This revision does not exist')
  }),

  serve(calls.previewVariant, async ({ db, files, now, configuration, input }) => {
    const { resourceId, language, distributorId, day } = input
    const { facts, kind, ...row } = await shownRow(db, resourceId)
    const variant = inLanguage(row.variants, language)
    const zone = await companyZone({ db, configuration }, null)
    const out = day ? outAt(variant, endOfDay(day, zone)) : latestOf(variant).revision
    const { revision, content } = (out !== null && revisionOf(variant, out)) || latestOf(variant)
    const since = moment(now)
    const firstPublished = variant.firstPublished ?? since
    const shownOne = { id: variant.id, language: variant.language, revision, since, firstPublished, content }
    const shownAs = { ...row, kind, facts, published: [shownOne] } as ShelvedResource
    const company = distributorId ? await distributorOf(db, distributorId) : null
    const shown = {
      files,
      products: await productsShown(db),
      markOf: () => null,
      isDone: () => false,
      readings: [],
    }
    const isTheirs = !company || (facts !== null && isFor(facts.audience, company))
    return {
      detail: await detailOf(
        db,
        { row: shownAs, variant: shownOne, reader: company ?? null, without: resourceId },
        shown,
      ),
      revision,
      finding: out === null ? 'NOT_PUBLISHED' : isTheirs ? 'FOUND' : 'NOT_FOR_THEM',
    } as const
  }),

  serve(calls.readWorkingCopy, async ({ workingCopies, me, input }) => {
    const copy = await workingCopies.read(me.userId, workingCopyOf(input))
    return (
      copy && {
        base: copy.base,
        savedAt: copy.savedAt.toISOString(),
        texts: copy.content as NonNullable<Answer<typeof calls.readWorkingCopy>>['texts'],
      }
    )
  }),

  serve(calls.keepWorkingCopy, async ({ workingCopies, db, me, input }) => {
    const { resourceId, language, base, ...content } = input
    await shownRow(db, resourceId)
    const savedAt = await workingCopies.keep(me.userId, workingCopyOf({ resourceId, language }), { base, content })
    return { ...done, savedAt: savedAt.toISOString() }
  }),

  serve(calls.dropWorkingCopy, async ({ workingCopies, me, input }) => {
    await workingCopies.drop(me.userId, workingCopyOf(input))
    return done
  }),
]
