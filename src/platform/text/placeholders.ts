/** Names in braces that a text is filled in with: 'Order {order} is ready'. Safe in a browser. */

import { say } from './say.ts'

const PLACEHOLDER = /\{(\w+)\}/g

export type Placeholders<Name extends string = string> = Readonly<Partial<Record<Name, string>>>

const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

/** Why a text with these names cannot be filled in; null: it can. */
export const placeholderProblem = (text: string, known: readonly string[]): string | null => {
  const unknown = [...text.matchAll(PLACEHOLDER)].find(([, name = '']) => !known.includes(name))
  if (unknown) return say('{0} is not known in this email. Use {1}', unknown[0], listed(known))
  const isClosed = !/[{}]/.test(text.replaceAll(PLACEHOLDER, ''))
  return isClosed ? null : say('A brace is missing or left over. Use {0}', listed(known))
}

/** Null where one of its names has no value. */
export const filledIn = (text: string, values: Placeholders): string | null => {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  if (names.some((name) => !values[name])) return null
  return text.replaceAll(PLACEHOLDER, (_, name: string) => values[name] ?? '')
}
