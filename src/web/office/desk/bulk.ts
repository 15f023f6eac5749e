import { useRef, useState } from 'react'
import type { OfficeOrderRow } from '#modules/ordering/desk/office-contract.ts'
import { requestPrepayment, startProduction } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { whyNot } from '#modules/ordering/order-life.ts'
import type { Day } from '#platform/event.ts'
import type { Percent } from '#platform/money.ts'
import { command } from '#web/api/endpoint.ts'
import { modelsChanged } from '#web/api/reads.ts'
import { Problem } from '#web/problem.ts'

/** Invoices are not among them: each takes a number that is never given back. Nor steps that differ by order. */
export const bulkMoves = ['RequestPrepayment', 'StartProduction'] as const
export type BulkMove = (typeof bulkMoves)[number]

/** The same for all of them. */
export type BulkTerms = { readonly percent: Percent | null; readonly day: Day | null }

/** What became of one order: moved, or why not. */
export type BulkResult = {
  readonly id: string
  readonly num: string
  readonly moved: boolean
  readonly why: string | null
}

type Order = { readonly id: string; readonly num: string }
/** Orders that cannot, once for each reason. */
export const byReason = (
  unable: readonly BulkResult[],
): readonly (readonly [why: string, nums: readonly string[]])[] => [
  ...Map.groupBy(unable, ({ why }) => why ?? '')
    .entries()
    .map(([why, results]) => [why, results.map(({ num }) => num)] as const),
]

/** Those that may take the step now, and why the others may not. The server decides again. */
export const sorted = <Row extends Order & Pick<OfficeOrderRow, 'stage' | 'held'>>(
  move: BulkMove,
  orders: readonly Row[],
): { readonly able: readonly Row[]; readonly unable: readonly BulkResult[] } => ({
  able: orders.filter((order) => whyNot(move, order) === null),
  unable: orders.flatMap((order) => {
    const why = whyNot(move, order)
    return why === null ? [] : [{ id: order.id, num: order.num, moved: false, why }]
  }),
})

export type Give = (order: Order, idempotencyKey: string) => Promise<unknown>

/** The command that one order is given. */
export const giveOf =
  (move: BulkMove, { percent, day }: BulkTerms): Give =>
  ({ id: order }, idempotencyKey) => {
    const id = order
    return move === 'RequestPrepayment'
      ? command(requestPrepayment, { id, dueOn: day, ...(percent !== null && { percent }) }, idempotencyKey)
      : command(startProduction, { id, readyOn: day }, idempotencyKey)
  }

/** One after the other, each on its own: failures give their reason. `isStopped` is checked before each. */
export const moveAll = async (
  orders: readonly Order[],
  give: Give,
  onResult: (result: BulkResult) => void,
  isStopped: () => boolean,
): Promise<void> => {
  for (const order of orders) {
    if (isStopped()) return
    try {
      await give(order, crypto.randomUUID())
      onResult({ id: order.id, num: order.num, moved: true, why: null })
    } catch (fault) {
      if (!(fault instanceof Problem)) throw fault
      onResult({ id: order.id, num: order.num, moved: false, why: Object.values(fault.errors)[0] ?? fault.message })
    }
  }
}

/** Runs a bulk move and reports its progress. */
export const useBulkMove = () => {
  const [results, setResults] = useState<readonly BulkResult[] | null>(null)
  const [running, setRunning] = useState(false)
  const stopped = useRef(false)
  const start = async (orders: readonly Order[], give: Give) => {
    stopped.current = false
    setResults([])
    setRunning(true)
    await moveAll(
      orders,
      give,
      (result) => setResults((all) => [...(all ?? []), result]),
      () => stopped.current,
    ).finally(() => setRunning(false))
    await modelsChanged(['orders', 'order_history'])
  }
  const stop = () => {
    stopped.current = true
  }
  return { results, running, start, stop }
}
