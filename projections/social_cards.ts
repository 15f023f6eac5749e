import { socialCardStream } from '#modules/news/events.ts'
import type { Day } from '#platform/event.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

export type SocialCardRow = {
  readonly id: string
  readonly network: string
  readonly text: string
  readonly link: string
  readonly image: string | null
  readonly postedOn: Day
}

/** One row per post of a social network that is shown next to the news. */
export const socialCards = projection<SocialCardRow>()({
  name: 'social_cards',
  version: 1,
  of: [socialCardStream],
  table:
    'id text primary key, network text not null, text text not null, link text not null, image text, posted_on text not null',
  indexes: ['(posted_on desc, id desc)'],
  key: 'stream',
  when: {
    SocialCardPosted: (_, { cardId: id, on: postedOn, ...post }) => ({ id, postedOn, ...post }),
    SocialCardChanged: (_, { cardId: id, on: postedOn, ...post }) => ({ id, postedOn, ...post }),
    SocialCardRemoved: () => null,
  },
  topics: () => ['news', 'office:news'],
  onPoison: 'park',
})

/** The newest first. */
export const shownCards = (db: ReadModels, most = 200): Promise<SocialCardRow[]> =>
  rows(db, socialCards).selectAll().orderBy('postedOn', 'desc').orderBy('id', 'desc').limit(most).execute()
