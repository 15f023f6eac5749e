import { type RawBuilder, sql } from 'kysely'
import { type Language, type SubscriptionId, subscriptionStream } from '#modules/notifications/newsletter/events.ts'
import {
  confirmedStates,
  leftStates,
  type SubscriptionState,
} from '#modules/notifications/newsletter/newsletter-states.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

export type SubscriberRow = {
  readonly id: SubscriptionId
  /** What the address is sealed under; mails go to it by this. */
  readonly keyId: string
  readonly email: Sealed
  readonly language: Language
  readonly state: Exclude<SubscriptionState, 'NONE'>
}

const known = knownRow('The subscription was not requested')

/** One row per address of the public list that is not forgotten. */
export const newsletterSubscribers = projection<SubscriberRow>()({
  name: 'newsletter_subscribers',
  version: 2,
  of: [subscriptionStream],
  table: 'id text primary key, key_id text not null, email text not null, language text not null, state text not null',
  indexes: ['(key_id)', "(id) where state = 'CONFIRMED'", '(state)'],
  key: 'stream',
  ignores: ['SubscriptionAskedAgain', 'SubscriptionReminded'],
  when: {
    SubscriptionAsked: (_, { subscriptionId: id, keyId, email, language }) => ({
      id,
      keyId,
      email,
      language,
      state: 'ASKED',
    }),
    SubscriptionConfirmed: (row) => ({ ...known(row), state: 'CONFIRMED' }),
    SubscriptionLeft: (row) => ({ ...known(row), state: 'LEFT' }),
    SubscriptionResumed: (row) => ({ ...known(row), state: 'CONFIRMED' }),
    SubscriptionForgotten: () => null,
  },
  topics: () => ['office:news'],
  onPoison: 'park',
})

/** Those who confirmed by id, after that one, at most so many. */
export const subscribersAfter = (db: ReadModels, after: string | null, most: number): Promise<SubscriberRow[]> =>
  rows(db, newsletterSubscribers)
    .selectAll()
    .where('state', 'in', confirmedStates)
    .where('id', '>', (after ?? '') as SubscriptionId)
    .orderBy('id')
    .limit(most)
    .execute()

export const countSubscribers = async (db: ReadModels) => {
  const found = await rows(db, newsletterSubscribers)
    .select(['state', ({ fn }) => fn.countAll<number>().as('n')])
    .groupBy('state')
    .execute()
  const of = (state: SubscriberRow['state']) => Number(found.find((row) => row.state === state)?.n ?? 0)
  return { asked: of('ASKED'), confirmed: of('CONFIRMED'), left: of('LEFT') }
}

export const subscribersAmong = (db: ReadModels, ids: RawBuilder<readonly string[]>): Promise<SubscriberRow[]> =>
  rows(db, newsletterSubscribers).selectAll().where('id', '=', sql<SubscriptionId>`any(${ids})`).orderBy('id').execute()

/** Whose address is sealed under this key, unless they left. */
export const subscriberByKey = (db: ReadModels, keyId: string): Promise<SubscriberRow | undefined> =>
  rows(db, newsletterSubscribers)
    .selectAll()
    .where('keyId', '=', keyId)
    .where('state', 'not in', leftStates)
    .executeTakeFirst()
