import { expect, test } from 'vitest'
import writeXlsxFile, { type CellObject } from 'write-excel-file/node'

import { csv } from '#platform/spreadsheet/csv.ts'
import type { Sheet } from '#platform/spreadsheet/sheet.ts'
import { xlsx } from '#platform/spreadsheet/xlsx.ts'
import { pricesIn, readPriceFile, readPriceText } from './read-price-rows.ts'

type Line = { readonly reference: string; readonly country: string; readonly price: number; readonly discount: number }
const sheet: Sheet<Line> = {
  name: 'prices',
  columns: [
    { header: 'Reference', kind: 'text', value: ({ reference }) => reference },
    { header: 'Product', kind: 'text', value: () => '-5 % gel' },
    { header: 'Country', kind: 'text', value: ({ country }) => country },
    { header: 'Price', kind: 'cents', value: ({ price }) => price },
    { header: 'Discount', kind: 'count', value: ({ discount }) => discount },
  ],
  rows: [
    { reference: 'PC-1042', country: 'Côte d’Ivoire', price: 1255, discount: 12.5 },
    { reference: 'PC-1043', country: 'Peru', price: 900, discount: 0 },
  ],
}
const rows = [
  { reference: 'PC-1042', country: 'Côte d’Ivoire', price: '12.55', discount: '12.5' },
  { reference: 'PC-1043', country: 'Peru', price: expect.stringMatching(/^9(\.00)?$/), discount: '0' },
]
const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])

test.each([
  ['CSV', async () => csv(sheet)],
  ['Excel', async () => xlsx(sheet)],
])('what is exported as %s is read back', async (_, write) =>
  expect(await readPriceFile(blobOf(await write()))).toEqual({ rows, problem: null, undecided: null }),
)

test('without a header the columns stand in their order, with tabs or semicolons between', async () => {
  const row = { reference: 'PC-1042', country: 'Peru', price: '12.50', discount: '5' }
  for (const text of [
    'PC-1042\tPeru\t12.50\t5\n\n',
    'PC-1042;Peru;12.50;5',
    'Country;Price;Ref;Discount\nPeru;12.50;PC-1042;5',
  ])
    expect(await readPriceText(text)).toEqual({ rows: [row], problem: null, undecided: null })
})

test('what is too much, empty or no price list is reported', async () => {
  const many = Array.from({ length: 501 }, () => 'PC-1\tPeru\t1\t0').join('\n')
  expect(await readPriceText(many)).toMatchObject({ rows: [], problem: expect.stringContaining('501 rows') })
  expect(await readPriceText(' \n ')).toMatchObject({ problem: expect.stringContaining('No rows') })
  expect(await readPriceFile(new Blob(['PK\u0003\u0004 broken']))).toMatchObject({
    problem: expect.stringContaining('could not be read'),
  })
  expect(await readPriceFile(new Blob(['x'.repeat(1_000_001)]))).toMatchObject({
    problem: expect.stringContaining('too large'),
  })
})

const priced = (price: string, discount = '') => ({ reference: 'PC-1042', country: 'Peru', price, discount })

test.each([
  ['0%', 0.05, '5 %'],
  ['0.00%', 0.07, '7 %'],
  ['0.0 %;[Red]-0.0 %', 0.125, '12.5 %'],
  ['0.00', 5, '5'],
  ['0.00"%"', 5, '5'],
])('a discount is read as Excel shows it, in the format %s', async (format, value, discount) => {
  const cells: (CellObject | null)[][] = [
    [{ value: 'Price list 2026' }, null, null, null],
    [{ value: 'Reference' }, { value: 'Country' }, { value: 'Price' }, { value: 'Discount' }],
    [{ value: 'PC-1042' }, { value: 'Peru' }, { value: 1.1 * 3, type: Number }, { value, type: Number, format }],
  ]
  const file = blobOf(await writeXlsxFile(cells).toBuffer())
  expect((await readPriceFile(file)).rows).toEqual([priced('3.3', discount)])
})

test.each([
  ['sep=;\r\nPC-1042;Peru;12,50;5', [priced('12,50', '5')]],
  ['"sep=,"\nPC-1042,Peru,"12,50",5', [priced('12,50', '5')]],
  ['Price list\nJune 2026\n\nReference;Country;Unit price\nPC-1042;Peru;12,50', [priced('12,50')]],
  ['Price list\nPC-1042;Peru;12.50\nPC-1042;Peru;12.60', [priced('12.50'), priced('12.60')]],
  ['Código;País;Precio;Descuento %\nPC-1042;Peru;12,50;5', [priced('12,50', '5')]],
])('what spreadsheets write around the rows is none: %j', async (text, rows) =>
  expect(await readPriceText(text)).toEqual({ rows, problem: null, undecided: null }),
)

test.each([
  ['PC-1042,Peru,12,50', [priced('12 | 50')]],
  ['PC-1042,Peru,12,50,5', [priced('12 | 50', '5')]],
  ['PC-1042,Peru,12.50,5,6', [priced('12.50', '5 | 6')]],
  ['Reference,Country,Price\nPC-1042,Peru,12,50', [priced('12 | 50')]],
  ['PC-1042;Peru;12;50', [priced('12', '50')]],
  ['PC-1042,Peru,12.50,50,,', [priced('12.50', '50')]],
])('cells that no column is there for stay in sight, and none is guessed: %j', async (text, rows) =>
  expect((await readPriceText(text)).rows).toEqual(rows),
)

test.each([
  ['Windows-1252', Buffer.from('PC-1042;C\xf4te d\x92Ivoire;12.50', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFFPC-1042;Côte d’Ivoire;12.50', 'utf16le')],
])('a file in %s is read', async (_, bytes) =>
  expect((await readPriceFile(blobOf(bytes))).rows[0]?.country).toBe('Côte d’Ivoire'),
)

test('under unknown heads the user chooses which column is which', async () => {
  const { rows: none, undecided } = await readPriceText('Artefact;Ort;Kosten\nPC-1042;Peru;12.50')
  expect(none).toEqual([])
  expect(undecided?.columns).toEqual([
    { head: 'Artefact', sample: 'PC-1042', is: null },
    { head: 'Ort', sample: 'Peru', is: null },
    { head: 'Kosten', sample: '12.50', is: null },
  ])
  expect(pricesIn(undecided?.cells ?? [], null, ['reference', 'country', 'price']).rows).toEqual([priced('12.50')])
})
