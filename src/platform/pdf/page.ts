import { brandMark } from '#platform/configuration/brand-mark.ts'
import type { Brand } from '#platform/configuration/configuration.ts'
import type { Moment } from '#platform/event.ts'

/** As plain JSON: no functions, dates or picture addresses. */
export type DocumentDefinition = Readonly<Record<string, unknown>>
export type Node = string | Readonly<Record<string, unknown>> | readonly Node[]

/** Purple and grey of the design, dark enough to read in black and white. */
export const ink = {
  text: '#201c25',
  muted: '#5e5a63',
  title: '#5c1d90',
  rule: '#7529b5',
  hairline: '#d9d6dc',
  sunken: '#f6f4f8',
} as const

/** Points. A4 is 595 × 842. */
export const MARGIN = 48
export const CONTENT_WIDTH = 595.28 - 2 * MARGIN

export type PageOptions = {
  readonly title: string
  readonly language: string
  readonly madeAt: Moment
  readonly provider: Brand['provider']
  readonly link: string | null
  readonly content: readonly Node[]
  readonly cover?: boolean
  readonly stamp?: string
}

/** A4, Inter, page x / y, the company line and a QR code to its subject in the portal. */
export const page = ({
  title,
  language,
  madeAt,
  provider,
  link,
  content,
  cover = false,
  stamp,
}: PageOptions): DocumentDefinition => ({
  version: '1.7',
  pageSize: 'A4',
  pageMargins: [MARGIN, MARGIN, MARGIN, link ? 84 : 64],
  language,
  displayTitle: true,
  info: {
    title,
    author: provider.name,
    creator: provider.name,
    producer: provider.name,
    creationDate: madeAt,
    modDate: madeAt,
  },
  defaultStyle: { font: 'Inter', fontSize: 9, lineHeight: 1.25, color: ink.text },
  styles: {
    documentName: { fontSize: 20, bold: true, color: ink.title, lineHeight: 1.1 },
    heading: { fontSize: 8.5, bold: true, color: ink.muted },
    columnHead: { fontSize: 8.5, bold: true, color: ink.muted, lineHeight: 1.1 },
    strong: { bold: true },
    muted: { color: ink.muted },
    figure: { fontFeatures: ['tnum'], alignment: 'right', noWrap: true },
    terms: { fontSize: 8, color: ink.muted },
  },
  content,
  cover,
  ...(stamp !== undefined && { watermark: { text: stamp, color: ink.rule, opacity: 0.09, bold: true, fontSize: 120 } }),
  footer: foot([provider.name, ...provider.address, provider.email].join(' · '), link),
})

/** The worker writes the numbers in place of {page} and {pages}. */
const foot = (line: string, link: string | null): Node => ({
  margin: [MARGIN, 10, MARGIN, 0],
  columns: [
    {
      width: '*',
      stack: [
        {
          canvas: [
            {
              type: 'line',
              x1: 0,
              y1: 0,
              x2: link ? CONTENT_WIDTH - 62 : CONTENT_WIDTH,
              y2: 0,
              lineWidth: 0.5,
              lineColor: ink.hairline,
            },
          ],
        },
        {
          margin: [0, 8, 0, 0],
          columns: [
            { width: '*', text: line, style: 'terms' },
            { width: 'auto', text: '{page} / {pages}', style: ['terms', 'figure'] },
          ],
        },
      ],
    },
    ...(link ? [{ width: 62, qr: link, fit: 54, eccLevel: 'M', foreground: ink.text, alignment: 'right' }] : []),
  ],
})

export const head = (
  brandName: string,
  documentName: string,
  facts: readonly (readonly [label: string, value: string])[],
): Node => ({
  margin: [0, 0, 0, 20],
  columns: [
    {
      width: '*',
      stack: [
        {
          columns: [
            { width: 26, svg: brandMark(), fit: [22, 22] },
            { width: '*', text: brandName, bold: true, fontSize: 12, margin: [0, 4, 0, 0] },
          ],
        },
        { text: documentName, style: 'documentName', margin: [0, 14, 0, 0] },
      ],
    },
    {
      width: 'auto',
      margin: [0, 2, 0, 0],
      layout: 'plain',
      table: {
        body: facts.map(([label, value]) => [
          { text: label, style: 'muted' },
          { text: value, style: ['strong', 'figure'] },
        ]),
      },
    },
  ],
})

export const block = (title: string, lines: readonly (string | null | undefined)[]): Node => ({
  stack: [
    { text: title, style: 'heading', margin: [0, 0, 0, 3] },
    ...lines.filter((line) => line).map((line, index) => ({ text: line, bold: index === 0 })),
  ],
})
