import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { newcomer } from './newcomer.ts'
import { type Stage, stage, type widths } from './portal.ts'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

/** What of the page one could press, if the message were not there. */
const under = (page: Page) =>
  page.evaluate(() => {
    const message = document.querySelector('[role=status] [data-place]')
    if (!message) return ['no message']
    const { top, bottom, left, right } = message.getBoundingClientRect()
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return ['outside of the window']
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => !message.contains(control) && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const rect = control.getBoundingClientRect()
        return rect.top < bottom && rect.bottom > top && rect.left < right && rect.right > left
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '')
  })

test.each<keyof typeof widths>(['wide', 'narrow'])(
  'what succeeded is said over no control, on a wide screen wherever it is scrolled to, and goes by itself: %s',
  async (width) => {
    const { email } = await newcomer(it.portal.url)
    const page = await it.open('/profile/notifications', email, { width })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByText(/^Quiet hours/).click()
    await page.getByRole('button', { name: 'Save' }).click()
    const message = page.locator('[role=status] [data-place]')
    await message.hover() // it stays while it is pointed at
    await expect.poll(() => under(page)).toEqual([])
    if (width === 'wide') {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect.poll(() => under(page)).toEqual([])
    }
    await page.mouse.move(2, 2)
    await message.waitFor({ state: 'detached' })
  },
)
