import { manualCoinsStream } from '#modules/loyalty/manual-coins/manual-coins-events.ts'
import { partnerOrderStream, partnerProductStream } from '#modules/loyalty/partners/partner-events.ts'
import { programmeRulesStream } from '#modules/loyalty/rules/rules-events.ts'
import { asLabel } from '#platform/facts.ts'
import { describeEvents, type EventDescription } from '#platform/text/event-descriptions.ts'
import { counted, dollars } from '#platform/text/formats.ts'
import { loyaltyStream, type TradeFigures } from './events.ts'

const coins = (amount: number): string => counted(amount, 'CareCoin')

const reviewed = (what: string, figures: TradeFigures | null): EventDescription => {
  if (figures === null) return { what, detail: 'The company left the program' }
  const { orders, units, turnover } = figures
  return { what, detail: `In 12 months: ${counted(orders, 'order')}, ${counted(units, 'unit')}, ${dollars(turnover)}` }
}

/** What happened to CareCoins, levels and the material that CareCoins buy, described for staff. */
export const loyaltyDescriptions = describeEvents(
  [loyaltyStream, manualCoinsStream, partnerProductStream, partnerOrderStream, programmeRulesStream],
  {
    ProgrammeRulesScheduled: ({ from }) => ({ what: `changed the rules of the program from ${from} on`, detail: null }),
    ProgrammeRulesWithdrawn: ({ from }) => ({ what: `took back the rules from ${from} on`, detail: null }),
    CareCoinsSpent: ({ amount, orderNum }) => ({ what: `spent ${coins(amount)} on order ${orderNum}`, detail: null }),
    CareCoinsReturned: ({ amount, orderNum }) => ({
      what: `gave ${coins(amount)} of order ${orderNum} back`,
      detail: null,
    }),
    CareCoinsEarned: ({ amount, orderNum, by }) => ({
      what: `credited ${coins(amount)} for order ${orderNum}`,
      detail: by === 'UNITS' ? 'For its units' : 'Cash-back of its promo code',
    }),
    CareCoinsGranted: ({ amount, activity }) => ({ what: `granted ${coins(amount)}`, detail: asLabel(activity) }),
    CareCoinsCorrected: ({ change, reason }) => ({ what: `corrected the balance by ${coins(change)}`, detail: reason }),
    ManualCoinsBooked: ({ coins: amount }) => ({ what: `granted or corrected ${coins(amount)} alone`, detail: null }),
    ManualCoinsRequested: ({ change, activity, reason }) => ({
      what: activity ? `requested to grant ${coins(change)}` : `requested to correct a balance by ${coins(change)}`,
      detail: reason ?? (activity && asLabel(activity)),
    }),
    ManualCoinsApproved: () => ({ what: 'approved a grant or correction of CareCoins', detail: null }),
    ManualCoinsRejected: ({ reason }) => ({ what: 'rejected a grant or correction of CareCoins', detail: reason }),
    CareCoinsRedeemed: ({ amount, name }) => ({ what: `redeemed ${coins(amount)}`, detail: name }),
    RedeemedCareCoinsReturned: ({ amount, name }) => ({
      what: `gave ${coins(amount)} that were redeemed back`,
      detail: name,
    }),
    LevelGained: ({ to, figures }) => reviewed(`raised the level to ${asLabel(to)}`, figures),
    LevelLost: ({ from, to, figures }) =>
      reviewed(to === null ? `took the level ${asLabel(from)} away` : `lowered the level to ${asLabel(to)}`, figures),
    LevelAtRisk: ({ from, days }) => ({
      what: `warned that the level ${asLabel(from)} ends in ${counted(days, 'day')}`,
      detail: null,
    }),
    LevelKept: ({ level, figures }) => reviewed(`kept the level ${asLabel(level)}`, figures),
    PartnerProductOffered: ({ name, priceInCC }) => ({
      what: `offered the material ${name}`,
      detail: coins(priceInCC),
    }),
    PartnerProductDescribed: ({ name, description }) => ({
      what: `described the material ${name}`,
      detail: description,
    }),
    PartnerProductPriced: ({ from, to }) => ({
      what: `set the price of the material to ${coins(to)}`,
      detail: `${coins(from)} before`,
    }),
    PartnerProductWithdrawn: () => ({ what: 'discontinued the material', detail: null }),
    PartnerProductReturned: () => ({ what: 'offered the material again', detail: null }),
    PartnerOrderPlaced: ({ name, costInCC }) => ({ what: `ordered the material ${name}`, detail: coins(costInCC) }),
    PartnerOrderSent: ({ note }) => ({ what: 'sent the material', detail: note }),
    PartnerOrderCancelled: ({ reason }) => ({ what: 'cancelled the order of material', detail: reason }),
  },
)
