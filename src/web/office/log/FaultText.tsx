import { Link } from 'react-router-dom'

import type { LogRun } from '#modules/log-checks/contract.ts'
import { logWords as words } from '#web/words/log.ts'
import { isBetweenHeads, placeOf } from './fault-place.ts'

/** A fault in words, with its position; where an event stands there, that leads to its audit. */
export const FaultText = ({ run: { fault, stream, signedUpTo } }: { run: LogRun }) => {
  if (!fault) return null
  const { what, position } = fault
  const place = placeOf(fault, signedUpTo)
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
