import * as Schema from 'effect/Schema'
import { Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { LONGEST_COMMENT, MOST_FILES, threadEntries } from './service-states.ts'

const line = (most: number) => Schema.Trimmed.check(Schema.isBetweenLength(1, most))

export const Comment = paragraphs(line(LONGEST_COMMENT))

export const Files = Schema.Array(line(300)).check(Schema.isMaxLength(MOST_FILES))

export const ThreadMessage = Schema.Struct({
  id: Schema.String,
  by: Schema.Literals(['DISTRIBUTOR', 'PROVIDER']),
  what: Schema.Literals(threadEntries),
  /** The provider's name where its staff wrote and a distributor reads. */
  author: Schema.String,
  own: Schema.Boolean,
  at: Moment,
  text: Schema.NullOr(Schema.String),
  /** Stored paths, to be opened by POST /files/links. */
  files: Schema.Array(Schema.Struct({ path: Schema.String, name: Schema.String })),
})

export type ThreadMessage = typeof ThreadMessage.Type

export const Person = Schema.Struct({ id: Schema.String, name: Schema.String })

/** How many messages of the thread the writer has read. */
export const seen = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000 }))

/** What staff keep to themselves. */
export const deskParts = {
  company: Person,
  assignee: Schema.NullOr(Person),
  /** Others who have it open. */
  lookers: Schema.Array(Schema.Struct({ ...Person.fields, writing: Schema.Boolean })),
  notes: Schema.Array(
    Schema.Struct({ id: Schema.String, author: Schema.String, own: Schema.Boolean, at: Moment, text: Schema.String }),
  ),
}
