import type { Page } from 'playwright-core'

import type { Look } from './portal.ts'

/** Opens a screen of the office by the menu, which small windows have in a drawer. */
export const goes = async (page: Page, to: string, { width }: Look): Promise<void> => {
  if (width === 'narrow') await page.getByRole('button', { name: 'Open the menu' }).click()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${to}( \\d+)?$`) })
    .click()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}
