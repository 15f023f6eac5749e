import type { Choice } from './SelectField.tsx'

/** Things with a name, to choose from. */
export const choicesOf = (things: readonly { readonly id: string; readonly name: string }[]): Choice[] =>
  things.map(({ id, name }) => ({ value: id, label: name }))

/** Names that stand for themselves, to choose from. */
export const namesAsChoices = (names: readonly string[]): Choice[] =>
  names.map((name) => ({ value: name, label: name }))
