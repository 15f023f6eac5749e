import { cancelOrderByStaff } from '#modules/ordering/desk/office-contract.ts'
import { cancelTexts as texts } from '#texts/office.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { ReasonModal } from '#web/ui/dialogs/ReasonModal.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import type { OfficeOrder } from './OrderHeading.tsx'

/** Requires the reason, which the distributor reads, and cancels. */
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
    says: () => texts.done(order.num),
    onDone: onCancelled,
  })
  return (
    <ReasonModal
      opened={opened}
      title={texts.title(order.num)}
      labels={{ reason: texts.reason, missing: texts.enterReason, confirm: texts.confirm, keep: texts.keep }}
      busy={cancel.busy}
      error={cancel.errors['reason']}
      onConfirm={(reason) => void cancel.send({ id: order.id, reason })}
      onClose={onClose}
    >
      {texts.lead(distributor.name)}
      {order.careCoinsUsed > 0 && ` ${texts.careCoins(careCoins(order.careCoinsUsed))}`}
    </ReasonModal>
  )
}
