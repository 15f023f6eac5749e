import { explainFigure, explainOfficeFigure, type OrderFigure } from '#modules/ordering/history/replay-contract.ts'
import { paths } from '#paths'
import { figureTexts as texts } from '#texts/figures.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { FigureSteps } from './FigureSteps.tsx'

/** The events behind a figure of an order, each leading to the order as it stood then. */
export default function FigureModal({
  orderId,
  figure,
  label,
  office,
  onClose,
}: {
  orderId: string
  figure: OrderFigure
  label: string
  office: boolean
  onClose: () => void
}) {
  const read = useRead(office ? explainOfficeFigure : explainFigure, { id: orderId, figure })
  const placeOf = (step: number) =>
    office ? paths.officeReplay({ id: orderId }, { at: step }) : paths.orderHistory({ id: orderId }, { at: step })
  return (
    <Modal opened onClose={onClose} title={texts.title(label)}>
      <Loading read={read} skeleton={<Skeleton lines={3} height={64} />}>
        {(steps) => <FigureSteps see={texts.see} events={steps.map((it) => ({ ...it, to: placeOf(it.step) }))} />}
      </Loading>
    </Modal>
  )
}
