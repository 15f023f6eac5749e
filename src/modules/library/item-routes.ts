import { lessonOf } from '#modules/library/academy/lessons.ts'
import type { AudienceReader } from '#modules/terms/audience-query.ts'
import { ownCompany } from '#platform/access/own-company.ts'
import { notFound, orRefuse } from '#platform/decision.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { distributorOf } from '#projections/distributors.ts'
import { readingsOf } from '#projections/library_readings.ts'
import { portfolio } from '#projections/products.ts'
import { shelved, shelvedItem, shelvedNewest } from '#projections/resources.ts'
import { isForPerson, type Person } from './audience.ts'
import * as calls from './contract.ts'
import {
  filmOf,
  type ItemContext,
  itemOf,
  itemsOf,
  languageOf,
  languageRelated,
  marksBy,
  type ProductName,
  RELATED,
  relatedTo,
  textOf,
} from './item-view.ts'
import type { ResourceKind } from './kinds.ts'
import { leave, open, reader, take } from './reader.ts'
import type { PublishedVariant, ShelvedResource } from './row-contract.ts'

export type ReaderContext = Pick<Context<never>, 'db' | 'me' | 'now' | 'files'>

export const personOf = async ({ db, me }: Pick<ReaderContext, 'db' | 'me'>): Promise<Person> => {
  const company = await distributorOf(db, ownCompany(me))
  return {
    role: me.role,
    region: company?.region ?? null,
    countryIds: company?.countryIds ?? [],
    loyaltyGroup: company?.loyaltyGroup ?? null,
  }
}

/** What is published for this person, of one kind or of all. */
export const shelfFor = async (
  context: Pick<ReaderContext, 'db' | 'me'>,
  kind?: ResourceKind,
): Promise<ShelvedResource[]> => {
  const [rows, person] = await Promise.all([shelved(context.db, kind), personOf(context)])
  return rows.filter(({ facts, published }) => published.length > 0 && isForPerson(facts.audience, person))
}

type Product = ProductName & { readonly categoryId: string }

export const productsShown = async (db: ReaderContext['db']): Promise<ReadonlyMap<string, Product>> =>
  new Map(
    (await portfolio(db)).map(({ id, name, categoryId }) => [
      id,
      { id, name, image: `/api/products/${id}/picture`, categoryId },
    ]),
  )

export const shownTo = async ({ db, me, now, files }: ReaderContext) => {
  const [readings, products] = await Promise.all([readingsOf(db, me.userId), productsShown(db)])
  const done = new Set(readings.map(({ lesson }) => lesson))
  return { files, products, markOf: marksBy(readings, now), isDone: (id: string) => done.has(id), readings }
}

/** An item that is published for this person; refused with 404 otherwise. */
export const foundFor = async (
  asking: Pick<ReaderContext, 'db' | 'me'>,
  id: string,
): Promise<{ row: ShelvedResource; variant: PublishedVariant; person: Person }> => {
  const [row, person] = await Promise.all([shelvedItem(asking.db, id), personOf(asking)])
  const variant = row?.published.find((it) => it.id === id)
  const isTheirs = row && variant && isForPerson(row.facts.audience, person)
  return orRefuse(isTheirs ? { row, variant, person } : notFound('This resource does not exist'))
}

const bare = ({ id, name, image }: ProductName): ProductName => ({ id, name, image })

/** The products of a category; a resource that names one product has that first. */
export const relatedProducts = (
  { facts: { productId, productCategory } }: ShelvedResource,
  products: ReadonlyMap<string, Product>,
  most: number,
): ProductName[] =>
  [...products.values()]
    .filter(({ id, categoryId }) => id === productId || categoryId === productCategory?.id)
    .toSorted((a, b) => Number(b.id === productId) - Number(a.id === productId))
    .slice(0, most)
    .map(bare)

export const PRODUCTS_SHOWN = 12

type ShownItem = {
  readonly row: ShelvedResource
  readonly variant: PublishedVariant
  readonly reader: AudienceReader | null
  readonly without: string
}

/** The page of one item. `reader`: who may see what else is shown; null: all. `without`: the id of what is shown. */
export const detailOf = async (
  db: ReaderContext['db'],
  { row, variant, reader, without }: ShownItem,
  shown: ItemContext & { readonly products: ReadonlyMap<string, Product> },
): Promise<calls.ResourceDetail> => {
  const item = itemOf(row, variant, shown)
  const { content } = variant
  const language = languageRelated(row.kind, variant)
  const others = await shelvedNewest(db, { kind: row.kind, language, reader, without }, RELATED)
  return {
    item,
    blocks: textOf(content.content, shown.files),
    blocks2: textOf(content.content2, shown.files),
    languages: row.published.map(({ id, language }) => ({ id, language: languageOf(language) })),
    film: filmOf(variant, shown),
    related: relatedTo(item, itemsOf(others, shown)),
    products: relatedProducts(row, shown.products, PRODUCTS_SHOWN),
  }
}

const done = { success: true } as const

/** What a download completes: a film that was kept was not watched by that. */
const documentOf = (row: ShelvedResource, variant: PublishedVariant) => {
  const lesson = lessonOf(row, variant)
  return lesson?.rule === 'DOCUMENT' ? lesson : null
}

/** One item, and what its reader does with it. */
export const itemRoutes = [
  serve(calls.readResource, async (context) => {
    const { kind, id } = context.input
    const [{ row, variant, person }, shown] = await Promise.all([foundFor(context, id), shownTo(context)])
    if (row.kind !== kind) return notFound('This resource does not exist')
    return detailOf(context.db, { row, variant, reader: person, without: id }, shown)
  }),

  serve(calls.openItem, async (context) => {
    const { variant } = await foundFor(context, context.input.id)
    await context.log.decide(reader, context.me.userId, open(variant.id, variant.revision))
    return done
  }),

  serve(calls.downloadItem, async (context) => {
    const { row, variant } = await foundFor(context, context.input.id)
    const { id: variantId, revision, content } = variant
    const file = orRefuse(content.file ?? notFound('This resource has no file'))
    const { name, sha256 } = file
    const taken = { variantId, revision, name, sha256, distributorId: context.me.distributorId }
    await context.log.decide(reader, context.me.userId, take(taken, documentOf(row, variant)))
    return { url: context.files.lend(file.path), name }
  }),

  serve(calls.leaveFilm, async (context) => {
    const { input, log, me, now } = context
    const { row, variant } = await foundFor(context, input.id)
    const film = {
      variantId: variant.id,
      seconds: variant.content.file?.seconds ?? null,
      lesson: lessonOf(row, variant),
    }
    await log.decide(reader, me.userId, leave(film, input, now))
    return done
  }),
]
