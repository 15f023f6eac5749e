import { whenAsked } from '#web/loading-code.ts'

import { AskButton } from '#web/replay/AskButton.tsx'
import { loyaltyWords } from '#web/words/loyalty.ts'

const BalanceModal = whenAsked(() => import('./BalanceModal.tsx'))

/** Asks the balance where it comes from; stands on a hero. */
export const AskBalance = ({ asOf }: { asOf: string | null }) => (
  <AskButton
    label={loyaltyWords.ledger.balance}
    onHero
    answer={(close) => <BalanceModal asOf={asOf} onClose={close} />}
  />
)
