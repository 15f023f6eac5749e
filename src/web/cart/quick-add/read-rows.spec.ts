import { expect, test } from 'vitest'

import { readRows } from './read-rows.ts'

const row = (reference: string, quantity: string, country = '', packaging = '') => ({
  reference,
  quantity,
  country,
  packaging,
})

const read = async (text: string) => (await readRows(text)).rows

test.each([
  ['commas', 'PC-1042, 20, Peru\nPC-1043, 10'],
  ['semicolons', 'PC-1042;20;Peru\r\nPC-1043;10;'],
  ['tabs, as a spreadsheet copies them', 'PC-1042\t20\tPeru\nPC-1043\t10\t'],
  ['one line unlike the others', 'PC-1042, 20, Peru\nPC-1043; 10'],
  ['empty lines between', '\nPC-1042, 20, Peru\n\n , \nPC-1043, 10\n'],
])('rows are read with %s', async (_, text) =>
  expect(await read(text)).toEqual([row('PC-1042', '20', 'Peru'), row('PC-1043', '10')]),
)

test('a first line that names the columns is no row, and may name them in any order', async () => {
  expect(await read('Country;Qty;Ref.\nPeru;20;PC-1042')).toEqual([row('PC-1042', '20', 'Peru')])
  expect(
    await read('\uFEFFReference,Quantity,Country,Packaging,Product\r\nPC-1042,20,Peru,Box of 10,"Gel, 80 g"\r\n'),
  ).toEqual([row('PC-1042', '20', 'Peru', 'Box of 10')])
})

test('columns that the header does not name are read as without a header', async () => {
  expect(await read('Reference;Quantity\nPC-1070;500;Peru;1 tablet')).toEqual([
    row('PC-1070', '500', 'Peru', '1 tablet'),
  ])
  expect(await read('Qty;Ref.;;\n500;PC-1070;Peru;1 tablet')).toEqual([row('PC-1070', '500', 'Peru', '1 tablet')])
  expect(await read('Ref.;Qty;Product;Country\nPC-1070;500;Folic acid;Peru')).toEqual([row('PC-1070', '500', 'Peru')])
  expect(await read('Ref.;Qty;Packaging\nPC-1070;500;1 tablet;Peru')).toEqual([
    row('PC-1070', '500', '', '1 tablet | Peru'),
  ])
})

test('a reference and a quantity may have spaces between', async () => {
  const both = [row('PC-1042', '20'), row('PC-1043', '10')]
  expect(await read('PC-1042 20\nPC-1043   10')).toEqual(both)
  expect(await read('PC-1042, 20\nPC-1043 10')).toEqual(both)
  expect(await read('Ref. Qty\nPC-1042 20\nPC-1043 10')).toEqual(both)
  expect(await read('pc 1042 20\nPC-1043 1 200')).toEqual([row('pc 1042', '20'), row('PC-1043', '1 200')])
  expect(await read('pc 1042')).toEqual([row('pc 1042', '')])
  expect(await read('Folic acid 400')).toEqual([row('Folic acid 400', '')])
})

test('lines that are written differently are each read for themselves', async () => {
  expect(await read('PC-1042, 150, Colombia, Box of 10\nPC-2010; 500; Peru; Blister of 4')).toEqual([
    row('PC-1042', '150', 'Colombia', 'Box of 10'),
    row('PC-2010', '500', 'Peru', 'Blister of 4'),
  ])
  expect(await read('PC-1042,20,Sweden\nPC-4040;35;Sweden')).toEqual([
    row('PC-1042', '20', 'Sweden'),
    row('PC-4040', '35', 'Sweden'),
  ])
  expect(await read('PC-1042 20;\nPC-1043 200 South Africa')).toEqual([
    row('PC-1042', '20'),
    row('PC-1043', '200', 'South Africa'),
  ])
})

test.each([
  'PC-1042 150\tSouth Africa\tBox of 10',
  'PC-1042 150; South Africa; Box of 10',
  'PC-1042 150, South Africa, Box of 10',
  'PC-1042\t150 South Africa\tBox of 10',
  'PC-1042; 150 South Africa; Box of 10',
  'PC-1042 150 South Africa\tBox of 10',
  'PC-1042\t150;South Africa;Box of 10',
  'PC-1042;150\tSouth Africa;Box of 10',
  'PC-1042,150\tSouth Africa\tBox of 10',
  'PC-1042;150,South Africa;Box of 10',
  'PC-1042\t150\tSouth Africa;Box of 10',
  'PC-1042\tSouth Africa\t150\tBox of 10',
  'PC-1042\t\t150\tSouth Africa\tBox of 10',
])('one thing between these and another between those is read too: %j', async (text) => {
  const expected = row('PC-1042', '150', 'South Africa', 'Box of 10')
  const other = row('PC-1043', '10', 'Peru', '1 tablet')
  expect(await read(text)).toEqual([expected])
  expect(await read(`${text}\nPC-1043\t10\tPeru\t1 tablet`)).toEqual([expected, other])
  expect(await read(`PC-1043;10;Peru;1 tablet\n${text}`)).toEqual([other, expected])
  expect(await read(`Ref.\tQty\tCountry\tPackaging\n${text}`)).toEqual([expected])
})

test('thousands are read next to a country', async () => {
  expect(await read('PC-1042 1 200\tPeru\nPC-1043\t1 200 Peru')).toEqual([
    row('PC-1042', '1 200', 'Peru'),
    row('PC-1043', '1 200', 'Peru'),
  ])
  expect(await read('PC-1042 1,200\tPeru')).toEqual([row('PC-1042', '1,200', 'Peru')])
})

test('what is wrong stays in the field that it is wrong in', async () => {
  expect(await read('PC-1042\tPeru')).toEqual([row('PC-1042', '', 'Peru')])
  expect(await read('PC-1042\t150 units\tPeru')).toEqual([row('PC-1042', '150 units', 'Peru')])
  expect(await read('PC-1042;-20;Peru')).toEqual([row('PC-1042', '-20', 'Peru')])
  expect(await read('pc 1042;150 Peru')).toEqual([row('pc 1042', '150', 'Peru')])
  expect(await read('PC-1042;many;Peru')).toEqual([row('PC-1042', 'many', 'Peru')])
})

test('thousands may have a comma where nothing else can be meant', async () => {
  expect(await read('PC-1042 1,200')).toEqual([row('PC-1042', '1,200')])
  expect(await read('PC-1042 1,200\nPC-1043 12,500')).toEqual([row('PC-1042', '1,200'), row('PC-1043', '12,500')])
  expect(await read('PC-1042, 1,200')).toEqual([row('PC-1042', '1,200')])
})

test('a quoted number keeps its comma', async () =>
  expect(await read('PC-1042,"1,200",Peru')).toEqual([row('PC-1042', '1,200', 'Peru')]))

test('nothing is no row', async () => expect(await read('  \n ')).toEqual([]))

test('a row that is marked as free is left out: the portal works out what is free', async () => {
  const text = 'Reference,Quantity,Country,Packaging,Free\nPC-1042,20,Peru,,\nPC-1043,2,Peru,,Yes\nPC-1044,5,Peru,,no'
  expect(await readRows(text)).toEqual({
    rows: [row('PC-1042', '20', 'Peru'), row('PC-1044', '5', 'Peru')],
    free: 1,
    undecided: null,
  })
})

test.each([
  ['Product code', 'Qty', 'Country'],
  ['Código', 'Cantidad', 'País de destino'],
  ['Item no.', 'Order Qty', 'Ship-to'],
  ['Material', 'Menge', 'Zielland'],
  ['SKU', 'Units', 'Destination'],
  ['Artikel-Nr.', 'Anzahl', 'Land'],
  ['RÉFÉRENCE', 'Qté', 'Pays'],
  ['N° article', 'Quantité', 'Pays de destination'],
  ['Codice articolo', 'Quantità', 'Paese'],
  ['Código do produto', 'Qtd.', 'País'],
  ['Артикул', 'Кол-во', 'Страна'],
])('the header %j, %j, %j is known, in any order', async (reference, quantity, country) => {
  expect(await read(`${reference};${quantity};${country}\nPC-1042;20;Peru`)).toEqual([row('PC-1042', '20', 'Peru')])
  expect(await read(`${country}\t${quantity}\t${reference}\nPeru\t20\tPC-1042`)).toEqual([row('PC-1042', '20', 'Peru')])
})

test('a column that no name tells is the reference where it is the only one left', async () => {
  expect(await read('Cantidad;Producto MBD;País\n20;PC-1042;Peru')).toEqual([row('PC-1042', '20', 'Peru')])
  expect(await read('Unser Zeichen;Wieviel\nPC-1042;20')).toEqual([row('PC-1042', '20')])
})

test('else the user chooses which column is which, and it is read so', async () => {
  const text = 'Our mark;Your mark;Qty\nA-1;PC-1042;20\nA-2;PC-1043;10'
  expect(await readRows(text)).toEqual({
    rows: [],
    free: 0,
    undecided: [
      { head: 'Our mark', sample: 'A-1', is: null },
      { head: 'Your mark', sample: 'PC-1042', is: null },
      { head: 'Qty', sample: '20', is: 'quantity' },
    ],
  })
  expect((await readRows(text, [null, 'reference', 'quantity'])).rows).toEqual([
    row('PC-1042', '20'),
    row('PC-1043', '10'),
  ])
  expect((await readRows('Mark;One;Two\nPC-1042;20;30')).undecided).toHaveLength(3)
})

test('a figure that can be read two ways stays as it was written', async () => {
  for (const text of ['PC-1042 1,000', 'PC-1042\t1,000', 'PC-1042;1,000', 'PC-1042,"1,000"'])
    expect(await read(text)).toEqual([row('PC-1042', '1,000')])
  expect(await read('PC-1042 100.000 Peru')).toEqual([row('PC-1042', '100.000', 'Peru')])
})

test('titles above the header, and a first line sep=, are no rows', async () => {
  const one = [row('PC-1042', '20', 'Peru')]
  expect(await read('sep=;\r\nPC-1042;20;Peru')).toEqual(one)
  expect(await read('Order of June 2026\n\nReference;Quantity;Country\nPC-1042;20;Peru')).toEqual(one)
  expect((await readRows([['Our order'], [], ['Qty', 'Ref.'], ['20', 'PC-1042']])).rows).toEqual([row('PC-1042', '20')])
})

test('cells that no column is there for stay in sight', async () =>
  expect(await read('PC-1042;20;Peru;Box of 10;1 200')).toEqual([row('PC-1042', '20', 'Peru', 'Box of 10 | 1 200')]))
