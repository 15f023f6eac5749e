import { useState } from 'react'
import { sendShippingDocuments } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { useChecked } from '#web/ui/fields/checked.ts'
import { TextArea } from '#web/ui/fields/TextField.tsx'
import { DocumentChoicesField } from './DocumentChoicesField.tsx'
import { choicesError, documentsOf, firstChoices } from './document-choices.ts'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { useStep } from './step.ts'

/** Drafts of the shipping documents for the distributor's word; after a rejection, with what was wrong in sight. */
export const SendDocumentsForm = (props: StepFormProps) => {
  const { order } = props.detail
  const [choices, setChoices] = useState(() => firstChoices([]))
  const [note, setNote] = useState('')
  const step = useStep(sendShippingDocuments, 'SendShippingDocuments', props)
  const { errors, submit } = useChecked({ documents: choicesError(choices, true) }, step.errors)
  const rejected = order.shippingDrafts.at(-1)
  const send = () => step.send({ id: order.id, documents: documentsOf(choices), note: note.trim() || null })
  return (
    <StepModal {...props} step="SendShippingDocuments" busy={step.busy} onSubmit={() => submit(send)} wide>
      {rejected?.reason && <p>{texts.lastRejected(rejected.reason)}</p>}
      <DocumentChoicesField
        order={order}
        choices={choices}
        approved={[]}
        error={errors.documents}
        onChange={setChoices}
      />
      <TextArea label={texts.note} help={texts.noteHelp} maxLength={2_000} value={note} onChange={setNote} />
    </StepModal>
  )
}
