import { loyaltyTexts } from '#texts/loyalty.ts'
import { whenRequested } from '#web/loading-code.ts'
import { AskButton } from '#web/replay/AskButton.tsx'

const BalanceModal = whenRequested(() => import('./BalanceModal.tsx'))

/** The button that explains the balance, on a hero. */
export const AskBalance = ({ asOf }: { asOf: string | null }) => (
  <AskButton
    label={loyaltyTexts.ledger.balance}
    onHero
    answer={(close) => <BalanceModal asOf={asOf} onClose={close} />}
  />
)
