import { describe, expect, test } from 'vitest'

import type { CheckedRow } from '#modules/ordering/cart/quick-add-contract.ts'
import type { Row } from './checked-rows.ts'
import { choicesForAll, filledIn, folded, isWorthAsking, leftOut } from './for-all-rows.ts'

const row = (key: number, more: Partial<Row> = {}): Row => ({
  reference: `PC-${key}`,
  quantity: '10',
  country: '',
  packaging: '',
  key,
  open: true,
  ...more,
})
const named = (names: readonly string[], of = '') => names.map((name) => ({ id: `${of}${name.toLowerCase()}`, name }))
const problem = (field: 'country' | 'packaging' | 'quantity') => ({ field, reason: '', fixes: [] })

/** Packagings are each product's own: the same name, another id. */
const said = (key: number, countries: readonly string[], more: Partial<CheckedRow> = {}, packagings: string[] = []) =>
  [
    key,
    {
      product: { id: `p${key}`, name: '', reference: `PC-${key}` },
      countryId: null,
      packagingId: null,
      quantity: 10,
      countries: named(countries),
      packagings: named(packagings, `p${key}-`).map((packaging) => ({ ...packaging, units: 1 })),
      problems: countries.length > 1 ? [problem('country')] : [],
      sameAs: null,
      inCart: null,
      ...more,
    } satisfies CheckedRow,
  ] as const

const countries = (...country: string[]) => ({ country, packaging: [] })
const countriesOf = (rows: readonly Row[]) => rows.map(({ country }) => country)

describe('a country for all rows', () => {
  const rows = [row(0), row(1), row(2, { country: 'pe' }), row(3), row(4)]
  const all = new Map([
    said(0, ['Colombia', 'Peru']),
    said(1, ['Ecuador', 'Colombia']),
    said(2, ['Colombia', 'Peru'], { countryId: 'peru', problems: [] }),
    said(3, ['Peru']),
    // Not heard of yet: 4.
  ])

  test('goes to the rows that name none and offer it, and to no other', () =>
    expect(countriesOf(filledIn(rows, all, countries('Colombia')))).toEqual(['Colombia', 'Colombia', 'pe', '', '']))

  test('is followed by another one for the rows that do not offer the first', () => {
    const both = filledIn(rows, all, countries('Colombia', 'Peru'))
    expect(countriesOf(both)).toEqual(['Colombia', 'Colombia', 'pe', 'Peru', ''])
    const turned = filledIn(rows, all, countries('Peru', 'Colombia'))
    expect(countriesOf(turned)).toEqual(['Peru', 'Colombia', 'pe', 'Peru', ''])
  })

  test('is taken back', () => expect(filledIn(rows, all, countries())).toEqual(rows))

  test('reaches a row whose product becomes known later', () => {
    const more = new Map([...all, said(4, ['Colombia', 'Peru'])])
    expect(countriesOf(filledIn(rows, more, countries('Colombia')))[4]).toBe('Colombia')
  })

  test('is chosen among those that several rows offer, with how many would take it', () =>
    expect(choicesForAll('country', rows, all, [])).toEqual([
      { name: 'Colombia', rows: 2 },
      { name: 'Peru', rows: 2 },
    ]))

  test('leaves the others to choose for the rows that are left', () => {
    expect(choicesForAll('country', rows, all, ['Colombia'])).toEqual([
      { name: 'Colombia', rows: 2 },
      { name: 'Peru', rows: 1 },
    ])
    expect(choicesForAll('country', [row(0), row(2)], all, ['Colombia'])).toEqual([{ name: 'Colombia', rows: 2 }])
  })

  test('says of which rows it is not', () => {
    expect(leftOut('country', rows, all, ['Colombia'])).toEqual({ keep: 1, cannot: 1, refused: [] })
    expect(leftOut('country', rows, all, ['Peru'])).toEqual({ keep: 0, cannot: 1, refused: [] })
    expect(leftOut('country', rows, all, ['Colombia', 'Peru'])).toEqual({ keep: 0, cannot: 0, refused: [] })
  })
})

test('a row that names what it cannot have keeps it until it is cleared', () => {
  const rows = [row(0), row(1, { country: 'Kolumbien' }), row(2, { country: 'Kolumbien' })]
  const all = new Map([said(0, ['Colombia', 'Peru']), said(1, ['Colombia', 'Peru']), said(2, ['Ecuador', 'Peru'])])
  expect(countriesOf(filledIn(rows, all, countries('Colombia')))).toEqual(['Colombia', 'Kolumbien', 'Kolumbien'])
  expect(leftOut('country', rows, all, ['Colombia'])).toEqual({ keep: 2, cannot: 0, refused: [1] })
})

describe('the field is shown', () => {
  const open = said(0, ['Colombia', 'Peru'])
  test.each([
    ['when two rows leave it open', [row(0), row(1)], [open, said(1, ['Peru', 'Colombia'])], true],
    [
      'when what two rows name is none of theirs',
      [row(0, { country: 'Kolumbien' }), row(1, { country: 'Kolumbien' })],
      [open, said(1, ['Peru', 'Colombia'])],
      true,
    ],
    ['not for one row', [row(0), row(1, { country: 'pe' })], [open, said(1, ['Peru'], { problems: [] })], false],
    ['not where each has one only', [row(0), row(1)], [said(0, ['Peru']), said(1, ['Peru'])], false],
    ['not where no two offer the same', [row(0), row(1)], [open, said(1, ['Ecuador', 'Chile'])], false],
    ['not before the rows are known', [row(0), row(1)], [], false],
  ] as const)('%s', (_, rows, all, is) => expect(isWorthAsking('country', rows, new Map(all))).toBe(is))
})

test('a packaging goes by its name, whatever it is called inside of each product', () => {
  const rows = [row(0), row(1), row(2)]
  const boxes = (key: number, names: string[]) => said(key, ['Peru'], { problems: [problem('packaging')] }, names)
  const all = new Map([
    boxes(0, ['Box of 1', 'Box of 10']),
    boxes(1, ['Box of 10', 'Tray']),
    boxes(2, ['Pump', 'Tube']),
  ])
  expect(choicesForAll('packaging', rows, all, [])).toEqual([{ name: 'Box of 10', rows: 2 }])
  expect(filledIn(rows, all, { country: [], packaging: ['Box of 10'] }).map(({ packaging }) => packaging)).toEqual([
    'Box of 10',
    'Box of 10',
    '',
  ])
})

test('rows fold that lacked nothing else; those with something left to repair stay open', () => {
  const rows = [row(0), row(1), row(2, { country: 'pe' }), row(3)]
  const all = new Map([
    said(0, ['Colombia', 'Peru']),
    said(1, ['Colombia', 'Peru'], { problems: [problem('country'), problem('quantity')] }),
    said(2, ['Colombia', 'Peru'], { problems: [] }),
    said(3, ['Ecuador', 'Peru']),
  ])
  expect(folded(rows, all, countries('Colombia')).map(({ open }) => open)).toEqual([false, true, true, true])
})

test('a row folds once both choices are made, also when the first was not checked yet', () => {
  const all = new Map([
    said(0, ['Colombia', 'Peru'], { problems: [problem('country'), problem('packaging')] }, ['Box of 1', 'Box of 10']),
  ])
  expect(folded([row(0)], all, countries('Peru'))[0]?.open).toBe(true)
  expect(folded([row(0)], all, { country: ['Peru'], packaging: ['Box of 1'] })[0]?.open).toBe(false)
})
