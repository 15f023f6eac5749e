import type { Endpoint } from '#platform/http/endpoint.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'

/** Begins a check, which goes on in the background. */
export const CheckButton = ({
  command,
  labels,
  running = false,
  onBegun,
}: {
  command: Endpoint
  labels: { readonly check: string; readonly checking: string }
  /** One is running: no second one is started. */
  running?: boolean
  onBegun: () => unknown
}) => {
  const check = useCommand(command, {
    onDone: () => {
      showSuccess(labels.checking)
      onBegun()
    },
  })
  return (
    <Button look="filled" busy={check.busy || running} onClick={() => void check.send({})}>
      {labels.check}
    </Button>
  )
}
