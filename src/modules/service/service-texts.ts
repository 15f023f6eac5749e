import { countryOf } from '#modules/catalogue/events.ts'
import { answerTemplateStream } from '#modules/service/work/template-events.ts'
import { type AssignedKind, isFormKey, readDeskKey } from '#modules/terms/assigned-work.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { dayWritten } from '#platform/text/formats.ts'
import { labelled, say, sayCounted } from '#platform/text/say.ts'
import type { Phrase } from '#translations/phrases.ts'
import { reportStream, ticketDeskStream, ticketStream } from './events.ts'
import { requestTitle } from './service-states.ts'

const attached = (files: readonly unknown[]): string | null =>
  files.length === 0 ? null : say('with {0}', sayCounted(files.length, 'file', 'files'))

const assigned: Readonly<Record<AssignedKind, string>> = labelled({
  ORDER: 'an order',
  QUOTE: 'a quote',
  DOCUMENTS: 'an order with documents',
  FILE: 'a file',
})

/** What staff have on their desk: of a request 'a request' by default. */
const ofKey = (key: string, ofRequest: Phrase = 'a request'): string => {
  const kind = readDeskKey(key)?.kind
  return kind ? assigned[kind] : say(isFormKey(key) ? 'a form' : ofRequest)
}

/** The events of tickets and reports, described for staff. */
export const serviceTexts = {
  ...describeEvents([ticketStream], {
    TicketOpened: ({ reference, department, about }) => ({
      what: say('opened the request {0}', reference),
      detail: about ? say('{0}, about {1}', department, about.label) : department,
    }),
    TicketOpenedForCaller: ({ reference, department, about }) => ({
      what: say('opened the request {0} for a caller', reference),
      detail: about ? say('{0}, about {1}', department, about.label) : department,
    }),
    TicketWritten: ({ files }) => ({ what: say('wrote to us'), detail: attached(files) }),
    TicketAnswered: ({ files }) => ({ what: say('answered the request'), detail: attached(files) }),
    TicketSolved: ({ closesAt }) => ({
      what: say('marked the request as solved'),
      detail: say('It can be reopened until {0}', dayWritten(closesAt)),
    }),
    TicketReopened: () => ({ what: say('reopened the request'), detail: null }),
    TicketClosed: () => ({ what: say('closed the request'), detail: null }),
    TicketHandedOver: () => ({ what: say('took the request over from a colleague'), detail: null }),
    TicketAnswerReminded: ({ overdue }) => ({
      what: overdue ? say('noted that the answer is overdue') : say('reminded of the answer that is due'),
      detail: null,
    }),
    TicketRated: ({ helped }) => ({
      what: helped ? say('said that the answer helped') : say('said that the answer did not help'),
      detail: null,
    }),
    TicketMerged: ({ intoReference }) => ({ what: say('merged the request into another one'), detail: intoReference }),
    TicketTookIn: ({ reference }) => ({ what: say('took another request in'), detail: reference }),
  }),
  ...describeEvents([ticketDeskStream], {
    TicketNoted: () => ({ what: say('wrote an internal note about a request'), detail: null }),
    RequestOpened: ({ writing }, key) => ({
      what: writing ? say('began to write {0}', ofKey(key, 'an answer')) : say('opened {0}', ofKey(key)),
      detail: null,
    }),
    ReportClassified: ({ complaint, reportable }) => ({
      what: say('classified the order issue'),
      detail: `${complaint ? say('a complaint') : say('no complaint')}, ${reportable ? say('reportable') : say('not reportable')}`,
    }),
    RequestLeft: (_, key) => ({ what: say('left {0}', ofKey(key)), detail: null }),
    TicketAssigned: ({ to }, key) => ({
      what: to ? say('assigned {0}', ofKey(key)) : say('gave {0} back', ofKey(key)),
      detail: null,
    }),
  }),
  ...describeEvents([answerTemplateStream], {
    AnswerTemplateKept: ({ title, language }) => ({
      what: say('kept the answer template "{0}"', title),
      detail: language,
    }),
    AnswerTemplateRemoved: () => ({ what: say('removed the answer template'), detail: null }),
  }),
  ...describeEvents([reportStream], {
    ReportFiled: ({ reference, type, countryId, closesOn }) => ({
      what: say('filed the report {0}', reference),
      detail: `${requestTitle({ kind: 'REPORT', type, country: countryOf(countryId).name })}${closesOn ? say(', closes on {0}', dayWritten(closesOn)) : ''}`,
    }),
    ReportRead: () => ({ what: say('read the report'), detail: null }),
    ReportAnswered: ({ files }) => ({ what: say('answered the report'), detail: attached(files) }),
    ReportWritten: ({ files }) => ({ what: say('wrote to us about the report'), detail: attached(files) }),
    ReportAccepted: ({ careCoins }) => ({
      what: say('accepted the report'),
      detail: careCoins > 0 ? say('{0} granted', sayCounted(careCoins, 'CareCoin', 'CareCoins')) : null,
    }),
    ReportRefused: () => ({ what: say('refused the report'), detail: null }),
    ReportClosingReminded: ({ closesOn, days }) => ({
      what: say('reminded that the tender closes in {0}', sayCounted(days, 'day', 'days')),
      detail: dayWritten(closesOn),
    }),
    ReportDone: () => ({ what: say('marked the report as done'), detail: null }),
  }),
}
