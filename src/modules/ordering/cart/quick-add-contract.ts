import * as Schema from 'effect/Schema'

import { PackagingRead } from '#modules/ordering/order-answers.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Int, Literal, Literals, NullOr, optionalKey, Struct } = Schema

/** How many rows can be added at once. */
export const QUICK_ADD_ROWS = 200

/** Pasted rows; each is checked on its own. */
const typed = Schema.String.check(Schema.isMaxLength(300))
const Rows = List(
  Struct({ reference: typed, quantity: typed, country: optionalKey(typed), packaging: optionalKey(typed) }),
).check(Schema.isBetweenLength(1, QUICK_ADD_ROWS))

const IdAndName = Struct({ id: Schema.String, name: Schema.String })

const CheckedRow = Struct({
  product: NullOr(Struct({ id: Schema.String, name: Schema.String, reference: Schema.String })),
  countryId: NullOr(Schema.String),
  packagingId: NullOr(Schema.String),
  quantity: NullOr(Int),
  countries: List(IdAndName),
  packagings: List(PackagingRead),
  problems: List(
    Struct({
      field: Literals(['reference', 'quantity', 'country', 'packaging']),
      reason: Schema.String,
      /** What to write instead, one of these; none: the portal does not know. */
      fixes: List(Schema.String),
    }),
  ),
  sameAs: NullOr(Int),
  inCart: NullOr(Int),
})
export type CheckedRow = typeof CheckedRow.Type

export const checkQuickAdd = endpoint('CheckQuickAdd POST /cart/lines/check', {
  may: 'cart.fill',
  does: 'Holds pasted rows against the catalogue: what each of them means, and what is wrong with it. Nothing is kept.',
  body: { lines: Rows },
  answer: Struct({ rows: List(CheckedRow) }),
  reads: ['products', 'distributors', 'carts'],
})

export const quickAdd = endpoint('QuickAdd POST /cart/lines/batch', {
  may: 'cart.fill',
  does: 'Puts all rows into the cart at once, or none: 422 with what is wrong by row. What is there already stays as it is.',
  body: { lines: Rows },
  answer: Struct({
    success: Literal(true),
    added: Int,
    rows: List(
      Struct({
        productId: Schema.String,
        name: Schema.String,
        countryId: Schema.String,
        quantity: Int,
        outcome: Literals(['ADDED', 'UNCHANGED']),
      }),
    ),
  }),
  awaits: ['carts'],
})
