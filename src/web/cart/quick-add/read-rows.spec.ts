import { expect, test } from 'vitest'

import { readRows } from './read-rows.ts'

const row = (reference: string, quantity: string, country = '', packaging = '') => ({
  reference,
  quantity,
  country,
  packaging,
})

test.each([
  ['commas', 'PC-1042, 20, Peru\nPC-1043, 10'],
  ['semicolons', 'PC-1042;20;Peru\r\nPC-1043;10;'],
  ['tabs, as a spreadsheet copies them', 'PC-1042\t20\tPeru\nPC-1043\t10\t'],
  ['one line unlike the others', 'PC-1042, 20, Peru\nPC-1043; 10'],
  ['empty lines between', '\nPC-1042, 20, Peru\n\n , \nPC-1043, 10\n'],
])('rows are read with %s', async (_, text) =>
  expect(await readRows(text)).toEqual([row('PC-1042', '20', 'Peru'), row('PC-1043', '10')]),
)

test('a first line that names the columns is no row, and may name them in any order', async () => {
  expect(await readRows('Country;Qty;Ref.\nPeru;20;PC-1042')).toEqual([row('PC-1042', '20', 'Peru')])
  expect(
    await readRows('\uFEFFReference,Quantity,Country,Packaging,Product\r\nPC-1042,20,Peru,Box of 10,"Gel, 80 g"\r\n'),
  ).toEqual([row('PC-1042', '20', 'Peru', 'Box of 10')])
})

test('a quoted number keeps its comma', async () =>
  expect(await readRows('PC-1042,"1,200",Peru')).toEqual([row('PC-1042', '1,200', 'Peru')]))

test('nothing is no row', async () => expect(await readRows('  \n ')).toEqual([]))
