import type { LogRun } from '#modules/log-checks/contract.ts'
import type { LogFault } from '#modules/log-checks/events.ts'
import { logTexts as texts } from '#texts/log.ts'
import { count, unbroken } from '#web/ui/figures/format.ts'

/** Where hashes or heads were rewritten, the place is at most where it was noticed: what was changed lies after the last signed head that agrees. */
export const isBetweenHeads = ({ what }: LogFault): boolean => what === 're-hashed' || what === 'forged'

/** As text: 'position 13 363'. */
export const placeOf = ({ what, position }: LogFault, signedUpTo: LogRun['signedUpTo']): string => {
  if (position === null) return texts.outside
  if (what !== 're-hashed') return unbroken(texts.at(count(position)))
  return unbroken(texts.between(count(signedUpTo ?? 0), count(position)))
}
