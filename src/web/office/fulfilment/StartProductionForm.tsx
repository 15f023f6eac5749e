import { startProduction } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { DayField } from '#web/ui/fields/DayField.tsx'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { dayError, dayOf, useStep } from './step.ts'

/** Production starts, to be ready on a day where that is known. */
export const StartProductionForm = (props: StepFormProps) => {
  const form = useStep(startProduction, 'StartProduction', props, {
    defaults: { readyOn: '' },
    rules: ({ readyOn }) => ({ readyOn: dayError(readyOn) }),
    input: ({ readyOn }) => ({ id: props.detail.order.id, readyOn: dayOf(readyOn) }),
  })
  return (
    <StepModal {...props} step="StartProduction" busy={form.busy} onSubmit={form.submit}>
      <DayField label={texts.readyOn} help={texts.readyHelp} {...form.field('readyOn')} />
    </StepModal>
  )
}
