import { readerStream, type VariantId } from '#modules/library/events.ts'
import type { ReadingRow } from '#modules/library/row-contract.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

const begun = (id: string): ReadingRow => {
  const [userId, variantId] = id.split(':') as [string, VariantId]
  return {
    id,
    userId,
    variantId,
    openedRevision: null,
    second: 0,
    takenSha256: null,
    takenAt: null,
    seenAt: null,
    lesson: null,
  }
}

/** One row for each person and item that they opened, took or watched. */
export const libraryReadings = projection<ReadingRow>()({
  name: 'library_readings',
  version: 3,
  of: [readerStream],
  table: `
    id text primary key, user_id text not null, variant_id text not null, opened_revision int, second int not null,
    taken_sha256 text, taken_at text, seen_at text, lesson text`,
  indexes: [
    '(user_id)',
    '(variant_id, opened_revision, taken_sha256, lesson)', // the counts of an item read nothing else
    '(variant_id) where taken_sha256 is not null',
  ],
  key: (data, { key }) => `${key}:${(data as { readonly variantId?: VariantId }).variantId ?? 'all'}`,
  ignores: ['CertificateIssued'],
  when: {
    ResourceOpened: (row, { revision }, _, id) => ({ ...(row ?? begun(id)), openedRevision: revision }),
    ResourceDownloaded: (row, { sha256 }, { at }, id) => ({
      ...(row ?? begun(id)),
      takenSha256: sha256,
      takenAt: at,
    }),
    FilmLeft: (row, { second }, _, id) => ({ ...(row ?? begun(id)), second }),
    LessonCompleted: (row, { resourceId }, _, id) => ({ ...(row ?? begun(id)), lesson: resourceId }),
    LibrarySeen: (row, _, { at }, id) => ({ ...(row ?? begun(id)), seenAt: at }),
  },
  topics: (_, { key }) => [`library-reader:${key}`],
  onPoison: 'park',
})

export const readingsOf = (db: ReadModels, userId: string): Promise<ReadingRow[]> =>
  rows(db, libraryReadings).selectAll().where('userId', '=', userId).execute()

/** How many people opened, downloaded and completed each of these items, or every one, by its id. */
export const usesOfItems = async (db: ReadModels, variantIds?: readonly string[]) => {
  const found = await rows(db, libraryReadings)
    .$if(variantIds !== undefined, (items) => items.where('variantId', 'in', ['', ...variantIds!] as VariantId[]))
    .select(({ fn }) => [
      'variantId',
      fn.count<number>('openedRevision').as('views'),
      fn.count<number>('takenSha256').as('downloads'),
      fn.count<number>('lesson').as('completions'),
    ])
    .groupBy('variantId')
    .execute()
  return new Map(
    found.map(({ variantId, views, downloads, completions }) => [
      variantId as string,
      { views: Number(views), downloads: Number(downloads), completions: Number(completions) },
    ]),
  )
}

/** How many people took which file of these items last. */
export const filesTaken = async (db: ReadModels, variantIds: readonly string[]) => {
  const found = await rows(db, libraryReadings)
    .select(({ fn }) => ['variantId', 'takenSha256', fn.countAll<number>().as('people')])
    .where('variantId', 'in', ['', ...variantIds] as VariantId[])
    .where('takenSha256', 'is not', null)
    .groupBy(['variantId', 'takenSha256'])
    .execute()
  return found.map(({ people, ...taken }) => ({ ...taken, people: Number(people) }))
}

/** Who took a file of this item, and which one last. */
export const takersOf = (db: ReadModels, variantIds: readonly string[]): Promise<ReadingRow[]> =>
  variantIds.length === 0
    ? Promise.resolve([])
    : rows(db, libraryReadings)
        .selectAll()
        .where('variantId', 'in', variantIds as VariantId[])
        .where('takenSha256', 'is not', null)
        .execute()
