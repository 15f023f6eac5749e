import { priceRegistration, publishLabel } from '#modules/catalogue/office-contract.ts'
import { assignLoyaltyGroup, changeCompany, upsertAddress } from '#modules/distributors/contract.ts'
import { addDocument } from '#modules/distributors/file/file-contract.ts'
import { upsertForecast } from '#modules/forecasting/contract.ts'
import { FORECAST_MONTHS, monthOf, monthsFrom } from '#modules/forecasting/months.ts'
import { confirmEmail } from '#modules/identity/account-contract.ts'
import { setProfile } from '#modules/identity/contract.ts'
import { grantCareCoins, redeemCareCoins } from '#modules/loyalty/contract.ts'
import { offerPartnerProduct } from '#modules/loyalty/office-contract.ts'
import { listNotifications } from '#modules/notifications/contract.ts'
import { addCartLine, decideQuote, placeOrder } from '#modules/ordering/contract.ts'
import { issueQuote } from '#modules/ordering/desk/office-contract.ts'
import { submitDocument } from '#modules/ordering/fulfilment/documents-contract.ts'
import { requestPrepayment } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { writeMessage } from '#modules/ordering/fulfilment/messages-contract.ts'
import { createStandingOrder } from '#modules/ordering/standing-orders/standing-order-contract.ts'
import type { Role } from '#modules/permissions/roles.ts'
import { cents, percent } from '#platform/money.ts'
import { modules, projections } from '#portal'
import { publishedResource } from '#tests/library-portal.ts'
import { mailedToken } from '#tests/mailed-links.ts'
import { PASSWORD } from '#tests/people.ts'
import { startPortal } from '#tests/portal.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { trade } from '#tests/trade.ts'
import { uploadedBy } from '#tests/uploads.ts'
import { type Announcement, announced } from './announced.ts'
import { type LabelledSide, labelledSide } from './labelled-side.ts'
import { requestsAndReports } from './sample-requests.ts'

/** What is a company's own, by which no one else may learn or change anything. */
export type Side = LabelledSide &
  Announcement & {
    readonly distributorId: string
    readonly countryId: string
    readonly buyer: { readonly userId: string; readonly jwt: string; readonly role: Role }
    readonly reader: { readonly userId: string; readonly jwt: string; readonly role: Role }
    /** A colleague who is only there to be deactivated. */
    readonly leaverId: string
    /** Another device of the buyer. */
    readonly sessionId: string
    readonly shippingAddressId: string
    readonly billingAddressId: string
    readonly registrationId: string
    readonly waitingOrderId: string
    readonly quotedOrderId: string
    readonly confirmedOrderId: string
    /** Its pre-payment was requested, and its proof is under review. */
    readonly paidOrderId: string
    readonly documentId: string
    /** A file that the buyer has uploaded for an order, 'orders/<uuid>.pdf'. */
    readonly orderFile: string
    readonly standingOrderId: string
    /** A document of the company's file, in review. */
    readonly companyDocumentId: string
    /** A request to customer service, and a report of a tender. */
    readonly ticketId: string
    readonly reportId: string
    readonly notificationId: string
    /** Material that was ordered for CareCoins, and the piece of it that both may order. */
    readonly partnerOrderId: string
    readonly partnerProductId: string
    /** Of the library, for everybody: it is published in English. */
    readonly resourceId: string
    readonly variantId: string
    /** A file that the buyer has uploaded, 'documents/<uuid>.pdf'. */
    readonly file: string
    /** Of both companies; prices, labels and countries differ. */
    readonly productId: string
    readonly packagingId: string
    readonly subCategoryId: string
    readonly categoryId: string
    readonly reference: string
    /** Texts that no one outside the company may ever read. */
    readonly secrets: readonly string[]
  }

/** Five digits before the point, so that no id or count looks like it by chance. */
const priceIn = { co: 1_234_567, no: 7_654_321 } as const

/** The whole portal with two companies, each with one of everything that can belong to a company. */
export const startWhole = async () => {
  const portal = await startPortal({ modules, projections })
  const world = await trade(portal)
  const { done, admin } = world
  const sales = await world.person('Sofia', 'SALES', null)
  const product = await world.product('Folic acid', ['co', 'no'])
  const zinc = await world.product('Zinc', ['co', 'no'])

  const material = { name: 'Poster', description: null, kind: 'POSTER', priceInCC: 50 as never } as const
  const { id: partnerProductId } = await done(offerPartnerProduct, material, admin)

  const newsIds = await announced(world)
  const published = await publishedResource(portal, world, admin)

  const uploaded = uploadedBy(portal)

  const side = async (name: string, mark: string, countryId: 'co' | 'no'): Promise<Side> => {
    const company = await world.company(name, [countryId], `Buyer${mark}`, `Reader${mark}`)
    const { procurement: buyer, marketing: reader } = company
    const own = (what: string) => `${what} of ${mark}`
    const place = { address: own('Street'), zipCode: '1000', city: own('City'), countryId, phone: '+1 555' }
    const profile = {
      civility: 'MS' as const,
      firstname: own('Ann'),
      lastname: own('Other'),
      job: own('Job'),
      phone: '+1 555',
    }
    await done(
      changeCompany,
      { ...place, organizationName: name, email: `${mark}@company.example`, contactName: own('Contact') },
      buyer,
    )
    await done(setProfile, { ...profile, email: `${mark}@buyer.example`, currentPassword: PASSWORD }, buyer)
    await done(confirmEmail, { token: await mailedToken(portal, buyer.userId, 'email-confirm') }, buyer)

    const address = (type: 'SHIPPING' | 'BILLING') =>
      done(
        upsertAddress,
        {
          type,
          ...place,
          name: own(type),
          addressee: own('Addressee'),
          email: `${mark}@address.example`,
          isPrimary: true,
        },
        buyer,
      )
    const addresses = {
      shippingAddressId: (await address('SHIPPING')).id as string,
      billingAddressId: (await address('BILLING')).id as string,
    }

    const registrationId = product.in(countryId)
    const of = { id: registrationId as never }
    await done(priceRegistration, { ...of, price: cents(priceIn[countryId]), discount: percent(0) }, admin)
    const label = {
      kind: 'SECONDARY_PACKAGING',
      name: own('Label'),
      code: `LABEL-${mark.toUpperCase()}`,
      file: null,
    } as const
    await done(publishLabel, { ...of, ...label }, admin)
    const labelled = await labelledSide(world, uploaded, {
      countryId,
      company,
      own,
      registrationId: zinc.in(countryId),
    })
    await done(assignLoyaltyGroup, { id: company.id as never, group: 1 }, admin)
    await done(
      grantCareCoins,
      { distributorId: company.id, amount: 1_000, activity: 'COMPLETED_SURVEY', reason: 'Ten of them' },
      sales,
    )
    const { data: redeemed } = await done(redeemCareCoins, { partnerProductId }, buyer)

    const line = { registrationId, packagingId: product.packagingId, quantity: 20 }
    const shipping = { method: 'CIP', transportMode: 'Airport', destination: own('Airport') } as const
    const order = async () =>
      done(placeOrder, { registrations: [line], shipping, ...addresses, careCoinsUsed: 10 as never }, buyer)
    const [waiting, quoted, confirmed, paid] = [await order(), await order(), await order(), await order()]
    for (const { orderId } of [quoted, confirmed, paid])
      await done(issueQuote, { id: orderId, ...oneFreight(9_000), note: own('Note') }, sales)
    for (const { orderId } of [confirmed, paid]) await done(decideQuote, { orderId, status: 'CONFIRMED' }, buyer)
    await done(requestPrepayment, { id: paid.orderId, note: own('Terms') }, admin)
    const proof = { orderId: paid.orderId, type: 'PROOF_OF_PREPAYMENT' } as const
    const { file } = await done(submitDocument, { ...proof, file: await uploaded(buyer.jwt, 'orders') }, buyer)
    await done(writeMessage, { id: paid.orderId, text: own('Message') }, buyer)
    const months = monthsFrom(monthOf(new Date().toISOString()), FORECAST_MONTHS)
    const forecastMonths = months.map((month) => ({ ...month, orderCount: 1, orderQuantity: 400 }))
    const stock = { currentInventoryLevel: 120, stockTickingDate: '2026-01-01' as never }
    await done(upsertForecast, { productId: product.id, ...stock, forecastMonths }, buyer)
    await done(addCartLine, { productId: product.id, countryId, quantity: 20, packagingId: product.packagingId }, buyer)
    const monthly = { everyMonths: 1, day: 5, until: null } as const
    const standing = { productId: product.id, packagingId: product.packagingId, quantity: 20 }
    const standingOrder = await done(
      createStandingOrder,
      { countryId: countryId as never, lines: [standing], ...monthly },
      buyer,
    )
    const paper = { type: 'MEMORANDUM', name: own('Memorandum'), file: await uploaded(buyer.jwt) } as const
    const { document: companyDocument } = await done(addDocument, paper, buyer)
    const requests = await requestsAndReports(done, buyer, own, countryId)
    await portal.settle()

    const [notification] = await done(listNotifications, {}, buyer)
    const { sessionId } = await portal.node.services.sessions.open(buyer, { remember: false, userAgent: '' })
    const leaver = await world.person(`Leaver${mark}`, 'MARKETING', company.id)
    const ids = [
      company.id,
      buyer.userId,
      reader.userId,
      ...[waiting, quoted, confirmed, paid].map(({ orderId }) => orderId),
      ...Object.values(labelled),
      file.id,
      standingOrder.id,
      companyDocument.id,
      ...Object.values(requests),
    ]
    return {
      distributorId: company.id,
      countryId,
      buyer,
      reader,
      leaverId: leaver.userId,
      sessionId,
      ...addresses,
      registrationId,
      ...labelled,
      waitingOrderId: waiting.orderId,
      quotedOrderId: quoted.orderId,
      confirmedOrderId: confirmed.orderId,
      paidOrderId: paid.orderId,
      documentId: file.id,
      orderFile: await uploaded(buyer.jwt, 'orders'),
      standingOrderId: standingOrder.id,
      companyDocumentId: companyDocument.id,
      ...requests,
      notificationId: notification!.id,
      partnerOrderId: redeemed.partnerOrderId,
      partnerProductId,
      ...newsIds,
      ...published,
      file: await uploaded(buyer.jwt),
      productId: product.id,
      packagingId: product.packagingId,
      subCategoryId: world.vitamins.id,
      categoryId: world.categoryId,
      reference: 'PC-1001',
      secrets: [
        mark,
        name,
        String(priceIn[countryId]),
        priceIn[countryId] === priceIn.co ? '12 345.67' : '76 543.21',
        ...[waiting, quoted, confirmed, paid].map(({ num }) => num),
        ...ids,
        ...Object.values(addresses),
      ],
    }
  }

  const andina = await side('Andina Quetzal SA', 'Quetzalia', 'co')
  const nordmed = await side('NordMed Fjord AS', 'Fjordlandia', 'no')
  await portal.settle()
  return { portal, world, sales, andina, nordmed }
}

export type Whole = Awaited<ReturnType<typeof startWhole>>
