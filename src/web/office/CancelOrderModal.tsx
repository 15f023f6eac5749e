import { cancelOrderByStaff } from '#modules/ordering/desk/office-contract.ts'
import { useCommand } from '#web/endpoint.ts'
import { careCoins } from '#web/ui/format.ts'
import { showSuccess } from '#web/ui/messages.ts'
import { ReasonModal } from '#web/ui/ReasonModal.tsx'
import { cancelWords as words } from '#web/words/office.ts'
import type { OfficeOrder } from './OrderHeading.tsx'

/** Asks for the reason, which the distributor reads, and cancels. */
export const CancelOrderModal = ({
  opened,
  detail: { order, distributor },
  onClose,
  onCancelled,
}: {
  opened: boolean
  detail: OfficeOrder
  onClose: () => void
  onCancelled?: () => void
}) => {
  const cancel = useCommand(cancelOrderByStaff, {
    onDone: () => {
      onClose()
      showSuccess(words.done(order.num))
      onCancelled?.()
    },
    onProblem: ({ hasFields }) => {
      if (!hasFields) onClose()
      return undefined
    },
  })
  return (
    <ReasonModal
      opened={opened}
      title={words.title(order.num)}
      words={{ reason: words.reason, missing: words.enterReason, confirm: words.confirm, goBack: words.keep }}
      busy={cancel.busy}
      error={cancel.errors['reason']}
      onConfirm={(reason) => void cancel.send({ id: order.id, reason })}
      onClose={onClose}
    >
      {words.lead(distributor.name)}
      {order.careCoinsUsed > 0 && ` ${words.careCoins(careCoins(order.careCoinsUsed))}`}
    </ReasonModal>
  )
}
