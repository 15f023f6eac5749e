import * as Schema from 'effect/Schema'
import { CountryId } from '#modules/catalogue/events.ts'
import { CareCoins } from '#modules/terms/care-coins.ts'
import { Sealed } from '#platform/access/personal-data.ts'
import { Day, type EventOf, event, Moment, stream } from '#platform/event.ts'
import {
  About,
  Attachments,
  Department,
  MovedMessage,
  Reference,
  ReportDetail,
  ReportedOrder,
  ReportType,
  uuid,
} from './fields.ts'
import { sharings } from './service-states.ts'

const message = { messageId: uuid, text: Sealed, files: Attachments }

const opening = {
  distributorId: uuid,
  reference: Reference,
  department: Department,
  subject: Sealed,
  sharing: Schema.Literals(sharings),
  about: Schema.NullOr(About),
  ...message,
  answerDueAt: Moment,
}

export const TicketOpened = event('TicketOpened', opening)
/** Staff wrote down the request of `caller`, a user of the company; it is the caller's from then on. */
export const TicketOpenedForCaller = event('TicketOpenedForCaller', { ...opening, caller: uuid })
/** The distributor wrote more. `answerDueAt`: until when we answer, unless an earlier promise waits. */
export const TicketWritten = event('TicketWritten', { ...message, answerDueAt: Moment })
export const TicketAnswered = event('TicketAnswered', message)
/** `text`: why, where staff solved it. It is closed at `closesAt` unless it is reopened. */
export const TicketSolved = event('TicketSolved', {
  by: Schema.Literals(['DISTRIBUTOR', 'PROVIDER']),
  messageId: uuid,
  text: Schema.NullOr(Sealed),
  closesAt: Moment,
})
export const TicketReopened = event('TicketReopened', { answerDueAt: Moment })
export const TicketClosed = event('TicketClosed', {})
export const TicketHandedOver = event('TicketHandedOver', { to: uuid })
/** The promise ends soon, or `overdue`: it has ended. */
export const TicketAnswerReminded = event('TicketAnswerReminded', { answerDueAt: Moment, overdue: Schema.Boolean })

export const TicketRated = event('TicketRated', { helped: Schema.Boolean, text: Schema.NullOr(Sealed) })
export const TicketMerged = event('TicketMerged', { into: uuid, intoReference: Reference })
/** Another one of the same company goes on here: all that was written there, and until when an answer is promised. */
export const TicketTookIn = event('TicketTookIn', {
  ticketId: uuid,
  reference: Reference,
  messages: Schema.Array(MovedMessage).check(Schema.isMaxLength(1_000)),
  answerDueAt: Schema.NullOr(Moment),
})

export const ticketStream = stream('ticket', [
  TicketOpened,
  TicketOpenedForCaller,
  TicketWritten,
  TicketAnswered,
  TicketSolved,
  TicketReopened,
  TicketClosed,
  TicketHandedOver,
  TicketAnswerReminded,
  TicketRated,
  TicketMerged,
  TicketTookIn,
])
export type TicketEvent = EventOf<typeof ticketStream.events>

/** Staff among themselves, about whatever the key names: a request by its id, other work as QUOTE:<order>. */
export const TicketNoted = event('TicketNoted', { noteId: uuid, text: Sealed })
export const TicketAssigned = event('TicketAssigned', { to: Schema.NullOr(uuid) })

/** QUALITY's classification of an order issue: whether it is a complaint, whether an authority must be notified, and why. */
export const ReportClassified = event('ReportClassified', {
  complaint: Schema.Boolean,
  reportable: Schema.Boolean,
  reason: Sealed,
})

export const RequestOpened = event('RequestOpened', { writing: Schema.Boolean })
export const RequestLeft = event('RequestLeft', {})

/** The key is that of a request or of other work (`deskKey`). A stream apart: nothing that a distributor can reach reads it. */
export const ticketDeskStream = stream('ticket-desk', [
  TicketNoted,
  TicketAssigned,
  RequestOpened,
  RequestLeft,
  ReportClassified,
])
export type TicketDeskEvent = EventOf<typeof ticketDeskStream.events>

export const ReportFiled = event('ReportFiled', {
  distributorId: uuid,
  reference: Reference,
  type: ReportType,
  countryId: CountryId,
  ...message,
  details: Schema.Array(ReportDetail).check(Schema.isMaxLength(20)),
  reportedOrder: Schema.NullOr(ReportedOrder),
  closesOn: Schema.NullOr(Day),
  /** An order issue's: whether people were affected; null: not stated. */
  peopleAffected: Schema.NullOr(Schema.Boolean),
})
export const ReportRead = event('ReportRead', {})
export const ReportAnswered = event('ReportAnswered', message)
export const ReportWritten = event('ReportWritten', message)
/** `careCoins`: granted with it, as a business opportunity. */
export const ReportAccepted = event('ReportAccepted', { careCoins: CareCoins })
export const ReportRefused = event('ReportRefused', { messageId: uuid, text: Sealed })
export const ReportDone = event('ReportDone', {})
export const ReportClosingReminded = event('ReportClosingReminded', { closesOn: Day, days: Schema.Int })

export const reportStream = stream('report', [
  ReportFiled,
  ReportRead,
  ReportAnswered,
  ReportWritten,
  ReportAccepted,
  ReportRefused,
  ReportDone,
  ReportClosingReminded,
])
export type ReportEvent = EventOf<typeof reportStream.events>
