import { serve } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import { recordOf } from '#platform/records.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { present } from '#platform/typed.ts'
import { readingsOf } from '#projections/library_readings.ts'
import {
  highlightFor,
  publishedItems,
  resourcesById,
  type ShelfReader,
  shelfPage,
  shelfValues,
  shelvedAnswers,
} from '#projections/resources.ts'
import { isForPerson, type Person } from './audience.ts'
import { personOf, type ReaderContext } from './item-routes.ts'
import { languageOf, marksBy, NEW_FOR_MS, seenAtOf } from './item-view.ts'
import { kindNames, type ResourceKind, resourceKinds } from './kinds.ts'
import type { PublishedVariant, ReadingRow, ShelvedResource } from './row-contract.ts'
import * as calls from './shelf-contract.ts'
import { chosenOf, countChosen, filtersOf, optionsOf } from './shelf-filters.ts'

type Shelf = Pick<ShelfReader, 'own'> &
  Pick<ReaderContext, 'db' | 'now' | 'files'> & { readonly reader: Person; readonly readings: readonly ReadingRow[] }

const shelfOf = async (context: ReaderContext, languages = ''): Promise<Shelf> => {
  const { db, me, now, files } = context
  const [reader, readings] = await Promise.all([personOf(context), readingsOf(db, me.userId)])
  return { db, now, files, reader, readings, own: languages === '' ? [] : languages.split(',') }
}

const cardsOf = ({ files, readings, now }: Shelf) => {
  const markOf = marksBy(readings, now)
  const completed = new Set(readings.map(({ lesson }) => lesson))
  return (row: ShelvedResource, variant: PublishedVariant): calls.ShelfItem => ({
    ...{ id: variant.id, kind: row.kind, title: variant.content.title, excerpt: variant.content.excerpt },
    thumbnail: variant.content.image && files.lend(variant.content.image.path, 'small'),
    contentType: row.facts.contentType,
    creationDate: variant.firstPublished,
    language: languageOf(variant.language),
    mark: markOf(variant),
    done: completed.has(row.id),
    resource: { id: row.id as calls.ShelfItem['resource']['id'] },
    languages: row.published
      .map((one) => ({ id: one.id, language: languageOf(one.language) }))
      .toSorted((a, b) => compareTexts(a.language.id, b.language.id)),
  })
}

type Found = Awaited<ReturnType<typeof shelfPage>>

const shownOf = (shelf: Shelf, found: Found): calls.ShelfItem[] => {
  const card = cardsOf(shelf)
  return found.map(({ row, itemId }) => card(row, present(row.published.find(({ id }) => id === itemId))))
}

/** The language that its reader knows best, else English, else the first. */
const inOwnLanguage = (shelf: Shelf, row: ShelvedResource | undefined): calls.ShelfItem | null => {
  const best = [...shelf.own, 'en'].flatMap((code) => row?.published.filter(({ language }) => language === code) ?? [])
  const variant = best[0] ?? row?.published[0]
  return row && variant ? cardsOf(shelf)(row, variant) : null
}

const openedBy = ({ readings }: Shelf): ReadingRow[] => readings.filter(({ openedRevision }) => openedRevision !== null)

/** What is new of a kind to a reader, 9 resources at most. */
const newOf = (shelf: Shelf, kind: ResourceKind): Promise<Found> => {
  const unseen = {
    after: moment(new Date(shelf.now.getTime() - NEW_FOR_MS)),
    seenAt: seenAtOf(shelf.readings),
    opened: openedBy(shelf).map(({ variantId }) => variantId),
  }
  return shelfPage(shelf.db, { ...shelf, kind, unseen }, { most: calls.MOST_NEW })
}

/** Of which kinds something has changed since this reader opened it. */
const updatedKinds = async (shelf: Shelf): Promise<ReadonlySet<ResourceKind>> => {
  const opened = new Map(openedBy(shelf).map(({ variantId, openedRevision }) => [variantId as string, openedRevision]))
  const seenAt = seenAtOf(shelf.readings)
  const found = await publishedItems(shelf.db, [...opened.keys()], shelf.reader)
  const changed = found.filter(({ id, revision, since }) => since > seenAt && revision > (opened.get(id) ?? revision))
  return new Set(changed.map(({ kind }) => kind))
}

const isUnseen = async (shelf: Shelf, kind: ResourceKind): Promise<boolean> => {
  const [fresh, updated] = await Promise.all([newOf(shelf, kind), updatedKinds(shelf)])
  return fresh.length > 0 || updated.has(kind)
}

/** How many resources of each category this person has completed, of those that are published for them. */
const completedBy = async ({ db, reader, readings }: Shelf): Promise<ReadonlyMap<string, number>> => {
  const done = readings.flatMap(({ lesson }) => lesson ?? [])
  const rows = (await resourcesById(db, done)).filter(
    ({ kind, facts, published }) =>
      kind === 'womancare-academy' && facts && published.length > 0 && isForPerson(facts.audience, reader),
  )
  return new Map(
    [...Map.groupBy(rows, ({ facts }) => facts?.productCategory?.name ?? '')].map(([name, of]) => [name, of.length]),
  )
}

const NEWEST_SHOWN = 3
const MOST_ANSWERS = 3
/** Shorter terms are everywhere. */
const LEAST_LETTERS = 4

const termsOf = (subject: string): string[] => [
  ...new Set(
    subject
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((term) => term.length >= LEAST_LETTERS),
  ),
]

/** The library's pages. */
export const shelfRoutes = [
  serve(calls.listShelf, async (context) => {
    const { kind, search, sort, page = 1, pageSize = resourceKinds[kind].perPage, ...query } = context.input
    const shelf = await shelfOf(context, query.languages)
    const { db, reader } = shelf
    const chosen = chosenOf(kind, query)
    const request = { ...shelf, kind, search, filters: filtersOf(chosen), oldestFirst: sort === 'lessRecent' }
    const [all, found, rows, unseen, highlight] = await Promise.all([
      shelfValues(db, { kind, reader }),
      search ? shelfValues(db, { kind, reader, search }) : null,
      shelfPage(db, request, { most: pageSize, after: (page - 1) * pageSize }),
      isUnseen(shelf, kind),
      kind === 'best-practices' ? highlightFor(db, { kind, reader }) : undefined,
    ])
    const values = { all, found: found ?? all }
    return {
      total: countChosen(values.found, chosen),
      published: countChosen(all),
      unseen,
      options: recordOf(resourceKinds[kind].filters, (name) => optionsOf(values, name, chosen)),
      highlight: inOwnLanguage(shelf, highlight),
      rows: shownOf(shelf, rows),
    }
  }),

  serve(calls.showShelves, async (context) => {
    const shelf = await shelfOf(context, context.input.languages)
    const { db, reader } = shelf
    const [highlight, [lesson], updated, ...fresh] = await Promise.all([
      highlightFor(db, { kind: 'best-practices', reader }),
      shelfPage(db, { ...shelf, kind: 'womancare-academy' }, { most: 1 }),
      updatedKinds(shelf),
      ...kindNames.map((kind) => newOf(shelf, kind)),
    ])
    return {
      highlight: inOwnLanguage(shelf, highlight),
      academy: lesson ? (shownOf(shelf, [lesson])[0]?.thumbnail ?? null) : null,
      fresh: recordOf(kindNames, (kind) => fresh[kindNames.indexOf(kind)]?.length ?? 0),
      newest: shownOf(shelf, fresh.flat())
        .toSorted((a, b) => compareTexts(b.creationDate, a.creationDate))
        .slice(0, NEWEST_SHOWN),
      unseen: updated.size > 0 || fresh.some((of) => of.length > 0),
    }
  }),

  serve(calls.showAcademy, async (context) => {
    const shelf = await shelfOf(context, context.input.languages)
    const kind = 'womancare-academy'
    const [values, done, unseen] = await Promise.all([
      shelfValues(shelf.db, { kind, reader: shelf.reader }),
      completedBy(shelf),
      isUnseen(shelf, kind),
    ])
    const names = [...new Set(values.map(({ category }) => category))].toSorted(compareTexts)
    const categories = await Promise.all(
      names.map(async (name) => ({
        name: name === '' ? null : name,
        total: countChosen(values.filter(({ category }) => category === name)),
        done: done.get(name) ?? 0,
        rows: shownOf(
          shelf,
          await shelfPage(shelf.db, { ...shelf, kind, filters: { category: [name] } }, { most: calls.CATEGORY_SHOWN }),
        ),
      })),
    )
    return { categories, unseen }
  }),

  serve(calls.suggestAnswers, async (context) => {
    const terms = termsOf(context.input.subject)
    if (terms.length === 0) return []
    const shelf = await shelfOf(context, context.input.languages)
    const found = await shelvedAnswers(shelf.db, { ...shelf, kind: 'best-practices' }, terms, MOST_ANSWERS)
    return shownOf(shelf, found)
  }),
]
