import { expect, test } from 'vitest'

import { csv } from '#platform/spreadsheet/csv.ts'
import type { Sheet } from '#platform/spreadsheet/sheet.ts'
import { xlsx } from '#platform/spreadsheet/xlsx.ts'
import { readPriceFile, readPriceText } from './read-price-rows.ts'

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
  expect(await readPriceFile(blobOf(await write()))).toEqual({ rows, problem: null }),
)

test('without a header the columns stand in their order, with tabs or semicolons between', async () => {
  const row = { reference: 'PC-1042', country: 'Peru', price: '12.50', discount: '5' }
  for (const text of [
    'PC-1042\tPeru\t12.50\t5\n\n',
    'PC-1042;Peru;12.50;5',
    'Country;Price;Ref;Discount\nPeru;12.50;PC-1042;5',
  ])
    expect(await readPriceText(text)).toEqual({ rows: [row], problem: null })
})

test('what is too much, empty or no price list is told', async () => {
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
