import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Moment } from '#platform/event.ts'
import { pdfPages } from '#tests/pdf-text.ts'

import { startDocuments } from './documents.ts'
import { type Node, page } from './page.ts'
import { unpackWoff } from './woff.ts'

const document = (content: readonly Node[], more: object = {}) =>
  page({
    title: 'A document',
    language: 'en',
    madeAt: '2026-11-20T09:12:00.000Z' as Moment,
    provider: { name: 'The provider', address: ['Paris'], email: 'contact@provider.example' },
    link: 'https://portal.example/profile/order/1',
    content,
    ...more,
  })

const newPage = { text: '', pageBreak: 'before' }

describe('documents', () => {
  let folder: string
  let documents: Awaited<ReturnType<typeof startDocuments>>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'documents-'))
    documents = await startDocuments(join(folder, 'cache'))
  })
  afterAll(async () => {
    await documents.stop()
    await rm(folder, { recursive: true })
  })

  test('the same definition gives the same bytes, in another program on another day too', async () => {
    const definition = document(['The same text'])
    const first = await documents.make(definition)
    const elsewhere = await startDocuments(join(folder, 'elsewhere'))
    expect((await elsewhere.make(definition)).equals(first)).toBe(true)
    const dates = [...first.toString('latin1').matchAll(/\(D:(\d{14})/g)].map(([, date]) => date)
    expect(dates).toEqual(['20261120091200', '20261120091200'])
    await elsewhere.stop()
  }, 30_000)

  test('it is made once, however many ask, and kept', async () => {
    const before = (await readdir(join(folder, 'cache'))).length
    const definition = document(['Made for ten people'])
    const made = await Promise.all(Array.from({ length: 10 }, () => documents.make(definition)))
    expect(new Set(made).size).toBe(1)
    expect(await documents.make(definition)).toEqual(made[0])
    expect((await readdir(join(folder, 'cache'))).length).toBe(before + 1)
  })

  test('every page says which one it is and who made it; a cover says nothing', async () => {
    const content = ['One', newPage, 'Two', newPage, 'Three']
    const pages = pdfPages(await documents.make(document(content)))
    expect(pages).toHaveLength(3)
    for (const [index, text] of pages.entries())
      expect(text).toMatch(new RegExp(`The provider · Paris · contact@provider.example ${index + 1} / 3`))
    const covered = pdfPages(await documents.make(document(content, { cover: true })))
    expect(covered[0]).toBe('One')
    expect(covered[1]).toContain('2 / 3')
  })

  test('title, language, date and fonts are in the file', async () => {
    const pdf = (await documents.make(document(['Text']))).toString('latin1')
    expect(pdf).toContain('/Lang (en)')
    expect(pdf).toContain('<rdf:li xml:lang="x-default">A document</rdf:li>')
    expect(pdf).toContain('(D:20261120091200Z)')
    expect(pdf).toContain('/DisplayDocTitle true')
    expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+Inter-Regular/)
  })

  test('names keep their letters, far beyond Western Europe', async () => {
    const names = 'Łódź Žižka Gjøvik Côte d’Ivoire São Tomé Ağrı Việt Αθήνα Київ µg m²'
    expect(pdfPages(await documents.make(document([names])))[0]).toContain(names)
  })

  test('a definition that cannot be set is an error, and the next one is made', async () => {
    await expect(documents.make(document([{ table: { body: 'no rows' } }]))).rejects.toThrow(
      'The document cannot be made',
    )
    expect((await documents.make(document(['After an error']))).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test.each(['/etc/hostname', 'file:///etc/hostname', 'http://127.0.0.1:1/x.png'])(
    'it never looks at %s',
    async (image) => {
      await expect(documents.make(document([{ image }]))).rejects.toThrow('The document cannot be made')
    },
  )

  test('what is being made when the portal stops fails, and says why', async () => {
    const stopping = await startDocuments(join(folder, 'stopping'))
    // Long enough to be in the making when the portal stops.
    const making = stopping.make(document(Array.from({ length: 5_000 }, (_, index) => `Paragraph ${index}`)))
    await expect.poll(async () => (await readdir(join(folder, 'stopping'))).length).toBe(0)
    const failed = expect(making).rejects.toThrow('The portal is stopping')
    await stopping.stop()
    await failed
  })
})

test('only a WOFF font is unpacked', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and something'))).toThrow('Not a WOFF font')
})
