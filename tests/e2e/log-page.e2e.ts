import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { connect } from '#platform/postgres/pool.ts'

import { isSound, looks, type Stage, stage } from './portal.ts'

const ANALYST = 'analyst@partnercare.example'
const ADMIN = 'admin@partnercare.example'
const SALES = 'sales@partnercare.example'
const PATH = '/office/log'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const check = (page: Page) => page.getByRole('button', { name: 'Check now' }).click()
const verdicts = (page: Page, verdict: string) => page.getByRole('table', { name: 'Checks' }).getByText(verdict)

/** Somebody with the database in their hands changes what an order was quoted at; or puts it back. */
const rewriteQuote = async (change: string): Promise<void> => {
  const owner = connect({ connectionString: it.databaseUrl, max: 1 })
  await owner.query('alter table es.event disable trigger refuse')
  await owner.query(`update es.event set data = ${change} where (stream_id, version) =
    (select stream_id, version from es.event where type = 'QuoteIssued' order by stream_id limit 1)`)
  await owner.end()
}

describe.each(looks)('$width, $scheme', (look) => {
  test('an analyst has the log checked, and a change is found, told and led to', async () => {
    const page = await it.open(PATH, ANALYST, look)
    await page.getByText('Sealed up to').waitFor()
    await page.getByText(/^\d\d\/\d\d\/\d{4} 02:00$/).waitFor()
    await check(page)
    await page.getByText('Nothing was changed, removed, added or moved').waitFor()
    await isSound(page)

    await rewriteQuote(`data::jsonb || '{"forged": 1}'`)
    await check(page)
    const fault = page.getByText('What is stored is not what was recorded').first()
    await fault.waitFor()
    await isSound(page)
    await fault.getByRole('link', { name: /^position/ }).click()
    await page.waitForURL(/\/office\/audit\/order\/.+\?at=\d+/)

    await rewriteQuote(`data::jsonb - 'forged'`)
    await page.goBack()
    await check(page)
    await page.getByText('Nothing was changed, removed, added or moved').waitFor()
  })
})

test('administrators are told of it, and the history stays', async () => {
  const page = await it.open('/office/notifications', ADMIN)
  await page.getByText('The event log is not what was recorded: edited').first().waitFor()
  await page.goto(PATH)
  await verdicts(page, 'Fault').first().waitFor()
  expect(await verdicts(page, 'Fault').count()).toBe(2)
  expect(await verdicts(page, 'Whole').count()).toBe(4)
})

test('sales finds no such page in its menu', async () => {
  const page = await it.open('/office/orders', SALES)
  await page.getByRole('link', { name: 'Audit trail' }).waitFor()
  expect(await page.getByRole('link', { name: 'Event log' }).count()).toBe(0)
  await page.goto(PATH)
  await page.getByText('Only users with the role ANALYST or ADMIN').waitFor()
  expect(await page.getByRole('button', { name: 'Check now' }).count()).toBe(0)
})

/** The last commits and all that the log tells of them. */
const cutOffTheEnd = async (): Promise<void> => {
  const owner = connect({ connectionString: it.databaseUrl, max: 1 })
  for (const table of ['event', 'commit', 'log']) await owner.query(`alter table es.${table} disable trigger refuse`)
  const { rows } = await owner.query(
    'delete from es.log where position > (select max(position) - 20 from es.log) returning commit_id',
  )
  const gone = rows.map(({ commit_id }) => commit_id)
  await owner.query('delete from es.event where commit_id = any($1)', [gone])
  await owner.query('delete from es.commit where id = any($1)', [gone])
  await owner.end()
}

test('last of all the end of the log is cut off: the page says so, in the place of a check', async () => {
  await cutOffTheEnd()
  for (const look of looks) {
    const page = await it.open(PATH, ANALYST, look)
    await page.getByText('The log was cut off').waitFor()
    await page.getByText('Nothing is recorded until').waitFor()
    expect(await page.getByRole('button', { name: 'Check now' }).count()).toBe(0)
    await isSound(page)
  }
})
