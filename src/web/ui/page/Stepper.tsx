import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router-dom'

import { uiTexts } from '#texts/ui.ts'
import classes from './Stepper.module.css'

/** A step of a flow. `to`: null while it may not be entered yet. */
export type Step = { readonly label: string; readonly to: string | null }

/** Earlier and current steps are links, later ones only when allowed. Below 768: 'Step 3 of 5 · Shipping method'. */
export const Stepper = ({ steps, current }: { steps: readonly Step[]; current: number }) => (
  <nav className={classes['stepper']} aria-label={uiTexts.steps}>
    <ol role="list">
      {steps.map(({ label, to }, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'next'
        const face = (
          <>
            <span className={classes['mark']} aria-hidden="true">
              {state === 'done' ? <IconCheck size={18} stroke={2.4} /> : index + 1}
            </span>
            <span>{label}</span>
          </>
        )
        return (
          <li key={label} data-state={state}>
            {to ? (
              <Link to={to} aria-current={state === 'current' ? 'step' : undefined}>
                {face}
              </Link>
            ) : (
              <span role="link" aria-disabled="true" className={classes['closed']}>
                {face}
              </span>
            )}
          </li>
        )
      })}
    </ol>
    <div className={classes['short']} aria-hidden="true">
      <p>{uiTexts.step(current + 1, steps.length, steps[current]?.label ?? '')}</p>
      <span className={classes['bar']}>
        <span style={{ inlineSize: `${((current + 1) / steps.length) * 100}%` }} />
      </span>
    </div>
  </nav>
)
