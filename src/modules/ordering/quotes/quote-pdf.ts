import { block, type DocumentDefinition, head, type Node, page } from '#platform/pdf/page.ts'
import { dayOf, dayWithZone, dayWritten } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'

import type { QuoteDocument } from './quote-document.ts'
import { quoteFreights, quoteItems, quoteTotals } from './quote-pdf-tables.ts'

/** 'quote-2026-000123.pdf' */
export const quoteFileName = (number: string): string => `quote-${number}.pdf`

/** The sales quote: one order, its freight, until when it is valid. */
export const quotePdf = (quote: QuoteDocument): DocumentDefinition =>
  page({
    title: say('Sales quote {0}', quote.number),
    language: quote.language,
    madeAt: quote.issuedAt,
    provider: quote.brand.provider,
    link: quote.orderUrl,
    ...(quote.draft && { stamp: say('Draft') }),
    content: [
      head(quote.brand.name, quote.version > 1 ? say('Sales quote, version {0}', quote.version) : say('Sales quote'), [
        [say('N° order'), quote.number],
        ...ownNumber(quote),
        [say('Date'), dayOf(quote.issuedAt, quote.timeZone)],
        [say('Valid until'), dayWithZone(quote.validUntil, quote.timeZone)],
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
  number === null ? [] : [[say('Your purchase order'), number]]

/** To whom it goes and who pays for it. */
export const addresses = ({
  shippingAddress,
  billingAddress,
  distributor,
}: Pick<QuoteDocument, 'shippingAddress' | 'billingAddress' | 'distributor'>): Node => ({
  columnGap: 24,
  columns: [
    addressBlock(say('Ship to'), distributor, shippingAddress),
    addressBlock(say('Bill to'), distributor, billingAddress),
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
        block(say('Incoterm'), [shipping.incoterm]),
        block(say('Transport'), [shipping.transportMode]),
        shipping.destination
          ? block(say('Destination'), [shipping.destination])
          : block(say('Delivery contact'), [contact?.name ?? '—', contact?.phone]),
        shipping.destination && contact ? block(say('Delivery contact'), [contact.name, contact.phone]) : '',
      ],
      ...wide(say('Wished delivery date'), wishedDelivery === null ? [] : [dayWritten(wishedDelivery)]),
      ...wide(say('Certificates'), certificates),
      ...wide(say('Special request'), requests),
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
    say(
      'This quote is valid until {0}. To accept it, confirm order {1} in {2}; the code below opens it. After confirmation the order cannot be edited.',
      dayWithZone(validUntil, timeZone),
      number,
      brand.name,
    ),
    {
      text: [
        say(
          'Prices are in US dollars, VAT excluded. Freight is quoted for the {0} above. Terms of sale: ',
          freights.length > 1 ? 'options' : say('shipping method'),
        ),
        { text: brand.termsOfSaleUrl, link: brand.termsOfSaleUrl },
        '.',
      ],
      margin: [0, 3, 0, 0],
    },
  ],
})
