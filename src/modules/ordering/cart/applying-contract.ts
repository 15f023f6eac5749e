import * as Schema from 'effect/Schema'
import { Id, Promo, Quantity, text } from '#modules/ordering/terms/order-fields.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { Cents } from '#platform/money.ts'

const { Array: List, Int, Literal, Struct } = Schema

export const applyPromoCode = endpoint('ApplyPromoCode POST /promo-codes/apply', {
  may: 'cart.fill',
  does: 'What a promo code would do to a section, line by line, or why nothing. Nothing is kept: the draft keeps it.',
  body: {
    code: text(64),
    countryId: Id,
    subCategoryId: Id,
    items: List(Struct({ productId: Id, quantity: Quantity })).check(Schema.isBetweenLength(1, 200)),
  },
  answer: Struct({
    success: Literal(true),
    sectionId: Schema.String,
    promo: Promo,
    products: List(Struct({ id: Schema.String, name: Schema.String, reference: Schema.String })),
    /** Credited on delivery. */
    cashBackCareCoins: Int,
    /** Free units that the code takes the place of. */
    bonusCleared: Int,
    lines: List(
      Struct({
        productId: Schema.String,
        name: Schema.String,
        reference: Schema.String,
        quantity: Int,
        covered: Schema.Boolean,
        nonPromoCodeDiscountedPrice: Cents,
        percent: Schema.Finite,
        effectivePrice: Cents,
        /** Off the whole line. */
        promoCodeDiscount: Cents,
        totalEffectivePrice: Cents,
      }),
    ),
    nonPromoCodeDiscountedTotal: Cents,
    totalPromoCodeDiscount: Cents,
    nonCareCoinsDiscountedTotal: Cents,
  }),
  reads: ['promo_codes', 'products', 'distributors'],
})
