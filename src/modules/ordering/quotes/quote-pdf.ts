import { block, type DocumentDefinition, head, type Node, page } from '#platform/pdf/page.ts'
import { dayOf, dayWithZone, dayWritten } from '#platform/text/formats.ts'

import type { QuoteDocument } from './quote-document.ts'
import { quoteFreights, quoteItems, quoteTotals } from './quote-pdf-tables.ts'

/** 'quote-2026-000123.pdf' */
export const quoteFileName = (number: string): string => `quote-${number}.pdf`

/** The sales quote: one order, its freight, until when it is valid. */
export const quotePdf = (quote: QuoteDocument): DocumentDefinition =>
  page({
    title: `Sales quote ${quote.number}`,
    language: quote.language,
    madeAt: quote.issuedAt,
    provider: quote.brand.provider,
    link: quote.orderUrl,
    ...(quote.draft && { stamp: 'Draft' }),
    content: [
      head(quote.brand.name, quote.version > 1 ? `Sales quote, version ${quote.version}` : 'Sales quote', [
        ['N° order', quote.number],
        ...ownNumber(quote),
        ['Date', dayOf(quote.issuedAt, quote.timeZone)],
        ['Valid until', dayWithZone(quote.validUntil, quote.timeZone)],
      ]),
      addresses(quote),
      delivery(quote, quote.specialRequests),
      quoteItems(quote),
      quoteTotals(quote),
      ...quoteFreights(quote),
      terms(quote),
    ],
  })

/** What the distributor's own books call the order. */
export const ownNumber = ({
  purchaseOrderNumber: number,
}: Pick<QuoteDocument, 'purchaseOrderNumber'>): (readonly [string, string])[] =>
  number === null ? [] : [['Your purchase order', number]]

/** To whom it goes and who pays for it. */
export const addresses = ({
  shippingAddress,
  billingAddress,
  distributor,
}: Pick<QuoteDocument, 'shippingAddress' | 'billingAddress' | 'distributor'>): Node => ({
  columnGap: 24,
  columns: [
    addressBlock('Ship to', distributor, shippingAddress),
    addressBlock('Bill to', distributor, billingAddress),
  ],
  margin: [0, 0, 0, 16],
})

/** An address is often named after the company, or after who receives it: nothing is said twice. */
const addressBlock = (title: string, company: string, to: QuoteDocument['shippingAddress']): Node =>
  block(title, [
    ...new Set([company, to.name, to.addressee]),
    to.address,
    to.address2,
    `${to.zipCode} ${to.city}`,
    to.country,
    to.phone,
  ])

/** How it travels, what goes with it, and what else was requested where the paper's reader has to know. */
export const delivery = (
  {
    shipping,
    contact,
    certificates,
    wishedDelivery,
  }: Pick<QuoteDocument, 'shipping' | 'contact' | 'certificates' | 'wishedDelivery'>,
  requests: readonly string[] = [],
): Node => ({
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
      ...wide('Wished delivery date', wishedDelivery === null ? [] : [dayWritten(wishedDelivery)]),
      ...wide('Certificates', certificates),
      ...wide('Special request', requests),
    ],
  },
})

/** A row of its own below the four, where there is something to say. */
const wide = (title: string, said: readonly string[]): Node[][] =>
  said.length === 0 ? [] : [[{ stack: [block(title, []), said.join(', ')], colSpan: 4 }, '', '', '']]

const terms = ({ validUntil, timeZone, number, brand, freights }: QuoteDocument): Node => ({
  unbreakable: true,
  margin: [0, 26, 0, 0],
  style: 'terms',
  stack: [
    `This quote is valid until ${dayWithZone(validUntil, timeZone)}. To accept it, confirm order ${number} in ${brand.name}; the code below opens it. After confirmation the order cannot be edited.`,
    {
      text: [
        `Prices are in US dollars, VAT excluded. Freight is quoted for the ${freights.length > 1 ? 'options' : 'shipping method'} above. Terms of sale: `,
        { text: brand.termsOfSaleUrl, link: brand.termsOfSaleUrl },
        '.',
      ],
      margin: [0, 3, 0, 0],
    },
  ],
})
