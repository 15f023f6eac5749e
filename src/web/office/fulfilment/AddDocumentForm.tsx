import { addDocument } from '#modules/ordering/fulfilment/additions-contract.ts'
import type { AddedDocumentType } from '#modules/ordering/order-states.ts'
import { initial } from '#platform/typed.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { noteOf, useStep } from './step.ts'

const kinds = ['CERTIFICATE', 'BILL_OF_LADING', 'PACKING_LIST', 'OTHER'] as const
const mustBeNamed: readonly string[] = ['CERTIFICATE', 'OTHER'] satisfies readonly AddedDocumentType[]

/** A certificate that was requested, or any other document: the buyer opens it on the order. */
export const AddDocumentForm = (props: StepFormProps) => {
  const { order } = props.detail
  const requested = order.certificateFiles.map(({ name }) => name)
  const next = order.certificateFiles.find(({ document }) => document === null)?.name ?? 'CERTIFICATE'
  const form = useStep(addDocument, 'AddDocument', props, {
    defaults: { name: '', file: initial<string | null>(null) },
    /** The name of a certificate that was requested, or a kind. */
    extra: { choice: next },
    rules: ({ choice, name, file }) => ({
      name: mustBeNamed.includes(choice) && name.trim() === '' ? texts.enterDocumentName : null,
      file: file === null ? texts.uploadFirst : null,
    }),
    input: ({ choice, name, file }) => ({
      id: order.id,
      ...(requested.includes(choice)
        ? { type: 'CERTIFICATE' as const, name: choice }
        : { type: kinds.find((kind) => kind === choice) ?? 'OTHER', name: noteOf(name) }),
      file: file ?? '',
    }),
    places: { type: 'choice' },
  })
  const { choice } = form.typed
  return (
    <StepModal {...props} step="AddDocument" busy={form.busy} onSubmit={form.submit}>
      <SelectField
        label={texts.document}
        choices={[
          ...requested.map((value) => ({ value, label: value })),
          ...kinds.map((value) => ({ value, label: texts.documentKinds[value] })),
        ]}
        {...form.field('choice')}
      />
      {!requested.includes(choice) && (
        <TextField
          label={mustBeNamed.includes(choice) ? texts.documentName : texts.documentNameOptional}
          required={mustBeNamed.includes(choice)}
          maxLength={200}
          {...form.field('name')}
        />
      )}
      <UploadField label={texts.file} purpose="order-documents" required {...form.file('file')} />
    </StepModal>
  )
}
