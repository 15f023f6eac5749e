import { randomUUID } from 'node:crypto'

import type { DrawnNumber } from './commands.ts'

/** A number that is not drawn yet: `placeholder` takes its place until the append. */
export type NumberPlaceholder = DrawnNumber & { readonly placeholder: string }

/** Random, so that nothing a person wrote can be mistaken for it. A number without a series is a bug. */
export const toBeNumbered = (series: { name: string; year: number } | undefined): NumberPlaceholder => {
  const placeholder = randomUUID()
  return {
    placeholder,
    get number() {
      if (!series) throw new Error('A number was used, but the command names no series')
      return placeholder
    },
  }
}

/** The value with the placeholder replaced in every text of it, as the append does in what it stores. */
export const withNumber = <T>(value: T, placeholder: string, number: string): T =>
  JSON.parse(JSON.stringify(value).replaceAll(placeholder, number)) as T
