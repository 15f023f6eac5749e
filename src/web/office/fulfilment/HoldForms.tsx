import { holdOrder, releaseOrder } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { initial } from '#platform/typed.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { ReasonField } from '#web/ui/fields/ReasonField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { noteOf, useStep } from './step.ts'

/** A label issue is the most frequent reason for a hold. */
const subjects = ['LABEL', 'REGISTRATION', 'PAYMENT', 'OTHER'] as const
type Subject = (typeof subjects)[number]

/** What is recorded: the subject in front of the text, so that lists and searches find it. */
const reasonOf = (about: Subject, reason: string): string =>
  about === 'OTHER' ? reason : `${texts.holdsAbout[about]}: ${reason}`

/** Nothing moves the order on until quality releases it. */
export const HoldOrderForm = (props: StepFormProps) => {
  const form = useStep(holdOrder, 'HoldOrder', props, {
    defaults: { reason: '' },
    extra: { about: initial<Subject>('LABEL') },
    rules: ({ reason }) => ({ reason: reason.trim() === '' ? texts.enterReason : null }),
    input: ({ about, reason }) => ({ id: props.detail.order.id, reason: reasonOf(about, reason.trim()) }),
  })
  return (
    <StepModal {...props} step="HoldOrder" busy={form.busy} onSubmit={form.submit}>
      <SelectField<Subject>
        label={texts.about}
        choices={subjects.map((value) => ({ value, label: texts.holdsAbout[value] }))}
        {...form.field('about')}
      />
      <ReasonField
        labels={{ reason: texts.reason, reasonHelp: texts.reasonHeld }}
        most={900}
        {...form.field('reason')}
        data-autofocus
      />
    </StepModal>
  )
}

/** The order goes on. */
export const ReleaseOrderForm = (props: StepFormProps) => {
  const form = useStep(releaseOrder, 'ReleaseOrder', props, {
    defaults: { note: '' },
    input: ({ note }) => ({ id: props.detail.order.id, note: noteOf(note) }),
  })
  return (
    <StepModal {...props} step="ReleaseOrder" busy={form.busy} onSubmit={form.submit}>
      <TextArea label={texts.releaseNote} help={texts.reasonHeld} maxLength={1_000} {...form.field('note')} />
    </StepModal>
  )
}
