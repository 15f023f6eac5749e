import type { Product } from '#modules/catalogue/contract.ts'
import { samples } from '#tests/files/samples.ts'
import { TODAY } from '#tests/today.ts'

import { type Caller, callerOf } from './caller.ts'
import { ownOrder } from './own-order.ts'

/** The widest letter, and nowhere to break. */
const longest = (letters: number): string => 'W'.repeat(letters)

const place = {
  address: longest(200),
  address2: longest(200),
  zipCode: longest(20),
  city: longest(100),
  countryId: 'co',
  email: `${longest(60)}@${longest(60)}.example`,
  phone: '+57 310 555 0159',
}

const sendFile = async (portalUrl: string, who: Caller, name: string): Promise<string> => {
  const { url } = await who.get<{ url: string }>('/s3/bucket/url?type=pdf&bucket=orders')
  const address = new URL(url, portalUrl)
  address.searchParams.set('name', name)
  const headers = { 'content-type': 'application/pdf' }
  const answer = await fetch(address, { method: 'PUT', headers, body: new Uint8Array(samples.pdf) })
  return ((await answer.json()) as { path: string }).path
}

const nameProducts = async (operations: Caller, products: readonly Product[]): Promise<void> => {
  for (const { id, productSubCategory, ...product } of products)
    await operations.send('PUT', `/office/products/${id}`, {
      MBDreferenceCode: product.MBDreferenceCode,
      categoryId: productSubCategory.productCategory.id,
      subCategoryId: productSubCategory.id,
      name: longest(120),
      description: longest(400),
      technicalDescription: longest(2_000),
      artwork: 'box',
      image: null,
      file: null,
      sterile: false,
      minimumOrderQuantity: product.minimumOrderQuantity,
      orderQuantityStep: product.orderQuantityStep,
      careCoinGroup1: 1,
      careCoinGroup2: 1,
      packagings: product.packagings.map(({ id, units }, index) => ({ id, name: longest(80 - index), units })),
    })
}

/** Everything that a person can name has the longest name there is, without a space. Orders that are quoted, and to be paid in advance. */
export const writeLongTexts = async (portalUrl: string) => {
  const of = (email: string) => callerOf(portalUrl, email)
  const buyer = await of('procurement@andina.example')
  const sales = await of('sales@partnercare.example')
  const operations = await of('operations@partnercare.example')
  const admin = await of('admin@partnercare.example')

  const addressed = async (type: string) =>
    (
      await buyer.send<{ id: string }>('POST', '/addresses/upsert', {
        ...place,
        type,
        name: longest(200),
        addressee: longest(200),
        isPrimary: true,
      })
    ).id
  const chosen = {
    shippingAddressId: await addressed('SHIPPING'),
    billingAddressId: await addressed('BILLING'),
    shipping: { method: 'CIF', transportMode: 'Harbor', destination: longest(200) },
    contact: { name: longest(120), phone: '+57 310 555 0159' },
    certificates: [longest(200)],
    specialRequest: { documents: false, packing: true, preShipmentInspection: false, other: longest(2_000) },
  }
  await buyer.send('POST', '/distributors/set-data', {
    ...place,
    organizationName: longest(200),
    contactName: longest(200),
  })
  const { id: distributorId } = await buyer.get<{ id: string }>('/distributors/current')
  await admin.send('POST', '/office/people/invite', {
    distributorId,
    role: 'MARKETING',
    civility: 'OTHER',
    firstname: longest(100),
    lastname: longest(100),
    job: longest(100),
    email: `${longest(60)}@${longest(60)}.example`,
    phone: '+57 319 555 0199',
  })
  const marketing = await of('content@partnercare.example')
  await marketing.send('POST', '/office/loyalty/products', {
    name: longest(100),
    description: longest(400),
    kind: 'POSTER',
    priceInCC: 1,
  })
  await sales.send('POST', '/office/promo-codes', {
    code: longest(20),
    type: 'DISCOUNT',
    discount: 10,
    validFrom: '2026-01-01',
  })

  const quoted = await ownOrder(buyer, 2, 'co', chosen)
  const paid = await ownOrder(buyer, 2, 'co', chosen)
  await nameProducts(operations, quoted.products)
  for (const { id } of [quoted, paid]) {
    await buyer.send('POST', `/order/${id}/messages`, { text: longest(1_000) })
    await sales.send('POST', `/office/orders/${id}/messages`, { text: longest(1_000) })
    await sales.send('POST', `/office/orders/${id}/notes`, { text: longest(1_000) })
    await sales.send('POST', `/office/orders/${id}/quote`, {
      options: [{ name: longest(60), transportMode: 'Harbor', transitDays: 20, freight: 80_000 }],
      note: longest(500),
    })
  }
  const { quote } = await buyer.get<{ quote: { version: number; options: { optionId: string }[] } }>(
    `/order/${paid.id}`,
  )
  await buyer.send('PUT', '/order/status', {
    orderId: paid.id,
    status: 'CONFIRMED',
    quoteVersion: quote.version,
    optionId: quote.options[0]?.optionId,
  })
  const dueOn = new Date(TODAY.getTime() + 9 * 86_400_000).toISOString().slice(0, 10)
  await operations.send('POST', `/office/orders/${paid.id}/prepayment`, { percent: 50, dueOn, note: longest(500) })
  const file = await sendFile(portalUrl, buyer, `${longest(200)}.pdf`)
  await buyer.send('POST', '/order-document', { orderId: paid.id, type: 'PROOF_OF_PREPAYMENT', file })

  for (const { id, packagings, minimumOrderQuantity: quantity } of quoted.products)
    await buyer.send('POST', '/cart/lines', {
      productId: id,
      countryId: 'co',
      quantity,
      packagingId: packagings[0]?.id,
    })
  const { countryId, subCategoryId } = { countryId: 'co', subCategoryId: quoted.products[0]?.productSubCategory.id }
  await buyer.send('PUT', '/cart/draft', { countryId, subCategoryId, ...chosen })
  return { quoted: quoted.id, paid: paid.id, product: quoted.products[0]?.id ?? '' }
}
