import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { isSound, looks, type Stage, stage } from './portal.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const mailOf = (page: Page, type: string) => page.getByRole('group', { name: `Mail: ${type}` })
const chosenOf = (page: Page, type: string) => mailOf(page, type).getByRole('radio', { checked: true })
const preview = (page: Page) => page.getByText(/^Last month this would have sent/)

describe.each(looks)('$width, $scheme', (look) => {
  test.each([
    ['/profile/notifications', BUYER],
    ['/office/notification-settings', SALES],
  ])('%s is sound, with quiet hours too', async (address, person) => {
    const page = await it.open(address, person, look)
    await page.getByRole('checkbox', { name: /Quiet hours/ }).check()
    await preview(page).waitFor()
    await isSound(page)
  })
})

test('a buyer chooses mails, sees what the last month would have been, and finds the choice again', async () => {
  const page = await it.open('/notifications', BUYER)
  await page.getByRole('link', { name: 'Choose mails' }).click()
  await page.waitForURL('**/profile/notifications')
  await page.getByText('Always by mail: it protects your account.').waitFor()
  expect(await mailOf(page, 'A sign-in may have been copied').count()).toBe(0)
  expect(await mailOf(page, 'A new order').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)

  await mailOf(page, 'The status of an order changes').getByText('Daily mail').click()
  await mailOf(page, 'A promo code for you').getByText('No mail').click()
  await expect
    .poll(() => preview(page).innerText())
    .toMatch(/^Last month this would have sent \d+ mails? instead of \d+\.$/)
  await page.getByRole('checkbox', { name: /Quiet hours/ }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your choice of mails is saved.').waitFor()
  await page.reload()
  await mailOf(page, 'A promo code for you').waitFor()
  await expect
    .poll(() => mailOf(page, 'A promo code for you').getByRole('radio', { name: 'No mail' }).isChecked())
    .toBe(true)
  expect(
    await mailOf(page, 'The status of an order changes').getByRole('radio', { name: 'Daily mail' }).isChecked(),
  ).toBe(true)
  expect(await page.getByRole('checkbox', { name: /Quiet hours/ }).isChecked()).toBe(true)
  expect(await page.getByLabel('From').inputValue()).toBe('20:00')
})

test('the link of a mail leads to its line and changes nothing by itself', async () => {
  const page = await it.open('/office/notification-settings?kind=QUOTE_DUE', SALES)
  await mailOf(page, 'A quote is due').getByRole('radio', { name: 'At once' }).waitFor()
  await expect
    .poll(() => chosenOf(page, 'A quote is due').evaluate((radio) => radio === document.activeElement))
    .toBe(true)
  expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  expect(await mailOf(page, 'A quote is ready').count()).toBe(0)
})

test('quiet hours of no length cannot be saved', async () => {
  const page = await it.open('/office/notification-settings', SALES)
  await page.getByRole('checkbox', { name: /Quiet hours/ }).check()
  await page.getByRole('combobox', { name: 'To' }).click()
  await page.getByRole('option', { name: '20:00' }).click()
  await page.getByText('Quiet hours end at another hour than they begin.').waitFor()
})
