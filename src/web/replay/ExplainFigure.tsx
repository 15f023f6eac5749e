import type { OrderFigure } from '#modules/ordering/history/replay-contract.ts'
import { whenRequested } from '#web/loading-code.ts'
import { ExplainButton } from './ExplainButton.tsx'

const FigureModal = whenRequested(() => import('./FigureModal.tsx'))

/** Explains a figure of an order. `office`: for staff. */
export const ExplainFigure = ({
  label,
  office = false,
  ...of
}: {
  orderId: string
  figure: OrderFigure
  /** The name of the figure, as shown on the page. */
  label: string
  office?: boolean
}) => (
  <ExplainButton
    label={label}
    answer={(close) => <FigureModal {...of} label={label} office={office} onClose={close} />}
  />
)
