import type { OrderFigure } from '#modules/ordering/history/replay-contract.ts'
import { whenAsked } from '#web/loading-code.ts'
import { AskButton } from './AskButton.tsx'

const FigureModal = whenAsked(() => import('./FigureModal.tsx'))

/** Asks a figure of an order where it comes from. `office`: by staff. */
export const AskFigure = ({
  label,
  office = false,
  ...of
}: {
  orderId: string
  figure: OrderFigure
  /** What the figure is called where it stands. */
  label: string
  office?: boolean
}) => (
  <AskButton label={label} answer={(close) => <FigureModal {...of} label={label} office={office} onClose={close} />} />
)
