import { afterAll, describe, expect, test } from 'vitest'
import { showCart } from '#modules/ordering/contract.ts'
import { exportCart, exportOfficeOrders, exportOrders } from '#modules/ordering/desk/export-contract.ts'
import { requestOf } from '#tests/portal.ts'
import { startTrading } from '#tests/trading.ts'
import { checkQuickAdd, quickAdd } from './quick-add-contract.ts'

const { portal, call, done, andina, nordmed, sales, placed } = await startTrading()
afterAll(() => portal.stop())

const row = (reference: string, quantity: string, country?: string) => ({
  reference,
  quantity,
  ...(country && { country }),
})
/** The references that the test world gives to Folic acid and Iron. */
const [FOLIC, IRON] = ['PC-1001', 'PC-1002']

describe('quick add', () => {
  test('adds all rows at once; what is there already stays as it is', async () => {
    const lines = [row(FOLIC, '20', 'Peru'), row('pc 1002', '25', 'CO')]
    expect(await done(quickAdd, { lines }, andina.marketing)).toMatchObject({
      added: 2,
      rows: [{ outcome: 'ADDED' }, { outcome: 'ADDED' }],
    })
    const again = [...lines, row(FOLIC, '30', 'Colombia')]
    expect(await done(quickAdd, { lines: again }, andina.marketing)).toMatchObject({
      added: 1,
      rows: [{ outcome: 'UNCHANGED' }, { outcome: 'UNCHANGED' }, { outcome: 'ADDED', quantity: 30 }],
    })
    const { sections } = await done(showCart, {}, andina.marketing)
    const standing = sections.flatMap(({ products }) =>
      products.map(({ name, countryId, quantity }) => [name, countryId, quantity]),
    )
    expect(standing.toSorted()).toEqual([
      ['Folic acid', 'co', 30],
      ['Folic acid', 'pe', 20],
      ['Iron', 'co', 25],
    ])
  })

  test('adds nothing while one row is wrong, and says what by row', async () => {
    const lines = [row(FOLIC, '20'), row(IRON, '12'), row('PC-9', '10')]
    const { status, problem } = await call(quickAdd, { lines }, nordmed.procurement)
    expect(status).toBe(422)
    expect(problem.errors).toEqual({
      'lines.1.quantity': 'Please order in steps of 5: 10, 15, 20 …',
      'lines.2.reference': 'There is no product with this reference',
    })
    expect((await done(showCart, {}, nordmed.procurement)).count).toBe(0)
  })

  test('checks by what this company may order, and keeps nothing', async () => {
    const lines = [row(FOLIC, '20', 'Colombia')]
    const { rows } = await done(checkQuickAdd, { lines }, nordmed.procurement)
    expect(rows[0]).toMatchObject({
      countries: [{ id: 'no', name: 'Norway' }],
      problems: [{ field: 'country', reason: 'Colombia: Not available in your region', fixes: ['Norway'] }],
    })
    expect((await done(showCart, {}, nordmed.procurement)).count).toBe(0)
  })
})

describe('a spreadsheet', () => {
  const sheet = async (endpoint: Parameters<typeof requestOf>[0], input: object, { jwt }: { jwt: string }) => {
    const headers = { authorization: `Bearer ${jwt}` }
    const answer = await portal.node.app.inject({ ...requestOf(endpoint, input as never), headers })
    expect(answer.statusCode).toBe(200)
    return answer
  }

  test('of the cart holds this person’s lines, and can be pasted again', async () => {
    const { payload, headers } = await sheet(exportCart, { format: 'csv' }, andina.marketing)
    expect(headers['content-disposition']).toContain('cart.csv')
    expect(headers['content-type']).toContain('text/csv')
    expect(payload.split('\r\n')[0]).toMatch(/^\uFEFFReference,Quantity,Country,Packaging,Free,/)
    expect(payload).toContain('PC-1002,25,Colombia,Box of 30,,Iron,Vitamins,12.50,11.25,0.00,281.25,')
    const other = await sheet(exportCart, { format: 'csv' }, nordmed.procurement)
    expect(other.payload.trim().split('\r\n')).toHaveLength(1)
  })

  test('of orders holds the company’s own under the filters, the desk’s those of all', async () => {
    const [ours, theirs] = [await placed(andina), await placed(nordmed)]
    const own = await sheet(exportOrders, { format: 'csv', status: 'WAITING_FOR_QUOTE' }, andina.marketing)
    expect(own.payload).toContain(`${ours.num},`)
    expect(own.payload).toContain('Waiting for the quote,,,Colombia,Vitamins,FCA,Airport,,,,0,225.00,')
    expect(own.payload).not.toContain(theirs.num)
    const none = await sheet(exportOrders, { format: 'csv', status: 'BILLED' }, andina.marketing)
    expect(none.payload).not.toContain(ours.num)
    const desk = await sheet(exportOfficeOrders, { format: 'csv', search: 'nordmed' }, sales)
    expect(desk.payload).toContain(`${theirs.num},NordMed,`)
    expect(desk.payload).not.toContain(ours.num)
    const book = await sheet(exportOfficeOrders, { format: 'xlsx' }, sales)
    expect(book.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  test('of another kind is none', async () => {
    const answer = await call(exportCart, { format: 'pdf' as never }, andina.marketing)
    expect(answer.status).toBe(404)
  })
})
