import { sql } from 'kysely'
import {
  type CountryId,
  type LabelId,
  type LabelKind,
  type ProductId,
  type RegistrationId,
  registrationStream,
} from '#modules/catalogue/events.ts'
import type { Moment } from '#platform/event.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

/** One version of a label. `replacedAt` null: it is the current one of its kind. */
export type LabelVersion = {
  readonly id: LabelId
  readonly kind: LabelKind
  readonly name: string
  readonly code: string
  /** A stored path, or null: a proof is made on demand. */
  readonly file: string | null
  readonly version: number
  readonly publishedAt: Moment
  readonly replacedAt: Moment | null
}

export type LabelsRow = {
  readonly id: RegistrationId
  readonly productId: ProductId
  readonly countryId: CountryId
  /** Every version that was published, the latest last. */
  readonly versions: readonly LabelVersion[]
  readonly labelIds: readonly LabelId[]
}

const known = knownRow('The product is not registered there')

/** The labels of each registration with all that they were before. */
export const labels = projection<LabelsRow>()({
  name: 'labels',
  version: 1,
  of: [registrationStream],
  table: `
    id text primary key, product_id text not null, country_id text not null, versions json not null, label_ids jsonb not null`,
  indexes: ['(country_id, product_id)', 'using gin (label_ids)'],
  key: 'stream',
  ignores: [
    'RegistrationStatusChanged',
    'RegistrationPriced',
    'PriceScheduled',
    'ScheduledPriceWithdrawn',
    'ScheduledPriceReached',
  ],
  when: {
    ProductRegistered: (_, { registrationId: id, productId, countryId }) => ({
      ...{ id, productId, countryId },
      versions: [],
      labelIds: [],
    }),
    LabelPublished: (row, { labelId, kind, name, code, file }, { at }) => {
      const { versions, labelIds, ...registration } = known(row)
      const ofKind = versions.filter((it) => it.kind === kind)
      const former = versions.map((it) => (it.kind === kind && it.replacedAt === null ? { ...it, replacedAt: at } : it))
      const label = {
        id: labelId,
        kind,
        name,
        code,
        file,
        publishedAt: at,
        replacedAt: null,
        version: ofKind.length + 1,
      }
      return { ...registration, versions: [...former, label], labelIds: [...labelIds, labelId] }
    },
  },
  topics: () => ['catalogue', 'office:labels'],
  onPoison: 'park',
})

export const labelsIn = (db: ReadModels, countryIds: readonly string[]): Promise<LabelsRow[]> =>
  rows(db, labels)
    .selectAll()
    .where('countryId', 'in', ['' as CountryId, ...(countryIds as CountryId[])])
    .execute()

export const labelsWith = (db: ReadModels, labelId: string): Promise<LabelsRow | undefined> =>
  rows(db, labels)
    .selectAll()
    .where(sql<boolean>`${sql.ref('labelIds')} @> ${JSON.stringify([labelId])}`)
    .executeTakeFirst()

export const labelsOfRegistration = (db: ReadModels, id: string): Promise<LabelsRow | undefined> =>
  rows(db, labels)
    .selectAll()
    .where('id', '=', id as RegistrationId)
    .executeTakeFirst()

export const everyLabel = (db: ReadModels): Promise<LabelsRow[]> => rows(db, labels).selectAll().execute()
