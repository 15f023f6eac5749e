import { Link, useSearchParams } from 'react-router-dom'

import type { StaffHistoryEntry as TrailStep } from '#modules/ordering/desk/office-contract.ts'
import { replayTexts as texts } from '#texts/replay.ts'
import { historyIcon } from '#web/ordering/history-icon.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { sideTones } from '#web/ui/style/side-tones.ts'
import classes from './EventList.module.css'
import { kindsOf, peopleOf, type Replay } from './use-replay.ts'

/** Every event once, the first one first, by whom and of which kind; a click goes there. From step `broken` on none is trusted. */
export const EventList = ({
  steps,
  replay,
  broken,
}: {
  steps: readonly TrailStep[]
  replay: Replay
  broken: number
}) => (
  <Card title={texts.events} className={classes['events'] ?? ''}>
    <div className={classes['filters']}>
      <SelectField
        label={texts.person}
        placeholder={texts.everybody}
        clearable
        choices={peopleOf(steps, replay)}
        value={replay.who}
        onChange={(who) => replay.filter('who', who)}
      />
      <SelectField
        label={texts.kind}
        placeholder={texts.everything}
        clearable
        choices={kindsOf(steps, replay)}
        value={replay.kind}
        onChange={(kind) => replay.filter('kind', kind)}
      />
    </div>
    <ol role="list">
      {replay.shown.map((step) => (
        <li key={step.version}>
          <EventLink step={step} at={replay.step.version} trusted={step.version < broken} />
        </li>
      ))}
    </ol>
  </Card>
)

/** What was still to come at the chosen step is muted. */
const EventLink = ({ step, at, trusted }: { step: TrailStep; at: number; trusted: boolean }) => {
  const [search] = useSearchParams()
  const to = new URLSearchParams(search)
  to.set('at', String(step.version))
  const TypeIcon = historyIcon(step.type)
  return (
    <Link
      to={`?${to}`}
      replace
      preventScrollReset
      aria-current={step.version === at ? 'step' : undefined}
      data-ahead={step.version > at || undefined}
      className={classes['event']}
    >
      <span className={classes['dot']} data-tone={trusted ? sideTones[step.side] : 'error'} aria-hidden="true">
        <TypeIcon size={14} stroke={1.8} />
      </span>
      <span>
        <strong>
          <bdi>{step.who}</bdi>
        </strong>{' '}
        {step.what}
        <small>
          {step.version} · <DateText at={step.at} as="dayTime" />
          {!trusted && <span className={classes['untrusted']}> · {texts.chain.untrusted}</span>}
        </small>
      </span>
    </Link>
  )
}
