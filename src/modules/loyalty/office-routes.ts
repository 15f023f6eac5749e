import { cancelPartnerOrder, partnerOrder, sendPartnerOrder } from '#modules/loyalty/partners/partner-order.ts'
import {
  changePartnerProduct,
  offerPartnerProduct,
  partnerProduct,
  partnerProductForm,
  returnPartnerProduct,
  withdrawPartnerProduct,
} from '#modules/loyalty/partners/partner-product.ts'
import { partnerOrderAnswer, partnerProductAnswer } from '#modules/loyalty/partners/partner-view.ts'
import { ladderOf } from '#modules/loyalty/rules/rules.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { companyOf } from '#modules/terms/company-name.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { notFound } from '#platform/decision.ts'
import { edited } from '#platform/editing/edited.ts'
import { serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { distributorOf, programmeListed, withCompany } from '#projections/distributors.ts'
import { loyaltyAccountOf, withAccount } from '#projections/loyalty_accounts.ts'
import { rulesAt } from '#projections/loyalty_rules.ts'
import { anyOrder } from '#projections/orders.ts'
import { partnerOrdersListed } from '#projections/partner_orders.ts'
import { allPartnerProducts } from '#projections/partner_products.ts'
import { namesOf } from '#projections/users.ts'
import { loyaltyAccount } from './account.ts'
import type { Level } from './events.ts'
import { ledgerPage } from './ledger-routes.ts'
import { levelAfterDelivery } from './level.ts'
import { tradeFiguresOf } from './level-reactions.ts'
import type { SumsOfAccount } from './loyalty-states.ts'
import * as calls from './office-contract.ts'
import { riskNow, thenOrNow } from './programme-routes.ts'
import { progressOf } from './progress.ts'

const success = { success: true as const }
const noSuchCompany = notFound('Distributor not found')
/** What came back is taken off, so neither becomes negative; corrections are signed. */
const sumsOf = ({ balance, earned, granted, corrected, spent, redeemed }: SumsOfAccount) => ({
  balance: careCoins(balance ?? 0),
  earned: careCoins(earned ?? 0),
  granted: careCoins(granted ?? 0),
  corrected: corrected ?? 0,
  spent: careCoins(spent ?? 0),
  redeemed: careCoins(redeemed ?? 0),
})

export const officeRoutes = [
  serve(calls.listLoyaltyAccounts, async ({ db, input }) => {
    const page = await programmeListed(db, withAccount(db), input)
    const rows = page.rows.map(
      ({ id, organizationName: name, loyaltyGroup: group, level, levelSince, ...account }) => ({
        ...{ distributor: { id, name }, group, level, levelSince },
        ...sumsOf(account),
      }),
    )
    return { ...page, rows }
  }),

  serve(calls.showLoyaltyAccount, (asking) =>
    thenOrNow(asking, asking.input.distributorId, async (status) => {
      const [company, account, figures, rules] = await Promise.all([
        status.company(),
        status.account(),
        status.figures(),
        rulesAt(asking, asking.input.asOf ?? asking.now),
      ])
      if (!company) return noSuchCompany
      const risk = asking.input.asOf === undefined ? await riskNow(asking, company.id, account) : null
      return {
        distributor: { id: company.id, name: company.organizationName },
        group: company.loyaltyGroup,
        ...sumsOf(account),
        progress: progressOf(asking.configuration.brand, rules, account, figures, risk),
      }
    }),
  ),

  serve(calls.showLevelAfterDelivery, async ({ db, now, configuration, input: { id, deliveredOn } }) => {
    const order = await anyOrder(db, id)
    const company = order && (await distributorOf(db, order.distributorId))
    if (!order || !company) return notFound('Order not found')
    const [{ level }, figures, rules] = await Promise.all([
      loyaltyAccountOf(db, company.id),
      tradeFiguresOf(db, company.id, now),
      rulesAt({ db, configuration }, now),
    ])
    const to =
      company.loyaltyGroup === null ? level : levelAfterDelivery(figures, order, deliveredOn, now, ladderOf(rules))
    const named = (of: Level | null) => of && configuration.brand.loyalty.levels[of].displayName
    return { company: company.organizationName, from: named(level), to: named(to) }
  }),

  serve(calls.readOfficeLedger, (asking) =>
    thenOrNow(asking, asking.input.distributorId, async ({ until }) => {
      const { distributorId, page } = asking.input
      if (!(await distributorOf(asking.db, distributorId))) return noSuchCompany
      const query = { page, until, namesStaff: true }
      return ledgerPage({ ...asking, brand: asking.configuration.brand }, distributorId, query)
    }),
  ),

  serve(calls.listOfficePartnerProducts, async ({ db }) =>
    (await allPartnerProducts(db)).map((row) => ({ ...partnerProductAnswer(row), active: row.active })),
  ),

  serve(calls.offerPartnerProduct, async ({ log, newId, input: { priceInCC, ...description } }) => {
    const id = newId()
    const offered = await log.begin(partnerProduct, id, offerPartnerProduct(description, priceInCC), {
      answer: { ...success, id },
    })
    return offered.answer
  }),

  serve(calls.changePartnerProduct, async (context) => {
    const { log, personal, input } = context
    const { id, opened, ...given } = input
    const stream = { kind: partnerProduct.stream.kind, key: id }
    const edit = await edited(context, { stream, history: partnerProductForm, given, opened, namesOf })
    const { priceInCC, ...description } = edit.fields
    const options = { answer: { ...success, ...edit.meanwhile }, ...edit.readAt }
    const decision = changePartnerProduct(description, priceInCC)
    return personal.openAll((await log.decide(partnerProduct, id, decision, options)).answer)
  }),

  serve(calls.setPartnerProductActive, async ({ log, input: { id, active } }) => {
    await log.decide(partnerProduct, id, active ? returnPartnerProduct : withdrawPartnerProduct)
    return success
  }),

  serve(calls.listOfficePartnerOrders, async ({ db, personal, input }) => {
    const page = await partnerOrdersListed(db, withCompany(db), input)
    const placedBy = await namesOf(
      db,
      page.rows.map((row) => row.placedBy),
    )
    const people = await personal.openAll([...placedBy.values()])
    const names = new Map<string, string>(people.map((person) => [person.id, calledBy(person)]))
    return {
      ...page,
      rows: page.rows.map((row) => ({
        ...partnerOrderAnswer(row),
        distributor: companyOf(row),
        by: names.get(row.placedBy) ?? '—',
      })),
    }
  }),

  serve(calls.sendPartnerOrder, async ({ log, input: { id, note } }) => {
    await log.decide(partnerOrder, id, sendPartnerOrder(note))
    return success
  }),

  serve(calls.cancelPartnerOrder, async ({ log, input: { id, reason } }) => {
    const { distributorId } = await log.stateOf(partnerOrder, id)
    const targets = { order: existing(partnerOrder, id), account: existing(loyaltyAccount, distributorId) }
    await log.decideTogether(targets, cancelPartnerOrder(reason), { reason })
    return success
  }),
]
