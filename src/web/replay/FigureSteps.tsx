import { Link } from 'react-router-dom'
import { figureTexts as texts } from '#texts/figures.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { FactText } from './FactText.tsx'
import classes from './facts.module.css'

/** An event behind a figure; `to` leads to it. */
export type FigureEvent = {
  readonly position: number
  readonly at: string
  readonly who: string
  readonly what: string
  readonly before: string | null
  readonly after: string | null
  readonly to: string
}

/** The events that a figure comes from, with what each made of it. */
export const FigureSteps = ({ events, see }: { events: readonly FigureEvent[]; see: string }) =>
  events.length === 0 ? (
    <p>{texts.none}</p>
  ) : (
    <ol role="list" className={classes['facts']}>
      {events.map(({ position, at, who, what, before, after, to }) => (
        <li key={position}>
          <p>
            <strong>
              <bdi>{who}</bdi>
            </strong>{' '}
            {what.charAt(0).toLowerCase() + what.slice(1)}
          </p>
          <p>
            <del>
              <span className="visually-hidden">{texts.was}: </span>
              {before === null ? '—' : <FactText text={before} />}
            </del>{' '}
            <span aria-hidden="true">→</span>{' '}
            <ins>
              <span className="visually-hidden">{texts.is}: </span>
              {after === null ? '—' : <FactText text={after} />}
            </ins>
          </p>
          <Text size="small">
            <DateText at={at} as="dayTime" /> · <Link to={to}>{see}</Link>
          </Text>
        </li>
      ))}
    </ol>
  )
