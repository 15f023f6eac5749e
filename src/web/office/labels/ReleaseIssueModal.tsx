import { LONGEST_DETAIL } from '#modules/labels/contract.ts'
import { isAccepted } from '#modules/labels/issue-states.ts'
import { type OfficeLabelIssue, releaseLabelIssue } from '#modules/labels/office-contract.ts'
import { releaseIssueTexts as texts } from '#texts/labels.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'

/** Quality says what was checked, and answers for it with the password. */
export const ReleaseIssueModal = ({
  issue: { id, number, state, rounds, orders },
  onClose,
}: {
  issue: OfficeLabelIssue
  onClose: () => void
}) => {
  const form = useModalForm(releaseLabelIssue, {
    defaults: { statement: '', currentPassword: '' },
    rules: ({ statement, currentPassword }) => ({
      statement: statement.trim() === '' ? texts.enterStatement : null,
      currentPassword: currentPassword === '' ? texts.enterPassword : null,
    }),
    input: ({ statement, currentPassword }) => ({
      id,
      round: rounds.length,
      statement: statement.trim(),
      currentPassword,
    }),
    onClose,
    says: () => texts.done(number),
  })
  const artwork = isAccepted(state) ? rounds.at(-1) : undefined
  return (
    <FormModal title={texts.title(number)} labels={texts} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <p>{artwork ? texts.withLabel(artwork.code, orders.filter(({ held }) => held).length) : texts.asItIs}</p>
      <TextArea
        label={texts.statement}
        required
        maxLength={LONGEST_DETAIL}
        {...form.field('statement')}
        data-autofocus
      />
      <PasswordField
        label={texts.password}
        required
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
    </FormModal>
  )
}
