import type { Sender } from '#platform/files/files.ts'
import type { Services } from '#platform/services.ts'
import { distributorOf } from '#projections/distributors.ts'
import { deskOf } from '#projections/ticket_desks.ts'
import { type TicketRow, ticketsWithFile } from '#projections/tickets.ts'
import { staffMayRead } from './desk-routes.ts'

type CallerContext = Pick<Services, 'db'> & { readonly who: Sender }

const mayRead = async ({ db, who }: CallerContext, row: TicketRow): Promise<boolean> => {
  if (row.sharing === 'COMPANY') return true
  if (!who.role) return false
  if (who.distributorId !== null) return row.author === who.userId
  const [company, desk] = await Promise.all([distributorOf(db, row.distributorId), deskOf(db, row.id)])
  return staffMayRead({ role: who.role, userId: who.userId }, row, company, desk?.assignee ?? null)
}

/** A file is for those who read a ticket that it was sent in. One that is in no known ticket yet is for no one. */
export const mayOpenTicketFile = async (asking: CallerContext, path: string): Promise<boolean> => {
  const holding = await ticketsWithFile(asking.db, path)
  return (await Promise.all(holding.map((row) => mayRead(asking, row)))).some(Boolean)
}
