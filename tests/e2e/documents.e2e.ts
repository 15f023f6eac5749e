import { afterAll, beforeAll, expect, test } from 'vitest'
import { samples } from '#tests/files/samples.ts'
import { isSound, type Stage, stage } from './portal.ts'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const file = (note: string) => ({
  name: `${note}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([samples.pdf, Buffer.from(`\n%${note}\n`)]),
})

test('a new version is not sent without its file, which is still on its way', async () => {
  const name = `Bank reference ${Math.random().toString(36).slice(2, 8)}`
  const page = await it.open('/profile/documents', 'procurement@andina.example')
  await page.getByRole('button', { name: 'Add new document' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Due diligence' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.locator('input[type=file]').setInputFiles(file('first'))
  await dialog.getByText('Uploaded').waitFor()
  await isSound(page)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })

  let arrives = () => {}
  const held = new Promise<void>((resolve) => {
    arrives = resolve
  })
  await page.route('**/api/files/documents/**', async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: /More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Update' }).click()
  await dialog.locator('input[type=file]').setInputFiles(file('second'))
  await dialog.getByText('second.pdf').waitFor()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.getByText('The file is still uploading.', { exact: false }).waitFor()
  arrives()
  await dialog.getByText('Uploaded').waitFor()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await row.getByRole('button', { name: /More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  await expect.poll(() => dialog.getByText('Version 2').count()).toBe(1)
})
