import { invalid, isRefusal, type Refusal } from '#platform/decision.ts'
import { present } from '#platform/typed.ts'

import type { Registration, setPrice } from './registration.ts'

type Outcome = ReturnType<ReturnType<typeof setPrice>>
type RegistrationEvents = Exclude<Outcome, Refusal>

/** By place: the error of an entry is reported at that entry, the error of the day at the day. */
const placed = (refusal: Refusal, list: string, index: number): Refusal => {
  if (refusal.status === 404) return invalid({ [`${list}.${index}.registrationId`]: refusal.error })
  if (!refusal.errors) return { ...refusal, errors: { [`${list}.${index}`]: refusal.error } }
  const errors = Object.entries(refusal.errors).map(([field, why]) =>
    field === 'effectiveOn' ? [field, why] : [`${list}.${index}.${field}`, why],
  )
  return { ...refusal, errors: Object.fromEntries(errors) }
}

/** What is decided for each registration of a list, all of it or, with the first reason why not, nothing. */
export const each =
  <Entry extends { readonly registrationId: string }>(
    list: string,
    entries: readonly Entry[],
    decisionOf: (entry: Entry) => (state: Registration) => Outcome,
  ) =>
  (states: Readonly<Record<string, Registration>>): Record<string, RegistrationEvents> | Refusal => {
    const decided: Record<string, RegistrationEvents> = {}
    for (const [index, entry] of entries.entries()) {
      const id = entry.registrationId
      if (id in decided) return invalid({ [`${list}.${index}.registrationId`]: 'This price is listed twice' })
      const events = decisionOf(entry)(present(states[id]))
      if (isRefusal(events)) return placed(events, list, index)
      decided[id] = events
    }
    return decided
  }
