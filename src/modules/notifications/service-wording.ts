import { REOPEN_DAYS, type ReportType } from '#modules/service/service-terms.ts'
import { paths } from '#paths'
import { minuteOf } from '#platform/formats.ts'
import { sentence } from '#platform/sentence.ts'
import { because } from './because.ts'
import type { NotificationType } from './events.ts'
import { calendarDay } from './status-wording.ts'
import type { Told, Words } from './wording.ts'

const company = ({ facts }: Told): string => facts.company || 'A distributor'
const named = (what: string, { facts }: Told): string => (facts.subject ? `${what} ${facts.subject}` : what)

type Page = (params: Record<never, never>, search: Readonly<Record<string, string>>) => string

const kinds: Readonly<Record<ReportType, { readonly name: string; readonly page: Page }>> = {
  reportTender: { name: 'a tender', page: paths.reportTender },
  reportCompetitor: { name: 'a competitor', page: paths.reportCompetitor },
  reportLawChange: { name: 'a law change', page: paths.reportLawChange },
  reportOrderIssue: { name: 'an order issue', page: paths.reportOrderIssue },
}

const kindOf = ({ resourceType }: Told) => kinds[resourceType as ReportType] ?? null

const officeRequest = ({ facts: { subjectId } }: Told): string =>
  paths.officeRequests({}, subjectId ? { request: subjectId } : {})

type Said = Pick<Words, 'title' | 'content'>

/** What staff are notified of in a request that was opened before. */
export type TicketNews = 'WRITTEN' | 'DUE' | 'OVERDUE'

const ticketNews: Readonly<Record<TicketNews, (told: Told, request: string) => Said>> = {
  WRITTEN: (told, request) => ({ title: 'New message', content: sentence(`${company(told)} wrote in ${request}`) }),
  DUE: (told, request) => ({
    title: 'Answer due soon',
    content: sentence(
      `${company(told)} is waiting for an answer to ${request}`,
      told.facts.until ? `, promised by ${minuteOf(told.facts.until)}` : '',
    ),
  }),
  OVERDUE: (told, request) => ({
    title: 'Answer overdue',
    content: sentence(`The answer to ${request} of ${company(told)} is overdue`),
  }),
}

const newTicket = (told: Told): Said => {
  const request = told.facts.subject ? `request ${told.facts.subject}` : 'a request'
  return (
    ticketNews[told.facts.status as TicketNews]?.(told, request) ?? {
      title: 'New request',
      content: sentence(`${company(told)} opened ${request}`),
    }
  )
}

/** What the reader of a request is notified of. */
export type AnswerNews = 'ANSWERED' | 'SOLVED' | 'OPENED'

const answerNews: Readonly<Record<AnswerNews, (told: Told) => Said>> = {
  OPENED: (told) => ({
    title: 'A request from your call',
    content: sentence(`Our team has opened ${named('request', told)} after a call with your company`),
  }),
  ANSWERED: (told) => ({
    title: 'New answer to your request',
    content: sentence(`Our team has answered ${named('your request', told)}`),
  }),
  SOLVED: (told) => ({
    title: 'Request solved',
    content: `${named('Your request', told)} has been solved. You can reopen it within ${REOPEN_DAYS} days.`,
  }),
}

/** What became of a report. */
export type ReportNews = 'ANSWERED' | 'ACCEPTED' | 'REFUSED' | 'DONE'

const outcomes: Readonly<Record<ReportNews, string>> = {
  ANSWERED: 'has an answer',
  ACCEPTED: 'was accepted',
  REFUSED: 'was not accepted',
  DONE: 'is done',
}

const reportPage = (told: Told): string =>
  kindOf(told)?.page({}, told.facts.subjectId ? { report: told.facts.subjectId } : {}) ?? paths.hub()

const closing = (told: Told): Said => ({
  title: 'Tender closes soon',
  content: sentence(
    `The tender of ${named('report', told)} closes soon`,
    told.facts.until ? `, on ${calendarDay(told.facts.until)}` : '',
  ),
})

const reportAnswered = (told: Told): Said =>
  told.facts.status === 'CLOSING'
    ? closing(told)
    : {
        title: 'Your report',
        content: sentence(
          `${named('Your report', told)} ${outcomes[told.facts.status as ReportNews] ?? outcomes.ANSWERED}`,
          told.facts.status === 'REFUSED' ? because(told.facts) : '',
        ),
      }

const newReport = (told: Told): Said => {
  const { status } = told.facts
  if (status === 'CLOSING') return closing(told)
  if (status === 'WRITTEN')
    return { title: 'New message', content: sentence(`${company(told)} wrote about ${named('report', told)}`) }
  const kind = kindOf(told)
  return {
    title: 'New report',
    content: sentence(`${company(told)} filed a report${kind ? ` about ${kind.name}` : ''}`),
  }
}

/** What is told of tickets and reports, on both sides of the desk. */
export const serviceWording = {
  TICKET_ANSWERED: (told) => ({
    ...(answerNews[told.facts.status as AnswerNews] ?? answerNews.ANSWERED)(told),
    link: paths.customerService({}, told.facts.subjectId ? { ticket: told.facts.subjectId } : {}),
  }),
  REPORT_ANSWERED: (told) => ({ ...reportAnswered(told), link: reportPage(told) }),
  NEW_TICKET: (told) => ({ ...newTicket(told), link: officeRequest(told) }),
  NEW_REPORT: (told) => ({ ...newReport(told), link: officeRequest(told) }),
} as const satisfies Partial<Record<NotificationType, (told: Told) => Words>>
