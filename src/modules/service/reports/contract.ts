import * as Schema from 'effect/Schema'
import { CountryId } from '#modules/catalogue/events.ts'
import { ReportType } from '#modules/service/fields.ts'
import { reportDetails, reportStatuses } from '#modules/service/service-states.ts'
import { Comment, deskParts, Files, seen, ThreadMessage } from '#modules/service/thread-contract.ts'
import { Day, Moment } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const uuid = Schema.String.check(Schema.isUUID())

const line = (most: number) => Schema.Trimmed.check(Schema.isBetweenLength(1, most))

export const Report = Schema.Struct({
  id: Schema.String,
  /** 'R-2026-000045' */
  reference: Schema.String,
  type: ReportType,
  created_at: Moment,
  status: Schema.Literals(reportStatuses),
  country: Schema.Struct({ id: CountryId, name: Schema.String }),
  comment: Schema.String,
  details: Schema.Array(Schema.Struct({ field: Schema.Literals(reportDetails), value: Schema.String })),
  order: Schema.NullOr(Schema.Struct({ id: Schema.String, num: Schema.String })),
  closesOn: Schema.NullOr(Day),
  peopleAffected: Schema.NullOr(Schema.Boolean),
  author: Schema.String,
  readAt: Schema.NullOr(Moment),
  readBy: Schema.NullOr(Schema.String),
  acceptedAt: Schema.NullOr(Moment),
  careCoins: Schema.Int,
  messages: Schema.Array(ThreadMessage),
})

export type Report = typeof Report.Type

export const listReports = endpoint('GET /reports', {
  may: 'service.use',
  does: 'The reports of the own company, newest first, with all that was written about each',
  query: { type: Schema.optionalKey(ReportType) },
  answer: Schema.Array(Report),
  reads: ['reports', 'users'],
})

const DayTime = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/, { message: 'Enter a day like 2026-12-18' }),
)

const detail = Schema.optionalKey(line(1_000))

const MISSING = 'Missing mandatory fields'

export const fileReport = endpoint('FileReport POST /reports', {
  may: 'service.use',
  counted: 'messages',
  does: 'Files a report; country, comment and consent are required, what else belongs to its kind is kept',
  failure: MISSING,
  body: {
    type: ReportType,
    state: Schema.Struct({
      countryId: CountryId,
      comment: Comment,
      consent: Schema.Boolean.check(
        Schema.makeFilter((given) => given || 'Please agree that we process what you report'),
      ),
      files: Schema.optionalKey(Files),
      authority: detail,
      product: detail,
      quantity: detail,
      closingDay: Schema.optionalKey(Day),
      priceLevel: detail,
      company: detail,
      price: detail,
      source: detail,
      law: detail,
      inForceFrom: Schema.optionalKey(Day),
      products: detail,
      orderId: Schema.optionalKey(uuid),
      lines: detail,
      lot: detail,
      wrong: detail,
      /** 'YYYY-MM-DD', or 'YYYY-MM-DD HH:mm:ss' */
      foundOn: Schema.optionalKey(DayTime),
      peopleAffected: Schema.optionalKey(Schema.Boolean),
    }),
  },
  answer: Schema.Struct({
    success: Schema.Literal(true),
    message: Schema.String,
    reference: Schema.String,
    id: Schema.String,
  }),
  awaits: ['reports'],
})

export const writeToReport = endpoint('WriteToReport POST /reports/:id/messages', {
  may: 'service.use',
  counted: 'messages',
  does: 'Writes to the provider about a report of the own company',
  params: { id: uuid },
  body: { comment: Comment, files: Schema.optionalKey(Files) },
  answer: Done,
  awaits: ['reports'],
})

const theRequest = { id: uuid }

export const OfficeReport = Schema.Struct({
  ...Report.fields,
  ...deskParts,
  /** CareCoins that accepting it as a business opportunity brings; 0: the company is not in the programme. */
  reward: Schema.Int,
  /** QUALITY's classification of an order issue. */
  classification: Schema.NullOr(
    Schema.Struct({
      complaint: Schema.Boolean,
      reportable: Schema.Boolean,
      reason: Schema.String,
      author: Schema.String,
      at: Moment,
    }),
  ),
  /** Reports of other companies that may be about the same. */
  duplicates: Schema.Array(
    Schema.Struct({ id: Schema.String, reference: Schema.String, company: Schema.String, filedAt: Moment }),
  ),
})

export type OfficeReport = typeof OfficeReport.Type

export const showOfficeReport = endpoint('GET /office/requests/reports/:id', {
  may: 'office.requests.read',
  does: 'One report with its thread, and the notes and the assignment of staff',
  params: theRequest,
  answer: OfficeReport,
  reads: ['reports', 'ticket_desks', 'distributors', 'users', 'loyalty_rules'],
})

export const readReport = endpoint('ReadReport PUT /office/requests/reports/:id/read', {
  may: 'office.requests.answer',
  does: 'Says that a report was read, once',
  params: theRequest,
  answer: Done,
  awaits: ['reports', 'office_requests'],
})

export const answerReport = endpoint('AnswerReport POST /office/requests/reports/:id/answers', {
  may: 'office.requests.answer',
  counted: 'messages',
  does: 'Answers a report; refused where something arrived that the writer has not seen',
  params: theRequest,
  body: { text: Comment, files: Schema.optionalKey(Files), seen },
  answer: Done,
  awaits: ['reports', 'office_requests'],
})

export const acceptReport = endpoint('AcceptReport PUT /office/requests/reports/:id/accept', {
  may: 'office.requests.answer',
  does: 'Accepts a report, once; a business opportunity brings its company the CareCoins for it',
  params: theRequest,
  body: { opportunity: Schema.Boolean },
  answer: Schema.Struct({ success: Schema.Literal(true), careCoins: Schema.Int }),
  awaits: ['reports', 'office_requests', 'loyalty_accounts', 'loyalty_entries'],
})

export const classifyReport = endpoint('ClassifyReport PUT /office/requests/reports/:id/classification', {
  may: 'office.reports.classify',
  does: 'Says of an order issue whether it is a complaint and must be reported to an authority, and why',
  params: theRequest,
  body: { complaint: Schema.Boolean, reportable: Schema.Boolean, reason: Comment },
  answer: Done,
  awaits: ['ticket_desks'],
})

export const exportReports = endpoint('GET /office/requests/reports/export.:format', {
  may: 'office.requests.read',
  counted: 'exports',
  does: 'The reports of all companies as a spreadsheet, newest first, with what QUALITY said of order issues',
  costly: true,
  params: { format: Schema.Literals(['csv', 'xlsx']) },
  query: { type: Schema.optionalKey(ReportType) },
  answer: Schema.Unknown,
  reads: ['reports', 'ticket_desks', 'distributors', 'users'],
})

export const refuseReport = endpoint('RefuseReport PUT /office/requests/reports/:id/refuse', {
  may: 'office.requests.answer',
  does: 'Refuses a report with a reason that its company reads',
  params: theRequest,
  body: { reason: Comment },
  answer: Done,
  awaits: ['reports', 'office_requests'],
})

export const finishReport = endpoint('FinishReport PUT /office/requests/reports/:id/done', {
  may: 'office.requests.answer',
  does: 'Says that all is done that a report requested',
  params: theRequest,
  answer: Done,
  awaits: ['reports', 'office_requests'],
})
