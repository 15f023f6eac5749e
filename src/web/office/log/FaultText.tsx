import { Link } from 'react-router'

import type { LogRun } from '#modules/log-checks/contract.ts'
import { count } from '#web/ui/format.ts'
import { logWords as words } from '#web/words/log.ts'

/** A fault in words, with its position; where an event stands there, that leads to its audit. */
export const FaultText = ({ run: { fault, stream } }: { run: LogRun }) => {
  if (!fault) return null
  const { what, position } = fault
  const place = position === null ? words.outside : words.at(count(position))
  return (
    <span>
      {words.faults[what]},{' '}
      {stream ? (
        <Link to={`/office/audit/${encodeURIComponent(stream.kind)}/${encodeURIComponent(stream.key)}?at=${position}`}>
          {place}
        </Link>
      ) : (
        place
      )}
    </span>
  )
}
