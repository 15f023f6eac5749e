import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react'
import { expect } from 'vitest'

import { savedFiles } from './saved-files.ts'
import type { OpenScreen } from './screen.tsx'

/**
 * Keeps the filters of the office's open list as a view, opens that view from the bare list, hides and shows a column,
 * takes the file along, and removes the view. Answers with the file's text.
 */
export const useListTools = async (
  { user, go, address }: OpenScreen,
  { column, file }: { readonly column: string; readonly file: string },
): Promise<string> => {
  const saved = savedFiles()
  const filtered = new URL(address(), location.href)
  const tab = filtered.searchParams.get('tab')
  const views = () => screen.findByRole('dialog', { name: 'Views of this list' })
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.type(within(await views()).getByLabelText('Name', { exact: false }), 'As I look')
  await user.click(within(await views()).getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'View: As I look' })

  await go(tab ? `${filtered.pathname}?tab=${tab}` : filtered.pathname)
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.click(await within(await views()).findByRole('link', { name: 'As I look' }))
  await screen.findByRole('button', { name: 'View: As I look' })
  const opened = new URL(address(), location.href).searchParams
  expect(Object.fromEntries(opened)).toEqual(Object.fromEntries(filtered.searchParams))

  await screen.findByRole('columnheader', { name: column })
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const columns = await screen.findByRole('group', { name: 'Columns' })
  await user.click(within(columns).getByRole('checkbox', { name: column }))
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: column })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Reset columns' }))
  await screen.findByRole('columnheader', { name: column })
  await user.keyboard('{Escape}')

  await user.click(screen.getByRole('button', { name: /^CSV/ }))
  await expect.poll(() => saved.at(-1)?.name).toBe(file)
  await user.click(screen.getByRole('button', { name: 'View: As I look' }))
  const view = await within(await views()).findByRole('link', { name: 'As I look' })
  await user.click(within(await views()).getByRole('button', { name: 'Remove As I look' }))
  await waitForElementToBeRemoved(view)
  await user.keyboard('{Escape}')
  return saved.at(-1)!.text()
}
