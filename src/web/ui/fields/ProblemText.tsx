import { uiTexts } from '#texts/ui.ts'
import { Problem } from '#web/problem.ts'
import classes from './ProblemText.module.css'

/** Why something could not be done, and what to quote to support where the fault is ours. */
export const ProblemText = ({ problem }: { problem: Problem | string }) => {
  const reference = problem instanceof Problem && problem.status >= 500 ? problem.reference : null
  return (
    <>
      <p role="alert">{problem instanceof Problem ? problem.message : problem}</p>
      {reference && <p className={classes['reference']}>{uiTexts.reference(reference)}</p>}
    </>
  )
}
