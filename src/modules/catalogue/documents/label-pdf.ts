import type { Brand } from '#platform/configuration/configuration.ts'
import type { Moment } from '#platform/event.ts'
import { CONTENT_WIDTH, type DocumentDefinition, head, ink, type Node, page } from '#platform/pdf/page.ts'
import { dayWithZone } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'

export type LabelDocument = {
  readonly brand: Pick<Brand, 'name' | 'provider'>
  /** The reader's: the company's, or the office's. */
  readonly timeZone: TimeZone
  /** BCP 47. */
  readonly language: string
  readonly publishedAt: Moment
  /** Opens the product. */
  readonly productUrl: string
  /** What it is printed on: 'Secondary packaging'. */
  readonly kind: string
  readonly name: string
  readonly code: string
  readonly country: string
  readonly reference: string
  readonly product: string
  readonly description: string
  readonly packaging: string | null
  readonly sterile: boolean
}

/** Points in a millimetre. */
const MM = 72 / 25.4
const LABEL = { width: 120 * MM, height: 70 * MM, bleed: 3 * MM }

/** A label as it goes to the printer, true to size: 120 × 70 mm with bleed and crop marks, over what identifies it. */
export const labelPdf = (label: LabelDocument): DocumentDefinition =>
  page({
    title: `${label.name} ${label.code}`,
    language: label.language,
    madeAt: label.publishedAt,
    provider: label.brand.provider,
    link: label.productUrl,
    content: [
      head(label.brand.name, say('Label artwork'), [
        [say('Code'), label.code],
        [say('Published'), dayWithZone(label.publishedAt, label.timeZone)],
        [say('Country'), label.country],
      ]),
      { text: label.name, fontSize: 12, bold: true },
      { text: say('{0} · 120 × 70 mm, true to size', label.kind), style: 'muted', margin: [0, 2, 0, 20] },
      artwork(label),
      {
        margin: [0, 26, 0, 0],
        layout: 'hairlines',
        table: {
          widths: [130, '*'],
          body: [
            [say('Product'), label.product],
            [say('Reference'), label.reference],
            [say('Printed on'), label.packaging ? `${label.kind}, ${label.packaging}` : label.kind],
            [say('Inks'), say('Process purple, process cyan, black')],
            [say('Lot and expiry'), say('Printed on the line, in the two empty fields')],
          ].map(([name, value]) => [
            { text: name, style: 'muted' },
            { text: value, bold: true },
          ]),
        },
      },
    ],
  })

/** The drawing in the middle of the page, and its texts over it: they are set from the drawing's lower edge. */
const artwork = (label: LabelDocument): Node => {
  const frame = { width: LABEL.width + 2 * MARKS, height: LABEL.height + 2 * MARKS }
  const aside = (CONTENT_WIDTH - frame.width) / 2
  const over = (top: number, node: Readonly<Record<string, unknown>>): Node => ({
    relativePosition: { x: aside + MARKS + 16, y: MARKS + top - frame.height },
    columns: [{ ...node, width: LABEL.width - 32 }],
  })
  return {
    stack: [
      { svg: drawing(frame), width: frame.width, margin: [aside, 0, 0, 0] },
      over(10, { text: label.brand.name, color: '#ffffff', bold: true, fontSize: 9 }),
      over(48, {
        columns: [
          {
            width: '*',
            stack: [
              {
                text: label.product,
                bold: true,
                fontSize: label.product.length > 40 ? 11 : 14,
                lineHeight: 1.1,
                margin: [0, 0, 0, 4],
              },
              { text: label.packaging ?? label.description.slice(0, 70), fontSize: 7.5, color: ink.muted },
            ],
          },
          { width: 60, qr: label.code, fit: 50, foreground: ink.text, alignment: 'right' },
        ],
      }),
      over(124, {
        layout: 'plain',
        table: {
          widths: ['auto', '*', 'auto', 82],
          body: [
            [sign('REF'), value(label.reference), sign('LOT'), ''],
            [sign('CODE'), value(label.code), sign('EXP'), ''],
          ],
        },
      }),
      over(172, {
        text: [label.sterile ? 'STERILE · ' : '', label.country, ' · ', label.brand.provider.name].join(''),
        fontSize: 7,
        color: ink.muted,
      }),
    ],
  }
}

/** Room around the label for the crop marks. */
const MARKS = 8 * MM

const sign = (text: string) => ({ text, bold: true, fontSize: 7 })
const value = (text: string) => ({ text, fontSize: 8, fontFeatures: ['tnum'] })

const drawing = ({ width, height }: { width: number; height: number }): string => {
  const [left, top, right, bottom] = [MARKS, MARKS, width - MARKS, height - MARKS]
  const { bleed } = LABEL
  const marks = [left, right].flatMap((x) => [`M${x} 0V${MARKS - bleed - 2}`, `M${x} ${height}V${bottom + bleed + 2}`])
  const more = [top, bottom].flatMap((y) => [`M0 ${y}H${MARKS - bleed - 2}`, `M${width} ${y}H${right + bleed + 2}`])
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect x="${left}" y="${top}" width="${LABEL.width}" height="${LABEL.height}" fill="#ffffff"/>`,
    `<path d="M${left - bleed} ${top - bleed}H${right + bleed}V${top + 30}H${left - bleed}z" fill="#5c1d90"/>`,
    `<path d="M${left - bleed} ${top + 30}H${right + bleed}v4H${left - bleed}z" fill="#42c3d4"/>`,
    `<rect x="${left}" y="${top}" width="${LABEL.width}" height="${LABEL.height}" fill="none" stroke="${ink.muted}" stroke-width=".5" stroke-dasharray="4 3"/>`,
    ...[123.5, 140].map(
      (y) =>
        `<rect x="${right - 106}" y="${top + y}" width="90" height="12" fill="none" stroke="${ink.muted}" stroke-width=".5"/>`,
    ),
    `<path d="${[...marks, ...more].join('')}" stroke="${ink.text}" stroke-width=".5" fill="none"/></svg>`,
  ].join('')
}
