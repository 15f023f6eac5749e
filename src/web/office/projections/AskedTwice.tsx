import { ConfirmModal } from '#web/ui/ConfirmModal.tsx'
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
  <ConfirmModal
    opened={opened}
    title={words.confirm[action]}
    keep={words.keep}
    confirm={words.do[action]}
    look={action === 'cancel' ? 'danger-filled' : 'filled'}
    busy={busy}
    onKeep={onClose}
    onConfirm={async () => {
      if ((await act()) !== null) onClose()
    }}
  >
    <p>{words.confirmLead[action](name)}</p>
  </ConfirmModal>
)
