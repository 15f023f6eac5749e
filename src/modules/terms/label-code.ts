import { invalid, type Refusal } from '#platform/decision.ts'
import { byReference, readsLike } from '#platform/text/reference.ts'

/** Why a label cannot have this code, which another label of the registration has or one that is read alike; or null. */
export const labelCodeTaken = (code: string, used: readonly string[]): Refusal | null => {
  const other = byReference(used, code, String)
  if (other === undefined) return null
  return invalid({
    code: code === other ? 'This code is already used by a label of this registration' : readsLike(code, other),
  })
}
