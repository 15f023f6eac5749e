import { type ArtKind, productArt } from '#modules/catalogue/products/product-art.ts'
import type { Brand } from '#platform/configuration/configuration.ts'
import type { Moment } from '#platform/event.ts'
import { type DocumentDefinition, head, ink, type Node, page } from '#platform/pdf/page.ts'
import { count } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'

export type SheetDocument = {
  readonly brand: Pick<Brand, 'name' | 'provider'>
  /** BCP 47. */
  readonly language: string
  /** When the product was last described. */
  readonly revisedAt: Moment
  /** Opens the product. */
  readonly productUrl: string
  readonly reference: string
  readonly MBDreferenceCode: string
  readonly name: string
  readonly category: string
  readonly subCategory: string
  readonly description: string
  readonly technicalDescription: string
  readonly artwork: ArtKind
  readonly sterile: boolean
  readonly packagings: readonly string[]
  readonly minimumOrderQuantity: number
  readonly orderQuantityStep: number
}

/** The product sheet: one page of what a pharmacist needs to know. It has no price, so everyone may have it. */
export const sheetPdf = (sheet: SheetDocument): DocumentDefinition =>
  page({
    title: say('{0}, product sheet', sheet.name),
    language: sheet.language,
    madeAt: sheet.revisedAt,
    provider: sheet.brand.provider,
    link: sheet.productUrl,
    content: [
      head(sheet.brand.name, say('Product sheet'), [
        [say('Reference'), sheet.reference],
        [say('Code'), sheet.MBDreferenceCode],
      ]),
      {
        columnGap: 24,
        margin: [0, 0, 0, 22],
        columns: [
          { width: 216, svg: productArt(sheet.reference, sheet.artwork, sheet.category), fit: [216, 171] },
          {
            width: '*',
            stack: [
              { text: `${sheet.category} · ${sheet.subCategory}`, style: 'muted', margin: [0, 4, 0, 4] },
              { text: sheet.name, fontSize: 17, bold: true, lineHeight: 1.15 },
              { text: sheet.description, fontSize: 10.5, margin: [0, 8, 0, 0], lineHeight: 1.4 },
            ],
          },
        ],
      },
      heading(say('Technical description')),
      ...sheet.technicalDescription
        .split('\n')
        .map((text) => ({ text, fontSize: 10, lineHeight: 1.45, margin: [0, 0, 0, 6] })),
      heading(say('Ordering')),
      facts([
        [say('Packagings'), sheet.packagings.join(', ') || say('By unit')],
        [say('Minimum order'), say('{0} units', count(sheet.minimumOrderQuantity))],
        [
          say('Order step'),
          sheet.orderQuantityStep > 1
            ? say('{0} units', count(sheet.orderQuantityStep))
            : say('Any quantity from the minimum on'),
        ],
        [
          say('Sterile'),
          sheet.sterile ? say('Yes; a certificate of sterilization can be requested with the order') : 'No',
        ],
      ]),
    ],
  })

const heading = (text: string): Node => ({ text, fontSize: 11, bold: true, color: ink.title, margin: [0, 12, 0, 6] })

const facts = (rows: readonly (readonly [label: string, value: string])[]): Node => ({
  layout: 'hairlines',
  table: {
    widths: [130, '*'],
    body: rows.map(([label, value]) => [
      { text: label, style: 'muted' },
      { text: value, bold: true },
    ]),
  },
})
