import { requestCompanyDocument } from '#modules/distributors/desk/desk-contract.ts'
import { distributorDialogTexts as texts } from '#texts/office-distributors.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'

/** Requests one more document from one company, with a message and a day. */
export const RequestDocumentModal = ({
  company: { id, organizationName },
  onClose,
}: {
  company: { readonly id: string; readonly organizationName: string }
  onClose: () => void
}) => {
  const form = useModalForm(requestCompanyDocument, {
    defaults: { name: '', words: '', until: '' },
    rules: ({ name, until }) => ({
      name: name.trim() === '' ? texts.enterName : null,
      until: until.trim() !== '' && readDay(until) === null ? texts.wrongDay : null,
    }),
    input: ({ name, words, until }) => ({
      ...{ id, name: name.trim() },
      words: words.trim() || null,
      until: readDay(until),
    }),
    onClose,
    says: (_, { name }) => texts.requested(name),
  })
  return (
    <FormModal
      title={texts.askTitle(organizationName)}
      labels={{ keep: texts.keep, confirm: texts.askConfirm }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{texts.askLead}</p>
      <TextField label={texts.documentName} required maxLength={200} {...form.field('name')} data-autofocus />
      <TextArea label={texts.message} maxLength={1_000} {...form.field('words')} />
      <DayField label={texts.until} {...form.field('until')} />
    </FormModal>
  )
}
