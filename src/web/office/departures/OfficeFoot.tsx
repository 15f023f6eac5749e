import { departureTexts as texts } from '#texts/departures.ts'
import { UndoToast } from '#web/ui/dialogs/UndoToast.tsx'
import { letGoOfUndo, useUndoable } from '#web/ui/dialogs/undo.ts'
import { Departures } from './Departures.tsx'

/** At the foot of every page of the office: what is about to leave, and the way back from what was just done. */
export default function OfficeFoot() {
  const undoable = useUndoable()
  return (
    <>
      <Departures />
      {undoable && (
        <section aria-label={texts.undo} data-no-print>
          <UndoToast
            key={undoable.says}
            onUndo={() => {
              letGoOfUndo()
              undoable.undo()
            }}
            onGone={letGoOfUndo}
          >
            {undoable.says}
          </UndoToast>
        </section>
      )}
    </>
  )
}
