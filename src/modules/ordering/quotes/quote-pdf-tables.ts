import { inPacks } from '#modules/ordering/terms/in-packs.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import { block, ink, type Node } from '#platform/pdf/page.ts'
import { count, dollars, percentage } from '#platform/text/formats.ts'
import { say, sayCounted, translated } from '#platform/text/say.ts'

import type { QuoteDocument, QuoteFreight, QuoteLine } from './quote-document.ts'

/** Characters: above it the note may break over pages, below it is next to the totals in one piece. */
const LONG_NOTE = 500

const columnHead = (text: string, alignment = 'right') => ({ text, style: 'columnHead', alignment })
const figure = (text: string) => ({ text, style: 'figure' })
const small = (node: Record<string, unknown>) => ({ ...node, fontSize: 7.5, color: ink.muted })

const product = ({ reference, name }: { reference: string; name: string }, more: readonly string[] = []): Node => ({
  stack: [{ text: name, bold: true }, ...[say('Ref. {0}', reference), ...more].map((text) => small({ text }))],
})

/** How many, and below it what that is in packs. */
export const units = (quantity: number, perPack: number | null): Node => {
  const packs = inPacks(quantity, perPack)
  return {
    stack: [
      figure(sayCounted(quantity, 'unit', 'units')),
      ...(packs === null ? [] : [small({ text: `(${packs})`, alignment: 'right' })]),
    ],
  }
}

const unitPrice = ({ price, discount, effectivePrice }: QuoteLine): Node =>
  discount > 0
    ? {
        stack: [
          figure(dollars(effectivePrice)),
          small(figure(say('{0} less {1}', dollars(price), percentage(discount)))),
        ],
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
        columnHead(say('Product'), 'left'),
        columnHead(say('Packaging'), 'left'),
        columnHead(say('Per unit price')),
        columnHead(say('Quantity')),
        columnHead(say('Total')),
      ],
      ...lines.map((line) => [
        product(
          line,
          line.adjusted ? [say('Price adjusted from {0}: {1}', dollars(line.adjusted.from), line.adjusted.reason)] : [],
        ),
        { text: line.packaging ?? '', style: 'muted' },
        unitPrice(line),
        units(line.quantity, line.packagingUnits),
        figure(dollars(line.total)),
      ]),
      ...bonusLines.map((line) => [
        product(line),
        { text: say('Bonus'), style: 'muted' },
        figure(say('Free')),
        units(line.quantity, null),
        figure(dollars(0)),
      ]),
    ],
  },
})

type Row = readonly [label: string, amount: string]

const freightRows = ({ freight, off, ...way }: QuoteFreight): readonly Row[] => [
  [[say('Freight'), freightLine(way)].filter(Boolean).join(': '), dollars(freight)],
  ...(off ? [[say('Promo code {0}, on the freight', off.code), dollars(-off.value)] as const] : []),
]

const cashBackLine = ({ code, value, careCoins }: NonNullable<QuoteDocument['cashBack']>): string =>
  say(
    'Promo code {0}: {1}, worth {2}, credited when the order is delivered.',
    code,
    sayCounted(careCoins, 'CareCoin', 'CareCoins'),
    dollars(value),
  )

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
    ...(promo || careCoins ? [[say('Sub-total (excl. VAT)'), dollars(subtotal)] as const] : []),
    ...(promo ? [[say('Promo code {0}', promo.code), dollars(-promo.off)] as const] : []),
    ...(careCoins ? [[say('CareCoins used ({0})', count(careCoins.used)), dollars(-careCoins.value)] as const] : []),
    ...(chosen ? [[say('Order total price (excl. VAT)'), dollars(total)] as const, ...freightRows(chosen)] : []),
  ]
  const last: Row = chosen
    ? [say('Grand total (excl. VAT)'), dollars(chosen.grandTotal)]
    : [say('Order total price (excl. VAT)'), dollars(total)]
  return {
    unbreakable: (note?.length ?? 0) < LONG_NOTE,
    margin: [0, 12, 0, 0],
    columnGap: 28,
    columns: [
      { width: '*', stack: note ? [block(say('Note'), []), note] : [] },
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

const days = (transit: number | null) => (transit === null ? '' : sayCounted(transit, 'day', 'days'))

const shippingPrice = ({ freight, off, shippingPrice: price }: QuoteFreight): Node =>
  off
    ? { stack: [figure(dollars(price)), small(figure(say('{0} less {1}', dollars(freight), dollars(off.value))))] }
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
                    columnHead(say('Option'), 'left'),
                    columnHead(say('Transport'), 'left'),
                    columnHead(say('Transit')),
                    columnHead(say('Freight')),
                    columnHead(say('Grand total (excl. VAT)')),
                  ],
                  ...freights.map((freight) => [
                    { text: freight.name, bold: true },
                    { text: translated(freight.transportMode ?? ''), style: 'muted' },
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
