import * as Schema from 'effect/Schema'
import { Sealed } from '#platform/access/personal-data.ts'
import { Moment } from '#platform/event.ts'
import { departments, reportDetails, reportTypes, threadEntries } from './service-states.ts'

const text = (most: number) => Schema.String.check(Schema.isTrimmed(), Schema.isMinLength(1), Schema.isMaxLength(most))
export const uuid = Schema.String.check(Schema.isUUID())

export const Department = Schema.Literals(departments)
/** 'T-2026-000123', or a placeholder until the number is drawn. */
export const Reference = text(60)

/** A stored path, and what its sender called it, sealed as everything that people write. */
export const Attachment = Schema.Struct({ path: text(300), name: Sealed })
export const Attachments = Schema.Array(Attachment).check(Schema.isMaxLength(20))

export const MovedMessage = Schema.Struct({
  id: text(60),
  by: Schema.Literals(['DISTRIBUTOR', 'PROVIDER']),
  what: Schema.Literals(threadEntries),
  author: text(60),
  at: Moment,
  text: Schema.NullOr(Sealed),
  files: Attachments,
})

/** What a ticket is about, and what that was called on the day: '2026-000123'. */
export const AboutKind = Schema.Literals(['ORDER', 'INVOICE', 'PRODUCT', 'DOCUMENT', 'LABEL', 'REPORT'])
export const About = Schema.Struct({ kind: AboutKind, id: text(100), label: text(200) })

export const ReportType = Schema.Literals(reportTypes)
export const ReportDetail = Schema.Struct({ field: Schema.Literals(reportDetails), value: Sealed })
export const ReportedOrder = Schema.Struct({ id: uuid, num: text(60) })
