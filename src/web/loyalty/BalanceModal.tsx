import { useState } from 'react'

import { readLedger } from '#modules/loyalty/contract.ts'
import { useRead } from '#web/endpoint.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { figureWords } from '#web/words/figures.ts'
import { loyaltyWords } from '#web/words/loyalty.ts'
import { LedgerLines } from './Ledger.tsx'

const { balance } = loyaltyWords.ledger

/** Every event that moved the balance, the newest first, each with the balance after it. */
export default function BalanceModal({ asOf, onClose }: { asOf: string | null; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const read = useRead(readLedger, { page, ...(asOf !== null && { asOf: asOf as never }) })
  return (
    <Modal opened onClose={onClose} title={figureWords.title(balance)} width="chooser">
      <LedgerLines
        read={read}
        page={page}
        onPage={setPage}
        title={figureWords.title(balance)}
        orderPage={(id) => `/profile/order/${id}`}
      />
    </Modal>
  )
}
