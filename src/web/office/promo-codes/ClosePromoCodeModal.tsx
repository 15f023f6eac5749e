import { closePromoCode } from '#modules/promotions/contract.ts'
import { useModalCommand } from '#web/modal-command.ts'
import { ReasonModal } from '#web/ui/ReasonModal.tsx'
import { promoPageWords as words } from '#web/words/promo-codes.ts'

/** Asks why, and closes the code for good. */
export const ClosePromoCodeModal = ({
  opened,
  code,
  onClose,
}: {
  opened: boolean
  code: string
  onClose: () => void
}) => {
  const command = useModalCommand(closePromoCode, {
    onClose,
    says: () => words.closed(code),
  })
  return (
    <ReasonModal
      opened={opened}
      title={words.closeTitle(code)}
      words={{ reason: words.reason, missing: words.enterReason, confirm: words.confirmClose, keep: words.keep }}
      busy={command.busy}
      error={command.errors['reason']}
      onConfirm={(reason) => void command.send({ code, reason })}
      onClose={onClose}
    >
      {words.closeLead}
    </ReasonModal>
  )
}
