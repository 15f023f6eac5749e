import type { PersonListed } from '#modules/identity/people-contract.ts'
import { withdrawByOffice } from '#modules/identity/team-contract.ts'
import { withdrawTexts as texts } from '#texts/people.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'

/** The invited person's data is erased. */
export const WithdrawModal = ({ person: { id, name }, onClose }: { person: PersonListed; onClose: () => void }) => {
  const command = useModalCommand(withdrawByOffice, { onClose, says: () => texts.done })
  return (
    <ConfirmModal
      title={texts.title(name)}
      keep={texts.keep}
      confirm={texts.confirm}
      busy={command.busy}
      onKeep={onClose}
      onConfirm={() => void command.send({ id })}
    >
      <p>{texts.lead}</p>
    </ConfirmModal>
  )
}
