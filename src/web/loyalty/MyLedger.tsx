import { LEDGER_PAGE_SIZE, readLedger } from '#modules/loyalty/contract.ts'
import { paths } from '#paths'
import { usePagedRead } from '#web/api/paged-read.ts'
import { Ledger } from './Ledger.tsx'

/** The ledger of the reader's own company; `asOf` null: now. */
export const MyLedger = ({ asOf }: { asOf: string | null }) => {
  const { read, page, setPage } = usePagedRead(readLedger, LEDGER_PAGE_SIZE, (at) => ({
    page: at,
    ...(asOf !== null && { asOf: asOf as never }),
  }))
  return <Ledger read={read} page={page} onPage={setPage} orderPage={(id) => paths.order({ id })} />
}
