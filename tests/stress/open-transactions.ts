import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

type Transaction = { readonly client: unknown; isOpen: boolean }

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: string }).text)

/** What this process sends elsewhere while a transaction of the same work is open: that transaction waits for it. */
export const watchTransactions = () => {
  const current = new AsyncLocalStorage<Transaction>()
  const waitedFor: string[] = []
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  const watched = function (this: unknown, ...args: unknown[]) {
    const text = textOf(args[0])
    const transaction = current.getStore()
    if (transaction?.isOpen && transaction.client !== this) waitedFor.push(text)
    if (text === 'begin') current.enterWith({ client: this, isOpen: true })
    if (transaction && transaction.client === this && /^(commit|rollback)/.test(text)) transaction.isOpen = false
    return query.apply(this, args)
  }
  Object.assign(pg.Client.prototype, { query: watched })
  return { waitedFor, stop: () => Object.assign(pg.Client.prototype, { query }) }
}
