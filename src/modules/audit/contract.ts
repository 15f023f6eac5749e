import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Int, NullOr, optionalKey, Struct } = Schema

const text = (most: number) => Schema.String.check(Schema.isBetweenLength(1, most), Schema.isPattern(/\S/))
const Position = Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 999_999_999 }))

/** An event of any stream: described where there is a description, and always as data. */
export const AuditEntry = Struct({
  position: Int,
  kind: Schema.String,
  key: Schema.String,
  /** What the stream is about, as it is called now: an order's number, a company's name; null where it has no name. */
  about: NullOr(Schema.String),
  version: Int,
  type: Schema.String,
  at: Moment,
  actor: Schema.String,
  role: Schema.String,
  /** A person's name; the portal's where it did it by itself; 'Erased person' where they were erased. */
  who: Schema.String,
  what: Schema.String,
  detail: NullOr(Schema.String),
  /** What had another value before this event: by its name, both values as text. */
  changes: List(Struct({ label: Schema.String, before: NullOr(Schema.String), after: NullOr(Schema.String) })),
  /** 'from Chrome on Linux, 203.0.113.7'; null for what the portal did by itself. */
  from: NullOr(Schema.String),
  command: Schema.String,
  reason: NullOr(Schema.String),
  company: NullOr(Schema.String),
  /** Where a second person had approved the command: the request, who approved it and why it was requested. */
  approval: NullOr(Struct({ id: Schema.String, by: Schema.String, reason: Schema.String })),
  data: Schema.Record(Schema.String, Schema.Unknown),
})
export type AuditEntry = typeof AuditEntry.Type

export const AUDIT_PAGE = 50

const filters = {
  /** A number, name, code or search term, as the global search reads it; or an id. */
  about: optionalKey(text(100)),
  /** System notices, such as notifications, who looks at what, and views, are left out unless they are requested. */
  notifications: optionalKey(Schema.Literal('yes')),
  kind: optionalKey(text(40)),
  key: optionalKey(text(100)),
  actor: optionalKey(Schema.String.check(Schema.isUUID())),
  person: optionalKey(text(100)),
  company: optionalKey(Schema.String.check(Schema.isUUID())),
  command: optionalKey(text(100)),
  type: optionalKey(text(60)),
  from: optionalKey(Moment),
  until: optionalKey(Moment),
}

export const AUDIT_FILE = 5_000

export const exportAudit = endpoint('GET /office/audit/export.:format', {
  may: 'office.audit.read',
  counted: 'exports',
  does: 'The events that a search of the audit trail finds as a spreadsheet, the newest 5 000 at most.',
  costly: true,
  params: { format: Schema.Literals(['csv', 'xlsx']) },
  query: filters,
  answer: Schema.Unknown,
})

export const searchAudit = endpoint('GET /office/audit', {
  may: 'office.audit.read',
  does: 'What was recorded in any stream, newest first. A page is a stretch of the log: it may hold less than a page, even nothing, and go on all the same.',
  costly: true,
  query: {
    ...filters,
    before: optionalKey(Position),
  },
  answer: Struct({
    entries: List(AuditEntry),
    next: NullOr(Int),
    /** What `about` found, 20 of a kind at most; null: it was not requested. */
    about: NullOr(List(Struct({ kind: Schema.String, key: Schema.String, name: Schema.String }))),
    kinds: List(Schema.String),
    companies: List(Struct({ id: Schema.String, name: Schema.String })),
    opened: Schema.Boolean,
  }),
})

const FactText = Struct({ id: Schema.String, label: Schema.String, text: Schema.String })

export const replayStream = endpoint('GET /office/audit/:kind/:key', {
  may: 'office.audit.read',
  does: 'One stream with all its events, and what it says after any of them or as of any moment.',
  params: { kind: text(40), key: text(100) },
  query: {
    at: optionalKey(Position),
    from: optionalKey(Position),
    asOf: optionalKey(Moment),
  },
  answer: Struct({
    /** What it was called then, or is called now where its own events do not say; null: it has no name. */
    name: NullOr(Schema.String),
    entries: List(AuditEntry),
    at: Int,
    from: Int,
    facts: List(FactText),
    changes: List(
      Struct({
        id: Schema.String,
        label: Schema.String,
        before: NullOr(Schema.String),
        after: NullOr(Schema.String),
      }),
    ),
    opened: Schema.Boolean,
  }),
})

export const explainFact = endpoint('GET /office/audit/:kind/:key/fact', {
  may: 'office.audit.read',
  does: 'The events of a stream that something it says comes from, the newest first: of a balance, what moved it.',
  costly: true,
  params: { kind: text(40), key: text(100) },
  /** The id of the fact, as the stream itself names it. */
  query: { fact: text(300) },
  answer: List(Struct({ ...AuditEntry.fields, before: NullOr(Schema.String), after: NullOr(Schema.String) })),
})
