import { explainFigure, explainOfficeFigure, type OrderFigure } from '#modules/ordering/history/replay-contract.ts'
import { useRead } from '#web/endpoint.ts'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { figureWords as words } from '#web/words/figures.ts'
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
  const read = useRead(office ? explainOfficeFigure : explainFigure, { id: orderId as never, figure })
  const placeOf = (step: number) =>
    office ? `/office/orders/${orderId}/replay?at=${step}` : `/profile/order/${orderId}/history?at=${step}`
  return (
    <Modal opened onClose={onClose} title={words.title(label)}>
      <Loading read={read} skeleton={<Skeleton lines={3} height={64} />}>
        {(steps) => <FigureSteps see={words.see} events={steps.map((it) => ({ ...it, to: placeOf(it.step) }))} />}
      </Loading>
    </Modal>
  )
}
