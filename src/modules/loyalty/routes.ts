import { whyNoOrders } from '#modules/distributors/account-states.ts'
import { partnerOrder, placePartnerOrder } from '#modules/loyalty/partners/partner-order.ts'
import { partnerOrderAnswer, partnerProductAnswer } from '#modules/loyalty/partners/partner-view.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { ownCompany } from '#platform/access/own-company.ts'
import { type Refusal, refused } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { existing, fresh } from '#platform/log/commands.ts'
import { type DistributorRow, distributorOf } from '#projections/distributors.ts'
import { rulesAt } from '#projections/loyalty_rules.ts'
import { partnerOrdersOf } from '#projections/partner_orders.ts'
import { allPartnerProducts, redeemableProduct } from '#projections/partner_products.ts'
import { loyaltyAccount } from './account.ts'
import {
  countCareCoins,
  currentLoyaltyStatus,
  listLoyaltyStatuses,
  listPartnerOrders,
  listPartnerProducts,
  loyaltyProgress,
  readLedger,
  redeemCareCoins,
} from './contract.ts'
import { levelColours, levels } from './events.ts'
import { ledgerPage } from './ledger-routes.ts'
import { riskNow, thenOrNow } from './programme-routes.ts'
import { progressOf } from './progress.ts'

const noSuchItem = refused('This item can no longer be redeemed', { status: 404 })

/** Why a company may not redeem at all, or null; one that may not order reads the same as where it orders goods. */
const mayNotRedeem = (company: DistributorRow | undefined): Refusal | null => {
  if (!company?.loyaltyGroup) return refused('Your company is not in the loyalty programme')
  const why = whyNoOrders(company.state)
  return why ? refused(why, { status: 403 }) : null
}

/** The caller's company. */
const own = ({ me }: { readonly me: { readonly distributorId: string | null } }) => ownCompany(me)

export const routes = [
  serve(countCareCoins, (asking) =>
    thenOrNow(asking, own(asking), async ({ account }) => {
      const { balance } = await account()
      return { success: true as const, balance: careCoins(balance), data: { balance: careCoins(balance) } }
    }),
  ),

  serve(listLoyaltyStatuses, async (context) => {
    const rules = await rulesAt(context, context.now)
    return levels.map((reference) => {
      const { displayName, avantages } = context.configuration.brand.loyalty.levels[reference]
      const image = `/levels/${reference.toLowerCase()}.svg`
      const criteria = rules.levels[reference]
      return { reference, displayName, avantages, image, colour: levelColours[reference], criteria }
    })
  }),

  serve(currentLoyaltyStatus, (asking) =>
    thenOrNow(asking, own(asking), async ({ account }) => {
      const { level } = await account()
      return level && { reference: level, displayName: asking.configuration.brand.loyalty.levels[level].displayName }
    }),
  ),

  serve(loyaltyProgress, (asking) =>
    thenOrNow(asking, own(asking), async ({ account, figures }) => {
      const rules = await rulesAt(asking, asking.input.asOf ?? asking.now)
      const [status, reached] = await Promise.all([account(), figures()])
      const risk = asking.input.asOf === undefined ? await riskNow(asking, own(asking), status) : null
      return progressOf(asking.configuration.brand, rules, status, reached, risk)
    }),
  ),

  serve(readLedger, (asking) =>
    thenOrNow(asking, own(asking), async ({ until }) => {
      const query = { page: asking.input.page, until, namesStaff: false }
      return ledgerPage({ ...asking, brand: asking.configuration.brand }, own(asking), query)
    }),
  ),

  serve(listPartnerProducts, async ({ db }) =>
    (await allPartnerProducts(db)).filter(({ active }) => active).map(partnerProductAnswer),
  ),

  serve(listPartnerOrders, async ({ db, me }) => (await partnerOrdersOf(db, me.distributorId)).map(partnerOrderAnswer)),

  serve(redeemCareCoins, async ({ db, log, me, newId, input: { partnerProductId, expectedCost } }) => {
    const distributorId = me.distributorId
    const no = mayNotRedeem(await distributorOf(db, distributorId))
    if (no) return no
    const item = await redeemableProduct(db, partnerProductId)
    if (!item) return noSuchItem
    const product = { id: item.id, name: item.name, priceInCC: item.price }
    const partnerOrderId = newId()
    const targets = {
      order: fresh(partnerOrder, partnerOrderId),
      account: existing(loyaltyAccount, distributorId),
    }
    const redeemed = await log.decideTogether(
      targets,
      placePartnerOrder({ product, placedBy: me.userId, expectedCost }),
      {
        answer: ({ account, order }) => ({
          success: true as const,
          data: {
            costInCC: order.costInCC,
            partnerProduct: { ...product, priceInCC: careCoins(product.priceInCC) },
            partnerOrderId,
            balance: careCoins(account.balance),
          },
        }),
      },
    )
    return redeemed.answer
  }),
]
