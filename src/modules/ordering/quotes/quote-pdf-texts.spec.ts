import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { Day } from '#platform/event.ts'
import { startDocuments } from '#platform/pdf/documents.ts'
import { beyondMargins, missingGlyphs, pdfPages } from '#tests/pdf-text.ts'
import { address, freight, line, plainQuote } from '#tests/sample-quote.ts'
import { quotePdf } from './quote-pdf.ts'

// The first document starts the typesetter's thread, which unpacks each font on first use.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let documents: Awaited<ReturnType<typeof startDocuments>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quotes-'))
  documents = await startDocuments(folder)
})
afterAll(async () => {
  await documents.stop()
  await rm(folder, { recursive: true })
})

test.each([
  ['Arabic', 'مستشفى الملك فيصل', 'شارع الأمير (الرياض) 42', 'شكراً لطلبكم، الشحن خلال ٣ أيام'],
  ['Hebrew', 'בית החולים הדסה', 'רחוב הרצל 12 (ירושלים)', 'המשלוח יוצא ביום ראשון'],
  ['Simplified Chinese', '北京妇产医院', '朝阳区姚家园路251号', '请于三十日内确认。'],
  ['Traditional Chinese', '臺北榮民總醫院', '北投區石牌路二段201號', '請於三十日內確認。'],
  ['Japanese', '株式会社ファーマ東京', '千代田区丸の内1-1-1', 'ご注文ありがとうございます。'],
  ['Korean', '서울대학교병원', '서울특별시 종로구 대학로 101', '주문해 주셔서 감사합니다.'],
  ['Thai', 'โรงพยาบาลศิริราช', 'ถนนวังหลัง กรุงเทพมหานคร', 'ขอบคุณสำหรับคำสั่งซื้อ'],
  ['Devanagari', 'अखिल भारतीय आयुर्विज्ञान', 'नई दिल्ली हिन्दी मार्ग 5', 'आपके ऑर्डर के लिए धन्यवाद'],
  ['Georgian', 'თბილისის სამედიცინო', 'რუსთაველის გამზირი 12', 'გმადლობთ შეკვეთისთვის'],
  ['Armenian', 'Երևանի բժշկական', 'Կորյունի փողոց 2', 'Շնորհակալություն պատվերի համար'],
  ['Cyrillic', 'Київський роддом № 5', 'вулиця Хрещатик, 12', 'Спасибо за заказ'],
  ['Greek', 'Νοσοκομείο Αθηνών', 'Λεωφόρος Βασιλίσσης 4', 'Ευχαριστούμε για την παραγγελία'],
  ['Vietnamese', 'Bệnh viện Từ Dũ', 'Thành phố Hồ Chí Minh', 'Cảm ơn quý khách đã đặt hàng'],
])('%s can be read and copied', async (_script, name, street, note) => {
  const pdf = await documents.make(
    quotePdf({ ...plainQuote, distributor: name, shippingAddress: { ...address, address: street }, note }),
  )
  const [text] = pdfPages(pdf)
  for (const written of [name, street, note]) expect(text).toContain(written)
  expect(missingGlyphs(pdf)).toBe(0)
})

test('scripts are set next to each other in one line', async () => {
  const destination = 'Jeddah (جدة) 港 – мыс'
  const pdf = await documents.make(quotePdf({ ...plainQuote, shipping: { ...plainQuote.shipping, destination } }))
  expect(pdfPages(pdf)[0]).toContain(destination)
  expect(missingGlyphs(pdf)).toBe(0)
})

test('an emoji is shown as a sign and copied as itself', async () => {
  const note = 'Thanks 👩‍⚕️ and 🇨🇴!'
  const pdf = await documents.make(quotePdf({ ...plainQuote, note }))
  expect(pdfPages(pdf)[0]).toContain(note)
  expect(missingGlyphs(pdf)).toBe(0)
})

test.each(['W', 'ب', 'क्षि', '医', '。', 'ก', 'aب', '\u00a0i', '😀'])(
  'a text of 300 times %s stays on the page',
  async (letter) => {
    const longWord = letter.repeat(300)
    const parts = {
      name: longWord,
      addressee: longWord,
      address: longWord,
      address2: longWord,
      zipCode: longWord,
      city: longWord,
      phone: longWord,
    }
    const long = {
      reference: longWord,
      name: longWord,
      packaging: longWord,
      adjusted: { from: line.price, reason: longWord },
    }
    const pdf = await documents.make(
      quotePdf({
        ...plainQuote,
        distributor: longWord,
        shippingAddress: { ...address, ...parts },
        billingAddress: { ...address, ...parts },
        contact: { name: longWord, phone: longWord },
        shipping: { ...plainQuote.shipping, destination: longWord },
        certificates: [longWord, longWord],
        specialRequests: [longWord],
        lines: [{ ...line, ...long }],
        freights: [1, 2].map(() => ({ ...freight, name: longWord, off: { code: longWord, value: freight.freight } })),
        promo: { code: longWord, off: freight.freight },
        note: longWord,
      }),
    )
    expect(beyondMargins(pdf)).toEqual([])
    expect(missingGlyphs(pdf)).toBe(0)
  },
)

test('two texts that each fill a column leave room for the next columns', async () => {
  const long = 'W'.repeat(27)
  const shipping = { incoterm: long, transportMode: long, destination: long }
  const pdf = await documents.make(quotePdf({ ...plainQuote, shipping, contact: { name: long, phone: long } }))
  expect(beyondMargins(pdf)).toEqual([])
})

test('a quote says the distributor’s own number, however long, and the wished day', async () => {
  const purchaseOrderNumber = 'PO-2026/MEDICAMENTOS-Y-DISPOSITIVOS-0042'
  const quote = { ...plainQuote, purchaseOrderNumber, wishedDelivery: '2027-02-15' as Day }
  const pdf = await documents.make(quotePdf(quote))
  const text = pdfPages(pdf).join(' ').replaceAll(/\s+/g, '')
  for (const written of [purchaseOrderNumber, '15/02/2027']) expect(text).toContain(written)
  expect(beyondMargins(pdf)).toEqual([])
})
