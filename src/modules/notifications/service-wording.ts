import { REOPEN_DAYS, type ReportType } from '#modules/service/service-states.ts'
import { paths } from '#paths'
import { lookUp } from '#platform/records.ts'
import { minuteOf } from '#platform/text/formats.ts'
import { say, translated } from '#platform/text/say.ts'
import { sentence } from '#platform/text/sentence.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'
import { because } from './because.ts'
import type { NotificationType } from './events.ts'
import { calendarDay } from './status-wording.ts'
import type { Notice, NoticeTexts, Reader } from './wording.ts'

const company = ({ facts }: Notice): string => facts.company || say('A distributor')
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
  WRITTEN: (notice, request) => ({
    title: say('New message'),
    content: sentence(say('{0} wrote in {1}', company(notice), request)),
  }),
  DUE: (notice, request, zone) => ({
    title: say('Answer due soon'),
    content: sentence(
      say('{0} is waiting for an answer to {1}', company(notice), request),
      notice.facts.until ? say(', promised by {0}', minuteOf(notice.facts.until, zone)) : '',
    ),
  }),
  OVERDUE: (notice, request) => ({
    title: say('Answer overdue'),
    content: sentence(say('The answer to {0} of {1} is overdue', request, company(notice))),
  }),
}

const newTicket = (notice: Notice, zone: TimeZone): TitleAndContent => {
  const request = notice.facts.subject ? say('request {0}', notice.facts.subject) : say('a request')
  return (
    lookUp(ticketNews, notice.facts.status)?.(notice, request, zone) ?? {
      title: say('New request'),
      content: sentence(say('{0} opened {1}', company(notice), request)),
    }
  )
}

/** What the reader of a request is notified of. */
export type AnswerNews = 'ANSWERED' | 'SOLVED' | 'OPENED'

const answerNews: Readonly<Record<AnswerNews, (notice: Notice) => TitleAndContent>> = {
  OPENED: (notice) => ({
    title: say('A request from your call'),
    content: sentence(say('Our team has opened {0} after a call with your company', named(say('request'), notice))),
  }),
  ANSWERED: (notice) => ({
    title: say('New answer to your request'),
    content: sentence(say('Our team has answered {0}', named(say('your request'), notice))),
  }),
  SOLVED: (notice) => ({
    title: say('Request solved'),
    content: say(
      '{0} has been solved. You can reopen it within {1} days.',
      named(say('Your request'), notice),
      REOPEN_DAYS,
    ),
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
  title: say('Tender closes soon'),
  content: sentence(
    say('The tender of {0} closes soon', named(say('report'), notice)),
    notice.facts.until ? say(', on {0}', calendarDay(notice.facts.until)) : '',
  ),
})

const reportAnswered = (notice: Notice): TitleAndContent =>
  notice.facts.status === 'CLOSING'
    ? closing(notice)
    : {
        title: say('Your report'),
        content: sentence(
          `${named(say('Your report'), notice)} ${translated(lookUp(outcomes, notice.facts.status) ?? outcomes.ANSWERED)}`,
          notice.facts.status === 'REFUSED' ? because(notice.facts) : '',
        ),
      }

const newReport = (notice: Notice): TitleAndContent => {
  const { status } = notice.facts
  if (status === 'CLOSING') return closing(notice)
  if (status === 'WRITTEN')
    return {
      title: say('New message'),
      content: sentence(say('{0} wrote about {1}', company(notice), named(say('report'), notice))),
    }
  const kind = kindOf(notice)
  return {
    title: say('New report'),
    content: sentence(
      say('{0} filed a report{1}', company(notice), kind ? say(' about {0}', translated(kind.name)) : ''),
    ),
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
