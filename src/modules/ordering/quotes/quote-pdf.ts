import type { Brand } from '#platform/brand.ts'
import type { Day, Moment } from '#platform/event.ts'
import { dayOf } from '#platform/formats.ts'
import type { CareCoins, Cents } from '#platform/money.ts'
import { block, type DocumentDefinition, head, type Node, page } from '#platform/pdf/page.ts'

import { quoteFreights, quoteItems, quoteTotals } from './quote-pdf-tables.ts'

type QuoteAddress = {
  readonly name: string
  readonly addressee: string
  readonly address: string
  readonly address2: string | null
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly phone: string | null
}

export type QuoteLine = {
  readonly reference: string
  readonly name: string
  readonly packaging: string | null
  readonly quantity: number
  /** The list price of one unit. */
  readonly price: Cents
  /** Percent off the list price, 0 when there is none. */
  readonly discount: number
  /** What one unit costs here. */
  readonly effectivePrice: Cents
  readonly total: Cents
  /** What the unit cost before sales set another price for this quote, and why. */
  readonly adjusted: { readonly from: Cents; readonly reason: string } | null
}

/** One way to send the goods. */
export type QuoteFreight = {
  readonly name: string
  readonly transportMode: string | null
  readonly transitDays: number | null
  readonly freight: Cents
  /** Taken off the freight by the promo code. */
  readonly off: Cents
  readonly shippingPrice: Cents
  readonly grandTotal: Cents
}

/** All that a sales quote says: the order as it stood when the quote was issued. Nothing is computed from it but words. */
export type QuoteDocument = {
  readonly brand: Pick<Brand, 'name' | 'provider' | 'termsOfSaleUrl'>
  /** BCP 47. */
  readonly language: string
  readonly number: string
  /** Counts from 1; a revised quote says which one it is. */
  readonly revision: number
  readonly issuedAt: Moment
  readonly validUntil: Day | Moment
  /** Opens the order in the portal. */
  readonly orderUrl: string
  readonly distributor: string
  readonly shippingAddress: QuoteAddress
  readonly billingAddress: QuoteAddress
  readonly contact: { readonly name: string; readonly phone: string } | null
  readonly shipping: { readonly incoterm: string; readonly transportMode: string; readonly destination: string | null }
  readonly certificates: readonly string[]
  readonly lines: readonly QuoteLine[]
  /** Free units. */
  readonly bonusLines: readonly { readonly reference: string; readonly name: string; readonly quantity: number }[]
  /** The lines' sum before promo code and CareCoins. */
  readonly subtotal: Cents
  readonly promo: { readonly code: string; readonly off: Cents } | null
  readonly careCoins: { readonly used: CareCoins; readonly value: Cents } | null
  /** Order total price (excl. VAT), without freight. */
  readonly total: Cents
  /** One at least; of several the distributor picks one when it confirms. */
  readonly freights: readonly QuoteFreight[]
  /** From sales, to the distributor. */
  readonly note: string | null
  /** Not sent yet: every page says so. */
  readonly draft: boolean
}

/** 'quote-2026-000123.pdf' */
export const quoteFileName = (number: string): string => `quote-${number}.pdf`

/** The sales quote: one order, its freight, how long it stands. */
export const quotePdf = (quote: QuoteDocument): DocumentDefinition =>
  page({
    title: `Sales quote ${quote.number}`,
    language: quote.language,
    madeAt: quote.issuedAt,
    provider: quote.brand.provider,
    link: quote.orderUrl,
    ...(quote.draft && { stamp: 'Draft' }),
    content: [
      head(quote.brand.name, quote.revision > 1 ? `Sales quote, revision ${quote.revision}` : 'Sales quote', [
        ['N° order', quote.number],
        ['Date', dayOf(quote.issuedAt)],
        ['Valid until', dayOf(quote.validUntil)],
      ]),
      addresses(quote),
      delivery(quote),
      quoteItems(quote),
      quoteTotals(quote),
      ...quoteFreights(quote),
      terms(quote),
    ],
  })

/** To whom it goes and who pays for it. */
export const addresses = ({
  shippingAddress,
  billingAddress,
  distributor,
}: Pick<QuoteDocument, 'shippingAddress' | 'billingAddress' | 'distributor'>): Node => ({
  columnGap: 24,
  columns: [addressBlock('Ship to', shippingAddress), addressBlock('Bill to', billingAddress, distributor)],
  margin: [0, 0, 0, 16],
})

const addressBlock = (title: string, to: QuoteAddress, company?: string): Node =>
  block(title, [
    company ?? to.addressee,
    company && company !== to.addressee ? to.addressee : null,
    to.address,
    to.address2,
    `${to.zipCode} ${to.city}`,
    to.country,
    to.phone,
  ])

/** How it travels and what goes with it. */
export const delivery = ({
  shipping,
  contact,
  certificates,
}: Pick<QuoteDocument, 'shipping' | 'contact' | 'certificates'>): Node => ({
  margin: [0, 0, 0, 18],
  layout: 'panel',
  table: {
    widths: ['auto', 'auto', '*', '*'],
    body: [
      [
        block('Incoterm', [shipping.incoterm]),
        block('Transport', [shipping.transportMode]),
        shipping.destination
          ? block('Destination', [shipping.destination])
          : block('Delivery contact', [contact?.name ?? '—', contact?.phone]),
        shipping.destination && contact ? block('Delivery contact', [contact.name, contact.phone]) : '',
      ],
      ...(certificates.length > 0
        ? [[{ stack: [block('Certificates', []), certificates.join(', ')], colSpan: 4 }, '', '', '']]
        : []),
    ],
  },
})

const terms = ({ validUntil, number, brand }: QuoteDocument): Node => ({
  unbreakable: true,
  margin: [0, 26, 0, 0],
  style: 'terms',
  stack: [
    `This quote stands until ${dayOf(validUntil)}. To accept it, confirm order ${number} in ${brand.name}; the code below opens it. After confirmation the order cannot be edited.`,
    {
      text: [
        'Prices are in US dollars, VAT excluded. Freight is quoted for the shipping method above. Terms of sale: ',
        { text: brand.termsOfSaleUrl, link: brand.termsOfSaleUrl },
        '.',
      ],
      margin: [0, 3, 0, 0],
    },
  ],
})
