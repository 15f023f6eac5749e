import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { careCoins } from '#modules/terms/care-coins.ts'
import { cents } from '#platform/money.ts'
import { startDocuments } from '#platform/pdf/documents.ts'
import { pdfPages } from '#tests/pdf-text.ts'
import { address, freight, line, plainQuote } from '#tests/sample-quote.ts'

import type { QuoteDocument } from './quote-document.ts'
import { quoteFileName, quotePdf } from './quote-pdf.ts'

// The first document starts the typesetter's thread.
vi.setConfig({ testTimeout: 30_000 })

describe('the sales quote', () => {
  let folder: string
  let documents: Awaited<ReturnType<typeof startDocuments>>
  const pages = async (quote: QuoteDocument) => pdfPages(await documents.make(quotePdf(quote)))

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quotes-'))
    documents = await startDocuments(folder)
  })
  afterAll(async () => {
    await documents.stop()
    await rm(folder, { recursive: true })
  })

  test('says what, for whom, how much and until when', async () => {
    const [text = '', ...more] = await pages(plainQuote)
    expect(more).toEqual([])
    expect(text).toContain('Sales quote N° order 2026-000123 Date 20/11/2026 Valid until 20/12/2026')
    expect(text).toContain(
      'Ship to Andina Salud Main warehouse Bodega Andina Carrera 15 # 93-60 110221 Bogotá Colombia',
    )
    expect(text).toContain('Bill to Andina Salud Main warehouse Bodega Andina')
    expect(text).toContain(
      'Copper intrauterine device Ref. PC-1042 Carton of 24 $8.40 1 500 units (62 packs of 24 and 12 units) $12 600.00',
    )
    expect(text).toContain(
      'Order total price (excl. VAT) $12 600.00 Freight: Sea freight · Harbor · 35 days $1 860.00 Grand total (excl. VAT) $14 460.00',
    )
    expect(text).toContain('This quote is valid until 20/12/2026')
  })

  test('names no one twice', async () => {
    const own = { ...address, name: 'Andina Salud', addressee: 'Andina Salud' }
    const [text] = await pages({ ...plainQuote, shippingAddress: own })
    expect(text).toContain('Ship to Andina Salud Carrera 15 # 93-60')
  })

  test('leaves out what the order does not have', async () => {
    const [text] = await pages(plainQuote)
    for (const absent of [
      'version',
      'Bonus',
      'Promo code',
      'CareCoins',
      'Promo code on the freight',
      'choose one option',
      'adjusted',
      'Draft',
      'Note',
      'Certificates',
      'Special request',
      'Sub',
    ])
      expect(text).not.toContain(absent)
  })

  test('shows discounts, free units, promo code, CareCoins, reduced freight and the note', async () => {
    const [text] = await pages({
      ...plainQuote,
      version: 2,
      lines: [{ ...line, discount: 12, effectivePrice: cents(739), total: cents(1108500) }],
      bonusLines: [{ reference: 'PC-2304', name: 'Insertion kit', quantity: 120 }],
      certificates: ['Certificate of analysis', 'Our own'],
      specialRequests: ['Packing', 'Two pallets at most'],
      subtotal: cents(1108500),
      promo: { code: 'SPRING26', off: cents(10000) },
      careCoins: { used: careCoins(1284), value: cents(12840) },
      total: cents(1085660),
      freights: [
        {
          ...freight,
          off: { code: 'FREIGHT10', value: cents(18600) },
          shippingPrice: cents(167400),
          grandTotal: cents(1253060),
        },
      ],
      note: 'Weekly departures.',
    })
    for (const shown of [
      'Sales quote, version 2',
      '$7.39 $8.40 less 12%',
      'Insertion kit Ref. PC-2304 Bonus Free 120 units $0.00',
      'Certificate of analysis, Our own',
      'Special request Packing, Two pallets at most',
      'Promo code SPRING26 −$100.00',
      'CareCoins used (1 284) −$128.40',
      'Freight: Sea freight · Harbor · 35 days $1 860.00',
      'Promo code FREIGHT10, on the freight −$186.00',
      'Weekly departures.',
    ])
      expect(text).toContain(shown)
  })

  test('says what comes back on delivery, next to the sums', async () => {
    const cashBack = { code: 'BACK-120', value: cents(12000), careCoins: 1200 }
    const [text] = await pages({ ...plainQuote, cashBack })
    expect(text).toContain('Grand total (excl. VAT) $14 460.00')
    expect(text).toContain('Promo code BACK-120: 1 200 CareCoins, worth $120.00, credited when the order is delivered.')
  })

  test('shows every freight to choose from with its own grand total, and no grand total of its own', async () => {
    const air = {
      ...freight,
      name: 'Air freight',
      transportMode: 'Airport',
      transitDays: 1,
      freight: cents(400000),
      off: { code: 'FREIGHT10', value: cents(40000) },
      shippingPrice: cents(360000),
      grandTotal: cents(1620000),
    }
    const [text] = await pages({ ...plainQuote, freights: [freight, air] })
    for (const shown of [
      'Freight: choose one option when you confirm the order',
      'Sea freight Harbor 35 days $1 860.00 $14 460.00',
      'Air freight Airport 1 day $3 600.00 $4 000.00 less $400.00 $16 200.00',
    ])
      expect(text).toContain(shown)
    expect(text?.match(/Grand total/g)).toHaveLength(1)
  })

  test('says which price was adjusted, and why', async () => {
    const adjusted = { from: cents(900), reason: 'Yearly volume agreed' }
    const [text] = await pages({ ...plainQuote, lines: [{ ...line, adjusted }] })
    expect(text).toContain('Price adjusted from $9.00: Yearly volume agreed')
  })

  test('is stamped as a draft until it is sent', async () => {
    expect((await pages({ ...plainQuote, draft: true }))[0]).toContain('Draft')
  })

  test('a long order goes on with its head on the next pages, and keeps its totals together', async () => {
    const all = await pages({
      ...plainQuote,
      lines: Array.from({ length: 60 }, (_, n) => ({ ...line, reference: `PC-${n}` })),
    })
    expect(all.length).toBeGreaterThan(2)
    for (const text of all.slice(0, -1)) expect(text).toContain('Product Packaging Per unit price Quantity Total')
    expect(all.filter((text) => text.includes('Order total price') && text.includes('Grand total'))).toHaveLength(1)
    for (let n = 0; n < 60; n++) expect(all.filter((text) => text.includes(`Ref. PC-${n} `))).toHaveLength(1)
  })

  test('a note of two thousand characters is printed whole', async () => {
    const note = Array.from({ length: 400 }, (_, n) => `w${n}`).join(' ')
    const text = (await pages({ ...plainQuote, note })).join(' ')
    for (let n = 0; n < 400; n++) expect(text).toMatch(new RegExp(`\\bw${n}\\b`))
  })

  test('is plain JSON, so that its hash is its content', () => {
    expect(JSON.parse(JSON.stringify(quotePdf(plainQuote)))).toEqual(quotePdf(plainQuote))
  })

  test('is called after its order', () => expect(quoteFileName('2026-000123')).toBe('quote-2026-000123.pdf'))
})
