import { paths } from '#paths'
import { dayWritten, minuteOf } from '#platform/formats.ts'
import { sentence } from '#platform/sentence.ts'
import { because } from './because.ts'
import type { NotificationType } from './events.ts'
import type { Told, Words } from './wording.ts'

const company = ({ facts }: Told): string => facts.company || 'A distributor'
const named = (what: string, { facts }: Told): string => (facts.subject ? `${what} ${facts.subject}` : what)

type Page = (params: Record<never, never>, search: Readonly<Record<string, string>>) => string

const kinds: Readonly<Record<string, { readonly name: string; readonly page: Page }>> = {
  reportTender: { name: 'a tender', page: paths.reportTender },
  reportCompetitor: { name: 'a competitor', page: paths.reportCompetitor },
  reportLawChange: { name: 'a law change', page: paths.reportLawChange },
  reportOrderIssue: { name: 'an order issue', page: paths.reportOrderIssue },
}

const officeRequest = ({ facts: { subjectId } }: Told): string =>
  paths.officeRequests({}, subjectId ? { request: subjectId } : {})

const newTicket = (told: Told): Pick<Words, 'title' | 'content'> => {
  const { status, until } = told.facts
  const request = told.facts.subject ? `request ${told.facts.subject}` : 'a request'
  if (status === 'OVERDUE')
    return { title: 'Answer overdue', content: sentence(`The answer to ${request} of ${company(told)} is overdue`) }
  if (status === 'DUE')
    return {
      title: 'Answer due soon',
      content: sentence(
        `${company(told)} waits for an answer to ${request}`,
        until ? `, promised by ${minuteOf(until)}` : '',
      ),
    }
  if (status === 'WRITTEN') return { title: 'New message', content: sentence(`${company(told)} wrote in ${request}`) }
  return { title: 'New request', content: sentence(`${company(told)} opened ${request}`) }
}

const outcomes: Readonly<Record<string, string>> = {
  REFUSED: 'was not accepted',
  ACCEPTED: 'was accepted',
  DONE: 'is done',
}

const reportPage = ({ resourceType, facts: { subjectId } }: Told): string =>
  kinds[resourceType ?? '']?.page({}, subjectId ? { report: subjectId } : {}) ?? paths.hub()

const closing = (told: Told): Pick<Words, 'title' | 'content'> => ({
  title: 'Tender closes soon',
  content: sentence(
    `The tender of ${named('report', told)} closes soon`,
    told.facts.until ? `, on ${dayWritten(told.facts.until)}` : '',
  ),
})

const reportAnswered = (told: Told): Pick<Words, 'title' | 'content'> =>
  told.facts.status === 'CLOSING'
    ? closing(told)
    : {
        title: 'Your report',
        content: sentence(
          `${named('Your report', told)} ${outcomes[told.facts.status ?? ''] ?? 'has an answer'}`,
          told.facts.status === 'REFUSED' ? because(told.facts) : '',
        ),
      }

const newReport = (told: Told): Pick<Words, 'title' | 'content'> => {
  const { status } = told.facts
  if (status === 'CLOSING') return closing(told)
  if (status === 'WRITTEN')
    return { title: 'New message', content: sentence(`${company(told)} wrote about ${named('report', told)}`) }
  const kind = kinds[told.resourceType ?? '']
  return {
    title: 'New report',
    content: sentence(`${company(told)} filed a report${kind ? ` about ${kind.name}` : ''}`),
  }
}

/** What is told of tickets and reports, on both sides of the desk. */
export const serviceWording = {
  TICKET_ANSWERED: (told) => ({
    title: told.facts.status === 'SOLVED' ? 'Request solved' : 'New answer to your request',
    content:
      told.facts.status === 'SOLVED'
        ? `${named('Your request', told)} has been solved. You can reopen it within 14 days.`
        : sentence(`Our team has answered ${named('your request', told)}`),
    link: paths.customerService({}, told.facts.subjectId ? { ticket: told.facts.subjectId } : {}),
  }),
  REPORT_ANSWERED: (told) => ({ ...reportAnswered(told), link: reportPage(told) }),
  NEW_TICKET: (told) => ({ ...newTicket(told), link: officeRequest(told) }),
  NEW_REPORT: (told) => ({ ...newReport(told), link: officeRequest(told) }),
} as const satisfies Partial<Record<NotificationType, (told: Told) => Words>>
