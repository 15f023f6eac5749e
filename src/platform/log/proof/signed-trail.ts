import { createHash } from 'node:crypto'

import * as Schema from 'effect/Schema'
import { KeySuccession } from './key-succession.ts'

const { Array: List, Int, Literal, NullOr, Struct } = Schema
const Hex = Schema.String.check(Schema.isPattern(/^([0-9a-f]{2})*$/))

const Stored = Schema.String

/** With other streams' events too: the hash covers all. `at`: microseconds since 1970. */
const ProvenCommit = Struct({
  position: Int,
  id: Stored,
  command: Stored,
  actor: Stored,
  role: Stored,
  onBehalfOf: NullOr(Stored),
  reason: NullOr(Stored),
  origin: Stored,
  correlation: Stored,
  causation: NullOr(Stored),
  at: Stored,
  events: List(
    Struct({ kind: Stored, key: Stored, version: Stored, type: Stored, schemaVersion: Stored, data: Stored }),
  ),
})
export type ProvenCommit = typeof ProvenCommit.Type

export const SignedHead = Struct({
  position: Int,
  chain: Hex,
  at: Schema.String,
  keyId: Schema.String,
  signature: Schema.String,
})

const Stretch = Struct({
  first: Int,
  /** Before the first commit; '' at the log's beginning. */
  before: Hex,
  links: List(Schema.Tuple([Int, Hex])),
  head: SignedHead,
})
export type Stretch = typeof Stretch.Type

export const TRAIL_FORMAT = 'partnercare trail export 1'

const ProvenTrail = Struct({
  format: Literal(TRAIL_FORMAT),
  stream: Struct({ kind: Schema.String, key: Schema.String }),
  exportedAt: Schema.String,
  exportedBy: Schema.String,
  commits: List(ProvenCommit),
  stretches: List(Stretch),
})
export type ProvenTrail = typeof ProvenTrail.Type

/** Verifiable without the database: docs/trail-export.md. */
export const SignedTrail = Struct({
  trail: ProvenTrail,
  keys: Schema.Record(Schema.String, Schema.String),
  /** Of these keys, where one follows another. */
  successions: Schema.optionalKey(List(KeySuccession)),
  keyId: Schema.String,
  signature: Schema.String,
})
export type SignedTrail = typeof SignedTrail.Type

const sha256 = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

export const endOf = ({ position, events }: ProvenCommit): number => position + events.length - 1

export const saidOfTrail = (trail: ProvenTrail): string =>
  `${TRAIL_FORMAT}\n${sha256(JSON.stringify(trail)).toString('hex')}`

/** Prefixed by its length, so that no two lists of fields make the same text; null is not ''. */
const field = (value: string | null): string => (value === null ? '-' : `${Buffer.byteLength(value)}:${value}`)

/** As es.commit_text and es.event_text in migrations/001-log.sql. Hex. */
export const bodyHashOf = (commit: ProvenCommit): string =>
  sha256(
    [
      commit.id,
      commit.command,
      commit.actor,
      commit.role,
      commit.onBehalfOf,
      commit.reason,
      commit.origin,
      commit.correlation,
      commit.causation,
      commit.at,
    ]
      .concat(commit.events.flatMap((e) => [e.kind, e.key, e.version, e.type, e.schemaVersion, e.data]))
      .map(field)
      .join(''),
  ).toString('hex')

export const linked = (chain: string, position: number, n: number, bodyHash: string): string => {
  const place = Buffer.alloc(12)
  place.writeBigInt64BE(BigInt(position))
  place.writeInt32BE(n, 8)
  return sha256(Buffer.from(chain, 'hex'), place, Buffer.from(bodyHash, 'hex')).toString('hex')
}
