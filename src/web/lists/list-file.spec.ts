import { createElement as element } from 'react'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'

import type { Column } from '#web/ui/lists/DataTable.tsx'
import { listFile } from './list-file.ts'

const Coins = (_: { account: object }) => null

const Money = (_: { cents: number }) => null
const DateText = (_: { at: string; as?: string }) => null

const columns: readonly Column<{ name: string; coins: number }>[] = [
  { id: 'name', header: 'Company', cell: ({ name }) => element('bdi', null, name) },
  { id: 'coins', header: 'Coins', cell: (account) => element(Coins, { account }), text: ({ coins }) => coins },
  { id: 'actions', header: 'Actions', card: 'actions', cell: () => element('a', null, 'Change') },
]

test('a file says what cells say, and what a column says where a component of its own draws them', async () => {
  const file = await listFile('csv', 'loyalty', columns, [{ name: '=Andina', coins: 120 }])
  expect(await file.text()).toBe("Company,Coins\r\n'=Andina,120\r\n")
})

test('for Excel, a column of figures is figures, and one with text among them is text', async () => {
  type Row = { name: string; cents: number | null; day: string; uses: number | string }
  const sheet: readonly Column<Row>[] = [
    { id: 'name', header: 'Company', cell: ({ name }) => element('bdi', null, name) },
    { id: 'total', header: 'Total', cell: ({ cents }) => cents !== null && element(Money, { cents }) },
    { id: 'day', header: 'Day', cell: ({ day }) => element('span', null, element(DateText, { at: day })) },
    { id: 'at', header: 'At', cell: ({ day }) => element(DateText, { at: day, as: 'dayTime' }) },
    { id: 'uses', header: 'Uses', cell: ({ uses }) => uses },
  ]
  const at = '2026-11-26T10:00:00.000Z'
  const file = await listFile('xlsx', 'all', sheet, [
    { name: '=Andina', cents: 123_450, day: at, uses: 3 },
    { name: 'NordMed', cents: null, day: at, uses: '—' },
  ])
  const day = new Date('2026-11-26T00:00:00Z')
  expect(await readSheet(Buffer.from(await file.arrayBuffer()))).toEqual([
    ['Company', 'Total', 'Day', 'At', 'Uses'],
    ['=Andina', 1234.5, day, at, '3'],
    ['NordMed', null, day, at, '—'],
  ])
})
