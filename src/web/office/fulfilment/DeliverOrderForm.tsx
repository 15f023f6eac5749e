import { useState } from 'react'

import { deliverOrder } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { DayField } from '#web/ui/DayField.tsx'
import { stepFormWords as words } from '#web/words/fulfilment.ts'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { dayError, dayOf, todayTyped, useStep } from './step.ts'

/** On which day the goods arrived. */
export const DeliverOrderForm = (props: StepFormProps) => {
  const [deliveredOn, setDeliveredOn] = useState(todayTyped)
  const [submitted, setSubmitted] = useState(false)
  const step = useStep(deliverOrder, 'DeliverOrder', props)
  const wrong = dayError(deliveredOn, true)
  const send = () => {
    setSubmitted(true)
    const day = dayOf(deliveredOn)
    if (day) void step.send({ id: props.detail.order.id, deliveredOn: day })
  }
  return (
    <StepModal {...props} step="DeliverOrder" busy={step.busy} onSubmit={send}>
      <DayField
        label={words.deliveredOn}
        required
        value={deliveredOn}
        onChange={setDeliveredOn}
        error={step.errors['deliveredOn'] ?? (submitted ? wrong : null)}
      />
    </StepModal>
  )
}
