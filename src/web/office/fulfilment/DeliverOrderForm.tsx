import { IconAward } from '@tabler/icons-react'
import { showLevelAfterDelivery } from '#modules/loyalty/office-contract.ts'
import { deliverOrder } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import type { Day } from '#platform/event.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { useRead } from '#web/api/endpoint.ts'
import { DayField } from '#web/ui/fields/DayField.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { dayError, dayOf, todayTyped, useStep } from './step.ts'

/** On which day the goods arrived. */
export const DeliverOrderForm = (props: StepFormProps) => {
  const form = useStep(deliverOrder, 'DeliverOrder', props, {
    defaults: { deliveredOn: todayTyped() },
    rules: ({ deliveredOn }) => ({ deliveredOn: dayError(deliveredOn, true) }),
    input: ({ deliveredOn }) => ({ id: props.detail.order.id, deliveredOn: dayOf(deliveredOn) as Day }),
  })
  const day = dayOf(form.field('deliveredOn').value)
  return (
    <StepModal {...props} step="DeliverOrder" busy={form.busy} onSubmit={form.submit}>
      <DayField label={texts.deliveredOn} required {...form.field('deliveredOn')} />
      {day && <LevelChange id={props.detail.order.id} deliveredOn={day} />}
    </StepModal>
  )
}

/** That the delivery changes the company's level in the loyalty programme; nothing where it does not. */
const LevelChange = ({ id, deliveredOn }: { id: string; deliveredOn: Day }) => {
  const { data } = useRead(showLevelAfterDelivery, { id, deliveredOn })
  return data && data.from !== data.to ? (
    <Note
      tone="moving"
      icon={<IconAward size={18} stroke={1.8} aria-hidden />}
      strong={texts.levelChanges(data.company, data.from, data.to)}
    />
  ) : null
}
