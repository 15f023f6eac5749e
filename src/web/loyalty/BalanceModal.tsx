import { useState } from 'react'
import { readLedger } from '#modules/loyalty/contract.ts'
import { paths } from '#paths'
import { figureTexts } from '#texts/figures.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { LedgerLines } from './Ledger.tsx'

const { balance } = loyaltyTexts.ledger

/** Every event that moved the balance, the newest first, each with the balance after it. */
export default function BalanceModal({ asOf, onClose }: { asOf: string | null; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const read = useRead(readLedger, { page, ...(asOf !== null && { asOf: asOf }) })
  return (
    <Modal opened onClose={onClose} title={figureTexts.title(balance)} width="chooser">
      <LedgerLines
        read={read}
        page={page}
        onPage={setPage}
        title={figureTexts.title(balance)}
        orderPage={(id) => paths.order({ id })}
      />
    </Modal>
  )
}
