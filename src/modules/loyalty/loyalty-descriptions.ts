import { manualCoinsStream } from '#modules/loyalty/manual-coins/manual-coins-events.ts'
import { partnerOrderStream, partnerProductStream } from '#modules/loyalty/partners/partner-events.ts'
import { programmeRulesStream } from '#modules/loyalty/rules/rules-events.ts'
import { asLabel } from '#platform/facts.ts'
import { describeEvents, type EventDescription } from '#platform/text/event-descriptions.ts'
import { dollars } from '#platform/text/formats.ts'
import { say, sayCounted } from '#platform/text/say.ts'
import { loyaltyStream, type TradeFigures } from './events.ts'

const coins = (amount: number): string => sayCounted(amount, 'CareCoin', 'CareCoins')

const reviewed = (what: string, figures: TradeFigures | null): EventDescription => {
  if (figures === null) return { what, detail: say('The company left the program') }
  const { orders, units, turnover } = figures
  return {
    what,
    detail: say(
      'In 12 months: {0}, {1}, {2}',
      sayCounted(orders, 'order', 'orders'),
      sayCounted(units, 'unit', 'units'),
      dollars(turnover),
    ),
  }
}

/** What happened to CareCoins, levels and the material that CareCoins buy, described for staff. */
export const loyaltyDescriptions = describeEvents(
  [loyaltyStream, manualCoinsStream, partnerProductStream, partnerOrderStream, programmeRulesStream],
  {
    ProgrammeRulesScheduled: ({ from }) => ({
      what: say('changed the rules of the program from {0} on', from),
      detail: null,
    }),
    ProgrammeRulesWithdrawn: ({ from }) => ({ what: say('took back the rules from {0} on', from), detail: null }),
    CareCoinsSpent: ({ amount, orderNum }) => ({
      what: say('spent {0} on order {1}', coins(amount), orderNum),
      detail: null,
    }),
    CareCoinsReturned: ({ amount, orderNum }) => ({
      what: say('gave {0} of order {1} back', coins(amount), orderNum),
      detail: null,
    }),
    CareCoinsEarned: ({ amount, orderNum, by }) => ({
      what: say('credited {0} for order {1}', coins(amount), orderNum),
      detail: by === 'UNITS' ? say('For its units') : say('Cash-back of its promo code'),
    }),
    CareCoinsGranted: ({ amount, activity }) => ({
      what: say('granted {0}', coins(amount)),
      detail: asLabel(activity),
    }),
    CareCoinsCorrected: ({ change, reason }) => ({
      what: say('corrected the balance by {0}', coins(change)),
      detail: reason,
    }),
    ManualCoinsBooked: ({ coins: amount }) => ({
      what: say('granted or corrected {0} alone', coins(amount)),
      detail: null,
    }),
    ManualCoinsRequested: ({ change, activity, reason }) => ({
      what: activity
        ? say('requested to grant {0}', coins(change))
        : say('requested to correct a balance by {0}', coins(change)),
      detail: reason ?? (activity && asLabel(activity)),
    }),
    ManualCoinsApproved: () => ({ what: say('approved a grant or correction of CareCoins'), detail: null }),
    ManualCoinsRejected: ({ reason }) => ({ what: say('rejected a grant or correction of CareCoins'), detail: reason }),
    CareCoinsRedeemed: ({ amount, name }) => ({ what: say('redeemed {0}', coins(amount)), detail: name }),
    RedeemedCareCoinsReturned: ({ amount, name }) => ({
      what: say('gave {0} that were redeemed back', coins(amount)),
      detail: name,
    }),
    LevelGained: ({ to, figures }) => reviewed(say('raised the level to {0}', asLabel(to)), figures),
    LevelLost: ({ from, to, figures }) =>
      reviewed(
        to === null ? say('took the level {0} away', asLabel(from)) : say('lowered the level to {0}', asLabel(to)),
        figures,
      ),
    LevelAtRisk: ({ from, days }) => ({
      what: say('warned that the level {0} ends in {1}', asLabel(from), sayCounted(days, 'day', 'days')),
      detail: null,
    }),
    LevelKept: ({ level, figures }) => reviewed(say('kept the level {0}', asLabel(level)), figures),
    PartnerProductOffered: ({ name, priceInCC }) => ({
      what: say('offered the material {0}', name),
      detail: coins(priceInCC),
    }),
    PartnerProductDescribed: ({ name, description }) => ({
      what: say('described the material {0}', name),
      detail: description,
    }),
    PartnerProductPriced: ({ from, to }) => ({
      what: say('set the price of the material to {0}', coins(to)),
      detail: say('{0} before', coins(from)),
    }),
    PartnerProductWithdrawn: () => ({ what: say('discontinued the material'), detail: null }),
    PartnerProductReturned: () => ({ what: say('offered the material again'), detail: null }),
    PartnerOrderPlaced: ({ name, costInCC }) => ({
      what: say('ordered the material {0}', name),
      detail: coins(costInCC),
    }),
    PartnerOrderSent: ({ note }) => ({ what: say('sent the material'), detail: note }),
    PartnerOrderCancelled: ({ reason }) => ({ what: say('cancelled the order of material'), detail: reason }),
  },
)
