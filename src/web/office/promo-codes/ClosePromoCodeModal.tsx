import { closePromoCode } from '#modules/promotions/contract.ts'
import { promoPageTexts as texts } from '#texts/promo-codes.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'

/** Requires a reason, and closes the code for good. */
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
    says: () => texts.closed(code),
  })
  return (
    <ReasonModal
      opened={opened}
      title={texts.closeTitle(code)}
      labels={{ reason: texts.reason, missing: texts.enterReason, confirm: texts.confirmClose, keep: texts.keep }}
      busy={command.busy}
      error={command.errors['reason']}
      onConfirm={(reason) => void command.send({ code, reason })}
      onClose={onClose}
    >
      {texts.closeLead}
    </ReasonModal>
  )
}
