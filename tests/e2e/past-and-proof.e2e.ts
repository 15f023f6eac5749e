import { readFile } from 'node:fs/promises'

import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OfficeOrderRow, StaffHistoryEntry } from '#modules/ordering/desk/office-contract.ts'
import { checkTrail } from '#platform/log/proof/checking-trail.ts'
import { connect } from '#platform/postgres/pool.ts'

import { type Caller, callerOf } from './caller.ts'
import { type Stage, stage } from './portal.ts'

/** What was, and the proof that it was so: the life of an order, prices and balances of a past moment, rules and read models. */

const SALES = 'sales@partnercare.example'
const ANALYST = 'analyst@partnercare.example'
const LUCIA = 'procurement@andina.example'

let house: Stage
let sales: Caller
beforeAll(async () => {
  house = await stage()
  sales = await callerOf(house.portal.url, SALES)
})
afterAll(() => house.close())

const atStep = (page: Page, step: number) => page.waitForURL((url) => url.searchParams.get('at') === String(step))

test('an auditor walks through the life of an order by keyboard, and takes along a file that proves it', async () => {
  const billed = await sales.get<{ orders: OfficeOrderRow[] }>('/office/orders?status=BILLED&search=Andina')
  const { id, num } = billed.orders[0] as OfficeOrderRow
  const { steps } = await sales.get<{ steps: StaffHistoryEntry[] }>(`/office/orders/${id}/trail`)
  const page = await house.open('/office/audit?kind=order', ANALYST)
  await page
    .getByRole('list', { name: 'Events' })
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Order 20\d\d-\d{6}$/ })
    .waitFor()
  await page.goto(`/office/orders/${id}/replay?at=1`)
  const slider = page.getByRole('slider', { name: /Step of/ })
  await slider.focus()
  expect(await slider.getAttribute('aria-valuetext')).toContain(`Step 1 of ${steps.length}`)
  await page.keyboard.press('ArrowRight')
  await atStep(page, 2)
  await page.keyboard.press('End')
  await atStep(page, steps.length)
  await page.getByRole('link', { name: 'tracking.example', exact: true }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await atStep(page, steps.length - 1)
  await page.keyboard.press('Home')
  await atStep(page, 1)
  await page.getByRole('button', { name: 'Next step' }).focus()
  await page.keyboard.press('Space')
  await atStep(page, 2)
  await page.getByRole('radio', { name: '16×' }).check({ force: true })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await atStep(page, steps.length)
  await page.getByText('Chain verified').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download') as Promise<Download>,
    page.getByRole('button', { name: 'Signed file (JSON)' }).click(),
  ])
  expect(file.suggestedFilename()).toContain(num)
  const proof = checkTrail(await readFile(await file.path(), 'utf8'))
  expect(proof).toMatchObject({ fault: null, events: steps.length })

  const own = await house.open(`/profile/order/${id}`, LUCIA)
  await own.getByRole('link', { name: 'View at this point' }).last().click()
  await atStep(own, 1)
  await own.getByText('Read-only view').waitFor()
  await own.getByRole('link', { name: 'Back to the order as it is now' }).click()
  await own.waitForURL(new RegExp(`/profile/order/${id}$`))
})

test('prices, the balance of a company and an order are looked at as of a moment, and left for now', async () => {
  const goTo = async (page: Page, moment: string) => {
    await page.getByRole('button', { name: 'As of…' }).click()
    await page.getByRole('dialog').getByLabel(/As of/).first().fill(moment)
    await page.getByRole('dialog').getByRole('button', { name: 'Go there' }).click()
  }
  const page = await house.open('/office/prices', SALES)
  await goTo(page, '01/01/2020 10:00')
  await page.getByText('No product was registered at that point.').waitFor()
  await page.reload()
  await page.getByText('No product was registered at that point.').waitFor()
  await page.getByRole('link', { name: 'Back to now' }).click()
  await page.getByRole('table', { name: 'Prices' }).getByText('Algeria').first().waitFor()
  await page.goBack()
  await page.getByText('No product was registered at that point.').waitFor()

  const own = await house.open('/partnercare/my-loyalty-program', LUCIA)
  await own.getByRole('heading', { name: 'Redeem your CareCoins' }).waitFor()
  await goTo(own, '01/01/2020 10:00')
  await own.getByText('Your CareCoins appear here with their reason.').waitFor()
  expect(await own.getByRole('heading', { name: 'Redeem your CareCoins' }).count()).toBe(0)
  await own.getByRole('link', { name: 'Back to now' }).click()
  await own.getByRole('heading', { name: 'Redeem your CareCoins' }).waitFor()
})

test('a rule that is broken shows up on the open page, and leads to the event that broke it', async () => {
  const page = await house.open('/office/invariants', ANALYST)
  const rule = page.getByRole('row').filter({ hasText: 'No balance of CareCoins is negative' })
  await rule.getByText('Holds').waitFor()
  const owner = connect({ connectionString: house.databaseUrl, max: 1 })
  // A check that is on its way would remove a finding that it did not make.
  await expect
    .poll(async () => {
      const { rows } = await owner.query(
        'select from audit.invariant where position < (select max(position + n - 1) from es.log)',
      )
      return rows.length
    })
    .toBe(0)
  // No portal lets it happen: it is written down as if the check had found it.
  await owner.query(
    `insert into audit.breach (invariant, stream_kind, stream_key, says, position, walk)
     select name, s.kind, s.key, 'The balance is −7.', last, walk
     from audit.invariant, (select kind, key, max(position) as last from es.stream
       join es.event on stream_id = stream.id join es.log using (commit_id)
       where kind = 'loyalty-account' group by kind, key limit 1) s where name like '%balance%'`,
  )
  await rule.getByText('1 violation').waitFor()
  await page.getByText('The balance is −7.', { exact: true }).waitFor()
  await page.getByRole('main').locator('a[href*="/office/audit/loyalty-account"]').first().click()
  await page.waitForURL(/\/office\/audit\/loyalty-account\/.+\?at=\d+$/)
  await page.getByRole('heading', { name: 'State of this stream' }).waitFor()
  await owner.query(`delete from audit.breach where says = 'The balance is −7.'`)
  await owner.end()
  await page.goBack()
  await page.getByRole('button', { name: 'Check everything now' }).click()
  await rule.getByText('Holds').waitFor()
})

test('a read model is rebuilt while people read it, and gone back from', async () => {
  const reader = await house.open('/office/orders', SALES)
  const orders = reader.getByRole('table', { name: 'Orders' }).getByRole('row')
  await orders.nth(25).waitFor()
  const page = await house.open('/office/projections', ANALYST)
  const row = page.getByRole('row').filter({ has: page.getByText('orders', { exact: true }) })
  const act = async (action: string) => {
    await row.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const tableOf = () => row.getByText(/^Table \d+/).textContent()
  const before = await tableOf()
  await act('Rebuild')
  await reader.getByRole('searchbox', { name: 'Search', exact: true }).fill('Andina')
  await expect.poll(() => new URL(reader.url()).searchParams.get('search')).toBe('Andina')
  await page.getByText('orders is rebuilt and read from its new table').waitFor()
  await row.getByText('Matches the log').waitFor()
  await act('Switch back to the previous one')
  await page.getByRole('dialog').getByRole('button', { name: 'Switch back to the previous one' }).click()
  await page.getByText('orders is read from its previous table again.').waitFor()
  await expect.poll(tableOf).toBe(before)
  await orders.nth(1).waitFor()
})
