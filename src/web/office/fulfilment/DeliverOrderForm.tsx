import { useState } from 'react'
import { deliverOrder } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { useChecked } from '#web/ui/fields/checked.ts'
import { DayField } from '#web/ui/fields/DayField.tsx'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { dayError, dayOf, todayTyped, useStep } from './step.ts'

/** On which day the goods arrived. */
export const DeliverOrderForm = (props: StepFormProps) => {
  const [deliveredOn, setDeliveredOn] = useState(todayTyped)
  const step = useStep(deliverOrder, 'DeliverOrder', props)
  const { errors, submit } = useChecked({ deliveredOn: dayError(deliveredOn, true) }, step.errors)
  const send = () => {
    const day = dayOf(deliveredOn)
    if (day) void step.send({ id: props.detail.order.id, deliveredOn: day })
  }
  return (
    <StepModal {...props} step="DeliverOrder" busy={step.busy} onSubmit={() => submit(send)}>
      <DayField
        label={texts.deliveredOn}
        required
        value={deliveredOn}
        onChange={setDeliveredOn}
        error={errors.deliveredOn}
      />
    </StepModal>
  )
}
