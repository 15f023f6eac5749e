import { Button } from '#web/ui/Button.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { projectionWords as words } from '#web/words/projections.ts'

/** What is asked twice: everybody reads another table then, or what was built is gone. */
export const AskedTwice = ({
  action,
  name,
  opened,
  busy,
  act,
  onClose,
}: {
  action: 'cancel' | 'back'
  /** The read model's. */
  name: string
  opened: boolean
  busy: boolean
  /** Null: it was refused, and the question stays. */
  act: () => Promise<unknown>
  onClose: () => void
}) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={words.confirm[action]}
    actions={
      <>
        <Button onClick={onClose}>{words.keep}</Button>
        <Button
          look={action === 'cancel' ? 'danger-filled' : 'filled'}
          busy={busy}
          onClick={async () => {
            if ((await act()) !== null) onClose()
          }}
        >
          {words.do[action]}
        </Button>
      </>
    }
  >
    <p>{words.confirmLead[action](name)}</p>
  </Modal>
)
