import { closePromoCode } from '#modules/promotions/contract.ts'
import { useCommand } from '#web/endpoint.ts'
import { showSuccess } from '#web/ui/messages.ts'
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
  const command = useCommand(closePromoCode, {
    onDone: () => {
      onClose()
      showSuccess(words.closed(code))
    },
    onProblem: ({ hasFields }) => {
      if (!hasFields) onClose()
      return undefined
    },
  })
  return (
    <ReasonModal
      opened={opened}
      title={words.closeTitle(code)}
      words={{ reason: words.reason, missing: words.enterReason, confirm: words.confirmClose, goBack: words.keep }}
      busy={command.busy}
      error={command.errors['reason']}
      onConfirm={(reason) => void command.send({ code, reason })}
      onClose={onClose}
    >
      {words.closeLead}
    </ReasonModal>
  )
}
