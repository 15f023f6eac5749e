import { IconHelpCircle } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'

import type { OrderFigure } from '#modules/ordering/history/replay-contract.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { figureWords as words } from '#web/words/figures.ts'
import classes from './AskFigure.module.css'

/** Fetched when it is asked for. */
const FigureModal = lazy(() => import('./FigureModal.tsx'))

/** Asks a figure of an order where it comes from. `office`: by staff. */
export const AskFigure = ({
  orderId,
  figure,
  label,
  office = false,
}: {
  orderId: string
  figure: OrderFigure
  /** What the figure is called where it stands. */
  label: string
  office?: boolean
}) => {
  const [asked, ask] = useState(false)
  return (
    <>
      <IconButton label={words.askOf(label)} className={classes['ask'] ?? ''} onClick={() => ask(true)} data-no-print>
        <IconHelpCircle size={16} stroke={1.8} aria-hidden />
      </IconButton>
      {asked && (
        <Suspense fallback={null}>
          <FigureModal orderId={orderId} figure={figure} label={label} office={office} onClose={() => ask(false)} />
        </Suspense>
      )}
    </>
  )
}
