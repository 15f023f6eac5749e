import * as Equal from 'effect/Equal'

/** The fields of a form, as its contract names them. */
export type FormValues = Readonly<Record<string, unknown>>

/** A field that two people have changed to different values. */
type MetField = { readonly field: string; readonly theirs: unknown; readonly yours: unknown }

type MergeResult = {
  /** What to save: the change of each side where the other has made none. */
  readonly fields: FormValues
  /** Fields that others have changed and this person has not. */
  readonly meanwhile: readonly string[]
  /** Fields that both have changed: where there are any, nothing is saved. */
  readonly met: readonly MetField[]
}

/** A field that is left out is an empty one, and so is an empty text. */
const filled = (value: unknown): unknown => (value === '' ? null : (value ?? null))
const isSame = (one: unknown, other: unknown): boolean => Equal.equals(filled(one), filled(other))

/**
 * `opened`: the form as this person read it; `given`: as they send it; `now`: as it is recorded, of the fields that
 * are. Their change is what differs from what they read, so it is known from what others have changed.
 */
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
