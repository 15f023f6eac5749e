import * as Schema from 'effect/Schema'

import { editing, meanwhile } from '#platform/editing/editing-contract.ts'
import { Day } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { leaving } from '#platform/http/leaving-answer.ts'

const uuid = Schema.String.check(Schema.isUUID())
const Text = (most: number) => Schema.Trim.check(Schema.isMinLength(1), Schema.isMaxLength(most))

export const SocialPost = Schema.Struct({
  id: Schema.String,
  network: Schema.String,
  text: Schema.String,
  link: Schema.String,
  /** A public address. */
  image: Schema.NullOr(Schema.String),
  date: Day,
})
export type SocialPost = typeof SocialPost.Type

export const listPosts = endpoint('GET /news/social', {
  may: 'news.read',
  does: 'The posts that are shown next to the news, the newest first.',
  answer: Schema.Array(SocialPost),
  reads: ['social_cards'],
})

export const savePost = endpoint('SavePost POST /office/social', {
  may: 'office.news.manage',
  does: 'Shows a post of a social network next to the news, or changes one.',
  body: editing({
    id: Schema.optionalKey(uuid),
    network: Text(40),
    text: paragraphs(Text(600)),
    link: Text(500),
    /** What an upload for 'news' answered; left out, a post keeps its picture. */
    image: Schema.optionalKey(Schema.NullOr(Text(300))),
    date: Day,
  }),
  answer: Schema.Struct({ success: Schema.Literal(true), id: Schema.String, ...leaving, ...meanwhile }),
  awaits: ['social_cards'],
})

export const removePost = endpoint('RemovePost POST /office/social/:id/remove', {
  may: 'office.news.manage',
  does: 'Shows a post no more.',
  params: { id: uuid },
  answer: Done,
  awaits: ['social_cards'],
})

export const restorePost = endpoint('RestorePost POST /office/social/:id/restore', {
  may: 'office.news.manage',
  does: 'Undoes the removal of a post.',
  params: { id: uuid },
  answer: Done,
  awaits: ['social_cards'],
})
