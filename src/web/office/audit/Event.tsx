import { Link } from 'react-router-dom'

import type { AuditEntry } from '#modules/audit/contract.ts'
import { asWords } from '#platform/facts.ts'
import { AsData } from '#web/office/AsData.tsx'
import { DateText } from '#web/ui/Figures.tsx'
import { count, unbroken } from '#web/ui/format.ts'
import { auditPageWords as words } from '#web/words/audit.ts'
import classes from './Event.module.css'

/** Where a stream is gone through; an order has a replay of its own. */
export const placeOf = ({ kind, key, position, version }: AuditEntry): string =>
  kind === 'order'
    ? `/office/orders/${encodeURIComponent(key)}/replay?at=${version}`
    : `/office/audit/${encodeURIComponent(kind)}/${encodeURIComponent(key)}?at=${position}`

const isPerson = ({ role }: AuditEntry): boolean => role !== 'SYSTEM' && role !== 'ANONYMOUS'

const factsOf = ({ type, key, command, role, from, reason }: AuditEntry) =>
  [
    [words.type, type],
    [words.key, key],
    [words.command, command],
    [words.role, role],
    [words.where, from],
    [words.reason, reason],
  ] as const

/** An order is known by its number, which each of its events says; other streams by their key. */
const nameOf = ({ kind, key, data }: AuditEntry): string =>
  words.stream(asWords(kind), kind === 'order' && typeof data['num'] === 'string' ? data['num'] : key)

/** One event: who did what to which stream, when; all else on demand. `linked`: leads to its stream, else the page is of it. */
export const Event = ({
  entry,
  onPerson,
  linked = false,
}: {
  entry: AuditEntry
  onPerson?: (actor: string) => void
  linked?: boolean
}) => (
  <article className={classes['event']}>
    <p>
      <strong>
        <bdi>{entry.who}</bdi>
      </strong>{' '}
      <span>{entry.what.charAt(0).toLowerCase() + entry.what.slice(1)}</span>
      <span className={classes['where']}>
        {' · '}
        <DateText at={entry.at} as="dayTime" /> · {unbroken(words.position(count(entry.position)))}
      </span>
    </p>
    {entry.detail && <p className={classes['where']}>{unbroken(entry.detail)}</p>}
    <p className={classes['where']}>
      {linked ? <Link to={placeOf(entry)}>{nameOf(entry)}</Link> : asWords(entry.kind)}
      {entry.company && (
        <>
          {' · '}
          <bdi>{entry.company}</bdi>
        </>
      )}
    </p>
    <AsData summary={words.facts} facts={factsOf(entry)} data={entry.data}>
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
    </AsData>
  </article>
)
