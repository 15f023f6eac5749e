import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const dialog = (page: Page) => page.getByRole('dialog')

/** Staff take the order's next step, which is the page's filled button, or one of the menu; both follow the order live. */
export const openStep = async (page: Page, step: string) => {
  const next = page.getByRole('button', { name: step, exact: true })
  const item = page.getByRole('menuitem', { name: step, exact: true })
  const menu = page.getByRole('button', { name: 'More steps' })
  const isOffered = async () => {
    const isOpen = await page.getByRole('menu').isVisible()
    if (await next.isVisible()) {
      if (isOpen) await page.keyboard.press('Escape') // it was opened before this became the next step, and may cover it
      return true
    }
    if (!isOpen && (await menu.isVisible())) await menu.click()
    return item.isVisible()
  }
  await expect.poll(isOffered).toBe(true)
  await item.or(next).first().click()
  await dialog(page).waitFor()
}
