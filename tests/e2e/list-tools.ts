import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { isSound } from './portal.ts'

/** Keeps what a list of the office is narrowed to as a view, opens it from the list, takes its file along, hides a column, and leaves all as it was. */
export const usesListTools = async (
  page: Page,
  { column, file }: { column: string; file: string },
): Promise<string> => {
  const { pathname, searchParams } = new URL(page.url())
  const dialog = page.getByRole('dialog', { name: 'Views of this list' })
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await dialog.getByLabel('Name').fill('As I look')
  await dialog.getByRole('button', { name: 'Keep view' }).click()
  const opened = page.getByRole('button', { name: 'View: As I look' })
  await opened.waitFor()

  const tab = searchParams.get('tab')
  await page.goto(tab ? `${pathname}?tab=${tab}` : pathname)
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await dialog.getByRole('link', { name: 'As I look' }).click()
  await opened.waitFor()
  for (const [name, value] of searchParams) expect(new URL(page.url()).searchParams.get(name)).toBe(value)

  const head = page.getByRole('columnheader', { name: column, exact: true })
  await head.waitFor()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('group', { name: 'Columns' }).getByRole('checkbox', { name: column, exact: true }).uncheck()
  await head.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Reset columns' }).click()
  await head.waitFor()
  await page.keyboard.press('Escape')
  await isSound(page)

  const [taken] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^CSV/ }).click()])
  expect(taken.suggestedFilename()).toBe(file)
  await opened.click()
  await dialog.getByRole('button', { name: 'Remove As I look' }).click()
  await dialog.getByRole('link', { name: 'As I look' }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  return readFile(await taken.path(), 'utf8')
}
