import { acceptArtwork, answerArtwork, type LabelIssue, LONGEST_DETAIL } from '#modules/labels/contract.ts'
import { answerArtworkTexts as texts } from '#texts/labels.ts'
import { useModalForm } from '#web/api/form.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'

type AnswerProps = { readonly issue: LabelIssue; readonly onClose: () => void }

/** Quality releases what the distributor accepts. */
export const AcceptArtworkModal = ({ issue: { id, round, rounds }, onClose }: AnswerProps) => {
  const accept = useModalCommand(acceptArtwork, { onClose, says: () => texts.accepted })
  return (
    <ConfirmModal
      title={texts.acceptTitle(round)}
      keep={texts.keep}
      confirm={texts.accept}
      look="filled"
      busy={accept.busy}
      onKeep={onClose}
      onConfirm={() => void accept.send({ id, round })}
    >
      <p>{texts.acceptWhat(rounds.at(-1)?.code ?? '')}</p>
    </ConfirmModal>
  )
}

export const AnswerArtworkModal = ({ issue: { id, round }, onClose }: AnswerProps) => {
  const form = useModalForm(answerArtwork, {
    defaults: { reason: '' },
    rules: ({ reason }) => ({ reason: reason.trim() === '' ? texts.missing : null }),
    input: ({ reason }) => ({ id, round, reason: reason.trim() }),
    onClose,
    says: () => texts.answered,
  })
  return (
    <FormModal
      title={texts.answerTitle(round)}
      labels={{ keep: texts.keep, confirm: texts.answer }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <TextArea label={texts.reason} required maxLength={LONGEST_DETAIL} {...form.field('reason')} data-autofocus />
    </FormModal>
  )
}
