import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from './portal.ts'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const chooses = async (page: Page, field: string, option: string) => {
  await page.getByLabel(field, { exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
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

test('an analyst narrows the sales chart, takes files, a picture and a link along, rebuilds what it reads, and follows a figure to its events', async () => {
  const page = await it.open('/office', 'analyst@partnercare.example')
  await page.getByRole('heading', { name: 'Promises kept' }).waitFor()
  await page.goto('/office/data')
  await ordered(page).waitFor()
  await chooses(page, 'Period', 'Last 12 months')
  await page.getByLabel('Compare with the year before').click()
  await page.getByText('Quantity, year before').waitFor()
  expect(page.url()).toMatch(/from=.*until=.*compare=year/)
  expect(await downloads(page, page.getByRole('button', { name: /^CSV/ }))).toMatch(/\.csv$/)
  expect(await downloads(page, page.getByRole('button', { name: /^Excel/ }))).toMatch(/\.xlsx$/)
  const [address, figure] = [await copiesLink(page), await ordered(page).textContent()]
  await page.goto(address)
  await page.getByText('Quantity, year before').waitFor()
  expect(await ordered(page).textContent()).toBe(figure)

  await page.goto('/office/projections')
  const model = page.getByRole('row', { name: /ordered_goods/ })
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

  await page.goto('/office/figures/care-coins/earned')
  await page.getByRole('heading', { name: 'CareCoins: Earned' }).waitFor()
  expect(await downloads(page, page.getByRole('button', { name: 'Save as picture' }))).toMatch(/\.png$/)
})

test('sales see the portal as a company sees it: every screen, never written, and recorded', async () => {
  const page = await it.open('/office/distributors', 'sales@partnercare.example')
  await page.getByRole('link', { name: 'Andina Salud S.A.S.' }).first().click()
  await page.getByRole('button', { name: 'See as this company' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('A question about what they see')
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
  const banner = page.getByRole('note').getByText(/^You see the portal as Andina/)
  await banner.waitFor()
  const refused: string[] = []
  page.on('response', (answer) => answer.status() === 403 && refused.push(`${page.url()}: ${answer.url()}`))
  const menus = page.getByRole('banner').or(page.getByRole('navigation'))
  const addresses = await menus
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const screens = new Set(addresses)
  expect(screens.size).toBeGreaterThan(20)
  for (const address of screens) {
    await page
      .locator(`a[href="${address}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL((url) => url.pathname === new URL(address, url).pathname)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await banner.isVisible(), address).toBe(true)
  }
  expect(refused).toEqual([])
  await page.goto('/profile/labels')
  await page.getByRole('button', { name: 'Back to the office' }).click()
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await page.getByText('began to see the portal as this company').first().waitFor()
})
