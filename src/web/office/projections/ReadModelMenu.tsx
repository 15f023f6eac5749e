import { useState } from 'react'

import { actOnReadModel, type ReadModel } from '#modules/projections/contract.ts'
import { projectionTexts as texts } from '#texts/projections.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { ConfirmRebuildAction } from './ConfirmRebuildAction.tsx'
import { offeredFor } from './offered.ts'

/** Acts on a read model; `changed` hears when it is done. */
export const useActs = ({ name }: ReadModel, changed: () => void) =>
  useCommand(actOnReadModel, {
    onDone: (_, { action }) => {
      showSuccess(texts.done[action](name))
      changed()
    },
  })

/** What can be done to a read model. */
export const ReadModelMenu = ({ model, changed }: { model: ReadModel; changed: () => void }) => {
  // A check may take long; another action may be chosen meanwhile.
  const acts = {
    rebuild: useActs(model, changed),
    pause: useActs(model, changed),
    resume: useActs(model, changed),
    cancel: useActs(model, changed),
    check: useActs(model, changed),
    back: useActs(model, changed),
  }
  const [confirming, setConfirming] = useState<'cancel' | 'back' | null>(null)
  const offered = offeredFor(model)
  const act = (action: keyof typeof acts) => acts[action].send({ name: model.name, action })
  return (
    <>
      <ActionMenu
        asksServer
        label={texts.actions}
        about={texts.about(model.name)}
        actions={[
          ...(['rebuild', 'pause', 'resume', 'check'] as const)
            .filter((action) => offered[action])
            .map((action) => ({ label: texts.do[action], run: () => void act(action) })),
          ...(['cancel', 'back'] as const)
            .filter((action) => offered[action])
            .map((action) => ({ label: texts.do[action], run: () => setConfirming(action) })),
        ]}
      />
      {(['cancel', 'back'] as const).map((action) => (
        <ConfirmRebuildAction
          key={action}
          action={action}
          name={model.name}
          opened={confirming === action}
          busy={acts[action].busy}
          act={() => act(action)}
          onClose={() => setConfirming(null)}
        />
      ))}
    </>
  )
}
