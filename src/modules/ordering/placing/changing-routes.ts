import { countryOf } from '#modules/catalogue/events.ts'
import { sealedContact, sealedRequest } from '#modules/ordering/cart/cart-routes.ts'
import { noSuchAddress } from '#modules/ordering/cart/wanted.ts'
import { updatedFields } from '#modules/ordering/ending.ts'
import { decideOnDocuments } from '#modules/ordering/fulfilment/deciding-documents.ts'
import { type Order, order } from '#modules/ordering/order.ts'
import { orderTargets } from '#modules/ordering/order-targets.ts'
import { orderItem } from '#modules/ordering/order-view.ts'
import type { BonusRule } from '#modules/ordering/terms/pricing.ts'
import { sealedText } from '#modules/ordering/terms/sealed-text.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { invalid, notFound, RefusedError } from '#platform/decision.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { serve } from '#platform/http/serve.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { isPhoneNumber, NO_PHONE_NUMBER } from '#platform/text/phone-number.ts'
import { addressOf } from '#projections/addresses.ts'
import { distributorOf } from '#projections/distributors.ts'
import { rulesAt } from '#projections/loyalty_rules.ts'
import { productByCode, productsById } from '#projections/products.ts'
import { changeAddress, changeFields, type FieldsInput } from './changing.ts'
import {
  addOrderItems,
  changeOrder,
  changeOrderAddress,
  changeOrderItems,
  removeOrderItem,
} from './changing-contract.ts'
import { addItems, type ChangeFacts, changeItems, removeItem } from './changing-items.ts'
import { placeOfLine } from './order-lines.ts'

const noSuchItem = notFound('Item not found')

/** What of the people is in it stays sealed until it is answered: a repeat is given the same. */
const changedOrder = (order: Order) => {
  const { success, updatedFields: updated } = updatedFields(order)
  const { subtotal, total, careCoinsUsed, shipping, certificates, contact, specialRequest, documentStatus } = order
  const { method: shippingMethod, transportMode, destination } = shipping
  const fields = {
    ...updated.fields,
    subtotal,
    total,
    careCoinsUsed,
    shippingMethod,
    transportMode,
    destination,
    certificates: certificates.join(', '),
    contactName: contact?.name ?? null,
    contactPhone: contact?.phone ?? null,
    specialRequest,
    documentStatus,
  }
  return { success, updatedFields: { ...updated, fields } }
}

type ReadContext = { readonly db: ReadModels; readonly distributorId: string; readonly bonusRule: BonusRule | null }

/** Everything that can be in the order once it is changed, as the catalogue has it now. */
const factsOf = async (
  { db, distributorId, bonusRule }: ReadContext,
  { requested }: Order,
  added: readonly { readonly productId: string }[],
): Promise<ChangeFacts> => {
  const ids = [...new Set([...requested.lines, ...added].map(({ productId }) => productId))]
  const [products, free, company] = await Promise.all([
    productsById(db, ids),
    bonusRule ? productByCode(db, bonusRule.c) : undefined,
    distributorOf(db, distributorId),
  ])
  const known = free && !products.some(({ id }) => id === free.id) ? [...products, free] : products
  return { products: known, countryIds: company?.countryIds ?? [], bonusRule }
}

type SealContext = Pick<Services, 'personal' | 'newId'>

type ContactInput = Pick<Input<typeof changeOrder>['fields'], 'contactName' | 'contactPhone'>

/** What reads as before keeps its seal, so that it counts as unchanged. null clears; half a contact is none. */
const contactAfter = async ({ personal, newId }: SealContext, { contact }: Order, input: ContactInput) => {
  if (input.contactName === undefined && input.contactPhone === undefined) return {}
  if (!input.contactName && !input.contactPhone) return { contact: null }
  const before = contact && (await personal.openAll(contact))
  const { contactName: name = before?.name, contactPhone: phone = before?.phone } = input
  if (!name) throw new RefusedError(invalid({ 'fields.contactName': 'This field is mandatory' }))
  if (!phone) throw new RefusedError(invalid({ 'fields.contactPhone': 'This field is mandatory' }))
  const isSame = before?.name === name && before.phone === phone
  return { contact: isSame ? contact : await sealedContact({ personal, newId }, { name, phone }) }
}

/** The addressee of an address and its phone, which there has no format of its own. */
const contactOf = async (sealing: SealContext, before: Order, address: { addressee: Sealed; phone: Sealed }) => {
  const { addressee, phone } = await sealing.personal.openAll({ addressee: address.addressee, phone: address.phone })
  if (!isPhoneNumber(phone)) throw new RefusedError(invalid({ addressId: NO_PHONE_NUMBER }))
  return contactAfter(sealing, before, { contactName: addressee, contactPhone: phone })
}

type SpecialRequestInput = Parameters<typeof sealedRequest>[2]

const requestAfter = async (
  { personal, me }: Pick<SealContext, 'personal'> & { readonly me: { readonly userId: string } },
  { specialRequest: before }: Order,
  input: SpecialRequestInput | undefined,
): Promise<Pick<FieldsInput, 'specialRequest'>> => {
  if (input === undefined) return {}
  const text = before?.other ? await personal.open(before.other) : null
  const after = await sealedRequest(personal, me.userId, input)
  return { specialRequest: after && before?.other && text === input?.other ? { ...after, other: before.other } : after }
}

type ItemInput = Input<typeof addOrderItems>['orderItems'][number]

const asNew = ({ productId, countryId, quantity, packaging = null }: ItemInput) => ({
  productId,
  countryId,
  quantity: quantity ?? null,
  packagingId: packaging,
})

export const changingRoutes = [
  serve(changeOrder, async ({ personal, me, newId, log, now, input: { orderId, fields } }) => {
    const { documentStatus, reason = null, ...changes } = fields
    if (documentStatus) {
      if (Object.keys(changes).length > 0)
        return invalid({ 'fields.documentStatus': 'Send the decision on documents on its own' })
      const decision = decideOnDocuments(documentStatus, await sealedText({ personal, me }, reason))
      return personal.openAll((await log.decide(order, orderId, decision, { answer: changedOrder })).answer)
    }
    if (reason !== null) return invalid({ 'fields.reason': 'Give a reason only when you reject documents' })
    const { contactName: _name, contactPhone: _phone, specialRequest, ...plain } = changes
    const before = await log.stateOf(order, orderId)
    const requested: FieldsInput = {
      ...plain,
      ...(await contactAfter({ personal, newId }, before, changes)),
      ...(await requestAfter({ personal, me }, before, specialRequest)),
    }
    return personal.openAll(
      (await log.decide(order, orderId, changeFields(requested, now), { answer: changedOrder })).answer,
    )
  }),

  serve(
    changeOrderAddress,
    async ({ db, me, log, now, personal, newId, input: { orderId, addressId, addressType } }) => {
      const before = await log.stateOf(order, orderId)
      const found = await addressOf(db, me.distributorId, addressId)
      const isFit = found && (addressType === 'CONTACT' || found.type === addressType)
      if (!isFit || found.removed) {
        const why = noSuchAddress(isFit ? found : undefined)
        return { ...why, errors: { addressId: why.error } }
      }
      if (addressType === 'CONTACT') {
        const requested = await contactOf({ personal, newId }, before, found)
        return personal.openAll(
          (await log.decide(order, orderId, changeFields(requested, now), { answer: changedOrder })).answer,
        )
      }
      const {
        id: _id,
        distributorId: _company,
        type: _type,
        isPrimary: _primary,
        addedAt: _at,
        removed: _,
        ...place
      } = found
      const address = { addressId, ...place, countryName: countryOf(place.countryId).name }
      return personal.openAll(
        (await log.decide(order, orderId, changeAddress(addressType, address, now), { answer: changedOrder })).answer,
      )
    },
  ),

  serve(changeOrderItems, async ({ db, me, log, now, personal, configuration, input }) => {
    const { orderId, orderItems, products = [], expectedTotal = null } = input
    const distributorId = me.distributorId
    const before = await log.stateOf(order, orderId)
    const facts = await factsOf({ db, distributorId, ...(await rulesAt({ db, configuration }, now)) }, before, products)
    const changed = orderItems.map(({ packaging, ...item }) => ({
      ...item,
      ...(packaging !== undefined && { packagingId: packaging }),
    }))
    const decision = changeItems({ changed, added: products.map(asNew), expectedTotal }, facts, now)
    const targets = orderTargets(before)
    return personal.openAll(
      (await log.decideTogether(targets, decision, { answer: (after) => changedOrder(after.order) })).answer,
    )
  }),

  serve(addOrderItems, async ({ db, me, log, now, personal, configuration, input: { orderId, orderItems } }) => {
    const distributorId = me.distributorId
    const before = await log.stateOf(order, orderId)
    const facts = await factsOf(
      { db, distributorId, ...(await rulesAt({ db, configuration }, now)) },
      before,
      orderItems,
    )
    const targets = orderTargets(before)
    const done = await log.decideTogether(targets, addItems(orderItems.map(asNew), facts, now), {
      answer: (after) => ({ ...changedOrder(after.order), orderItems: after.order.lines.map(orderItem) }),
    })
    return personal.openAll(done.answer)
  }),

  serve(removeOrderItem, async ({ db, me, log, now, personal, configuration, input: { id } }) => {
    const place = placeOfLine(id)
    if (!place) return noSuchItem
    const distributorId = me.distributorId
    const before = await log.stateOf(order, place.orderId)
    const facts = await factsOf({ db, distributorId, ...(await rulesAt({ db, configuration }, now)) }, before, [])
    const targets = orderTargets(before)
    return personal.openAll(
      (await log.decideTogether(targets, removeItem(id, facts, now), { answer: (after) => changedOrder(after.order) }))
        .answer,
    )
  }),
]
