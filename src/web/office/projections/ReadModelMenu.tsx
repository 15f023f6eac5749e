import { useState } from 'react'

import { actOnReadModel, type ReadModel } from '#modules/projections/contract.ts'
import { useCommand } from '#web/endpoint.ts'
import { ActionMenu } from '#web/ui/ActionMenu.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { showSuccess } from '#web/ui/messages.ts'
import { projectionWords as words } from '#web/words/projections.ts'
import { offeredFor } from './offered.ts'

/** Acts on a read model; `changed` hears when it is done. */
export const useActs = ({ name }: ReadModel, changed: () => void) =>
  useCommand(actOnReadModel, {
    onDone: (_, { action }) => {
      showSuccess(words.done[action](name))
      changed()
    },
  })

/** What can be done to a read model. Switching back is asked twice: everybody reads another table then. */
export const ReadModelMenu = ({ model, changed }: { model: ReadModel; changed: () => void }) => {
  // A check may take long, and whoever waits for it may ask for something else meanwhile.
  const acts = {
    rebuild: useActs(model, changed),
    pause: useActs(model, changed),
    resume: useActs(model, changed),
    check: useActs(model, changed),
    back: useActs(model, changed),
  }
  const [asks, setAsks] = useState(false)
  const offered = offeredFor(model)
  const act = (action: keyof typeof acts) => acts[action].send({ name: model.name, action })
  return (
    <>
      <ActionMenu
        asksServer
        label={words.actions}
        about={words.about(model.name)}
        actions={[
          ...(['rebuild', 'pause', 'resume', 'check'] as const)
            .filter((action) => offered[action])
            .map((action) => ({ label: words.do[action], run: () => void act(action) })),
          ...(offered.back ? [{ label: words.do.back, run: () => setAsks(true) }] : []),
        ]}
      />
      <Modal
        opened={asks}
        onClose={() => setAsks(false)}
        title={words.confirmBack}
        actions={
          <>
            <Button onClick={() => setAsks(false)}>{words.keep}</Button>
            <Button
              look="filled"
              busy={acts.back.busy}
              onClick={async () => {
                if ((await act('back')) !== null) setAsks(false)
              }}
            >
              {words.do.back}
            </Button>
          </>
        }
      >
        <p>{words.confirmBackLead(model.name)}</p>
      </Modal>
    </>
  )
}
