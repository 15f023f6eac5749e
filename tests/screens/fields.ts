import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Puts this text into a field in place of what it holds, in one go. */
export const fill = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.clear(field)
  if (text !== '') await user.paste(text)
}

/** Opens the list of a field and takes one of its choices. `inside`: where the field is; the whole page by default. */
export const choose = async (
  user: UserEvent,
  field: string | RegExp,
  option: string | RegExp,
  inside: HTMLElement = document.body,
): Promise<void> => {
  await user.click(await within(inside).findByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

/** Fills the form of an address with all that it needs, under this name. */
export const fillAddress = async (user: UserEvent, name: string): Promise<void> => {
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
    await fill(user, await screen.findByRole('textbox', { name: label }), text)
  await choose(user, 'Country', 'Colombia')
}
