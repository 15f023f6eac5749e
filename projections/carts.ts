import { sql } from 'kysely'
import {
  cartStream,
  draftAfter,
  draftAfterOrder,
  draftWithCode,
  emptyDraft,
  type StoredDraft,
  sectionIdOf,
} from '#modules/ordering/cart/cart-events.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

export type LineOfCart = {
  readonly countryId: string
  readonly productId: string
  readonly quantity: number
  readonly packagingId: string | null
}

/** Prices are not kept: a cart is priced when it is looked at. */
export type CartRow = {
  readonly id: string
  readonly distributorId: string
  readonly lines: readonly LineOfCart[]
  readonly draft: StoredDraft
  /** By section: the order that it became last, and when. */
  readonly ordered: Readonly<Record<string, { readonly orderId: string; readonly at: string }>>
}

const begun = (row: CartRow | undefined, distributorId: string, id: string): CartRow =>
  row ?? { id, distributorId, lines: [], draft: emptyDraft, ordered: {} }

const without = ({ lines }: CartRow, countryId: string, productIds: readonly string[]): readonly LineOfCart[] =>
  lines.filter((line) => line.countryId !== countryId || !productIds.includes(line.productId))

/** One row per person who has ever filled a cart: its lines as they were added, and the draft of the next order. */
export const carts = projection<CartRow>()({
  name: 'carts',
  version: 4,
  of: [cartStream],
  table:
    'id text primary key, distributor_id text not null, lines jsonb not null, draft jsonb not null, ordered jsonb not null',
  indexes: [],
  key: 'stream',
  when: {
    CartLineAdded: (row, { distributorId, ...line }, _, key) => {
      const cart = begun(row, distributorId, key)
      return { ...cart, lines: [...cart.lines, line] }
    },
    CartLineChanged: (row, { distributorId, ...line }, _, key) => {
      const cart = begun(row, distributorId, key)
      const isIt = (it: LineOfCart) => it.countryId === line.countryId && it.productId === line.productId
      return { ...cart, lines: cart.lines.map((it) => (isIt(it) ? line : it)) }
    },
    CartLineRemoved: (row, { distributorId, countryId, productId }, _, key) => {
      const cart = begun(row, distributorId, key)
      return { ...cart, lines: without(cart, countryId, [productId]) }
    },
    CartSectionReset: (row, { distributorId, countryId, productIds }, _, key) => {
      const cart = begun(row, distributorId, key)
      return { ...cart, lines: without(cart, countryId, productIds) }
    },
    CartSectionOrdered: (row, { distributorId, countryId, subCategoryId, productIds, orderId }, { at }, key) => {
      const cart = begun(row, distributorId, key)
      const draft = draftAfterOrder(cart.draft, { countryId, subCategoryId })
      const ordered = { ...cart.ordered, [sectionIdOf({ countryId, subCategoryId })]: { orderId, at } }
      return { ...cart, lines: without(cart, countryId, productIds), draft, ordered }
    },
    OrderDraftChanged: (row, { distributorId, changes }, _, key) => {
      const cart = begun(row, distributorId, key)
      return { ...cart, draft: draftAfter(cart.draft, changes) }
    },
    OrderDraftCleared: (row, { distributorId }, _, key) => ({ ...begun(row, distributorId, key), draft: emptyDraft }),
    SectionPromoCodeChanged: (row, { distributorId, ...code }, _, key) => {
      const cart = begun(row, distributorId, key)
      return { ...cart, draft: draftWithCode(cart.draft, code) }
    },
  },
  topics: (_, { key }) => [`cart:${key}`],
  onPoison: 'park',
})

/** One person's cart; an empty one when nothing was ever put into it. */
export const cartOf = async (db: ReadModels, userId: string): Promise<CartRow> => {
  const row = await rows(db, carts).selectAll().where('id', '=', userId).executeTakeFirst()
  return row ?? { id: userId, distributorId: '', lines: [], draft: emptyDraft, ordered: {} }
}

export const cartsWith = (db: ReadModels, productIds: readonly string[]) =>
  rows(db, carts)
    .select(['distributorId', 'lines'])
    .where(
      sql<boolean>`exists (select from jsonb_array_elements(lines) line where line ->> 'productId' = any(${productIds}::text[]))`,
    )
    .execute()
