import { Button } from '#web/ui/Button.tsx'
import { Modal } from '#web/ui/Modal.tsx'
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
  <Modal
    opened
    onClose={onKeep}
    title={words.lastTitle}
    actions={
      <>
        <Button data-autofocus onClick={onKeep}>
          {words.keep}
        </Button>
        <Button look="danger-filled" busy={busy} onClick={onEnd}>
          {words.cancel}
        </Button>
      </>
    }
  >
    <p>{words.lastLead(name)}</p>
  </Modal>
)
