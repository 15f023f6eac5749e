import { LONGEST_DETAIL } from '#modules/labels/contract.ts'
import { type OfficeLabelIssue, writeIssueNote } from '#modules/labels/office-contract.ts'
import { issueNoteTexts as texts } from '#texts/labels.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'

/** What staff write among themselves. */
export const IssueNoteModal = ({
  issue: { id, number },
  onClose,
}: {
  issue: OfficeLabelIssue
  onClose: () => void
}) => {
  const form = useModalForm(writeIssueNote, {
    defaults: { text: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? texts.missing : null }),
    input: ({ text }) => ({ id, text: text.trim() }),
    onClose,
    says: () => texts.done,
  })
  return (
    <FormModal title={texts.title(number)} labels={texts} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <p>{texts.what}</p>
      <TextArea label={texts.text} required maxLength={LONGEST_DETAIL} {...form.field('text')} data-autofocus />
    </FormModal>
  )
}
