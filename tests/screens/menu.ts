import { screen } from '@testing-library/react'

import type { OpenScreen } from './screen.tsx'

/** Opens the menu of the row that is about this, and chooses one of its actions, or reads it. */
export const menuItem = async (user: OpenScreen['user'], about: string, action: string): Promise<HTMLElement> => {
  const [menu] = await screen.findAllByRole('button', { name: `More actions ${about}` })
  await user.click(menu!)
  return screen.findByRole('menuitem', { name: action })
}

export const fromMenu = async (user: OpenScreen['user'], about: string, action: string): Promise<void> =>
  user.click(await menuItem(user, about, action))
