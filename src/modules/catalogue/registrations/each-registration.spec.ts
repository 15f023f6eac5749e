import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CountryId, ProductRegistered } from '#modules/catalogue/events.ts'
import { productIdOf } from '#modules/catalogue/products/product.ts'
import { isRefusal } from '#platform/decision.ts'
import { cents, percent } from '#platform/money.ts'
import { evolved } from '#tests/given.ts'
import { each } from './each-registration.ts'
import { registration, registrationIdOf, setPrice } from './registration.ts'

const productId = productIdOf('PC-5040')
const countries = ['co', 'pe', 'no', 'ec', 'bo'] as CountryId[]
const ids = countries.map((countryId) => registrationIdOf(productId, countryId))
/** The last one does not exist. */
const states = Object.fromEntries(
  ids.map((id, index) => {
    const begun = ProductRegistered.make({
      ...{ registrationId: id, productId, countryId: countries[index]! },
      status: 'REGISTERED',
    })
    return [id, evolved(registration, registration.initial(id), index < 4 ? [begun] : [])]
  }),
)
const rows = fc.array(fc.record({ at: fc.integer({ min: 0, max: 4 }), price: fc.integer({ min: 0, max: 3 }) }), {
  minLength: 1,
  maxLength: 6,
})

test('of any list of prices all are set, or none with the place and the reason', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const changes = all.map(({ at, price }) => ({ registrationId: ids[at] as string, price: cents(price) }))
      const decided = each('changes', changes, ({ price }) => setPrice(price, percent(0)))(states)
      const wrong = all.findIndex(
        ({ at, price }, index) => at === 4 || price === 0 || all.slice(0, index).some((before) => before.at === at),
      )
      if (wrong < 0) {
        if (isRefusal(decided)) throw new Error(decided.error)
        expect(Object.keys(decided).toSorted()).toEqual(all.map(({ at }) => ids[at] as string).toSorted())
        for (const { at, price } of all)
          expect(decided[ids[at] as string]).toMatchObject([{ type: 'RegistrationPriced', data: { price } }])
      } else {
        expect(isRefusal(decided)).toBe(true)
        const [place] = Object.keys((decided as { errors?: object }).errors ?? {})
        expect(place).toMatch(new RegExp(`^changes\\.${wrong}\\.(price|registrationId)$`))
      }
    }),
    { numRuns: 300 },
  )
})
