import { inPacks } from '#modules/ordering/terms/in-packs.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import { block, ink, type Node } from '#platform/pdf/page.ts'
import { count, counted, dollars, percentage } from '#platform/text/formats.ts'

import type { QuoteDocument, QuoteFreight, QuoteLine } from './quote-document.ts'

/** Characters: above it the note may break over pages, below it is next to the totals in one piece. */
const LONG_NOTE = 500

const columnHead = (text: string, alignment = 'right') => ({ text, style: 'columnHead', alignment })
const figure = (text: string) => ({ text, style: 'figure' })
const small = (node: Record<string, unknown>) => ({ ...node, fontSize: 7.5, color: ink.muted })

const product = ({ reference, name }: { reference: string; name: string }, more: readonly string[] = []): Node => ({
  stack: [{ text: name, bold: true }, ...[`Ref. ${reference}`, ...more].map((text) => small({ text }))],
})

/** How many, and below it what that is in packs. */
export const units = (quantity: number, perPack: number | null): Node => {
  const packs = inPacks(quantity, perPack)
  return {
    stack: [
      figure(counted(quantity, 'unit')),
      ...(packs === null ? [] : [small({ text: `(${packs})`, alignment: 'right' })]),
    ],
  }
}

const unitPrice = ({ price, discount, effectivePrice }: QuoteLine): Node =>
  discount > 0
    ? {
        stack: [figure(dollars(effectivePrice)), small(figure(`${dollars(price)} less ${percentage(discount)}`))],
      }
    : figure(dollars(effectivePrice))

/** What is sold at which price, and what is free. */
export const quoteItems = ({ lines, bonusLines }: Pick<QuoteDocument, 'lines' | 'bonusLines'>): Node => ({
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
        product(
          line,
          line.adjusted ? [`Price adjusted from ${dollars(line.adjusted.from)}: ${line.adjusted.reason}`] : [],
        ),
        { text: line.packaging ?? '', style: 'muted' },
        unitPrice(line),
        units(line.quantity, line.packagingUnits),
        figure(dollars(line.total)),
      ]),
      ...bonusLines.map((line) => [
        product(line),
        { text: 'Bonus', style: 'muted' },
        figure('Free'),
        units(line.quantity, null),
        figure(dollars(0)),
      ]),
    ],
  },
})

type Row = readonly [label: string, amount: string]

const freightRows = ({ freight, off, ...way }: QuoteFreight): readonly Row[] => [
  [['Freight', freightLine(way)].filter(Boolean).join(': '), dollars(freight)],
  ...(off ? [[`Promo code ${off.code}, on the freight`, dollars(-off.value)] as const] : []),
]

const cashBackLine = ({ code, value, careCoins }: NonNullable<QuoteDocument['cashBack']>): string =>
  `Promo code ${code}: ${counted(careCoins, 'CareCoin')}, worth ${dollars(value)}, credited when the order is delivered.`

/** How it adds up: to the grand total where there is one freight, else to the total of the goods. */
export const quoteTotals = ({
  subtotal,
  promo,
  cashBack,
  careCoins,
  total,
  freights,
  note,
}: Pick<QuoteDocument, 'subtotal' | 'promo' | 'cashBack' | 'careCoins' | 'total' | 'freights' | 'note'>): Node => {
  const [only, ...others] = freights
  const chosen = others.length === 0 ? only : undefined
  const rows: readonly Row[] = [
    ...(promo || careCoins ? [['Sub-total (excl. VAT)', dollars(subtotal)] as const] : []),
    ...(promo ? [[`Promo code ${promo.code}`, dollars(-promo.off)] as const] : []),
    ...(careCoins ? [[`CareCoins used (${count(careCoins.used)})`, dollars(-careCoins.value)] as const] : []),
    ...(chosen ? [['Order total price (excl. VAT)', dollars(total)] as const, ...freightRows(chosen)] : []),
  ]
  const last: Row = chosen
    ? ['Grand total (excl. VAT)', dollars(chosen.grandTotal)]
    : ['Order total price (excl. VAT)', dollars(total)]
  return {
    unbreakable: (note?.length ?? 0) < LONG_NOTE,
    margin: [0, 12, 0, 0],
    columnGap: 28,
    columns: [
      { width: '*', stack: note ? [block('Note', []), note] : [] },
      {
        width: 250,
        stack: [
          {
            lineHeight: 1.1,
            layout: 'totals',
            table: {
              widths: ['*', 'auto'],
              body: [
                ...rows.map(([label, amount]) => [{ text: label, style: 'muted' }, figure(amount)]),
                last.map((text, at) => ({ ...(at === 0 ? { text } : figure(text)), bold: true, fontSize: 11 })),
              ],
            },
          },
          ...(cashBack ? [{ text: cashBackLine(cashBack), style: 'muted', margin: [0, 6, 0, 0] }] : []),
        ],
      },
    ],
  }
}

const days = (transit: number | null) => (transit === null ? '' : counted(transit, 'day'))

const shippingPrice = ({ freight, off, shippingPrice: price }: QuoteFreight): Node =>
  off
    ? { stack: [figure(dollars(price)), small(figure(`${dollars(freight)} less ${dollars(off.value)}`))] }
    : figure(dollars(price))

/** The ways to send the goods, where there is something to choose from. */
export const quoteFreights = ({ freights }: QuoteDocument): readonly Node[] =>
  freights.length < 2
    ? []
    : [
        {
          unbreakable: true,
          margin: [0, 18, 0, 0],
          stack: [
            {
              text: 'Freight: choose one option when you confirm the order',
              style: 'heading',
              margin: [0, 0, 0, 6],
            },
            {
              layout: 'hairlines',
              table: {
                headerRows: 1,
                widths: ['*', 'auto', 'auto', 'auto', 'auto'],
                body: [
                  [
                    columnHead('Option', 'left'),
                    columnHead('Transport', 'left'),
                    columnHead('Transit'),
                    columnHead('Freight'),
                    columnHead('Grand total (excl. VAT)'),
                  ],
                  ...freights.map((freight) => [
                    { text: freight.name, bold: true },
                    { text: freight.transportMode ?? '', style: 'muted' },
                    figure(days(freight.transitDays)),
                    shippingPrice(freight),
                    { ...figure(dollars(freight.grandTotal)), bold: true },
                  ]),
                ],
              },
            },
          ],
        },
      ]
