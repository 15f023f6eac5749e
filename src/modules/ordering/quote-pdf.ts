import type { Brand } from '#platform/brand.ts'
import type { Day, Moment } from '#platform/event.ts'
import { count, dayOf, dollars, percentage } from '#platform/formats.ts'
import type { CareCoins, Cents } from '#platform/money.ts'
import { block, type DocumentDefinition, head, ink, type Node, page } from '#platform/pdf/page.ts'

export type QuoteAddress = {
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
  readonly freight: Cents
  readonly freightDiscount: { readonly percent: number; readonly off: Cents } | null
  readonly grandTotal: Cents
  /** From sales, to the distributor. */
  readonly note: string | null
}

/** Characters: above it the note may break over pages, below it stands beside the totals in one piece. */
const LONG_NOTE = 500

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
    content: [
      head(quote.brand.name, quote.revision > 1 ? `Sales quote, revision ${quote.revision}` : 'Sales quote', [
        ['N° order', quote.number],
        ['Date', dayOf(quote.issuedAt)],
        ['Valid until', dayOf(quote.validUntil)],
      ]),
      {
        columnGap: 24,
        columns: [
          addressBlock('Ship to', quote.shippingAddress),
          addressBlock('Bill to', quote.billingAddress, quote.distributor),
        ],
        margin: [0, 0, 0, 16],
      },
      delivery(quote),
      items(quote),
      totals(quote),
      terms(quote),
    ],
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

const delivery = ({ shipping, contact, certificates }: QuoteDocument): Node => ({
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

const items = ({ lines, bonusLines }: QuoteDocument): Node => ({
  layout: 'hairlines',
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: ['*', 76, 'auto', 'auto', 'auto'],
    body: [
      [
        columnHead('Product', 'left'),
        columnHead('Packaging', 'left'),
        columnHead('Per unit price'),
        columnHead('Quantity'),
        columnHead('Total'),
      ],
      ...lines.map((line) => [
        product(line.reference, line.name),
        { text: line.packaging ?? '', style: 'muted' },
        line.discount > 0
          ? {
              stack: [
                figure(dollars(line.effectivePrice)),
                {
                  ...figure(`${dollars(line.price)} less ${percentage(line.discount)}`),
                  fontSize: 7.5,
                  color: ink.muted,
                },
              ],
            }
          : figure(dollars(line.effectivePrice)),
        figure(count(line.quantity)),
        figure(dollars(line.total)),
      ]),
      ...bonusLines.map((line) => [
        product(line.reference, line.name),
        { text: 'Bonus', style: 'muted' },
        figure('Free'),
        figure(count(line.quantity)),
        figure(dollars(0)),
      ]),
    ],
  },
})

const totals = (quote: QuoteDocument): Node => {
  const { subtotal, promo, careCoins, total, freight, freightDiscount, grandTotal, note } = quote
  const rows: (readonly [label: string, amount: string])[] = [
    ...(promo || careCoins ? [['Sub-total (excl. VAT)', dollars(subtotal)] as const] : []),
    ...(promo ? [[`Promo code ${promo.code}`, dollars(-promo.off)] as const] : []),
    ...(careCoins ? [[`CareCoins used (${count(careCoins.used)})`, dollars(-careCoins.value)] as const] : []),
    ['Order total price (excl. VAT)', dollars(total)],
    ['Freight', dollars(freight)],
    ...(freightDiscount
      ? [[`Freight discount ${percentage(freightDiscount.percent)}`, dollars(-freightDiscount.off)] as const]
      : []),
  ]
  return {
    unbreakable: (note?.length ?? 0) < LONG_NOTE,
    margin: [0, 12, 0, 0],
    columnGap: 28,
    columns: [
      { width: '*', stack: note ? [block('Note', []), note] : [] },
      {
        width: 250,
        lineHeight: 1.1,
        layout: 'totals',
        table: {
          widths: ['*', 'auto'],
          body: [
            ...rows.map(([label, amount]) => [{ text: label, style: 'muted' }, figure(amount)]),
            [
              { text: 'Grand total (excl. VAT)', bold: true, fontSize: 11 },
              { ...figure(dollars(grandTotal)), bold: true, fontSize: 11 },
            ],
          ],
        },
      },
    ],
  }
}

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

const product = (reference: string, name: string): Node => ({
  stack: [
    { text: name, bold: true },
    { text: `Ref. ${reference}`, fontSize: 7.5, color: ink.muted },
  ],
})
const columnHead = (text: string, alignment = 'right') => ({ text, style: 'columnHead', alignment })
const figure = (text: string) => ({ text, style: 'figure' })
