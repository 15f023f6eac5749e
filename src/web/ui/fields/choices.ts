import { isFound } from '#platform/text/search.ts'

export type Choice<Value extends string = string> = {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

/** Things with a name, to choose from. */
export const choicesOf = (things: readonly { readonly id: string; readonly name: string }[]): Choice[] =>
  things.map(({ id, name }) => ({ value: id, label: name }))

/** Names that stand for themselves, to choose from. */
export const namesAsChoices = (names: readonly string[]): Choice[] =>
  names.map((name) => ({ value: name, label: name }))

/** Typing in a list of choices finds them as every search does. */
export const foundChoice = ({ label }: Choice, typed: string): boolean => isFound(typed, label)
