import { isInReview } from '#modules/distributors/file/document-states.ts'
import { addDocument, type CompanyDocument, updateDocument } from '#modules/distributors/file/file-contract.ts'
import {
  type CompanyDocumentType,
  companyDocumentGroups,
  documentTypeLabel,
} from '#modules/distributors/file/requirements.ts'
import { initial } from '#platform/typed.ts'
import { documentsTexts as texts } from '#texts/company-file.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showProblem } from '#web/ui/dialogs/messages.ts'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { day } from '#web/ui/figures/format.ts'

const choices = Object.values(companyDocumentGroups)
  .flat()
  .map((value) => ({ value, label: documentTypeLabel(value) }))

/** What is sent: the next version of a document, or a new one, of a type where the company file requires it. */
export type DocumentToSend = {
  readonly document?: CompanyDocument
  readonly type?: CompanyDocumentType
  readonly name?: string
}

export const SendDocument = ({
  sending: { document, ...preset },
  onClose,
}: {
  sending: DocumentToSend
  onClose: () => void
}) => {
  const form = useModalForm(() => (document ? updateDocument : addDocument), {
    defaults: {
      type: document?.type ?? preset.type ?? null,
      name: document?.name ?? preset.name ?? '',
      validityDate: document?.validityDate && isInReview(document.status) ? day(document.validityDate) : '',
      file: initial<string | null>(null),
    },
    rules: ({ type, name, file, validityDate }) => ({
      type: type ? null : texts.chooseType,
      name: name.trim() === '' ? texts.enterName : null,
      file: file || isInReview(document?.status) ? null : texts.chooseFile,
      validityDate: validityDate.trim() === '' || readDay(validityDate) ? null : texts.noDay,
    }),
    input: ({ type, name, file, validityDate }) => {
      const described = {
        type: type as CompanyDocumentType,
        name,
        validityDate: readDay(validityDate),
      }
      return document ? { id: document.id, ...described, ...(file && { file }) } : { ...described, file: file ?? '' }
    },
    onProblem: (problem) => {
      const { id: reason, ...byField } = problem.errors
      if (Object.keys(byField).length > 0) return undefined
      showProblem((document ? texts.failedUpdate : texts.failedAdd)(reason ?? problem.message))
      return true
    },
    onClose,
    says: () => texts.sent,
  })
  return (
    <FormModal
      title={document ? texts.updateTitle(document.name) : texts.addTitle}
      labels={{ keep: texts.keep, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <SelectField<CompanyDocumentType> label={texts.type} required choices={choices} {...form.field('type')} />
      <TextField label={texts.name} required maxLength={200} {...form.field('name')} />
      <UploadField label={texts.file} purpose="documents" required {...form.file('file')} />
      <DayField label={texts.validity} help={texts.validityHelp} {...form.field('validityDate')} />
    </FormModal>
  )
}
