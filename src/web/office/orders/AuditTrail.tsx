import { Link } from 'react-router-dom'
import brand from '#brand'
import type { StaffHistoryEntry } from '#modules/ordering/desk/office-contract.ts'
import { paths } from '#paths'
import { auditTexts as texts } from '#texts/office.ts'
import { pastTexts } from '#texts/replay.ts'
import { AsData } from '#web/office/audit/AsData.tsx'
import { historyIcon } from '#web/ordering/history-icon.ts'
import { smallEvent } from '#web/ordering/small-event.ts'
import { count, unbroken } from '#web/ui/figures/format.ts'
import { useFresh } from '#web/ui/lists/changed.ts'
import { Timeline } from '#web/ui/lists/Timeline.tsx'
import { sideTones } from '#web/ui/style/side-tones.ts'

/** Everything that happened to an order: who, in which role and of which company, when, what; as text and as data. */
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
    side === 'system' ? texts.system : `${role}, ${side === 'distributor' ? company : brand.name}`
  return (
    <Timeline
      label={texts.label}
      entries={history.map((entry) => {
        const TypeIcon = historyIcon(entry.type)
        return {
          id: String(entry.position),
          tone: sideTones[entry.side],
          icon: <TypeIcon size={16} stroke={1.8} />,
          at: entry.at,
          link: <Link to={paths.officeReplay({ id: orderId }, { at: entry.version })}>{pastTexts.at}</Link>,
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
    [texts.event, entry.type],
    [texts.position, count(entry.position)],
    [texts.version, count(entry.version)],
    [texts.command, entry.command],
    [texts.role, entry.role],
    [texts.actor, entry.actor],
    [texts.reason, entry.reason],
    [texts.from, entry.from],
  ]
  return (
    <AsData summary={texts.data} position={unbroken(texts.at(count(entry.position)))} facts={facts} data={entry.data}>
      <p>{texts.recorded}</p>
    </AsData>
  )
}
