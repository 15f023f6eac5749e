import { cancelOrderByStaff } from '#modules/ordering/desk/office-contract.ts'
import { useModalCommand } from '#web/modal-command.ts'
import { careCoins } from '#web/ui/format.ts'
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
  const cancel = useModalCommand(cancelOrderByStaff, {
    onClose,
    says: () => words.done(order.num),
    onDone: onCancelled,
  })
  return (
    <ReasonModal
      opened={opened}
      title={words.title(order.num)}
      words={{ reason: words.reason, missing: words.enterReason, confirm: words.confirm, keep: words.keep }}
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
