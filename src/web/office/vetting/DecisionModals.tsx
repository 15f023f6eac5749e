import { draftReview, LONGEST_NOTE } from '#modules/distributors/desk/vetting-contract.ts'
import type { CompanyDocument } from '#modules/distributors/file/file-contract.ts'
import { type ReturnReason, returnReasons } from '#modules/distributors/file/requirements.ts'
import { keysOf } from '#platform/records.ts'
import { initial } from '#platform/typed.ts'
import { returnTexts as texts } from '#texts/vetting.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { day } from '#web/ui/figures/format.ts'

type Props = {
  readonly distributorId: string
  readonly document: CompanyDocument
  readonly version: number
  readonly onClose: () => void
  readonly onDrafted: () => void
}

const reasons = keysOf(returnReasons).map((value) => ({ value, label: returnReasons[value] }))

/** Why a document is returned: a reason, a message to the applicant, and an internal note. */
export const ReturnModal = ({ distributorId, document, version, onClose, onDrafted }: Props) => {
  const form = useModalForm(draftReview, {
    defaults: { reason: initial<ReturnReason | null>(null), words: '', note: '' },
    rules: ({ reason, words }) => ({
      reason: reason === null ? texts.chooseReason : null,
      words: reason === 'OTHER' && words.trim() === '' ? texts.enterWords : null,
    }),
    input: ({ reason, words, note }) => ({
      distributorId,
      documentId: document.id,
      version,
      decision: 'REJECT' as const,
      reason,
      words: words.trim() || null,
      note: note.trim() || null,
    }),
    onClose,
    onDone: onDrafted,
    says: () => texts.drafted(document.name),
  })
  return (
    <FormModal
      title={texts.title(document.name)}
      labels={texts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{texts.lead}</p>
      <SelectField<ReturnReason>
        label={texts.reason}
        required
        placeholder={texts.chooseReason}
        choices={reasons}
        {...form.field('reason')}
      />
      <TextArea
        label={texts.message}
        help={texts.wordsHelp}
        required={form.typed.reason === 'OTHER'}
        maxLength={LONGEST_NOTE}
        {...form.field('words')}
      />
      <TextArea label={texts.note} help={texts.noteHelp} maxLength={1_000} {...form.field('note')} />
    </FormModal>
  )
}

/** Approves with the day that the reviewer reads on the paper. */
export const ApproveModal = ({ distributorId, document, version, onClose, onDrafted }: Props) => {
  const typed = document.versions.at(-1)?.validityDate
  const form = useModalForm(draftReview, {
    defaults: { validityDate: typed ? day(typed) : '' },
    rules: ({ validityDate }) => ({
      validityDate: validityDate.trim() !== '' && readDay(validityDate) === null ? texts.wrongDay : null,
    }),
    input: ({ validityDate }) => ({
      distributorId,
      documentId: document.id,
      version,
      decision: 'APPROVE' as const,
      validityDate: readDay(validityDate),
    }),
    onClose,
    onDone: onDrafted,
    says: () => texts.approved(document.name),
  })
  return (
    <FormModal
      title={texts.approveTitle(document.name)}
      labels={{ keep: texts.keep, confirm: texts.approve }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <DayField label={texts.until} {...form.field('validityDate')} data-autofocus />
    </FormModal>
  )
}
