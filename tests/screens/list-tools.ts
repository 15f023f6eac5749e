import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react'
import { expect } from 'vitest'

import { savedFiles } from './saved-files.ts'
import type { OpenScreen } from './screen.tsx'

/**
 * Keeps the filters of the office's open list as a view, opens that view from the bare list by its tab, hides and shows a
 * column, takes both files along, and removes the view. Answers with the text of the CSV file.
 */
export const useListTools = async (
  { user, go, address }: OpenScreen,
  { column, file }: { readonly column: string; readonly file: string },
): Promise<string> => {
  const saved = savedFiles()
  const filtered = new URL(address(), location.href)
  const pane = filtered.searchParams.get('tab')
  const views = () => screen.findByRole('dialog', { name: 'Views of this list' })
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.type(within(await views()).getByLabelText('Name', { exact: false }), 'As I look')
  await user.click(within(await views()).getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'View: As I look' })

  await go(pane ? `${filtered.pathname}?tab=${pane}` : filtered.pathname)
  const tab = () =>
    within(screen.getByRole('navigation', { name: 'Saved views' })).getByRole('link', { name: 'As I look' })
  await screen.findByRole('navigation', { name: 'Saved views' })
  await waitFor(() => expect(tab().getAttribute('aria-current')).toBeNull())
  await user.click(tab())
  await screen.findByRole('button', { name: 'View: As I look' })
  expect(tab().getAttribute('aria-current')).toBe('page')
  const opened = new URL(address(), location.href).searchParams
  expect(Object.fromEntries(opened)).toEqual(Object.fromEntries(filtered.searchParams))

  await screen.findByRole('columnheader', { name: column })
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const columns = await screen.findByRole('group', { name: 'Columns' })
  await user.click(within(columns).getByRole('checkbox', { name: column }))
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: column })).toBeNull())
  await user.click(within(columns).getByRole('button', { name: 'Reset columns' }))
  await screen.findByRole('columnheader', { name: column })
  await user.keyboard('{Escape}')

  await user.click(screen.getByRole('button', { name: /^CSV/ }))
  await expect.poll(() => saved.at(-1)?.name).toBe(file)
  const text = await saved.at(-1)!.text()
  await user.click(screen.getByRole('button', { name: /^Excel/ }))
  await expect.poll(() => saved.at(-1)?.name).toBe(file.replace(/csv$/, 'xlsx'))
  await user.click(screen.getByRole('button', { name: 'View: As I look' }))
  const view = await within(await views()).findByRole('link', { name: 'As I look' })
  await user.click(within(await views()).getByRole('button', { name: 'Remove As I look' }))
  await waitForElementToBeRemoved(view)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Saved views' })).toBeNull())
  return text
}
