import { Link } from 'react-router-dom'
import type { AuditEntry } from '#modules/audit/contract.ts'
import { paths } from '#paths'
import { asLabel, changeWritten } from '#platform/facts.ts'
import { auditPageTexts as texts } from '#texts/audit.ts'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { count, unbroken } from '#web/ui/figures/format.ts'
import { More } from '#web/ui/layout/More.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { AsData } from './AsData.tsx'

/** Where a stream is gone through; an order has a replay of its own. */
export const placeOf = ({ kind, key, position, version }: AuditEntry): string =>
  kind === 'order'
    ? paths.officeReplay({ id: key }, { at: version })
    : paths.officeStream({ kind, key }, { at: position })

const isPerson = ({ role }: AuditEntry): boolean => role !== 'SYSTEM' && role !== 'ANONYMOUS'

const factsOf = ({ type, key, command, role, from, reason }: AuditEntry) =>
  [
    [texts.type, type],
    [texts.key, key],
    [texts.command, command],
    [texts.role, role],
    [texts.where, from],
    [texts.reason, reason],
  ] as const

const nameOf = ({ kind, key, about }: AuditEntry): string => texts.stream(asLabel(kind), about ?? key)

/** So many values are read at once; a whole form may have changed. */
const FIRST = 6

/** What the event changed from what to what. */
const Changes = ({ of }: { of: AuditEntry['changes'] }) => {
  const lines = of.map((change) => (
    <li key={change.label}>
      <bdi>{changeWritten(change)}</bdi>
    </li>
  ))
  const [first, rest] = [lines.slice(0, FIRST), lines.slice(FIRST)]
  return (
    <>
      <ul role="list" aria-label={texts.changes}>
        {first}
      </ul>
      {rest.length > 0 && (
        <More summary={texts.moreChanges(rest.length)}>
          <ul role="list">{rest}</ul>
        </More>
      )}
    </>
  )
}

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
  <article>
    <p>
      <strong>
        <bdi>{entry.who}</bdi>
      </strong>{' '}
      <span>{entry.what.charAt(0).toLowerCase() + entry.what.slice(1)}</span>
      <Text size="small" as="span">
        {' · '}
        <DateText at={entry.at} as="dayTime" /> · {unbroken(texts.position(count(entry.position)))}
      </Text>
    </p>
    {entry.detail && (
      <Text size="small" typed>
        {unbroken(entry.detail)}
      </Text>
    )}
    {entry.approval && (
      <Text size="small">
        {texts.approved(entry.who, entry.approval.by)}: <bdi>{entry.approval.reason}</bdi>
        {' · '}
        <Link to={paths.officeStream({ kind: 'second-person-request', key: entry.approval.id })}>{texts.request}</Link>
      </Text>
    )}
    {entry.changes.length > 0 && <Changes of={entry.changes} />}
    <Text size="small">
      {linked ? <Link to={placeOf(entry)}>{nameOf(entry)}</Link> : asLabel(entry.kind)}
      {entry.company && (
        <>
          {' · '}
          <bdi>{entry.company}</bdi>
        </>
      )}
    </Text>
    <AsData summary={texts.facts} facts={factsOf(entry)} data={entry.data}>
      {isPerson(entry) && (
        <Row>
          {onPerson && <LinkButton onClick={() => onPerson(entry.actor)}>{texts.by(entry.who)}</LinkButton>}
          <Link to={paths.officeStream({ kind: 'user', key: entry.actor })}>{texts.personTrail}</Link>
        </Row>
      )}
    </AsData>
  </article>
)
