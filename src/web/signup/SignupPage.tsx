import { type ReactNode, useState } from 'react'

import { type Draft, forgetDraft } from '#modules/signup/contract.ts'
import { paths } from '#paths'
import { signupTexts as texts } from '#texts/signup.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { clock, day } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Stepper } from '#web/ui/page/Stepper.tsx'
import classes from './SignupPage.module.css'

/** What both steps stand in: where one is, and what of it is kept. */
export const SignupPage = ({
  step,
  lead,
  draft,
  failed,
  children,
}: {
  step: 0 | 1
  lead: ReactNode
  draft: Draft | undefined
  failed: boolean
  children: ReactNode
}) => {
  const [firstStep = '', secondStep = ''] = texts.steps
  const steps = [
    { label: firstStep, to: paths.signup() },
    { label: secondStep, to: step === 1 ? paths.signupDocuments() : null },
  ]
  return (
    <div className={classes['page']}>
      <PageHeader title={texts.title} lead={lead} />
      <Stepper steps={steps} current={step} />
      {children}
      <Row>
        <p className={classes['kept']} role="status">
          {failed ? texts.notSaved : draft?.savedAt ? texts.saved(clock(draft.savedAt)) : ''}
        </p>
        {draft?.keptUntil && (
          <>
            <p className={classes['kept']}>{texts.keptUntil(day(draft.keptUntil))}</p>
            <StartOver />
          </>
        )}
      </Row>
    </div>
  )
}

const StartOver = () => {
  const [isAsking, setAsking] = useState(false)
  const command = useCommand(forgetDraft, {
    // The page is loaded again: what it remembers goes, too.
    onDone: () => location.assign(paths.signup()),
  })
  return (
    <>
      <Button size="small" look="text" onClick={() => setAsking(true)}>
        {texts.forget}
      </Button>
      {isAsking && (
        <ConfirmModal
          title={texts.forgetTitle}
          keep={texts.keep}
          confirm={texts.forget}
          busy={command.busy}
          onConfirm={() => void command.send({})}
          onKeep={() => setAsking(false)}
        >
          {texts.forgetLead}
        </ConfirmModal>
      )}
    </>
  )
}
