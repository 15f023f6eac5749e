import { projectionTexts as texts } from '#texts/projections.ts'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'

/** Needs a confirmation: it changes the table that everybody reads, or discards what was built. */
export const ConfirmRebuildAction = ({
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
    title={texts.confirm[action]}
    keep={texts.keep}
    confirm={texts.do[action]}
    look={action === 'cancel' ? 'danger-filled' : 'filled'}
    busy={busy}
    onKeep={onClose}
    onConfirm={async () => {
      if ((await act()) !== null) onClose()
    }}
  >
    <p>{texts.confirmLead[action](name)}</p>
  </ConfirmModal>
)
