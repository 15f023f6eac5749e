import { readLedger } from '#modules/loyalty/contract.ts'
import { useRead } from '#web/endpoint.ts'
import { usePage } from '#web/ui/Pager.tsx'
import { Ledger } from './Ledger.tsx'

/** The ledger of the reader's own company. */
export const MyLedger = () => {
  const [page, setPage] = usePage()
  const read = useRead(readLedger, { page })
  return <Ledger read={read} page={page} onPage={setPage} orderPage={(id) => `/profile/order/${id}`} />
}
