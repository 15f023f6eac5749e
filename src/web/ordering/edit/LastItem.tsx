import { ConfirmModal } from '#web/ui/ConfirmModal.tsx'
import { orderEditWords as words } from '#web/words/order-edit.ts'

/** An order without products is cancelled: asked once more. */
export const LastItem = ({
  name,
  busy,
  onKeep,
  onEnd,
}: {
  name: string
  busy: boolean
  onKeep: () => void
  onEnd: () => void
}) => (
  <ConfirmModal
    title={words.lastTitle}
    keep={words.keep}
    confirm={words.cancel}
    busy={busy}
    onKeep={onKeep}
    onConfirm={onEnd}
  >
    <p>{words.lastLead(name)}</p>
  </ConfirmModal>
)
