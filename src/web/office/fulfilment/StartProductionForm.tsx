import { useState } from 'react'
import { startProduction } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { useChecked } from '#web/ui/fields/checked.ts'
import { DayField } from '#web/ui/fields/DayField.tsx'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { dayError, dayOf, useStep } from './step.ts'

/** Production starts, to be ready on a day where that is known. */
export const StartProductionForm = (props: StepFormProps) => {
  const [readyOn, setReadyOn] = useState('')
  const step = useStep(startProduction, 'StartProduction', props)
  const { errors, submit } = useChecked({ readyOn: dayError(readyOn) }, step.errors)
  const send = () => step.send({ id: props.detail.order.id, readyOn: dayOf(readyOn) })
  return (
    <StepModal {...props} step="StartProduction" busy={step.busy} onSubmit={() => submit(send)}>
      <DayField
        label={texts.readyOn}
        help={texts.readyHelp}
        value={readyOn}
        onChange={setReadyOn}
        error={errors.readyOn}
      />
    </StepModal>
  )
}
