import { LONGEST_COMMENT } from '#modules/service/service-states.ts'
import { requestRecordTexts as texts } from '#texts/office-requests.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'

/** A decision that its distributor reads a reason of. */
export const TextModal = ({
  title,
  confirm,
  busy,
  field,
  onClose,
  onSubmit,
}: {
  title: string
  confirm: string
  busy: boolean
  field: { readonly value: string; readonly onChange: (text: string) => void; readonly error: string | null }
  onClose: () => void
  onSubmit: () => void
}) => (
  <FormModal title={title} labels={{ keep: texts.keep, confirm }} busy={busy} onClose={onClose} onSubmit={onSubmit}>
    <TextArea
      label={texts.reason}
      help={texts.reasonHelp}
      required
      maxLength={LONGEST_COMMENT}
      {...field}
      data-autofocus
    />
  </FormModal>
)
