import { Link } from 'react-router'

import type { LogRun } from '#modules/log-checks/contract.ts'
import type { LogFault } from '#modules/log-checks/events.ts'
import { count } from '#web/ui/format.ts'
import { logWords as words } from '#web/words/log.ts'

const placeOf = ({ what, position }: LogFault, signedUpTo: number): string => {
  if (position === null) return words.outside
  return what === 're-hashed' ? words.between(count(signedUpTo), count(position)) : words.at(count(position))
}

/** Where hashes or heads were rewritten, the place is at most where it was noticed: what was changed lies after the last signed head that agrees. */
export const isBetweenHeads = ({ what }: LogFault): boolean => what === 're-hashed' || what === 'forged'

/** A fault in words, with its position; where an event stands there, that leads to its audit. */
export const FaultText = ({ run: { fault, stream, signedUpTo } }: { run: LogRun }) => {
  if (!fault) return null
  const { what, position } = fault
  const place = placeOf(fault, signedUpTo ?? 0)
  return (
    <span>
      {words.faults[what]},{' '}
      {stream && !isBetweenHeads(fault) ? (
        <Link to={`/office/audit/${encodeURIComponent(stream.kind)}/${encodeURIComponent(stream.key)}?at=${position}`}>
          {place}
        </Link>
      ) : (
        place
      )}
    </span>
  )
}
