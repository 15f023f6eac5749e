import { catalogue } from '#modules/catalogue/module.ts'
import { distributors as distributorsModule } from '#modules/distributors/module.ts'
import { identity } from '#modules/identity/module.ts'
import { correctCareCoins } from '#modules/loyalty/contract.ts'
import { loyalty } from '#modules/loyalty/module.ts'
import { placeOrder } from '#modules/ordering/contract.ts'
import { issueQuote } from '#modules/ordering/desk/office-contract.ts'
import { ordering } from '#modules/ordering/module.ts'
import { promotions } from '#modules/promotions/module.ts'
import { projections } from '#portal'
import { addresses } from '#projections/addresses.ts'
import { agreements } from '#projections/agreements.ts'
import { approvalRules } from '#projections/approval_rules.ts'
import { carts } from '#projections/carts.ts'
import { categories } from '#projections/categories.ts'
import { companyFiles } from '#projections/company_files.ts'
import { companyOverviews } from '#projections/company_overviews.ts'
import { distributors } from '#projections/distributors.ts'
import { labels } from '#projections/labels.ts'
import { leadTimes } from '#projections/lead_times.ts'
import { loyaltyAccounts } from '#projections/loyalty_accounts.ts'
import { loyaltyEntries } from '#projections/loyalty_entries.ts'
import { loyaltyRules } from '#projections/loyalty_rules.ts'
import { manualCoinsRequests } from '#projections/manual_coins.ts'
import { officeRequests } from '#projections/office_requests.ts'
import { orderHistory } from '#projections/order_history.ts'
import { orderMessages } from '#projections/order_messages.ts'
import { orderStages } from '#projections/order_stages.ts'
import { orders } from '#projections/orders.ts'
import { partnerOrders } from '#projections/partner_orders.ts'
import { partnerProducts } from '#projections/partner_products.ts'
import { productRequests } from '#projections/product_requests.ts'
import { products } from '#projections/products.ts'
import { promoCodeUses } from '#projections/promo_code_uses.ts'
import { promoCodes } from '#projections/promo_codes.ts'
import { standingOrders } from '#projections/standing_orders.ts'
import { ticketDesks } from '#projections/ticket_desks.ts'
import { users } from '#projections/users.ts'
import type { TestDatabase } from './database.ts'
import { startPortal } from './portal.ts'
import { oneFreight } from './quote-terms.ts'
import { copyOfTemplate, filledBy, templateOf } from './templates.ts'
import { trade } from './trade.ts'

/** What every portal that trades has. */
export const trading = {
  modules: [identity, distributorsModule, catalogue, ordering, promotions, loyalty],
  projections: [
    users,
    distributors,
    addresses,
    companyFiles,
    companyOverviews,
    categories,
    products,
    productRequests,
    agreements,
    approvalRules,
    standingOrders,
    labels,
    carts,
    leadTimes,
    promoCodes,
    promoCodeUses,
    orders,
    orderHistory,
    orderStages,
    orderMessages,
    loyaltyAccounts,
    loyaltyRules,
    manualCoinsRequests,
    loyaltyEntries,
    partnerProducts,
    partnerOrders,
    ticketDesks,
    officeRequests,
  ],
}

/** Records it all through the real calls, in a database without events; sessions are left to those who go on. */
const seedTrade = async (database: TestDatabase) => {
  const portal = await startPortal({ modules: trading.modules, projections, database })
  const world = await trade(portal)
  const andina = await world.company('Andina Salud', ['co', 'pe'], 'Ines', 'Mateo')
  const nordmed = await world.company('NordMed', ['no'], 'Ola', 'Kari')
  const folic = await world.product('Folic acid', ['co', 'pe', 'no'])
  const iron = await world.product('Iron', ['co', 'no'])
  const sales = await world.person('Sofia', 'SALES', null)
  const welcome = { distributorId: andina.id, change: 1_000, reason: 'Brought along' }
  await world.done(correctCareCoins, welcome, sales)

  const { owner } = portal
  await portal.settle()
  await owner.query('delete from access.session')
  await portal.stop()
  return { trade: world.facts(), andina, nordmed, folic, iron, sales }
}

/** A portal in which Andina (Colombia, Peru) and NordMed (Norway) order, and Sofia quotes. Andina has 1 000 CareCoins. `more` runs with it. */
export const startTrading = async (more: Partial<Parameters<typeof startPortal>[0]> = {}) => {
  const template = await templateOf('trading', filledBy(seedTrade))
  const before = template.contents
  const portal = await startPortal({
    modules: [...trading.modules, ...(more.modules ?? [])],
    projections: [...trading.projections, ...(more.projections ?? [])],
    copied: await copyOfTemplate(template),
    ...(more.addressOf && { addressOf: more.addressOf }),
    ...(more.logTo && { logTo: more.logTo }),
    ...(more.environment && { environment: more.environment }),
  })
  const world = await trade(portal, before.trade)
  const { done, again } = world
  const andina = await again.company(before.andina)
  const nordmed = await again.company(before.nordmed)
  const [folic, iron] = [again.product(before.folic), again.product(before.iron)]
  const sales = await again.person(before.sales)
  await portal.settle()

  const lineOf = (product: typeof folic, countryId: string, quantity = 20) => ({
    registrationId: product.in(countryId),
    packagingId: product.packagingId,
    quantity,
  })
  const orderOf = (
    { shippingAddressId, billingAddressId }: typeof andina,
    ...registrations: ReturnType<typeof lineOf>[]
  ) => ({
    registrations,
    shippingAddressId,
    billingAddressId,
    shipping: { method: 'FCA' as const, transportMode: 'Airport' as const },
  })
  const placed = (company = andina, changes = {}) => {
    const order = orderOf(company, lineOf(folic, company === andina ? 'co' : 'no'))
    return done(placeOrder, { ...order, ...changes }, company.procurement)
  }
  const quoted = async (company = andina) => {
    const order = await placed(company)
    await done(issueQuote, { id: order.orderId, ...oneFreight(8_000) }, sales)
    return order
  }
  return {
    portal,
    call: portal.call,
    world,
    done,
    andina,
    nordmed,
    folic,
    iron,
    sales,
    lineOf,
    orderOf,
    placed,
    quoted,
  }
}
