import { type WebhookKind, webhookStream } from '#modules/webhooks/events.ts'
import type { KeptState } from '#modules/webhooks/webhook-states.ts'
import type { Moment } from '#platform/event.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

export type WebhookRow = {
  readonly id: string
  readonly distributorId: string | null
  readonly name: string
  readonly url: string
  readonly kinds: readonly WebhookKind[]
  readonly state: KeptState
  readonly addedAt: Moment
  readonly addedBy: string
  /** Of its stream: another one after each change. */
  readonly revision: number
}

const known = knownRow('No webhook was added')

/** Who gets which events. */
export const webhooks = projection<WebhookRow>()({
  name: 'webhooks',
  version: 1,
  of: [webhookStream],
  table: `
    id text primary key, distributor_id text, name text not null, url text not null, kinds json not null, state text not null,
    added_at timestamptz not null, added_by text not null, revision int not null`,
  indexes: ['(distributor_id)', `(state) where state = 'ACTIVE'`],
  key: 'stream',
  when: {
    WebhookAdded: (_, terms, { key: id, version: revision, at: addedAt, actor: addedBy }) => ({
      ...{ id, ...terms, addedAt, addedBy, revision },
      state: 'ACTIVE',
    }),
    WebhookChanged: (row, terms, { version: revision }) => ({ ...known(row), ...terms, revision }),
    WebhookSecretRenewed: (row, _, { version: revision }) => ({ ...known(row), revision }),
    WebhookPaused: (row, { by }, { version: revision }) => ({
      ...{ ...known(row), revision },
      state: by === 'PORTAL' ? 'GIVEN_UP' : 'PAUSED',
    }),
    WebhookResumed: (row, _, { version: revision }) => ({ ...known(row), revision, state: 'ACTIVE' }),
    WebhookReplayed: (row, _, { version: revision }) => ({ ...known(row), revision }),
    WebhookRemoved: () => null,
  },
  topics: (_, { distributorId }) => [distributorId === null ? 'office:webhooks' : `company:${distributorId}`],
  onPoison: 'park',
})

/** Of one company, or the provider's: in the order in which they were added. */
export const webhooksOf = (db: ReadModels, distributorId: string | null): Promise<WebhookRow[]> =>
  rows(db, webhooks)
    .selectAll()
    .where('distributorId', distributorId === null ? 'is' : '=', distributorId)
    .orderBy('addedAt')
    .orderBy('id')
    .execute()

/** undefined: it is another side's, or removed. */
export const webhookOf = (db: ReadModels, distributorId: string | null, id: string): Promise<WebhookRow | undefined> =>
  rows(db, webhooks)
    .selectAll()
    .where('id', '=', id)
    .where('distributorId', distributorId === null ? 'is' : '=', distributorId)
    .executeTakeFirst()

export const activeWebhooks = (db: ReadModels): Promise<WebhookRow[]> =>
  rows(db, webhooks).selectAll().where('state', '=', 'ACTIVE').execute()
