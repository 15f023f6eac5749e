import { deliverOrder } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import type { Day } from '#platform/event.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { DayField } from '#web/ui/fields/DayField.tsx'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { dayError, dayOf, todayTyped, useStep } from './step.ts'

/** On which day the goods arrived. */
export const DeliverOrderForm = (props: StepFormProps) => {
  const form = useStep(deliverOrder, 'DeliverOrder', props, {
    defaults: { deliveredOn: todayTyped() },
    rules: ({ deliveredOn }) => ({ deliveredOn: dayError(deliveredOn, true) }),
    input: ({ deliveredOn }) => ({ id: props.detail.order.id, deliveredOn: dayOf(deliveredOn) as Day }),
  })
  return (
    <StepModal {...props} step="DeliverOrder" busy={form.busy} onSubmit={form.submit}>
      <DayField label={texts.deliveredOn} required {...form.field('deliveredOn')} />
    </StepModal>
  )
}
