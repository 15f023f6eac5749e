import { explainFact } from '#modules/audit/contract.ts'
import { figureTexts as texts } from '#texts/figures.ts'
import { useRead } from '#web/api/endpoint.ts'
import { FigureSteps } from '#web/replay/FigureSteps.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { placeOf } from './Event.tsx'

/** The events that something comes from which a stream says, the newest first. */
export const FactModal = ({
  kind,
  streamKey,
  fact,
  onClose,
}: {
  kind: string
  streamKey: string
  fact: { readonly id: string; readonly label: string }
  onClose: () => void
}) => {
  const read = useRead(explainFact, { kind, key: streamKey, fact: fact.id })
  return (
    <Modal opened onClose={onClose} title={texts.title(fact.label)}>
      <Loading read={read} skeleton={<Skeleton lines={3} height={64} />}>
        {(entries) => (
          <FigureSteps see={texts.audit} events={entries.map((entry) => ({ ...entry, to: placeOf(entry) }))} />
        )}
      </Loading>
    </Modal>
  )
}
