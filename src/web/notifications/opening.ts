import { readOpenedPage } from '#modules/notifications/contract.ts'
import { call } from '#web/api/endpoint.ts'
import { modelsChanged } from '#web/api/reads.ts'

/** What led to a page that is open now is read, from whatever link it was opened. Sent in the background. */
export const readOpened = async (path: string): Promise<void> => {
  await call(readOpenedPage, { path }, { quiet: true })
  await modelsChanged(['notifications'])
}
