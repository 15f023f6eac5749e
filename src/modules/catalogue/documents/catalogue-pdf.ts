import { type ArtKind, productArt } from '#modules/catalogue/products/product-art.ts'
import { markColours, markPetals } from '#platform/configuration/brand-mark.ts'
import type { Brand } from '#platform/configuration/configuration.ts'
import type { Moment } from '#platform/event.ts'
import type { Cents } from '#platform/money.ts'
import { type DocumentDefinition, ink, MARGIN, type Node, page } from '#platform/pdf/page.ts'
import { count, dayOf, dollars, percentage } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'

export type CatalogueEntry = {
  readonly reference: string
  readonly name: string
  readonly description: string
  readonly artwork: ArtKind
  readonly minimumOrderQuantity: number
  /** Where it can be ordered; nothing for visitors, and nothing where it is not available. */
  readonly prices: readonly {
    readonly country: string
    readonly price: Cents
    readonly discount: number
    readonly effectivePrice: Cents
  }[]
}

export type CatalogueDocument = {
  readonly brand: Pick<Brand, 'name' | 'provider'>
  /** The reader's: the company's, or the office's. */
  readonly timeZone: TimeZone
  /** BCP 47. */
  readonly language: string
  /** Its day: prices are those of this moment. */
  readonly madeAt: Moment
  /** Opens the shop. */
  readonly shopUrl: string
  /** Whose prices these are; null: the portfolio as everybody may see it. */
  readonly distributor: { readonly name: string; readonly countries: readonly string[] } | null
  /** Empty categories and sub-categories are left out. */
  readonly categories: readonly {
    readonly name: string
    readonly subCategories: readonly { readonly name: string; readonly products: readonly CatalogueEntry[] }[]
  }[]
}

/** The portfolio to print: a cover, what is where, and every product with its picture, by category. */
export const cataloguePdf = (catalogue: CatalogueDocument): DocumentDefinition => {
  const { brand, language, madeAt, shopUrl, distributor } = catalogue
  const categories = catalogue.categories
    .map(({ name, subCategories }) => ({
      name,
      subCategories: subCategories.filter(({ products }) => products.length > 0),
    }))
    .filter(({ subCategories }) => subCategories.length > 0)
  return page({
    title: distributor ? say('{0} catalogue for {1}', brand.name, distributor.name) : say('{0} catalogue', brand.name),
    language,
    madeAt,
    provider: brand.provider,
    link: shopUrl,
    cover: true,
    content: [
      cover(catalogue),
      contents(categories.map(({ name }) => name)),
      ...categories.flatMap(({ name, subCategories }) => [
        {
          text: name,
          style: 'documentName',
          tocItem: true,
          tocStyle: { bold: true },
          pageBreak: 'before',
          margin: [0, 0, 0, 6],
        },
        ...subCategories.map((sub) =>
          group(
            sub.name,
            sub.products.map((product) => entry(product, name, distributor !== null)),
          ),
        ),
      ]),
    ],
  })
}

/** One table of a sub-category: its name stays with the first product and comes again on the next page. */
const group = (name: string, rows: readonly (readonly Node[])[]): Node => {
  const columns = rows[0]?.length ?? 2
  const title = { text: name, tocItem: true, tocMargin: [14, 0, 0, 0], fontSize: 12, bold: true, colSpan: columns }
  return {
    layout: 'hairlines',
    margin: [0, 8, 0, 8],
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [72, '*', 150].slice(0, columns),
      body: [[title, '', ''].slice(0, columns), ...rows],
    },
  }
}

const PAGE = { width: 595.28, height: 841.89 }

const cover = ({ brand, distributor, madeAt, timeZone }: CatalogueDocument): Node => ({
  pageBreak: 'after',
  stack: [
    { svg: coverArt, width: PAGE.width + 2, absolutePosition: { x: -1, y: -1 } },
    { text: brand.name, color: '#e9e0f5', fontSize: 14, bold: true, absolutePosition: { x: MARGIN + 36, y: 62 } },
    {
      text: say('Women’s health'),
      color: '#ffffff',
      fontSize: 44,
      bold: true,
      lineHeight: 1.05,
      absolutePosition: { x: MARGIN, y: 520 },
    },
    {
      text: say('The portfolio'),
      color: '#aeecf6',
      fontSize: 44,
      lineHeight: 1.05,
      absolutePosition: { x: MARGIN, y: 572 },
    },
    {
      absolutePosition: { x: MARGIN, y: 650 },
      stack: [
        {
          text: distributor ? say('For {0}', distributor.name) : say('For distributors of women’s health products'),
          color: '#ffffff',
          fontSize: 12,
          bold: true,
        },
        {
          text: distributor ? distributor.countries.join(', ') : brand.provider.name,
          color: '#e9e0f5',
          fontSize: 11,
          margin: [0, 3, 0, 0],
        },
        {
          text: distributor ? say('Prices of {0}, VAT excluded', dayOf(madeAt, timeZone)) : dayOf(madeAt, timeZone),
          color: '#e9e0f5',
          fontSize: 11,
          margin: [0, 3, 0, 0],
        },
      ],
    },
  ],
})

const petal = (turn: number, colour: string, opacity: number) =>
  `<ellipse cx="380" cy="150" rx="74" ry="170" fill="${colour}" opacity="${opacity}" transform="rotate(${turn} 380 300)"/>`

const coverArt = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${PAGE.height}"><defs><linearGradient id="cover" x1="0" y1="1" x2="1" y2="0"><stop stop-color="#34114f"/><stop offset=".6" stop-color="#4a1a75"/><stop offset="1" stop-color="#136775"/></linearGradient></defs>`,
  `<rect width="${PAGE.width}" height="${PAGE.height}" fill="url(#cover)"/>`,
  ...[0, 60, 120, 180, 240, 300].map((turn, place) => petal(turn + 14, place % 2 ? '#42c3d4' : '#c193f9', 0.26)),
  `<g transform="translate(${MARGIN} 54) scale(.56)"><path fill="${markColours.onInk.outer}" d="${markPetals.outer}"/><path fill="${markColours.onInk.inner}" d="${markPetals.inner}"/></g></svg>`,
].join('')

const contents = (names: readonly string[]): Node =>
  names.length > 0
    ? { toc: { title: { text: say('Contents'), style: 'documentName', margin: [0, 0, 0, 14] }, numberStyle: 'figure' } }
    : { text: say('No product is available at the moment.'), style: 'muted' }

const entry = (product: CatalogueEntry, category: string, priced: boolean): readonly Node[] => {
  const { reference, name, description, artwork, minimumOrderQuantity, prices } = product
  const unavailable = { text: say('Not available in your region'), style: 'muted', alignment: 'right', fontSize: 8 }
  return [
    { svg: productArt(reference, artwork, category), width: 72, margin: [0, 2, 0, 2] },
    {
      stack: [
        { text: name, bold: true, fontSize: 10 },
        {
          text: say('Ref. {0} · from {1} units', reference, count(minimumOrderQuantity)),
          fontSize: 7.5,
          color: ink.muted,
          margin: [0, 1, 0, 3],
        },
        { text: description, fontSize: 8.5, color: ink.muted },
      ],
    },
    ...(priced ? [prices.length > 0 ? priceTable(prices) : unavailable] : []),
  ]
}

const priceTable = (prices: CatalogueEntry['prices']): Node => ({
  layout: 'plain',
  table: {
    widths: ['*', 'auto'],
    body: prices.map(({ country, price, discount, effectivePrice }) => [
      { text: country, fontSize: 8.5, color: ink.muted },
      {
        stack: [
          { text: dollars(effectivePrice), style: ['strong', 'figure'] },
          ...(discount > 0
            ? [
                {
                  text: say('{0} less {1}', dollars(price), percentage(discount)),
                  style: 'figure',
                  fontSize: 7,
                  color: ink.muted,
                },
              ]
            : []),
        ],
      },
    ]),
  },
})
