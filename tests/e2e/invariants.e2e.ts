import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { connect } from '#platform/postgres/pool.ts'

import { isSound, looks, type Stage, stage } from './portal.ts'

const ANALYST = 'analyst@partnercare.example'
const SALES = 'sales@partnercare.example'
const PATH = '/office/invariants'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const rules = (page: Page) => page.getByRole('table').getByRole('row')

const asOwner = async (statement: string, ...values: string[]) => {
  const owner = connect({ connectionString: it.databaseUrl, max: 1 })
  const { rowCount } = await owner.query(statement, values)
  await owner.end()
  return rowCount
}

/** No portal lets one happen: it is written down as if the check had found it. */
const plant = async (...keys: string[]) => {
  const planted = await asOwner(
    `insert into audit.breach (invariant, stream_kind, stream_key, says, position, walk)
     select name, 'loyalty-account', key, 'The balance is −7.', 1, walk
     from audit.invariant, string_to_table($1, ', ') key where name like '%balance%'`,
    keys.join(', '),
  )
  expect(planted).toBe(keys.length)
}
afterEach(() => asOwner(`delete from audit.breach where says = 'The balance is −7.'`))

describe.each(looks)('$width, $scheme', (look) => {
  test('every rule says whether it holds, of how many things, and up to where', async () => {
    const page = await it.open(PATH, ANALYST, look)
    await page.getByRole('heading', { level: 1, name: 'Invariants' }).waitFor()
    const balance = rules(page).filter({ hasText: 'No balance of CareCoins is negative, after whichever event.' })
    await balance.getByText('Holds').waitFor()
    await balance.getByText(/\d of \d/).waitFor()
    await balance
      .getByText(/\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
      .first()
      .waitFor()
    expect(
      await rules(page)
        .getByText(/violation/)
        .count(),
    ).toBe(0)
    await isSound(page)
  })

  test('a violation is named, with the stream and the event that it was seen at', async () => {
    const page = await it.open(PATH, ANALYST, look)
    await plant('balance of a test')
    const rule = rules(page).filter({ hasText: 'No balance of CareCoins is negative' })
    await rule.getByText('1 violation').waitFor()
    await rule.getByText(/^in 1 stream, since /).waitFor()
    await page.getByText('The balance is −7.').waitFor()
    await isSound(page)
    await page.getByRole('link', { name: /balance of a test/ }).click()
    await page.waitForURL(/\/office\/audit\/[^/]+\/balance%20of%20a%20test\?at=1$/)
  })

  test('of a rule that broke in many streams every one is on a page', async () => {
    const page = await it.open(PATH, ANALYST, look)
    await plant(...Array.from({ length: 23 }, (_, at) => `company ${String(at).padStart(2, '0')}`))
    await page.getByText('23 violations').waitFor()
    await page.getByText('1–20 of 23').waitFor()
    await isSound(page)
    await page.getByRole('button', { name: 'Page 02' }).click()
    await page.getByRole('link', { name: /company 22/ }).waitFor()
    await page.getByText('21–23 of 23').waitFor()
    expect(await page.getByRole('link', { name: /company 00/ }).count()).toBe(0)
  })

  test('an analyst has all of it checked now', async () => {
    const page = await it.open(PATH, ANALYST, look)
    await page.getByRole('button', { name: 'Check everything now' }).click()
    await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor()
    await rules(page).getByText('Holds').first().waitFor()
    await isSound(page)
  })
})

test('sales finds no such page in its menu', async () => {
  const page = await it.open('/office/orders', SALES)
  await page.getByRole('link', { name: 'Audit trail' }).waitFor()
  expect(await page.getByRole('link', { name: 'Invariants' }).count()).toBe(0)
})
