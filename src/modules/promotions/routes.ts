import { invalid, isRefusal, notFound, type Refusal, refused } from '#platform/decision.ts'
import { edited } from '#platform/editing/edited.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { cents, percent } from '#platform/money.ts'
import type { ReadModels } from '#platform/projection.ts'
import { spreadsheet } from '#platform/spreadsheet/spreadsheet.ts'
import { readsLike } from '#platform/text/reference.ts'
import { tooFar } from '#platform/time/near-days.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { distributorsById } from '#projections/distributors.ts'
import { productsById } from '#projections/products.ts'
import { usesOfPromoCode } from '#projections/promo_code_uses.ts'
import { newestPromoCodes, promoCodeOf, promoCodeReadAlike } from '#projections/promo_codes.ts'
import { namesOf } from '#projections/users.ts'

import * as calls from './contract.ts'
import type { Conditions } from './events.ts'
import { freightOff, NEWEST_USES, ordersById } from './figure-routes.ts'
import { changePromoCode, closePromoCode, createPromoCode, normalCode, promoCode, promoCodeForm } from './promo-code.ts'
import { companySheet, promoCodeDetail, promoCodeRow } from './promo-code-view.ts'

/** How many codes the list holds. */
const NEWEST = 500

/** What is left out when a code is made. */
const unrestricted = {
  validUntil: null,
  productIds: null,
  distributorIds: null,
  maximumUses: null,
  maximumUsesPerDistributor: null,
}

const noSuchCode = notFound('Promo code not found')
const answer = ({ code }: { code: string }) => ({ success: true as const, code })

const wellFormed = (code: string): Refusal | null =>
  /^[A-Z0-9][A-Z0-9-]{1,30}[A-Z0-9]$/.test(code)
    ? null
    : invalid({ code: 'Enter 3 to 32 letters, digits or hyphens, without a hyphen at either end' })

/** The code itself is for the decision to refuse. */
const codeReadAlike = async (db: ReadModels, code: string): Promise<Refusal | null> => {
  const other = await promoCodeReadAlike(db, code)
  if (other === undefined || other.code === code) return null
  const reason = readsLike(code, other.code)
  return refused(reason, { errors: { code: `${reason}. Choose another one` } })
}

/** Lists name what there is. */
const knownLists = async (
  db: ReadModels,
  { productIds, distributorIds }: Pick<Conditions, 'productIds' | 'distributorIds'>,
): Promise<Refusal | null> => {
  const [products, distributors] = await Promise.all([
    productsById(db, productIds ?? []),
    distributorsById(db, distributorIds ?? []),
  ])
  if (products.length < (productIds?.length ?? 0)) return invalid({ productIds: 'One of these products was not found' })
  if (distributors.size < (distributorIds?.length ?? 0))
    return invalid({ distributorIds: 'One of these distributors was not found' })
  return null
}

const windowTooFar = ({ validFrom, validUntil }: Pick<Conditions, 'validFrom' | 'validUntil'>, now: Date) =>
  tooFar('validFrom', validFrom, now) ?? tooFar('validUntil', validUntil, now)

type ReadContext = Pick<Context<never>, 'db' | 'now' | 'configuration'>

const detailOf = async ({ db, now, configuration }: ReadContext, code: string) => {
  const row = await promoCodeOf(db, code)
  if (!row) return noSuchCode
  const uses = await usesOfPromoCode(db, code, NEWEST_USES)
  const [orders, products, distributors] = await Promise.all([
    ordersById(
      db,
      uses.map(({ orderId }) => orderId),
    ),
    productsById(db, row.productIds ?? []),
    distributorsById(db, [...(row.distributorIds ?? []), ...uses.map(({ distributorId }) => distributorId)]),
  ])
  return promoCodeDetail(row, {
    today: dayIn(now, configuration.officeTimeZone),
    uses,
    order: new Map(orders.map((it) => [it.id, { ...it, freightOff: freightOff(it) }])),
    product: new Map(products.map(({ id, name }) => [id, name])),
    distributor: new Map([...distributors].map(([id, { organizationName }]) => [id, organizationName])),
  })
}

export const routes = [
  serve(calls.listPromoCodes, async ({ db, now, configuration, input: { search } }) => {
    const found = await newestPromoCodes(db, search ?? '', NEWEST)
    return found.map((row) => promoCodeRow(row, dayIn(now, configuration.officeTimeZone)))
  }),

  serve(calls.showPromoCode, async (context) => detailOf(context, normalCode(context.input.code))),

  serve(calls.exportPromoCode, async (context) => {
    const { code: typed, format } = context.input
    const code = normalCode(typed)
    const found = await detailOf(context, code)
    return isRefusal(found) ? found : spreadsheet(format, companySheet(code, found.companies))
  }),

  serve(calls.createPromoCode, async ({ db, log, now, input }) => {
    const { code: typed, type, discount, cashBackAmount, shippingDiscount, ...restrictions } = input
    const conditions = { ...unrestricted, ...restrictions }
    const code = normalCode(typed)
    const no =
      wellFormed(code) ??
      (await codeReadAlike(db, code)) ??
      windowTooFar(conditions, now) ??
      (await knownLists(db, conditions))
    if (isRefusal(no)) return no
    const grant = {
      type,
      discount: discount ?? percent(0),
      cashBackAmount: cashBackAmount ?? cents(0),
      shippingDiscount: shippingDiscount ?? percent(0),
    }
    return (await log.decide(promoCode, code, createPromoCode(grant, conditions), { answer })).answer
  }),

  serve(calls.changePromoCode, async (context) => {
    const { db, log, now, personal, input } = context
    const { code: typed, opened, ...given } = input
    const code = normalCode(typed)
    const stream = { kind: promoCode.stream.kind, key: code }
    const edit = await edited(context, { stream, history: promoCodeForm, given, opened, namesOf })
    const no = windowTooFar(edit.fields, now) ?? (await knownLists(db, edit.fields))
    if (no) return no
    const saved = { success: true as const, code, ...edit.meanwhile }
    const options = { answer: saved, ...edit.readAt }
    return personal.openAll((await log.decide(promoCode, code, changePromoCode(edit.fields), options)).answer)
  }),

  serve(
    calls.closePromoCode,
    async ({ log, input: { code, reason } }) =>
      (await log.decide(promoCode, normalCode(code), closePromoCode(reason), { answer, reason })).answer,
  ),
]
