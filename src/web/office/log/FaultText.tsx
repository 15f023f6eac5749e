import { Link } from 'react-router-dom'
import type { LogRun } from '#modules/log-checks/contract.ts'
import { paths } from '#paths'
import { logTexts as texts } from '#texts/log.ts'
import { isBetweenHeads, placeOf } from './fault-place.ts'

/** A fault as text, with its position; where there is an event, it links to its audit. */
export const FaultText = ({ run: { fault, stream, signedUpTo } }: { run: LogRun }) => {
  if (!fault) return null
  const { what, position } = fault
  const place = placeOf(fault, signedUpTo)
  return (
    <span>
      {texts.faults[what]},{' '}
      {stream && !isBetweenHeads(fault) ? (
        <Link to={paths.officeStream({ kind: stream.kind, key: stream.key }, { at: position })}>{place}</Link>
      ) : (
        place
      )}
    </span>
  )
}
