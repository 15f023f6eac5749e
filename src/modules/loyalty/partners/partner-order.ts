import { giveBackRedeemed, type LoyaltyAccount, redeem } from '#modules/loyalty/account.ts'
import { isInProgress, isSent, type PartnerOrderStatus } from '#modules/loyalty/loyalty-states.ts'
import { type CareCoins, careCoins } from '#modules/terms/care-coins.ts'
import { type Decision, decider, isRefusal, type Refusal, refused } from '#platform/decision.ts'
import { counted } from '#platform/text/formats.ts'
import {
  PartnerOrderCancelled,
  type PartnerOrderEvent,
  PartnerOrderPlaced,
  PartnerOrderSent,
  partnerOrderStream,
} from './partner-events.ts'

/** Only what a decision must remember. Screens read projections/partner_orders.ts. */
export type PartnerOrder = {
  readonly id: string
  readonly distributorId: string
  readonly status: PartnerOrderStatus
  readonly name: string
  readonly costInCC: CareCoins
}

export const partnerOrder = decider<PartnerOrder>()({
  stream: partnerOrderStream,
  initial: (id) => ({ id, distributorId: '', status: 'IN_PROGRESS', name: '', costInCC: careCoins(0) }),
  owner: ({ distributorId }) => ({ distributorId }),
  evolve: {
    PartnerOrderPlaced: (it, { distributorId, name, costInCC }) => ({ ...it, distributorId, name, costInCC }),
    PartnerOrderSent: (it) => ({ ...it, status: 'SENT' }),
    PartnerOrderCancelled: (it) => ({ ...it, status: 'CANCELLED' }),
  },
})

type Redemption = { readonly order: PartnerOrder; readonly account: LoyaltyAccount }

/** What is redeemed, as the price list has it now; `expectedCost`: what the person was shown, when their screen said. */
type OrderInput = {
  readonly product: { readonly id: string; readonly name: string; readonly priceInCC: number }
  readonly placedBy: string
  readonly expectedCost?: number | undefined
}

/** Orders material and pays for it, in one append. */
export const placePartnerOrder =
  ({ product, placedBy, expectedCost }: OrderInput) =>
  ({ order: { id }, account }: Redemption) => {
    const { name, priceInCC } = product
    if (expectedCost !== undefined && expectedCost !== priceInCC)
      return refused(`The price has changed: this item now costs ${counted(priceInCC, 'CareCoin')}.`, {
        members: { costInCC: priceInCC },
      })
    const paid = redeem({ partnerOrderId: id, name, amount: priceInCC })(account)
    if (isRefusal(paid)) return paid
    const placed = PartnerOrderPlaced.make({
      partnerOrderId: id,
      distributorId: account.distributorId,
      partnerProductId: product.id,
      name,
      costInCC: careCoins(priceInCC),
      placedBy,
    })
    return { order: [placed], account: paid }
  }

const closedAlready = ({ status }: PartnerOrder): Refusal | null =>
  isInProgress(status)
    ? null
    : refused(isSent(status) ? 'This has already been sent' : 'This has already been cancelled')

export const sendPartnerOrder =
  (note: string | null): Decision<PartnerOrder, PartnerOrderEvent> =>
  (order) =>
    closedAlready(order) ?? [
      PartnerOrderSent.make({ partnerOrderId: order.id, distributorId: order.distributorId, note }),
    ]

/** Ends it and gives the CareCoins back, in one append. */
export const cancelPartnerOrder =
  (reason: string) =>
  ({ order, account }: Redemption) => {
    const no = closedAlready(order)
    if (no) return no
    const { id: partnerOrderId, distributorId, name, costInCC: amount } = order
    return {
      order: [PartnerOrderCancelled.make({ partnerOrderId, distributorId, reason })],
      account: giveBackRedeemed({ partnerOrderId, name, amount })(account),
    }
  }
