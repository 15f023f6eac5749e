import { REOPEN_DAYS, type ReportType } from '#modules/service/service-states.ts'
import { paths } from '#paths'
import { lookUp } from '#platform/records.ts'
import { minuteOf } from '#platform/text/formats.ts'
import { sentence } from '#platform/text/sentence.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'
import { because } from './because.ts'
import type { NotificationType } from './events.ts'
import { calendarDay } from './status-wording.ts'
import type { Notice, NoticeTexts, Reader } from './wording.ts'

const company = ({ facts }: Notice): string => facts.company || 'A distributor'
const named = (what: string, { facts }: Notice): string => (facts.subject ? `${what} ${facts.subject}` : what)

type Page = (params: Record<never, never>, search: Readonly<Record<string, string>>) => string

const kinds: Readonly<Record<ReportType, { readonly name: string; readonly page: Page }>> = {
  reportTender: { name: 'a tender', page: paths.reportTender },
  reportCompetitor: { name: 'a competitor', page: paths.reportCompetitor },
  reportLawChange: { name: 'a law change', page: paths.reportLawChange },
  reportOrderIssue: { name: 'an order issue', page: paths.reportOrderIssue },
}

const kindOf = ({ resourceType }: Notice) => lookUp(kinds, resourceType) ?? null

const officeRequest = ({ facts: { subjectId } }: Notice): string =>
  paths.officeRequests({}, subjectId ? { request: subjectId } : {})

type TitleAndContent = Pick<NoticeTexts, 'title' | 'content'>

/** What staff are notified of in a request that was opened before. */
export type TicketNews = 'WRITTEN' | 'DUE' | 'OVERDUE'

const ticketNews: Readonly<Record<TicketNews, (notice: Notice, request: string, zone: TimeZone) => TitleAndContent>> = {
  WRITTEN: (notice, request) => ({ title: 'New message', content: sentence(`${company(notice)} wrote in ${request}`) }),
  DUE: (notice, request, zone) => ({
    title: 'Answer due soon',
    content: sentence(
      `${company(notice)} is waiting for an answer to ${request}`,
      notice.facts.until ? `, promised by ${minuteOf(notice.facts.until, zone)}` : '',
    ),
  }),
  OVERDUE: (notice, request) => ({
    title: 'Answer overdue',
    content: sentence(`The answer to ${request} of ${company(notice)} is overdue`),
  }),
}

const newTicket = (notice: Notice, zone: TimeZone): TitleAndContent => {
  const request = notice.facts.subject ? `request ${notice.facts.subject}` : 'a request'
  return (
    lookUp(ticketNews, notice.facts.status)?.(notice, request, zone) ?? {
      title: 'New request',
      content: sentence(`${company(notice)} opened ${request}`),
    }
  )
}

/** What the reader of a request is notified of. */
export type AnswerNews = 'ANSWERED' | 'SOLVED' | 'OPENED'

const answerNews: Readonly<Record<AnswerNews, (notice: Notice) => TitleAndContent>> = {
  OPENED: (notice) => ({
    title: 'A request from your call',
    content: sentence(`Our team has opened ${named('request', notice)} after a call with your company`),
  }),
  ANSWERED: (notice) => ({
    title: 'New answer to your request',
    content: sentence(`Our team has answered ${named('your request', notice)}`),
  }),
  SOLVED: (notice) => ({
    title: 'Request solved',
    content: `${named('Your request', notice)} has been solved. You can reopen it within ${REOPEN_DAYS} days.`,
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

const reportPage = (notice: Notice): string =>
  kindOf(notice)?.page({}, notice.facts.subjectId ? { report: notice.facts.subjectId } : {}) ?? paths.hub()

const closing = (notice: Notice): TitleAndContent => ({
  title: 'Tender closes soon',
  content: sentence(
    `The tender of ${named('report', notice)} closes soon`,
    notice.facts.until ? `, on ${calendarDay(notice.facts.until)}` : '',
  ),
})

const reportAnswered = (notice: Notice): TitleAndContent =>
  notice.facts.status === 'CLOSING'
    ? closing(notice)
    : {
        title: 'Your report',
        content: sentence(
          `${named('Your report', notice)} ${lookUp(outcomes, notice.facts.status) ?? outcomes.ANSWERED}`,
          notice.facts.status === 'REFUSED' ? because(notice.facts) : '',
        ),
      }

const newReport = (notice: Notice): TitleAndContent => {
  const { status } = notice.facts
  if (status === 'CLOSING') return closing(notice)
  if (status === 'WRITTEN')
    return { title: 'New message', content: sentence(`${company(notice)} wrote about ${named('report', notice)}`) }
  const kind = kindOf(notice)
  return {
    title: 'New report',
    content: sentence(`${company(notice)} filed a report${kind ? ` about ${kind.name}` : ''}`),
  }
}

/** Notifications about tickets and reports, for both sides. */
export const serviceWording = {
  TICKET_ANSWERED: (notice) => ({
    ...(lookUp(answerNews, notice.facts.status) ?? answerNews.ANSWERED)(notice),
    link: paths.customerService({}, notice.facts.subjectId ? { ticket: notice.facts.subjectId } : {}),
  }),
  REPORT_ANSWERED: (notice) => ({ ...reportAnswered(notice), link: reportPage(notice) }),
  NEW_TICKET: (notice, { timeZone }) => ({ ...newTicket(notice, timeZone), link: officeRequest(notice) }),
  NEW_REPORT: (notice) => ({ ...newReport(notice), link: officeRequest(notice) }),
} as const satisfies Partial<Record<NotificationType, (notice: Notice, reader: Reader) => NoticeTexts>>
