import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import type { Moment } from '#platform/event.ts'
import { cents } from '#platform/money.ts'
import { startDocuments } from '#platform/pdf/documents.ts'
import type { DocumentDefinition } from '#platform/pdf/page.ts'
import { beyondMargins, missingGlyphs, pdfPages } from '#tests/pdf-text.ts'

import { type CatalogueDocument, type CatalogueEntry, cataloguePdf } from './catalogue-pdf.ts'
import { labelPdf } from './label-pdf.ts'
import { sheetPdf } from './sheet-pdf.ts'

const brand = {
  name: 'PartnerCare',
  provider: { name: 'The provider', address: ['Paris'], email: 'contact@provider.example' },
}
const at = '2026-11-20T00:00:00.000Z' as Moment

const product: CatalogueEntry = {
  reference: 'PC-1042',
  name: 'Copper intrauterine device',
  description: 'For up to ten years.',
  artwork: 'device',
  minimumOrderQuantity: 1200,
  prices: [{ country: 'Colombia', price: cents(840), discount: 12, effectivePrice: cents(739) }],
}

const catalogue: CatalogueDocument = {
  brand,
  timeZone: 'UTC',
  language: 'en',
  madeAt: at,
  shopUrl: 'https://portal.example/shop',
  distributor: { name: 'Andina Salud', countries: ['Colombia', 'Peru'] },
  categories: [
    {
      name: 'Contraception',
      subCategories: [
        { name: 'Intrauterine', products: [product, { ...product, reference: 'PC-1043', prices: [] }] },
        { name: 'Nothing here', products: [] },
      ],
    },
    { name: 'Nothing at all', subCategories: [{ name: 'Nor here', products: [] }] },
  ],
}

const sheet = {
  ...product,
  brand,
  language: 'en',
  revisedAt: at,
  productUrl: 'https://portal.example/product/1',
  MBDreferenceCode: 'MBD-380',
  category: 'Contraception',
  subCategory: 'Intrauterine',
  technicalDescription: 'A polyethylene body.\nSterilised by ethylene oxide.',
  sterile: true,
  packagings: ['Box of 1', 'Carton of 24'],
  orderQuantityStep: 24,
}

// The first document starts the typesetter's thread.
vi.setConfig({ testTimeout: 60_000 })

describe('the catalogue on paper', () => {
  let folder: string
  let documents: Awaited<ReturnType<typeof startDocuments>>
  const pages = async (definition: DocumentDefinition) => pdfPages(await documents.make(definition))

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
    documents = await startDocuments(folder)
  })
  afterAll(async () => {
    await documents.stop()
    await rm(folder, { recursive: true })
  })

  test('a distributor’s has a cover, a list of what is where, and its prices', async () => {
    const [cover, contents, portfolio, ...more] = await pages(cataloguePdf(catalogue))
    expect(cover).toContain('For Andina Salud Colombia, Peru Prices of 20/11/2026, VAT excluded')
    expect(contents).toMatch(/Contents Contraception 3 Intrauterine 3/)
    expect(portfolio).toContain('Ref. PC-1042 · from 1 200 units For up to ten years. Colombia $7.39 $8.40 less 12%')
    expect(portfolio).toContain('Not available in your region')
    expect(more).toEqual([])
    expect([cover, contents, portfolio].join()).not.toContain('Nothing')
  })

  test('everybody’s has no price at all, whatever it was given', async () => {
    const all = (await pages(cataloguePdf({ ...catalogue, distributor: null }))).join()
    expect(all).toContain('Copper intrauterine device')
    expect(all).not.toMatch(/\$|VAT|Not available/)
  })

  test('an empty portfolio is a sentence, not a fault', async () => {
    expect((await pages(cataloguePdf({ ...catalogue, categories: [] }))).join()).toContain(
      'No product is available at the moment.',
    )
  })

  test('a product sheet is one page with everything but prices', async () => {
    const [text, ...more] = await pages(sheetPdf(sheet))
    expect(more).toEqual([])
    for (const shown of [
      'PC-1042',
      'MBD-380',
      'Sterilised by ethylene oxide.',
      'Box of 1, Carton of 24',
      '1 200 units',
      '24 units',
    ])
      expect(text).toContain(shown)
    expect(text).not.toContain('$')
  })

  test('a label says what it is printed on and for which country', async () => {
    const label = {
      ...sheet,
      product: product.name,
      publishedAt: at,
      kind: 'Master carton',
      name: 'Carton label',
      code: 'L1',
      timeZone: 'UTC',
      country: 'Peru',
      packaging: null,
    }
    const [text, ...more] = await pages(labelPdf(label))
    expect(more).toEqual([])
    for (const shown of [
      'Carton label',
      'Code L1',
      'Peru',
      'Master carton · 120 × 70 mm, true to size',
      'LOT',
      'EXP',
      'STERILE',
    ])
      expect(text).toContain(shown)
  })

  test('the longest texts that a product may have still fit', async () => {
    const long = {
      name: 'N'.repeat(60).concat(' ', 'n'.repeat(59)),
      description: 'text '.repeat(80).trim(),
      technicalDescription: 'text '.repeat(400).trim(),
    }
    expect((await pages(sheetPdf({ ...sheet, ...long }))).length).toBeLessThanOrEqual(2)
    expect(
      (
        await pages(
          cataloguePdf({
            ...catalogue,
            categories: [{ name: 'C', subCategories: [{ name: 'S', products: [{ ...product, ...long }] }] }],
          }),
        )
      ).length,
    ).toBe(3)
  })

  test.each(['W'.repeat(300), 'بيت'.repeat(100), '医院'.repeat(150)])(
    '%s stays on the page',
    async (text) => {
      const texts = { reference: text, name: text, description: text, technicalDescription: text, packagings: [text] }
      const names = { MBDreferenceCode: text, category: text, subCategory: text }
      const label = {
        ...sheet,
        ...texts,
        product: text,
        publishedAt: at,
        timeZone: 'UTC',
        kind: text,
        code: text.slice(0, 20),
        country: text,
      }
      for (const definition of [
        sheetPdf({ ...sheet, ...texts, ...names }),
        labelPdf({ ...label, packaging: text }),
        cataloguePdf({
          ...catalogue,
          distributor: { name: text, countries: [text] },
          categories: [{ name: text, subCategories: [{ name: text, products: [{ ...product, ...texts }] }] }],
        }),
      ]) {
        const pdf = await documents.make(definition)
        expect(missingGlyphs(pdf)).toBe(0)
        expect(beyondMargins(pdf)).toEqual([])
      }
    },
    60_000,
  )
})
