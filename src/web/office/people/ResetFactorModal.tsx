import { type PersonListed, resetPersonsSecondFactor } from '#modules/identity/people-contract.ts'
import { resetFactorTexts as texts } from '#texts/people.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'

/** For users who lost their device and their codes. */
export const ResetFactorModal = ({ person: { id, name }, onClose }: { person: PersonListed; onClose: () => void }) => {
  const command = useModalCommand(resetPersonsSecondFactor, { onClose, says: () => texts.done })
  return (
    <ReasonModal
      title={texts.title(name)}
      labels={texts}
      busy={command.busy}
      error={command.errors['reason']}
      onConfirm={(reason) => void command.send({ id, reason })}
      onClose={onClose}
    >
      {texts.lead}
    </ReasonModal>
  )
}
