import { fileReport } from '#modules/service/reports/contract.ts'
import { openTicket } from '#modules/service/tickets/contract.ts'
import type { Answer, Endpoint, Input } from '#platform/http/endpoint.ts'

/** A request to customer service and a report of a tender, in texts of the company's own. */
export const requestsAndReports = async (
  done: <E extends Endpoint>(endpoint: E, input: Input<E>, by: { jwt: string }) => Promise<Answer<E>>,
  buyer: { readonly jwt: string },
  own: (what: string) => string,
  countryId: string,
): Promise<{ readonly ticketId: string; readonly reportId: string }> => {
  const comment = own('Comment')
  const { ticket } = await done(openTicket, { department: 'Logistics', subject: own('Subject'), comment }, buyer)
  const state = { countryId: countryId as never, consent: true as const, comment }
  const { id: reportId } = await done(fileReport, { type: 'reportTender', state }, buyer)
  return { ticketId: ticket.id, reportId }
}
