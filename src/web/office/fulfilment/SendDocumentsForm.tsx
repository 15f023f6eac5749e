import { sendShippingDocuments } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { DocumentChoicesField } from './DocumentChoicesField.tsx'
import { choicesError, documentsOf, firstChoices } from './document-choices.ts'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { noteOf, useStep } from './step.ts'

/** Drafts of the shipping documents for the distributor's approval; after a rejection, with what was wrong in sight. */
export const SendDocumentsForm = (props: StepFormProps) => {
  const { order } = props.detail
  const form = useStep(sendShippingDocuments, 'SendShippingDocuments', props, {
    defaults: { documents: firstChoices([]), note: '' },
    rules: ({ documents }) => ({ documents: choicesError(documents, true) }),
    input: ({ documents, note }) => ({ id: order.id, documents: documentsOf(documents), note: noteOf(note) }),
  })
  const rejected = order.shippingDrafts.at(-1)
  return (
    <StepModal {...props} step="SendShippingDocuments" busy={form.busy} onSubmit={form.submit} wide>
      {rejected?.reason && <p>{texts.lastRejected(rejected.reason)}</p>}
      <DocumentChoicesField
        order={order}
        approved={[]}
        {...form.field('documents')}
        onChange={(next) => form.change('documents', next)}
      />
      <TextArea label={texts.note} help={texts.noteHelp} maxLength={2_000} {...form.field('note')} />
    </StepModal>
  )
}
