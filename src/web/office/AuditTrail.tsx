import { Link } from 'react-router-dom'

import brand from '#brand'
import type { StaffHistoryEntry } from '#modules/ordering/desk/office-contract.ts'
import { historyIcon } from '#web/ordering/history-icon.ts'
import { smallEvent } from '#web/ordering/small-event.ts'
import { useFresh } from '#web/ui/changed.ts'
import { count, unbroken } from '#web/ui/format.ts'
import { sideTones } from '#web/ui/side-tones.ts'
import { Timeline } from '#web/ui/Timeline.tsx'
import { auditWords as words } from '#web/words/office.ts'
import { pastWords } from '#web/words/replay.ts'
import { AsData } from './AsData.tsx'

/** Everything that happened to an order: who, in which role and from which house, when, what; in words and as data. */
export const AuditTrail = ({
  orderId,
  history,
  company,
}: {
  orderId: string
  history: readonly StaffHistoryEntry[]
  company: string
}) => {
  const isFresh = useFresh(history[0]?.position ?? 0)
  const houseOf = ({ side, role }: StaffHistoryEntry) =>
    side === 'system' ? words.system : `${role}, ${side === 'distributor' ? company : brand.name}`
  return (
    <Timeline
      label={words.label}
      entries={history.map((entry) => {
        const TypeIcon = historyIcon(entry.type)
        return {
          id: String(entry.position),
          tone: sideTones[entry.side],
          icon: <TypeIcon size={16} stroke={1.8} />,
          at: entry.at,
          link: <Link to={`/office/orders/${orderId}/replay?at=${entry.version}`}>{pastWords.at}</Link>,
          fresh: isFresh(entry.position),
          who: entry.who,
          what: entry.what,
          house: houseOf(entry),
          ...smallEvent(entry.type, entry.actor),
          detail: (
            <>
              {entry.detail && <p>{unbroken(entry.detail)}</p>}
              <Recorded entry={entry} />
            </>
          ),
        }
      })}
    />
  )
}

/** The event as the log holds it. */
export const Recorded = ({ entry }: { entry: StaffHistoryEntry }) => {
  const facts: readonly (readonly [string, string | null])[] = [
    [words.event, entry.type],
    [words.position, count(entry.position)],
    [words.version, count(entry.version)],
    [words.command, entry.command],
    [words.role, entry.role],
    [words.actor, entry.actor],
    [words.reason, entry.reason],
    [words.from, entry.from],
  ]
  return (
    <AsData summary={words.data} position={unbroken(words.at(count(entry.position)))} facts={facts} data={entry.data}>
      <p>{words.recorded}</p>
    </AsData>
  )
}
