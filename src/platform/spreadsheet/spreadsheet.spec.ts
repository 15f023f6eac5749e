import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import type { Day } from '#platform/event.ts'
import { csv } from './csv.ts'
import type { Sheet } from './sheet.ts'
import { MAXIMUM_ROWS, spreadsheet } from './spreadsheet.ts'

type Row = { name: string | null; amount: number; units: number; day: Day | null }
const sheet = (...rows: Row[]): Sheet<Row> => ({
  name: 'orders',
  columns: [
    { header: 'Name', kind: 'text', value: ({ name }) => name },
    { header: 'Total', kind: 'cents', value: ({ amount }) => amount },
    { header: 'Units', kind: 'count', value: ({ units }) => units },
    { header: 'Day', kind: 'day', value: ({ day }) => day },
  ],
  rows,
})
const row = (more: Partial<Row> = {}): Row => ({
  name: 'Folic acid',
  amount: 123_450,
  units: 20,
  day: '2026-03-01' as Day,
  ...more,
})
const lines = (...rows: Row[]) =>
  csv(sheet(...rows))
    .toString('utf8')
    .split('\r\n')

describe('CSV', () => {
  test('begins with the mark of UTF-8, and holds amounts as numbers', () => {
    expect(lines(row({ name: 'Ácido fólico, 5 mg' }))).toEqual([
      '\uFEFFName,Total,Units,Day',
      '"Ácido fólico, 5 mg",1234.50,20,2026-03-01',
      '',
    ])
    expect(lines(row({ name: null, amount: -50, day: null }))[1]).toBe(',-0.50,20,')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', ' =1+1', '＝1+1', '=1+1\nAndina', '\u00a0@x\r\ny'])(
    'a text that begins like a formula is no formula: %j',
    (name) => expect(Papa.parse<string[]>(csv(sheet(row({ name }))).toString('utf8')).data[1]?.[0]).toBe(`'${name}`),
  )

  test.each([
    ['Andina;=1+1', "Andina;'=1+1"],
    ['Andina\t@SUM(A1)', "Andina\t'@SUM(A1)"],
    ['Andina\r\n+1\n-1', "Andina\r\n'+1\n'-1"],
    ['a|=1;b,＝1', "a|'=1;b,'＝1"],
    ['a; "=1"', 'a;\' "=1"'],
    ['a;\u200b﹦1', "a;'\u200b﹦1"],
    ['a;−1', "a;'−1"],
    ['Gel 5-10 %; 2 + 3 = 5', 'Gel 5-10 %; 2 + 3 = 5'],
    ['buyer@andina.example', 'buyer@andina.example'],
  ])('nor does a text hold one behind what a cell may be split at: %j', (name, kept) =>
    expect(Papa.parse<string[]>(csv(sheet(row({ name }))).toString('utf8')).data[1]?.[0]).toBe(kept),
  )

  const pieces = fc.constantFrom(...';,|\t\r\n\v"=+-@＝－＠﹦− \u200bx1'.split(''))
  const texts = fc.array(
    fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
    { minLength: 1, maxLength: 5 },
  )

  test('whatever a spreadsheet splits the file at, no cell of it begins like a formula', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(',', ';', '\t', '|'), (names, delimiter) => {
        const file = csv(sheet(...names.map((name) => row({ name })))).toString('utf8')
        const cells = [
          ...Papa.parse<string[]>(file, { delimiter }).data.flat(),
          ...file.split(new RegExp(`[\\r\\n\\v${delimiter}]`)),
        ]
        for (const cell of cells)
          expect(cell.replace(/^[\s"\u200b]+/, '').normalize('NFKC')).not.toMatch(/^[=+\-@\u2212]/)
      }),
      { numRuns: 300 },
    )
  })

  test('whatever the texts are, they come back as they were, or with apostrophes', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 20 }), (names) => {
        const { data } = Papa.parse<string[]>(
          csv(sheet(...names.map((name) => row({ name }))))
            .toString('utf8')
            .slice(1, -2),
        )
        for (const [index, name] of names.entries())
          expect(data[index + 1]?.[0]?.replaceAll("'", '')).toBe(name.replaceAll("'", ''))
      }),
    )
  })
})

describe('XLSX', () => {
  test('is a file of its own kind, and never longer than a file may be', async () => {
    const { download, name, mediaType } = await spreadsheet('xlsx', sheet(row({ name: '=1+1' })))
    expect(name).toBe('orders.xlsx')
    expect(mediaType).toContain('spreadsheetml')
    expect((download as Buffer).subarray(0, 2).toString()).toBe('PK')
    await expect(spreadsheet('csv', sheet(...Array.from({ length: MAXIMUM_ROWS + 1 }, () => row())))).rejects.toThrow(
      'too many',
    )
  })

  test('texts come back as they were typed, also what looks like an escaped letter', async () => {
    const pieces = fc.constantFrom('_x0041_', '_x005F_', '_', 'x0041_', 'a', '&', '<', 'é')
    const texts = fc.array(pieces, { minLength: 1, maxLength: 6 }).map((all) => `${all.join('')}.`)
    await fc.assert(
      fc.asyncProperty(texts, async (name) => {
        const { download } = await spreadsheet('xlsx', sheet(row({ name })))
        expect((await readSheet(download as Buffer))[1]?.[0]).toBe(name)
      }),
      { numRuns: 30 },
    )
  })

  test('holds numbers as numbers, days as days and texts as texts', async () => {
    const { download } = await spreadsheet('xlsx', sheet(row({ name: '=1+1' })))
    const files = unzipSync(download as Buffer)
    const content = strFromU8(files['xl/worksheets/sheet1.xml']!)
    const texts = Object.entries(files)
      .filter(([path]) => path.endsWith('.xml'))
      .map(([, bytes]) => strFromU8(bytes))
      .join('')
    expect(content).toContain('<v>1234.5</v>')
    expect(content).toContain('<v>20</v>')
    expect(content).not.toContain('<f>')
    expect(texts).toContain('=1+1')
  })
})
