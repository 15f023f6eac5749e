import { countryOf } from '#modules/catalogue/events.ts'
import { answerTemplateStream } from '#modules/service/work/template-events.ts'
import { assignedNames, isFormKey, readDeskKey } from '#modules/terms/assigned-work.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { counted, dayWritten } from '#platform/text/formats.ts'
import { reportStream, ticketDeskStream, ticketStream } from './events.ts'
import { requestTitle } from './service-states.ts'

const attached = (files: readonly unknown[]): string | null =>
  files.length === 0 ? null : `with ${counted(files.length, 'file')}`

/** 'a quote', 'an order', and of a request 'a request' by default. */
const ofKey = (key: string, ofRequest = 'request'): string => {
  const kind = readDeskKey(key)?.kind
  const name = kind ? assignedNames[kind] : isFormKey(key) ? 'form' : ofRequest
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

/** The events of tickets and reports, described for staff. */
export const serviceTexts = {
  ...describeEvents([ticketStream], {
    TicketOpened: ({ reference, department, about }) => ({
      what: `opened the request ${reference}`,
      detail: about ? `${department}, about ${about.label}` : department,
    }),
    TicketOpenedForCaller: ({ reference, department, about }) => ({
      what: `opened the request ${reference} for a caller`,
      detail: about ? `${department}, about ${about.label}` : department,
    }),
    TicketWritten: ({ files }) => ({ what: 'wrote to us', detail: attached(files) }),
    TicketAnswered: ({ files }) => ({ what: 'answered the request', detail: attached(files) }),
    TicketSolved: ({ closesAt }) => ({
      what: 'marked the request as solved',
      detail: `It can be reopened until ${dayWritten(closesAt)}`,
    }),
    TicketReopened: () => ({ what: 'reopened the request', detail: null }),
    TicketClosed: () => ({ what: 'closed the request', detail: null }),
    TicketHandedOver: () => ({ what: 'took the request over from a colleague', detail: null }),
    TicketAnswerReminded: ({ overdue }) => ({
      what: overdue ? 'noted that the answer is overdue' : 'reminded of the answer that is due',
      detail: null,
    }),
    TicketRated: ({ helped }) => ({
      what: helped ? 'said that the answer helped' : 'said that the answer did not help',
      detail: null,
    }),
    TicketMerged: ({ intoReference }) => ({ what: 'merged the request into another one', detail: intoReference }),
    TicketTookIn: ({ reference }) => ({ what: 'took another request in', detail: reference }),
  }),
  ...describeEvents([ticketDeskStream], {
    TicketNoted: () => ({ what: 'wrote an internal note about a request', detail: null }),
    RequestOpened: ({ writing }, key) => ({
      what: writing ? `began to write ${ofKey(key, 'answer')}` : `opened ${ofKey(key)}`,
      detail: null,
    }),
    ReportClassified: ({ complaint, reportable }) => ({
      what: 'classified the order issue',
      detail: `${complaint ? 'a complaint' : 'no complaint'}, ${reportable ? 'reportable' : 'not reportable'}`,
    }),
    RequestLeft: (_, key) => ({ what: `left ${ofKey(key)}`, detail: null }),
    TicketAssigned: ({ to }, key) => ({
      what: to ? `assigned ${ofKey(key)}` : `gave ${ofKey(key)} back`,
      detail: null,
    }),
  }),
  ...describeEvents([answerTemplateStream], {
    AnswerTemplateKept: ({ title, language }) => ({ what: `kept the answer template "${title}"`, detail: language }),
    AnswerTemplateRemoved: () => ({ what: 'removed the answer template', detail: null }),
  }),
  ...describeEvents([reportStream], {
    ReportFiled: ({ reference, type, countryId, closesOn }) => ({
      what: `filed the report ${reference}`,
      detail: `${requestTitle({ kind: 'REPORT', type, country: countryOf(countryId).name })}${closesOn ? `, closes on ${dayWritten(closesOn)}` : ''}`,
    }),
    ReportRead: () => ({ what: 'read the report', detail: null }),
    ReportAnswered: ({ files }) => ({ what: 'answered the report', detail: attached(files) }),
    ReportWritten: ({ files }) => ({ what: 'wrote to us about the report', detail: attached(files) }),
    ReportAccepted: ({ careCoins }) => ({
      what: 'accepted the report',
      detail: careCoins > 0 ? `${counted(careCoins, 'CareCoin')} granted` : null,
    }),
    ReportRefused: () => ({ what: 'refused the report', detail: null }),
    ReportClosingReminded: ({ closesOn, days }) => ({
      what: `reminded that the tender closes in ${counted(days, 'day')}`,
      detail: dayWritten(closesOn),
    }),
    ReportDone: () => ({ what: 'marked the report as done', detail: null }),
  }),
}
