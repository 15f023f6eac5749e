import { Link } from 'react-router'

import type { AuditEntry } from '#modules/audit/contract.ts'
import { DateText } from '#web/ui/Figures.tsx'
import { count } from '#web/ui/format.ts'
import { auditPageWords as words } from '#web/words/audit.ts'
import classes from './Event.module.css'
import { kindName } from './kind-name.ts'

/** Where a stream is gone through; an order has a replay of its own. */
export const placeOf = ({ kind, key, position, version }: AuditEntry): string =>
  kind === 'order'
    ? `/office/orders/${encodeURIComponent(key)}/replay?at=${version}`
    : `/office/audit/${encodeURIComponent(kind)}/${encodeURIComponent(key)}?at=${position}`

const isPerson = ({ role }: AuditEntry): boolean => role !== 'SYSTEM' && role !== 'ANONYMOUS'

/** One event: who did what to which stream, when; all else on demand. `linked`: leads to its stream. */
export const Event = ({
  entry,
  onPerson,
  linked = false,
}: {
  entry: AuditEntry
  onPerson?: (actor: string) => void
  linked?: boolean
}) => {
  const stream = words.stream(kindName(entry.kind), entry.key)
  return (
    <article className={classes['event']}>
      <p>
        <strong>
          <bdi>{entry.who}</bdi>
        </strong>{' '}
        <span>{entry.what.charAt(0).toLowerCase() + entry.what.slice(1)}</span>
        <span className={classes['where']}>
          {' · '}
          <DateText at={entry.at} as="dayTime" /> · {words.position(count(entry.position))}
        </span>
      </p>
      {entry.detail && <p className={classes['where']}>{entry.detail}</p>}
      <p className={classes['where']}>
        {linked ? <Link to={placeOf(entry)}>{stream}</Link> : stream}
        {entry.company && (
          <>
            {' · '}
            <bdi>{entry.company}</bdi>
          </>
        )}
      </p>
      <details className={classes['data']}>
        <summary>{words.facts}</summary>
        <dl>
          <Said name={words.type} value={entry.type} />
          <Said name={words.command} value={entry.command} />
          <Said name={words.role} value={entry.role} />
          <Said name={words.where} value={entry.from} />
          <Said name={words.reason} value={entry.reason} />
        </dl>
        {isPerson(entry) && (
          <p className={classes['person']}>
            {onPerson && (
              <button type="button" onClick={() => onPerson(entry.actor)}>
                {words.by(entry.who)}
              </button>
            )}
            <Link to={`/office/audit/user/${entry.actor}`}>{words.personTrail}</Link>
          </p>
        )}
        <pre dir="ltr">{JSON.stringify(entry.data, null, 2)}</pre>
      </details>
    </article>
  )
}

const Said = ({ name, value }: { name: string; value: string | null }) =>
  value !== null && (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
