import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { countryOf } from '#modules/catalogue/events.ts'
import type { DistributorId } from '#modules/distributors/events.ts'
import { companyFile } from '#modules/distributors/file/company-file.ts'
import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { cart } from '#modules/ordering/cart/cart.ts'
import { sealedContact, sealedRequest } from '#modules/ordering/cart/cart-routes.ts'
import { noSuchAddress } from '#modules/ordering/cart/wanted.ts'
import * as calls from '#modules/ordering/contract.ts'
import { order } from '#modules/ordering/order.ts'
import { bonusOffersOf, type CatalogueProduct, notOffered, offersOf } from '#modules/ordering/terms/offer.ts'
import { type AddressSnapshot, OrderId } from '#modules/ordering/terms/order-fields.ts'
import { normalCode, promoCode } from '#modules/promotions/promo-code.ts'
import { isRefusal, notFound, type Refusal, RefusedError } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { existing, fresh } from '#platform/log/commands.ts'
import { builtOnce, type PlaceOf, type ReadModels, rows } from '#platform/projection.ts'
import { dayIn, daysIn } from '#platform/time/time-zone.ts'
import { unchecked } from '#platform/typed.ts'
import { addresses, addressesOf } from '#projections/addresses.ts'
import { distributors, zoneOfCompany } from '#projections/distributors.ts'
import { rulesAt } from '#projections/loyalty_rules.ts'
import { lastSentTo } from '#projections/orders.ts'
import { products, registrationsIn, withRegistrations } from '#projections/products.ts'
import { type PlacingFacts, placeOrder } from './placing.ts'
import { numberUsedBy } from './references-routes.ts'

type PlacingKeys = {
  readonly distributorId: string
  readonly registrationIds: readonly string[]
  readonly addressIds: readonly string[]
  readonly bonusCode: string | null
}

type FoundAddress = Omit<AddressSnapshot, 'countryName'> & { readonly type: string; readonly removed: boolean }

/** Company, products and addresses in one statement: placing an order is the call that everybody waits for. */
const placingFacts = builtOnce([distributors, products, addresses], (db, place: PlaceOf<PlacingKeys>) => {
  const ofProducts = rows(db, products)
    .select(({ ref }) =>
      jsonBuildObject({
        id: ref('id'),
        reference: ref('reference'),
        mbdReferenceCode: ref('mbdReferenceCode'),
        name: ref('name'),
        subCategoryId: ref('subCategoryId'),
        subCategoryName: ref('subCategoryName'),
        minimumOrderQuantity: ref('minimumOrderQuantity'),
        orderQuantityStep: ref('orderQuantityStep'),
        packagings: ref('packagings'),
        formerPackagings: ref('formerPackagings'),
        registrations: registrationsIn(sql.ref('countryIds')),
        withdrawn: ref('withdrawn'),
      }).as('it'),
    )
    .where(({ or, eb }) =>
      or([withRegistrations(place('registrationIds')), eb('mbdReferenceCode', '=', place('bonusCode'))]),
    )
  const ofAddresses = rows(db, addresses)
    .select(({ ref }) =>
      jsonBuildObject({
        type: ref('type'),
        addressId: ref('id'),
        name: ref('name'),
        addressee: ref('addressee'),
        address: ref('address'),
        address2: ref('address2'),
        zipCode: ref('zipCode'),
        city: ref('city'),
        countryId: ref('countryId'),
        email: ref('email'),
        phone: ref('phone'),
        removed: ref('removed'),
      }).as('it'),
    )
    .where('distributorId', '=', place('distributorId'))
    .where(sql<boolean>`id = any (${place('addressIds')}::text[])`)
  return rows(db, distributors)
    .select(['state', 'countryId', 'countryIds'])
    .select([jsonArrayFrom(ofProducts).as('products'), jsonArrayFrom(ofAddresses).as('addresses')])
    .where('id', '=', place('distributorId') as DistributorId)
})

const found = async (db: ReadModels, values: PlacingKeys) => {
  const [company] = await placingFacts(db, values)
  if (!company) throw new RefusedError(notFound('Company not found'))
  return {
    state: company.state,
    zone: zoneOfCompany(company),
    countryIds: company.countryIds,
    products: company.products.map(({ it }) => unchecked<CatalogueProduct>(it)),
    addresses: company.addresses.map(({ it }) => unchecked<FoundAddress>(it)),
  }
}

/** null when none was chosen; one that is not the company's, or of the other kind, is not there. */
const snapshot = (
  all: readonly FoundAddress[],
  type: 'SHIPPING' | 'BILLING',
  id: string | null,
): AddressSnapshot | null | Refusal => {
  if (id === null) return null
  const address = all.find((it) => it.addressId === id && it.type === type)
  if (!address || address.removed) {
    const why = noSuchAddress(address)
    return { ...why, errors: { [`${type.toLowerCase()}AddressId`]: why.error } }
  }
  const { type: _, removed: _isThere, ...place } = address
  return { ...place, countryName: countryOf(place.countryId).name }
}

const addressesFrom = (
  all: readonly FoundAddress[],
  ids: { readonly shipping: string | null; readonly billing: string | null },
): PlacingFacts['addresses'] => {
  const shipping = snapshot(all, 'SHIPPING', ids.shipping)
  if (isRefusal(shipping)) return shipping
  const billing = snapshot(all, 'BILLING', ids.billing)
  return isRefusal(billing) ? billing : { shipping, billing }
}

export const placingRoutes = [
  serve(calls.listLastTerms, async ({ db, me }) => {
    const book = await addressesOf(db, me.distributorId, 'SHIPPING')
    const last = await lastSentTo(
      db,
      me.distributorId,
      book.map(({ id }) => id),
    )
    return last.map(({ addressId, num, shipping, certificates, billingAddress }) => ({
      shippingAddressId: addressId,
      billingAddressId: billingAddress.addressId,
      ...{ num, shipping, certificates },
    }))
  }),

  serve(calls.placeOrder, async ({ db, me, log, now, personal, newId, configuration, input }) => {
    const distributorId = me.distributorId
    const { shippingAddressId = null, billingAddressId = null, shipping = null } = input
    const { bonusRule } = await rulesAt({ db, configuration }, now)
    const orderId = OrderId.make(newId())
    const reading = found(db, {
      distributorId,
      registrationIds: input.registrations.map(({ registrationId }) => registrationId),
      addressIds: [shippingAddressId, billingAddressId].filter((id) => id !== null),
      bonusCode: bonusRule?.c ?? null,
    })
    const [known, usedBy] = await Promise.all([reading, numberUsedBy(db, distributorId, orderId, input)])
    const facts: PlacingFacts = {
      distributor: { id: distributorId, state: known.state },
      placedBy: me.userId,
      today: dayIn(now, known.zone),
      numberUsedBy: usedBy,
      days: daysIn(now, [known.zone, configuration.officeTimeZone]),
      offers: known.products.flatMap((product) => offersOf(product, known.countryIds)),
      notOffered: notOffered(known.products, known.countryIds),
      bonusOffers: bonusOffersOf(known.products, bonusRule, known.countryIds),
      bonusRule,
      countryName: (id) => countryOf(id).name,
      addresses: addressesFrom(known.addresses, { shipping: shippingAddressId, billing: billingAddressId }),
    }
    const wanted = {
      lines: input.registrations.map(({ packagingId = null, ...line }) => ({ ...line, packagingId })),
      shipping: shipping && {
        ...shipping,
        transportMode: shipping.transportMode ?? null,
        destination: shipping.destination ?? null,
      },
      contact: await sealedContact({ personal, newId }, input.contact ?? null),
      specialRequest: await sealedRequest(personal, me.userId, input.specialRequest ?? null),
      certificates: input.certificates ?? [],
      careCoins: input.careCoinsUsed ?? 0,
      purchaseOrderNumber: input.purchaseOrderNumber ?? null,
      wishedDelivery: input.wishedDelivery ?? null,
      expectedTotal: input.expectedTotal ?? null,
      previousOrderId: input.previousOrderId,
    }
    const always = {
      order: fresh(order, orderId),
      account: existing(loyaltyAccount, distributorId),
      file: existing(companyFile, distributorId),
      cart: existing(cart, me.userId),
    }
    const targets = input.promoCode
      ? { ...always, promoCode: existing(promoCode, normalCode(input.promoCode)) }
      : always
    const placed = await log.decideTogether(targets, placeOrder(wanted, facts, now), {
      series: { name: 'order', year: Number(dayIn(now, configuration.officeTimeZone).slice(0, 4)) },
      answer: (_, { number: num }) => ({ success: true as const, orderId, num }),
    })
    return placed.answer
  }),
]
