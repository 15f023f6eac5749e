import { sql } from 'kysely'
import { readerStream, type VariantId } from '#modules/library/events.ts'
import type { ReadingRow, UsesOfItems } from '#modules/library/row-contract.ts'
import { projection, type ReadModels, rows, sumsIn } from '#platform/projection.ts'

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
  version: 4,
  of: [readerStream],
  table: `
    id text primary key, user_id text not null, variant_id text not null, opened_revision int, second int not null,
    taken_sha256 text, taken_at text, seen_at text, lesson text`,
  indexes: ['(user_id)', '(variant_id, user_id)', '(variant_id) where taken_sha256 is not null'],
  sums: [
    {
      name: 'item_uses',
      by: 'variant_id text',
      of: 'views bigint, downloads bigint, completions bigint',
      from: `select variant_id, (opened_revision is not null)::int, (taken_sha256 is not null)::int, (lesson is not null)::int
        from changed`,
    },
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

type ItemUse = Readonly<Record<Parameters<UsesOfItems>[1], number>>

/** How many people opened, downloaded and completed each of these items, by its id. */
export const usesOfItems = async (
  db: ReadModels,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, ItemUse>> => {
  const { rows: found } = await sql<{ variantId: string } & ItemUse>`
    select variant_id, views, downloads, completions from ${sumsIn(db, libraryReadings, 'item_uses')}
    where variant_id = any(${variantIds}::text[])`.execute(db.kysely)
  return new Map(found.map(({ variantId, ...uses }) => [variantId, uses]))
}

/** The same of all items with ids in a column of another read model. */
export const usesWithin =
  (db: ReadModels): UsesOfItems =>
  (column, use) =>
    sql`(select coalesce(sum(${sql.ref(use)}), 0) from ${sumsIn(db, libraryReadings, 'item_uses')}
      where variant_id = any(array(select jsonb_array_elements_text(${sql.ref(column)}))))`

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
