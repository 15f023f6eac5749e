import type { ComboboxItem, OptionsFilter } from '@mantine/core'

import { isFound } from '#platform/search.ts'
import type { Choice } from './SelectField.tsx'

/** Things with a name, to choose from. */
export const choicesOf = (things: readonly { readonly id: string; readonly name: string }[]): Choice[] =>
  things.map(({ id, name }) => ({ value: id, label: name }))

/** Names that stand for themselves, to choose from. */
export const namesAsChoices = (names: readonly string[]): Choice[] =>
  names.map((name) => ({ value: name, label: name }))

/** Typing in a list of choices finds them as every search does. */
export const foundChoices: OptionsFilter = ({ options, search }) =>
  (options as ComboboxItem[]).filter(({ label }) => isFound(search, label))
