import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSound, looks, type Stage, stage } from './portal.ts'

const ANALYST = 'analyst@partnercare.example'
const SALES = 'sales@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const chooses = async (page: Page, field: string, option: string) => {
  await page.getByLabel(field, { exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Filters come up in a sheet where there is little room. */
const filtering = async (page: Page, isNarrow: boolean, choose: () => Promise<void>) => {
  if (isNarrow) await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await choose()
  if (isNarrow) await page.getByRole('button', { name: /^Show / }).click()
}

const downloads = async (page: Page, button: Locator): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return file.suggestedFilename()
}

const copiesLink = async (page: Page): Promise<string> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByRole('button', { name: 'Link copied' }).waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

const ordered = (page: Page) => page.getByRole('link', { name: /Quantity ordered, / }).first()

describe.each(looks)('$width, $scheme', (look) => {
  const isNarrow = look.width === 'narrow'

  test('the sales chart: a period, the year before, the events of a figure, files, a link, a rebuild', async () => {
    const page = await it.open('/office', ANALYST, look)
    await page.getByRole('heading', { name: 'Promises kept' }).waitFor()
    await page.goto('/office/data')
    await ordered(page).waitFor()
    await filtering(page, isNarrow, () => chooses(page, 'Period', 'Last 12 months'))
    await page.getByLabel('Compare with the year before').click()
    await page.getByText('Quantity, year before').waitFor()
    expect(page.url()).toMatch(/from=.*until=.*compare=year/)
    await isSound(page)

    expect(await downloads(page, page.getByRole('button', { name: /^CSV/ }))).toMatch(/\.csv$/)
    expect(await downloads(page, page.getByRole('button', { name: /^Excel/ }))).toMatch(/\.xlsx$/)
    const [address, figure] = [await copiesLink(page), await ordered(page).textContent()]
    await page.goto(address)
    await page.getByText('Quantity, year before').waitFor()
    expect(await ordered(page).textContent()).toBe(figure)

    await page.goto('/office/projections')
    const model = page.getByRole('row', { name: /ordered_goods/ })
    if (isNarrow) await model.getByRole('button', { name: /^Details of / }).click()
    await model.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Rebuild', exact: true }).click()
    await page.getByText('ordered_goods is rebuilt and read from its new table').waitFor()
    await page.goto(address)
    await ordered(page).waitFor()
    expect(await ordered(page).textContent()).toBe(figure)

    await ordered(page).click()
    await page.getByRole('heading', { name: 'Events', exact: true }).waitFor()
    await page
      .getByRole('table', { name: 'Events' })
      .getByRole('link', { name: /^\d{4}-/ })
      .first()
      .click()
    await page.getByRole('heading', { name: /^Replay/ }).waitFor()
  })

  test('a figure of CareCoins by month and in dollars, down to an event in the audit trail', async () => {
    const page = await it.open('/office/loyalty', ANALYST, look)
    if (isNarrow)
      await page
        .getByRole('button', { name: /^Details of / })
        .first()
        .click()
    await page
      .getByRole('link', { name: /Earned, / })
      .first()
      .click()
    await page.getByRole('heading', { name: 'CareCoins: Earned' }).waitFor()
    await page.goto('/office/figures/care-coins/earned')
    await page.getByLabel('Compare with the year before').click()
    await page.waitForURL(/compare=year/)
    await page.getByText('Dollars', { exact: true }).click()
    await page.getByText(/^\$\d/).first().waitFor()
    await isSound(page)
    expect(await downloads(page, page.getByRole('button', { name: /^CSV/ }))).toMatch(/\.csv$/)
    expect(await downloads(page, page.getByRole('button', { name: 'Save as picture' }))).toMatch(/\.png$/)
    await page.goto(await copiesLink(page))
    await page.getByRole('heading', { name: 'CareCoins: Earned' }).waitFor()
    expect(await page.getByLabel('Compare with the year before').isChecked()).toBe(true)
    await page
      .getByRole('table', { name: /Events|newest/ })
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('heading', { name: 'State of this stream' }).waitFor()
  })

  test('a company as of a moment, read-only, and back to now', async () => {
    const page = await it.open('/office/distributors', SALES, look)
    await page.getByRole('link', { name: 'Andina Salud S.A.S.' }).first().click()
    await page.getByRole('button', { name: 'See as this company' }).waitFor()
    await page.getByLabel('Note').fill('They call on Fridays')
    await page.getByRole('button', { name: 'Keep note' }).click()
    await page.getByText('They call on Fridays', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'As of…' }).click()
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const yesterday = day.split('-').toReversed().join('/')
    await page.getByRole('dialog').getByLabel(/As of/).first().fill(`${yesterday} 10:00`)
    await page.getByRole('dialog').getByRole('button', { name: 'Go there' }).click()
    await page.getByRole('note').getByText('What was recorded of this company up to this point.').waitFor()
    expect(await page.getByRole('button', { name: 'See as this company' }).count()).toBe(0)
    await isSound(page)
    await page.getByRole('tab', { name: 'Orders' }).click()
    await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().waitFor()
    const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click()
    await tab('Quotes')
    await page.getByRole('table', { name: 'Waiting for a quote' }).waitFor()
    await page.getByRole('table', { name: 'Quotes with the distributor' }).waitFor()
    await isSound(page)
    await tab('Forecasts')
    await page.getByRole('table', { name: 'Forecasts', exact: true }).waitFor()
    await page.getByRole('table', { name: 'Reminders of forecasts' }).waitFor()
    await isSound(page)
    await tab('Company')
    await page.getByRole('table', { name: 'People' }).getByText('Active').first().waitFor()
    await page.getByRole('heading', { name: 'Internal notes' }).waitFor()
    expect(await page.getByText('They call on Fridays').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Keep note' }).count()).toBe(0)
    await tab('Timeline')
    const times = page.getByRole('list', { name: 'Timeline' }).locator('time')
    await times.first().waitFor()
    const latest = await times.first().getAttribute('datetime')
    expect(latest!.slice(0, 10) <= day).toBe(true)
    await isSound(page)
    await page.getByRole('link', { name: 'Back to now' }).click()
    await page.getByRole('button', { name: 'See as this company' }).waitFor()
  })

  test('the portal as a company sees it: read, never written, and recorded', async () => {
    const page = await it.open('/office/distributors', SALES, look)
    await page.getByRole('link', { name: 'Andina Salud S.A.S.' }).first().click()
    await page.getByRole('button', { name: 'See as this company' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('They asked what they see')
    await isSound(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
    const banner = page.getByRole('note').getByText(/^You see the portal as Andina/)
    await banner.waitFor()
    await isSound(page)
    const refused: string[] = []
    page.on('response', (answer) => answer.status() === 403 && refused.push(`${page.url()}: ${answer.url()}`))
    const addresses = await page
      .locator('header a, nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const screens = new Set(addresses.filter((address) => address?.startsWith('/')))
    expect(screens.size).toBeGreaterThan(20)
    for (const address of screens) {
      await page.goto(address!)
      await banner.waitFor()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
    }
    expect(refused).toEqual([])
    await page.goto('/profile/labels')
    await page.getByRole('button', { name: 'Back to the office' }).click()
    await page.getByRole('tab', { name: 'Timeline' }).click()
    await page.getByText('began to see the portal as this company').first().waitFor()
  })
})
