import { createElement as element } from 'react'
import { expect, test } from 'vitest'

import type { Column } from '#web/ui/lists/DataTable.tsx'
import { listFile } from './list-file.ts'

const Coins = (_: { account: object }) => null

const columns: readonly Column<{ name: string; coins: number }>[] = [
  { id: 'name', header: 'Company', cell: ({ name }) => element('bdi', null, name) },
  { id: 'coins', header: 'Coins', cell: (account) => element(Coins, { account }), text: ({ coins }) => coins },
  { id: 'actions', header: 'Actions', card: 'actions', cell: () => element('a', null, 'Change') },
]

test('a file says what cells say, and what a column says where a component of its own draws them', async () => {
  const file = await listFile(columns, [{ name: '=Andina', coins: 120 }])
  expect(await file.text()).toBe("Company,Coins\r\n'=Andina,120\r\n")
})
