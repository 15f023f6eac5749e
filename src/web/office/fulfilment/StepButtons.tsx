import { Suspense, useState } from 'react'
import { isUnderReview } from '#modules/ordering/order-states.ts'
import { paths } from '#paths'
import { stepTexts, stepFormTexts as texts } from '#texts/fulfilment.ts'
import { whenRequested } from '#web/loading-code.ts'
import { useLeaving } from '#web/office/departures/use-leaving.ts'
import type { OfficeOrder } from '#web/office/orders/OrderHeading.tsx'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { type StaffStep, stepsOf } from './steps.ts'

const StepForm = whenRequested(() => import('./StepForm.tsx'))

/** Whether this person may take any step of the order now. */
export const takesSteps = ({ order }: OfficeOrder): boolean => {
  const { next, others } = stepsOf(order.may, order.documentStatus)
  return next !== null || others.length > 0 || order.may.ApproveDocument
}

/** The order's next step as the one filled button, and the others in a menu. `quiet`: another button is the next step. */
export const StepButtons = ({
  detail,
  quiet = false,
  onCancelled,
}: {
  detail: OfficeOrder
  quiet?: boolean
  onCancelled?: () => void
}) => {
  const [step, setStep] = useState<StaffStep | null>(null)
  const { order } = detail
  // A step that can still be taken back is not given a second time.
  const isLeaving = useLeaving().has(order.num)
  const waiting = order.submittedDocuments.find(({ state }) => isUnderReview(state))
  const { next, others } = stepsOf(order.may, order.documentStatus)
  const inMenu = quiet && next ? [next, ...others] : others
  usePageActions(
    (isLeaving ? [] : next ? [next, ...others] : others).map((it) => ({
      label: stepTexts[it].action,
      run: () => setStep(it),
    })),
  )
  return (
    <>
      {waiting && order.may.ApproveDocument && (
        <ButtonLink look="filled" to={paths.officeDocuments({}, { document: waiting.id })}>
          {texts.review}
        </ButtonLink>
      )}
      {next && !quiet && (
        <Button look="filled" asksServer disabled={isLeaving} onClick={() => setStep(next)}>
          {stepTexts[next].action}
        </Button>
      )}
      <ActionMenu
        up
        asksServer
        label={texts.more}
        actions={(isLeaving ? [] : inMenu).map((it) => ({
          label: stepTexts[it].action,
          danger: it === 'CancelOrderByStaff',
          run: () => setStep(it),
        }))}
      />
      {step && (
        <Suspense fallback={null}>
          <StepForm step={step} detail={detail} onClose={() => setStep(null)} {...(onCancelled && { onCancelled })} />
        </Suspense>
      )}
    </>
  )
}
