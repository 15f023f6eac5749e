import { requestImportLicense, requestPreinspection } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { noteOf, useStep } from './step.ts'

const calls = { RequestImportLicense: requestImportLicense, RequestPreinspection: requestPreinspection }

const RequestDocumentForm = ({ step: name, ...props }: StepFormProps & { step: keyof typeof calls }) => {
  const form = useStep(calls[name], name, props, {
    defaults: { note: '' },
    input: ({ note }) => ({ id: props.detail.order.id, note: noteOf(note) }),
  })
  return (
    <StepModal {...props} step={name} busy={form.busy} onSubmit={form.submit}>
      <TextArea label={texts.note} help={texts.noteHelp} maxLength={2_000} {...form.field('note')} />
    </StepModal>
  )
}

/** Requests the distributor's import license. */
export const RequestImportLicenseForm = (props: StepFormProps) => (
  <RequestDocumentForm {...props} step="RequestImportLicense" />
)

/** Requests the document of the pre-inspection from the distributor. */
export const RequestPreinspectionForm = (props: StepFormProps) => (
  <RequestDocumentForm {...props} step="RequestPreinspection" />
)
