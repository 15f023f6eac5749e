import { orderEditTexts as texts } from '#texts/order-edit.ts'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'

/** An order without products is cancelled: this needs a confirmation. */
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
    title={texts.lastTitle}
    keep={texts.keep}
    confirm={texts.cancel}
    busy={busy}
    onKeep={onKeep}
    onConfirm={onEnd}
  >
    <p>{texts.lastLead(name)}</p>
  </ConfirmModal>
)
