import { type MaterialKind, partnerProductStream } from '#modules/loyalty/partners/partner-events.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'
import { alphabetical } from '#platform/text/alphabet.ts'

export type PartnerProductRow = {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly kind: MaterialKind
  /** CareCoins. */
  readonly price: number
  /** false: withdrawn, and only staff see it. */
  readonly active: boolean
}

const known = knownRow('The partner product was never offered')

/** Marketing and training material that CareCoins buy. */
export const partnerProducts = projection<PartnerProductRow>()({
  name: 'partner_products',
  version: 1,
  of: [partnerProductStream],
  table: `
    id text primary key, name text not null, description text, kind text not null, price bigint not null,
    active boolean not null`,
  indexes: [],
  key: 'stream',
  when: {
    PartnerProductOffered: (_, { partnerProductId: id, priceInCC: price, ...product }) => ({
      id,
      ...product,
      price,
      active: true,
    }),
    PartnerProductDescribed: (row, { name, description, kind }) => ({ ...known(row), name, description, kind }),
    PartnerProductPriced: (row, { to }) => ({ ...known(row), price: to }),
    PartnerProductWithdrawn: (row) => ({ ...known(row), active: false }),
    PartnerProductReturned: (row) => ({ ...known(row), active: true }),
  },
  topics: () => ['catalogue', 'office:loyalty'],
  onPoison: 'park',
})

/** All of them, the cheapest first; with those that were withdrawn, for staff. */
export const allPartnerProducts = (db: ReadModels): Promise<PartnerProductRow[]> =>
  rows(db, partnerProducts).selectAll().orderBy('price').orderBy('name', alphabetical).orderBy('id').execute()

/** One that can be redeemed now. */
export const redeemableProduct = (db: ReadModels, id: string): Promise<PartnerProductRow | undefined> =>
  rows(db, partnerProducts).selectAll().where('id', '=', id).where('active', '=', true).executeTakeFirst()
