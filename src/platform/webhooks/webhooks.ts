import { randomUUID } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import type { PersonalData, Sealed } from '#platform/access/personal-data.ts'
import type { Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { backoffAt } from '#platform/work/backoff.ts'
import { type Callable, type CallableOptions, callable } from './callable.ts'
import { isDelivered, type WebhookOutcome } from './outcome.ts'
import { postTo } from './sending.ts'
import { newSecret, signedHeaders } from './signature.ts'

/** Of one webhook, besides what its events say. */
export type DeliveryState = {
  readonly id: string
  readonly position: number
  readonly attempts: number
  /** The first failure since the last delivery. */
  readonly failingSince: Moment | null
  readonly retryAt: Moment | null
  readonly deliveredAt: Moment | null
}

export type WebhookAttempt = WebhookOutcome & {
  readonly id: number
  /** Of the event; null: it was a test event. */
  readonly position: number | null
  readonly kind: string
  readonly at: Moment
}

/** `id`: of the message, the same whenever it is sent again. */
export type WebhookMessage = {
  readonly id: string
  readonly position: number | null
  readonly kind: string
  readonly body: string
}

/** `failingSince`: the first failure since the last delivery. */
type Place = { readonly position: number; readonly replays: number; readonly failingSince: Date | null }

/** A node's right to deliver, of 30 s after each delivery. */
export type Lease = { readonly lease: string; readonly position: number; readonly secrets: readonly string[] }

/** NOT_MINE: the lease was over. ENDED: by the signal, and nothing is known of it. `waitMs`: until the next try. */
type Delivered =
  | { readonly state: 'DELIVERED' | 'NOT_MINE' | 'ENDED' }
  | { readonly state: 'FAILED'; readonly waitMs: number; readonly failingSince: Date; readonly failingMs: number }

const LEASE = `clock_timestamp() + interval '30 seconds'`
/** A secret that was replaced signs so long. */
const FORMER = `clock_timestamp() + interval '24 hours'`
/** The first failure waits 8 s, the next one twice as long: 2 to the power of this and of the failures so far. */
const FIRST_EXPONENT = 3
const LONGEST_SECONDS = 3600
const FAILED = '(status is null or status not between 200 and 299)'
const KEPT = '30 days'
const PRUNED_AT_ONCE = 1_000

const stateColumns = `d.id, d.position, d.attempts, d.failing_since as "failingSince", d.retry_at as "retryAt",
  (select a.at from webhooks.attempt a where a.webhook = d.id and a.position is not null and a.status between 200 and 299
   order by a.id desc limit 1) as "deliveredAt"`

const secretColumns = 'secret, case when former_until > clock_timestamp() then former_secret end as former'

const written = (at: Date | null): Moment | null => at && moment(at)

export const webhooksOn = (
  pool: Pool,
  personal: Pick<PersonalData, 'seal' | 'open'>,
  options: CallableOptions & { readonly on: boolean },
) => {
  const addresses: Callable = callable(options)

  const send = (
    url: string,
    secrets: readonly string[],
    { id, body }: WebhookMessage,
    signal: AbortSignal,
  ): Promise<WebhookOutcome> =>
    postTo({ url, body, headers: signedHeaders({ id, at: new Date(), body }, secrets) }, addresses, signal)

  const secretsOf = async ({ secret, former }: { secret: Sealed; former: Sealed | null }): Promise<string[]> =>
    Promise.all([secret, ...(former ? [former] : [])].map((sealed) => personal.open(sealed)))

  const note = (webhook: string, { position, kind }: WebhookMessage, it: WebhookOutcome) =>
    pool.query(
      `insert into webhooks.attempt (webhook, position, kind, status, fault, milliseconds)
       select $1, $2, $3, $4, $5, $6 where exists (select from webhooks.delivery where id = $1)`,
      [webhook, position, kind, it.status, it.fault, it.milliseconds],
    )

  return {
    /** False: nothing is sent, and no webhook is added. */
    isOn: options.on,

    mayCall: addresses.mayBe,

    /** Its secret is shown to who adds it and never again. */
    newSecret: async (id: string): Promise<{ readonly secret: string; readonly sealed: Sealed }> => {
      const secret = newSecret()
      return { secret, sealed: await personal.seal(id, secret) }
    },

    /** It gets what comes after this position. */
    begin: async (id: string, sealed: Sealed, position: number, tx: ClientBase): Promise<void> => {
      await tx.query('insert into webhooks.delivery (id, position, secret) values ($1, $2, $3)', [id, position, sealed])
    },

    /** The one before signs as well for a day. */
    renewSecret: async (id: string, sealed: Sealed, tx: ClientBase): Promise<void> => {
      await tx.query(
        `update webhooks.delivery set secret = $2, former_secret = secret, former_until = ${FORMER} where id = $1`,
        [id, sealed],
      )
    },

    /** Delivers at once, from after `position` where one is given. A node that is delivering stops. */
    goOn: async (id: string, position: number | null, tx: ClientBase): Promise<void> => {
      await tx.query(
        `update webhooks.delivery set position = coalesce($2, position), attempts = 0, failing_since = null,
           replays = replays + 1, retry_at = null, lease = null, leased_until = null where id = $1`,
        [id, position],
      )
    },

    remove: async (id: string, tx: ClientBase): Promise<void> => {
      await tx.query('delete from webhooks.delivery where id = $1', [id])
    },

    states: async (ids: readonly string[]): Promise<readonly DeliveryState[]> => {
      const { rows } = await pool.query(`select ${stateColumns} from webhooks.delivery d where d.id = any ($1)`, [ids])
      return rows.map((row) => ({
        ...row,
        failingSince: written(row.failingSince),
        retryAt: written(row.retryAt),
        deliveredAt: written(row.deliveredAt),
      }))
    },

    /** The newest first. `failed`: those alone that were not delivered. */
    attempts: async (
      id: string,
      { failed, offset, limit }: { readonly failed: boolean; readonly offset: number; readonly limit: number },
    ): Promise<{ readonly all: number; readonly failed: number; readonly rows: readonly WebhookAttempt[] }> => {
      const [counted, page] = await Promise.all([
        pool.query<{ all: number; failed: number }>(
          `select count(*)::int as all, count(*) filter (where ${FAILED})::int as failed
           from webhooks.attempt where webhook = $1`,
          [id],
        ),
        pool.query(
          `select id, position, kind, at, status, fault, milliseconds from webhooks.attempt
           where webhook = $1 and (not $2 or ${FAILED}) order by id desc limit $3 offset $4`,
          [id, failed, limit, offset],
        ),
      ])
      return { ...counted.rows[0]!, rows: page.rows.map((row) => ({ ...row, at: written(row.at) })) }
    },

    /** Sends this one now, whatever state the deliveries are in. */
    test: async (id: string, url: string, message: WebhookMessage, signal: AbortSignal): Promise<WebhookOutcome> => {
      const { rows } = await pool.query(`select ${secretColumns} from webhooks.delivery where id = $1`, [id])
      const outcome = await send(url, await secretsOf(rows[0]), message, signal)
      await note(id, message, outcome)
      return outcome
    },

    /** Where deliveries go on. */
    places: async (ids: readonly string[]): Promise<ReadonlyMap<string, Place>> => {
      const { rows } = await pool.query<Place & { id: string }>(
        'select id, position, replays, failing_since as "failingSince" from webhooks.delivery where id = any ($1)',
        [ids],
      )
      return new Map(rows.map(({ id, ...place }) => [id, place]))
    },

    /** null: not now. Another node delivers, the next try is later, or it was replayed or removed meanwhile. */
    take: async (id: string, replays: number): Promise<Lease | null> => {
      const lease = randomUUID()
      const { rows } = await pool.query(
        `update webhooks.delivery set lease = $2, leased_until = ${LEASE}
         where id = $1 and replays = $3 and (leased_until is null or leased_until < clock_timestamp())
           and (retry_at is null or retry_at <= clock_timestamp())
         returning position, ${secretColumns}`,
        [id, lease, replays],
      )
      const [row] = rows
      return row ? { lease, position: row.position, secrets: await secretsOf(row) } : null
    },

    /** A failure moves nothing and gives the lease back. */
    deliver: async (
      { id, url }: { readonly id: string; readonly url: string },
      { lease, secrets }: Lease,
      message: WebhookMessage & { readonly position: number },
      signal: AbortSignal,
    ): Promise<Delivered> => {
      const outcome = await send(url, secrets, message, signal)
      if (isDelivered(outcome)) {
        const { rowCount } = await pool.query(
          `update webhooks.delivery set position = $3, attempts = 0, failing_since = null, retry_at = null,
             leased_until = ${LEASE} where id = $1 and lease = $2`,
          [id, lease, message.position],
        )
        await note(id, message, outcome)
        return rowCount === 1 ? { state: 'DELIVERED' } : { state: 'NOT_MINE' }
      }
      if (signal.aborted) return { state: 'ENDED' }
      const { rows } = await pool.query<{ waitMs: number; failingSince: Date; failingMs: number }>(
        `update webhooks.delivery set attempts = attempts + 1, failing_since = coalesce(failing_since, clock_timestamp()),
           retry_at = ${backoffAt(`attempts + ${FIRST_EXPONENT}`, LONGEST_SECONDS)}, lease = null, leased_until = null
         where id = $1 and lease = $2
         returning extract(epoch from retry_at - clock_timestamp())::float8 * 1000 as "waitMs", failing_since as "failingSince",
           extract(epoch from clock_timestamp() - failing_since)::float8 * 1000 as "failingMs"`,
        [id, lease],
      )
      await note(id, message, outcome)
      return rows[0] ? { state: 'FAILED', ...rows[0] } : { state: 'NOT_MINE' }
    },

    /** `position`: what comes up to it was delivered or does not concern the webhook. */
    giveBack: async (id: string, { lease }: Lease, position: number): Promise<void> => {
      await pool.query(
        `update webhooks.delivery set position = greatest(position, $3), lease = null, leased_until = null
         where id = $1 and lease = $2`,
        [id, lease, position],
      )
    },

    prune: async (signal: AbortSignal): Promise<void> => {
      const pruneSome = () =>
        pool.query(
          `delete from webhooks.attempt where id in (
             select id from webhooks.attempt where at < clock_timestamp() - $1::interval limit $2)`,
          [KEPT, PRUNED_AT_ONCE],
        )
      while (!signal.aborted && (await pruneSome()).rowCount === PRUNED_AT_ONCE);
    },
  }
}

export type Webhooks = ReturnType<typeof webhooksOn>
