import * as Equal from 'effect/Equal'

export type FormValues = Readonly<Record<string, unknown>>

type MetField = { readonly field: string; readonly theirs: unknown; readonly yours: unknown }

type MergeResult = {
  /** Each side's change where the other made none. */
  readonly fields: FormValues
  readonly meanwhile: readonly string[]
  readonly met: readonly MetField[]
}

/** Missing and '' are equal. */
const filled = (value: unknown): unknown => (value === '' ? null : (value ?? null))
const isSame = (one: unknown, other: unknown): boolean => Equal.equals(filled(one), filled(other))

/** `opened`: as read; `given`: as sent; `now`: as recorded. */
export const mergedForm = ({
  opened,
  given,
  now,
}: {
  readonly opened: FormValues
  readonly given: FormValues
  readonly now: FormValues
}): MergeResult => {
  const recorded = [...new Set([...Object.keys(opened), ...Object.keys(given)])].filter((field) => field in now)
  const theirs = recorded.filter((field) => !isSame(now[field], opened[field]) && !isSame(now[field], given[field]))
  const isMine = (field: string) => !isSame(given[field], opened[field])
  const meanwhile = theirs.filter((field) => !isMine(field))
  const met = theirs.filter(isMine).map((field) => ({ field, theirs: now[field] ?? null, yours: given[field] ?? null }))
  const fields: Record<string, unknown> = { ...given }
  for (const field of meanwhile) {
    if (now[field] === undefined) delete fields[field]
    else fields[field] = now[field]
  }
  return { fields, meanwhile, met }
}
