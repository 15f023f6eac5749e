import type { PlantedInDatabase } from './in-database.ts'
import type { Provocation } from './provocations.ts'

/** A mistake that a developer could make, put into the program that runs. */
export type Bug = {
  readonly what: string
  /** In the source of modules, as they are loaded. */
  readonly inSource?: readonly { readonly file: string; readonly from: string; readonly to: string }[]
  readonly inDatabase?: readonly PlantedInDatabase[]
  /** Before the nodes start. */
  readonly sql?: string
  /** What brings it to light, in addition to customers who trade. */
  readonly provoked: Provocation
  /** The checks that have to notice; one of them is enough where it depends on the moment which. */
  readonly noticed: readonly string[]
  /** Looked for in every test run: it shows within seconds, for certain. */
  readonly inShort?: true
}

const WRITE = 'es.write(jsonb, jsonb)'
const READ_ON = 'es.read_on(bigint, bigint, bigint, bigint)'
const TAKE_REACTIONS = 'es.take_reactions(jsonb, bigint, bigint)'
const ACKNOWLEDGED = 'every acknowledged command is recorded once, as it was answered'
const NO_LOCKS_OF_KEYS: readonly PlantedInDatabase[] = [
  {
    into: WRITE,
    changes: [["perform pg_advisory_xact_lock(hashtextextended((once ->> 'owner') || (once ->> 'key'), 0));", '']],
  },
  { into: 'es.lock_streams(jsonb)', changes: [['perform pg_advisory_xact_lock(k.lock) from', 'perform from']] },
]

/** Some commits take their time before they are there, as on a disk that is busy. No bug: it only shows one. */
export const slowCommits: PlantedInDatabase = {
  into: WRITE,
  changes: [
    [
      "if about ? 'deadlines' then",
      "perform pg_sleep(greatest(0, random() - 0.7) / 3);\n    if about ? 'deadlines' then",
    ],
  ],
}

const keepLater = `await new Promise((resolve) => setTimeout(resolve, 50))
    for (const { about: { idempotency: once } } of appends)
      if (once)
        await pool.query("insert into es.command (owner, key, body_hash, answer) values ($1, $2, decode($3, 'hex'), $4) on conflict do nothing",
          [once.owner, once.key, once.bodyHash, JSON.stringify(once.answer)])
    `

export const bugs: readonly Bug[] = [
  {
    what: 'an unsafe durability setting: commits do not wait for the disk',
    inSource: [{ file: 'src/platform/node/node.ts', from: 'parts.hurried ?? false', to: 'true' }],
    sql: `alter system set wal_writer_delay = '10s'; select pg_reload_conf()`,
    provoked: 'Postgres is killed',
    noticed: [ACKNOWLEDGED],
  },
  {
    what: 'a reader goes by insertion number: followers read on from the last commit that they have seen',
    inDatabase: [
      slowCommits,
      {
        into: 'es.take(text, int, bigint, int, text[])',
        changes: [
          [
            'from es.read(start, take.upto, only_kinds) r;',
            `from es.read(0, take.upto, only_kinds) r where r.commit_id > coalesce(
              (select l.commit_id from es.log l where l.position <= start order by l.position desc limit 1), 0);`,
          ],
        ],
      },
      {
        into: READ_ON,
        changes: [
          [
            'where l.position > read_after and l.position <= upto;',
            `where l.position <= upto and l.commit_id > coalesce(
              (select g.commit_id from es.log g where g.position <= read_after order by g.position desc limit 1), 0);`,
          ],
        ],
      },
    ],
    provoked: 'many at once',
    noticed: [
      'orders match their events',
      'an order’s history has a row for each of its events',
      'balances are the sum of what was moved',
    ],
  },
  {
    what: 'a dropped unique key: Idempotency-Keys may be there twice',
    inDatabase: NO_LOCKS_OF_KEYS,
    sql: 'alter table es.command drop constraint command_pkey; create index on es.command (owner, key)',
    provoked: 'one command many times at once',
    noticed: [ACKNOWLEDGED, 'the keys that keep doubles out are there'],
  },
  {
    what: 'the idempotency row is written after the commit',
    inDatabase: [
      {
        into: WRITE,
        changes: [
          [
            "insert into es.command (owner, key, body_hash, answer, commit_id)\n    values ((once ->> 'owner')::uuid, once ->> 'key', decode(once ->> 'bodyHash', 'hex'), answer, write.commit_id);",
            'null;',
          ],
        ],
      },
    ],
    inSource: [
      {
        file: 'src/platform/log/writing.ts',
        from: 'const appended = appendedFrom(rows)',
        to: `${keepLater} const appended = appendedFrom(rows)`,
      },
    ],
    sql: 'grant insert on es.command to partnercare_app',
    provoked: 'one command many times at once',
    noticed: [ACKNOWLEDGED],
  },
  {
    what: 'a reaction on both nodes: its checkpoint is not locked, and what it does has no ids of its own',
    inDatabase: [
      {
        into: TAKE_REACTIONS,
        changes: [["if not pg_try_advisory_lock(20262, hashtext(one ->> 'name')) then", 'if false then']],
      },
    ],
    inSource: [
      {
        file: 'src/platform/work/background.ts',
        from: 'derivedId(cause.name, cause.id, purpose)',
        to: 'crypto.randomUUID()',
      },
      {
        file: 'src/modules/notifications/notify.ts',
        from: "derivedId('notification', kind, key, of, userId, type)",
        to: 'crypto.randomUUID()',
      },
    ],
    provoked: 'many at once',
    noticed: ['everybody heard of everything once'],
  },
  {
    what: 'a balance is checked outside the transaction',
    inDatabase: [
      {
        into: WRITE,
        changes: [
          [
            "and version = case target.expected when 'exists' then version else target.expected::int end",
            "and (target.kind = 'loyalty-account' or version = case target.expected when 'exists' then version else target.expected::int end)",
          ],
        ],
      },
    ],
    provoked: 'all CareCoins spent several times at once',
    noticed: ['no balance was ever negative'],
  },
  {
    what: 'one endpoint without a filter for the company',
    inSource: [
      {
        file: 'projections/orders.ts',
        from: 'page(filtered(db, { ...filters, distributorId }), which)',
        to: 'page(filtered(db, filters), which)',
      },
    ],
    provoked: 'everybody orders, then reads',
    noticed: ['no one was sent a text of another company'],
    inShort: true,
  },
  {
    what: 'a timer that is in the queue of jobs only',
    inDatabase: [{ into: WRITE, changes: [["if about ? 'deadlines' then", 'if false then']] }],
    provoked: 'the schema of jobs is dropped',
    noticed: ['every promise about time was made'],
  },
  {
    what: 'a projector swallows errors',
    inSource: [
      {
        file: 'src/platform/projecting/batch.ts',
        from: 'await folded(db, target, turn.events)',
        to: 'await folded(db, target, turn.events).catch(() => ({ saved: [], deleted: [], replaced: [] }))',
      },
    ],
    provoked: 'an event that cannot be read',
    noticed: ['orders match their events'],
  },
  {
    what: 'a window resumes one position too late',
    inSource: [
      { file: 'src/platform/live/hub.ts', from: 'source.read(\n        from,', to: 'source.read(\n        from + 1,' },
    ],
    provoked: 'live sockets are cut while many order',
    noticed: ['every window heard of all that was recorded for it'],
    inShort: true,
  },
  {
    what: 'a webhook’s position moves before its receiver has answered',
    inSource: [
      {
        file: 'src/platform/webhooks/webhooks.ts',
        from: 'const outcome = await send(url, secrets, message, signal)',
        to: `await pool.query('update webhooks.delivery set position = $2 where id = $1', [id, message.position])
          const outcome = await send(url, secrets, message, signal)`,
      },
    ],
    provoked: 'the receiver of webhooks fails',
    noticed: ['every webhook got all that was recorded for it'],
  },
  {
    what: 'a total in floating point',
    inSource: [
      {
        file: 'src/modules/ordering/terms/pricing.ts',
        from: 'totalEffectivePrice: cents(after * quantity)',
        to: 'totalEffectivePrice: cents(Math.trunc((after / 100) * quantity * 100))',
      },
    ],
    provoked: 'many at once',
    noticed: ['totals are exact to the cent'],
  },
]
