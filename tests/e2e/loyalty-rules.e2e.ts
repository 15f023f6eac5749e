import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSound, looks, type Stage, stage } from './portal.ts'

const ADMIN = 'admin@partnercare.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

describe.each(looks)('$width, $scheme', (look) => {
  test('an administrator changes the rules from a day on, sees whom it touches, and takes it back', async () => {
    const page = await it.open('/office/loyalty', ADMIN, look)
    await page.getByRole('link', { name: 'Rules' }).click()
    await page.getByText('In force today').waitFor()
    await page.getByText('None: every company of the program keeps its status.').waitFor()
    await isSound(page)
    await page.getByRole('textbox', { name: 'Blue partner: delivered orders' }).fill('2')
    await page.getByRole('textbox', { name: 'Bronze partner: delivered orders' }).fill('1')
    await page.getByRole('button', { name: 'Schedule the change' }).click()
    await page.getByText('At least as much as the status below').first().waitFor()
    await page.getByRole('textbox', { name: 'Blue partner: delivered orders' }).fill('0')
    await page.getByRole('textbox', { name: 'Bronze partner: delivered orders' }).fill('0')
    await page.getByRole('textbox', { name: 'Silver partner: delivered orders' }).fill('40')
    await page.getByRole('textbox', { name: 'Gold partner: delivered orders' }).fill('50')
    await page.getByText('Silver partner', { exact: true }).last().waitFor()
    await page.getByRole('textbox', { name: 'In force from' }).fill('01/01/2040')
    await page.getByRole('button', { name: 'Schedule the change' }).click()
    const takeBack = page.getByRole('button', { name: 'Take back the change of 01/01/2040' })
    await takeBack.waitFor()
    await page
      .getByText(/^Silver partner: 4 orders, .* → 40 orders, /)
      .first()
      .waitFor()
    await isSound(page)
    await takeBack.click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await takeBack.waitFor()
    await takeBack.click()
    await expect.poll(() => page.getByText('Taken back', { exact: true }).count()).toBeGreaterThan(0)
  })
})
