import { useState } from 'react'
import { holdOrder, releaseOrder } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { useChecked } from '#web/ui/fields/checked.ts'
import { ReasonField } from '#web/ui/fields/ReasonField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextField.tsx'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { useStep } from './step.ts'

/** A label issue is what an order is held for most. */
const subjects = ['LABEL', 'REGISTRATION', 'PAYMENT', 'OTHER'] as const
type Subject = (typeof subjects)[number]

/** What is recorded: the subject in front of the words, so that lists and searches find it. */
const reasonOf = (about: Subject, reason: string): string =>
  about === 'OTHER' ? reason : `${texts.holdsAbout[about]}: ${reason}`

/** Nothing moves the order on until quality releases it. */
export const HoldOrderForm = (props: StepFormProps) => {
  const [about, setAbout] = useState<Subject>('LABEL')
  const [reason, setReason] = useState('')
  const step = useStep(holdOrder, 'HoldOrder', props)
  const said = reason.trim()
  const { errors, submit } = useChecked({ reason: said === '' ? texts.enterReason : null }, step.errors)
  const send = () => step.send({ id: props.detail.order.id, reason: reasonOf(about, said) })
  return (
    <StepModal {...props} step="HoldOrder" busy={step.busy} onSubmit={() => submit(send)}>
      <SelectField<Subject>
        label={texts.about}
        choices={subjects.map((value) => ({ value, label: texts.holdsAbout[value] }))}
        value={about}
        onChange={(chosen) => setAbout(chosen ?? 'OTHER')}
      />
      <ReasonField
        words={{ reason: texts.reason, reasonHelp: texts.reasonHeld }}
        most={900}
        value={reason}
        onChange={setReason}
        error={errors.reason}
        data-autofocus
      />
    </StepModal>
  )
}

/** The order goes on. */
export const ReleaseOrderForm = (props: StepFormProps) => {
  const [note, setNote] = useState('')
  const step = useStep(releaseOrder, 'ReleaseOrder', props)
  const send = () => void step.send({ id: props.detail.order.id, note: note.trim() || null })
  return (
    <StepModal {...props} step="ReleaseOrder" busy={step.busy} onSubmit={send}>
      <TextArea
        label={texts.releaseNote}
        help={texts.reasonHeld}
        maxLength={1_000}
        value={note}
        onChange={setNote}
        error={step.errors['note'] ?? null}
      />
    </StepModal>
  )
}
