import type { Page } from 'playwright-core'

import { fillAddress } from './address-form.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const at = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor()

const address = async (page: Page, kind: 'shipping' | 'billing') => {
  await press(page, `Choose a ${kind} address`)
  await page.getByRole('link', { name: 'Add an address' }).click()
  await fillAddress(page, `Main ${kind}`)
  await press(page, 'Save the address')
  await at(page, 'Shipping & Billing addresses')
}

/** From any page of a company that has never ordered to its first order, by what the pages offer: nothing is loaded again. */
export const orderForTheFirstTime = async (page: Page, product: string): Promise<void> => {
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await at(page, 'My product portfolio')
  await page.getByRole('link', { name: product }).first().click()
  await at(page, product)
  await page.getByRole('combobox', { name: 'Packaging', exact: true }).click()
  await page.getByRole('option', { name: 'Box of 10', exact: true }).click()
  await press(page, 'Add to cart')
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Yes, add to cart' }).click()
  await modal.getByRole('link', { name: /cart/i }).click()
  await press(page, /^Place my order/)
  await at(page, 'Shipping & Billing addresses')
  await address(page, 'shipping')
  await address(page, 'billing')
  await press(page, 'Continue to Shipping method')
  for (const name of [/^CPT/, /^Airport/]) await page.getByRole('radio', { name }).check()
  await press(page, 'Continue to Certificates')
  await at(page, 'Certificates')
  await press(page, 'Continue to Validation')
  await press(page, 'Place the order')
  await at(page, 'Thank you for your order')
}
