import { addresses, delivery, ownNumber } from '#modules/ordering/quotes/quote-pdf.ts'
import { units as quantityIn, quoteItems, quoteTotals } from '#modules/ordering/quotes/quote-pdf-tables.ts'
import { amountDue } from '#modules/ordering/terms/amount-due.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import type { Day } from '#platform/event.ts'
import { block, type DocumentDefinition, head, type Node, page } from '#platform/pdf/page.ts'
import { count, dayWithZone, dayWritten, dollars } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'
import type { OrderPaper } from './order-papers.ts'

type Fact = readonly [label: string, value: string]

const paper = (
  order: OrderPaper,
  title: string,
  facts: readonly Fact[],
  content: readonly Node[],
  requests: readonly string[] = [],
): DocumentDefinition =>
  page({
    title: `${title} ${order.orderNumber}`,
    language: order.language,
    madeAt: order.madeAt,
    provider: order.brand.provider,
    link: order.orderUrl,
    content: [
      head(order.brand.name, title, [[say('N° order'), order.orderNumber], ...ownNumber(order), ...facts]),
      addresses(order),
      delivery(order, requests),
      ...content,
    ],
  })

const terms = (sentences: readonly string[]): Node => ({
  unbreakable: true,
  margin: [0, 26, 0, 0],
  style: 'terms',
  stack: sentences.map((text, at) => ({ text, margin: [0, at === 0 ? 0 : 3, 0, 0] })),
})

const priced = (order: OrderPaper): readonly Node[] => [
  quoteItems(order),
  quoteTotals({ ...order, freights: [order.freight], cashBack: null, note: null }),
]

const inDollars = (order: OrderPaper) =>
  say('Prices are in US dollars, VAT excluded. Terms of sale: {0}.', order.brand.termsOfSaleUrl)

/** What a pre-payment is paid by. It is no request for tax. */
export const proformaPdf = (order: OrderPaper): DocumentDefinition => {
  const { prepayment } = order
  const due: readonly Fact[] = prepayment?.dueOn ? [[say('Due on'), dayWritten(prepayment.dueOn)]] : []
  return paper(
    order,
    say('Proforma invoice'),
    [[say('Date'), dayWithZone(order.madeAt, order.timeZone)], ...due],
    [
      ...priced(order),
      ...(prepayment ? [amounts([[say('To be paid in advance'), dollars(prepayment.amount)]])] : []),
      terms([
        say(
          'Please name order {0} with your payment, and send the proof of pre-payment in {1}.',
          order.orderNumber,
          order.brand.name,
        ),
        inDollars(order),
      ]),
    ],
  )
}

/** What customs read: goods, value, Incoterm. */
export const commercialInvoicePdf = (order: OrderPaper): DocumentDefinition =>
  paper(
    order,
    say('Commercial invoice'),
    [[say('Date'), dayWithZone(order.madeAt, order.timeZone)]],
    [
      ...priced(order),
      terms([
        say(
          'Delivered {0}{1} (Incoterms 2020).',
          order.shipping.incoterm,
          order.shipping.destination ? ` ${order.shipping.destination}` : '',
        ),
        ...(order.bonusLines.length > 0 ? [say('Bonus units are supplied free of charge.')] : []),
        inDollars(order),
      ]),
    ],
  )

/** 'INV-2026-000123.pdf' */
export const invoiceFileName = (number: string): string => `${number}.pdf`

/** What is to be paid for a delivered order, less its pre-payment: without that nothing would have been produced. */
export const invoicePdf = (
  order: OrderPaper,
  { number, dueOn }: { readonly number: string; readonly dueOn: Day | null },
): DocumentDefinition => {
  const isPaid = dueOf(order) === 0
  const due: readonly Fact[] = dueOn && !isPaid ? [[say('Due on'), dayWritten(dueOn)]] : []
  const paymentNote = isPaid
    ? say('Nothing is left to be paid.')
    : say('Please name invoice {0} with your payment.', number)
  return paper(
    order,
    say('Invoice {0}', number),
    [[say('Date'), dayWithZone(order.madeAt, order.timeZone)], ...due],
    [...priced(order), balance(order), terms([paymentNote, inDollars(order)])],
  )
}

const dueOf = ({ freight, prepayment }: OrderPaper) => amountDue(freight.grandTotal, prepayment)

const balance = (order: OrderPaper): Node =>
  order.prepayment
    ? amounts([
        [say('Less the pre-payment'), dollars(-order.prepayment.amount)],
        [say('Amount due'), dollars(dueOf(order))],
      ])
    : []

/** Below the grand total and as wide as the sums above it. */
const amounts = (rows: readonly Fact[]): Node => ({
  unbreakable: true,
  margin: [0, 6, 0, 0],
  columns: [
    { width: '*', text: '' },
    {
      width: 250,
      layout: 'totals',
      table: {
        widths: ['*', 'auto'],
        body: rows.map(([label, amount], index) => {
          const last = index === rows.length - 1 ? { bold: true, fontSize: 11 } : {}
          return [
            { text: label, ...last },
            { text: amount, style: 'figure', ...last },
          ]
        }),
      },
    },
  ],
})

const columnHead = (text: string, alignment: 'left' | 'right') => ({ text, style: 'columnHead', alignment })

/** The way that the distributor confirmed; the only one on offer may have no name. */
const sentBy = (freight: OrderPaper['freight']): Node => {
  const said = freightLine(freight)
  return said === '' ? [] : { margin: [0, 0, 0, 16], stack: [block(say('Freight option'), [said])] }
}

/** What is in the boxes, how they are to be packed and how they travel, without a price. */
export const packingSlipPdf = (order: OrderPaper): DocumentDefinition => {
  const packed = [
    ...order.lines,
    ...order.bonusLines.map((free) => ({ ...free, packaging: say('Bonus'), packagingUnits: null })),
  ]
  const units = packed.reduce((sum, { quantity }) => sum + quantity, 0)
  return paper(
    order,
    say('Packing slip'),
    [
      [say('Date'), dayWithZone(order.madeAt, order.timeZone)],
      [say('Units'), count(units)],
    ],
    [
      sentBy(order.freight),
      {
        layout: 'hairlines',
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [90, '*', 110, 'auto'],
          body: [
            [
              columnHead(say('Ref.'), 'left'),
              columnHead(say('Product'), 'left'),
              columnHead(say('Packaging'), 'left'),
              columnHead(say('Quantity'), 'right'),
            ],
            ...packed.map(({ reference, name, packaging, packagingUnits, quantity }) => [
              { text: reference, style: 'muted' },
              { text: name, bold: true },
              { text: packaging ?? '', style: 'muted' },
              quantityIn(quantity, packagingUnits),
            ]),
          ],
        },
      },
      {
        margin: [0, 30, 0, 0],
        columnGap: 24,
        columns: [
          block(say('Packed by'), ['\n______________________________']),
          block(say('Received by'), ['\n______________________________']),
        ],
      },
    ],
    order.specialRequests,
  )
}
