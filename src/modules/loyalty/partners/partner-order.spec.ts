import { describe, expect, test } from 'vitest'
import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { CareCoinsGranted, CareCoinsRedeemed, RedeemedCareCoinsReturned } from '#modules/loyalty/events.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { isRefusal } from '#platform/decision.ts'
import { evolved, given } from '#tests/given.ts'
import {
  PartnerOrderPlaced,
  PartnerOrderSent,
  PartnerProductDescribed,
  PartnerProductOffered,
  PartnerProductPriced,
  PartnerProductReturned,
  PartnerProductWithdrawn,
} from './partner-events.ts'
import { cancelPartnerOrder, partnerOrder, placePartnerOrder, sendPartnerOrder } from './partner-order.ts'
import {
  changePartnerProduct,
  offerPartnerProduct,
  partnerProduct,
  returnPartnerProduct,
  withdrawPartnerProduct,
} from './partner-product.ts'

const distributorId = '01900000-0000-7000-8000-0000000000d1'
const partnerOrderId = '01900000-0000-7000-8000-0000000000b1'
const product = { id: 'display', name: 'Counter display', priceInCC: 450 }
const granted = (amount: number) =>
  CareCoinsGranted.make({ distributorId, amount: careCoins(amount), activity: 'SELL_OUT_DATA' })
const accountWith = (amount: number) =>
  evolved(loyaltyAccount, loyaltyAccount.initial(distributorId), [granted(amount)])
const redeemed = { distributorId, partnerOrderId, name: product.name, amount: careCoins(450) }
const placed = PartnerOrderPlaced.make({
  partnerOrderId,
  distributorId,
  partnerProductId: product.id,
  name: product.name,
  costInCC: careCoins(450),
  placedBy: 'ines',
})
const orderAfter = (...happened: Parameters<typeof given<typeof partnerOrder>>[1][]) =>
  evolved(partnerOrder, partnerOrder.initial(partnerOrderId), happened)

describe('redeeming CareCoins', () => {
  const redeem = (balance: number, expectedCost?: number) =>
    placePartnerOrder({ product, placedBy: 'ines', expectedCost })({
      order: orderAfter(),
      account: accountWith(balance),
    })

  test('orders the material and pays for it at once', () => {
    expect(redeem(450)).toEqual({ order: [placed], account: [CareCoinsRedeemed.make(redeemed)] })
    expect(redeem(500, 450)).toEqual({ order: [placed], account: [CareCoinsRedeemed.make(redeemed)] })
  })

  test('needs the whole price', () => {
    expect(redeem(449)).toMatchObject({ error: 'You have 449 CareCoins. This item costs 450.', status: 409 })
  })

  test('never costs more than was shown', () => {
    expect(redeem(1_000, 400)).toMatchObject({ status: 409, members: { costInCC: 450 } })
  })
})

describe('ordered material', () => {
  test('is sent once', () => {
    const sent = PartnerOrderSent.make({ partnerOrderId, distributorId, note: 'By post' })
    given(partnerOrder, placed).when(sendPartnerOrder('By post'))
    expect(sendPartnerOrder('By post')(orderAfter(placed))).toEqual([sent])
    given(partnerOrder, placed, sent).when(sendPartnerOrder(null)).refuses('This has already been sent')
  })

  test('that is cancelled gives its CareCoins back, once, and never after it was sent', () => {
    const cancel = cancelPartnerOrder('Out of print')
    const cancelled = cancel({ order: orderAfter(placed), account: accountWith(0) })
    if (isRefusal(cancelled)) throw new Error(cancelled.error)
    expect(cancelled.account).toEqual([RedeemedCareCoinsReturned.make(redeemed)])
    expect(cancel({ order: orderAfter(placed, ...cancelled.order), account: accountWith(0) })).toMatchObject({
      error: 'This has already been cancelled',
    })
    const sent = PartnerOrderSent.make({ partnerOrderId, distributorId, note: null })
    expect(cancel({ order: orderAfter(placed, sent), account: accountWith(0) })).toMatchObject({
      error: 'This has already been sent',
    })
  })
})

describe('material on offer', () => {
  const description = { name: 'Poster', description: null, kind: 'POSTER' } as const
  const id = given(partnerProduct).state.id
  const offered = PartnerProductOffered.make({ partnerProductId: id, ...description, priceInCC: careCoins(50) })
  const withdrawn = PartnerProductWithdrawn.make({ partnerProductId: id })

  test('has a price', () => {
    given(partnerProduct).when(offerPartnerProduct(description, 50)).records(offered)
    given(partnerProduct)
      .when(offerPartnerProduct(description, 0))
      .refuses('Enter a price of at least one CareCoin', { status: 422 })
  })

  test('is described and priced again, each only where it differs', () => {
    const other = { ...description, name: 'Large poster' }
    const prices = { from: careCoins(50), to: careCoins(80) }
    given(partnerProduct, offered)
      .when(changePartnerProduct(other, 80))
      .records(
        PartnerProductDescribed.make({ partnerProductId: id, ...other }),
        PartnerProductPriced.make({ partnerProductId: id, ...prices }),
      )
    given(partnerProduct, offered).when(changePartnerProduct(description, 50)).records()
    given(partnerProduct, offered)
      .when(changePartnerProduct(description, 0))
      .refuses('Enter a price of at least one CareCoin')
  })

  test('is withdrawn and offered again', () => {
    given(partnerProduct, offered).when(withdrawPartnerProduct).records(withdrawn)
    given(partnerProduct, offered, withdrawn)
      .when(withdrawPartnerProduct)
      .refuses('This item has already been discontinued')
    given(partnerProduct, offered, withdrawn)
      .when(returnPartnerProduct)
      .records(PartnerProductReturned.make({ partnerProductId: id }))
    given(partnerProduct, offered).when(returnPartnerProduct).refuses('This item can be redeemed already')
  })
})
