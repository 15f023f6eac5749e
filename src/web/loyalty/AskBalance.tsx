import { IconHelpCircle } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'

import { IconButton } from '#web/ui/Button.tsx'
import { figureWords as words } from '#web/words/figures.ts'
import { loyaltyWords } from '#web/words/loyalty.ts'
import classes from './AskBalance.module.css'

/** Fetched when it is asked for. */
const BalanceModal = lazy(() => import('./BalanceModal.tsx'))

/** Asks the balance where it comes from. */
export const AskBalance = () => {
  const [asked, ask] = useState(false)
  return (
    <>
      <IconButton
        label={words.askOf(loyaltyWords.ledger.balance)}
        className={classes['ask'] ?? ''}
        onClick={() => ask(true)}
        data-no-print
      >
        <IconHelpCircle size={16} stroke={1.8} aria-hidden />
      </IconButton>
      {asked && (
        <Suspense fallback={null}>
          <BalanceModal onClose={() => ask(false)} />
        </Suspense>
      )}
    </>
  )
}
