import type { Page } from 'playwright-core'

/** All that a new address needs, under this name. */
export const fillAddress = async (page: Page, name: string): Promise<void> => {
  const texts = {
    'Name of the address': name,
    Addressee: 'Recepción',
    Address: 'Calle 100 # 8-60',
    'Zip code': '110111',
    City: 'Bogotá',
    'E-mail': 'calle100@andina.example',
    'Phone number': '+57 601 555 0199',
  }
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text)
  await page.getByRole('combobox', { name: 'Country' }).click()
  await page.getByRole('option', { name: 'Colombia' }).click()
}
