import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'

import { withSuccessors } from './key-succession.ts'
import {
  bodyHashOf,
  linked,
  type ProvenCommit,
  type ProvenTrail,
  SignedTrail,
  type Stretch,
  saidOfTrail,
} from './signed-trail.ts'
import { hasSigned, hasSignedHead } from './signing-key.ts'

export type ExportFault = {
  readonly what:
    | 'not a trail'
    | 'edited'
    | 'not in the log'
    | 'broken chain'
    | 'forged head'
    | 'missing event'
    | 'forged'
  readonly position: number | null
}

export type ExportVerdict = {
  readonly fault: ExportFault | null
  readonly stream: { readonly kind: string; readonly key: string } | null
  readonly events: number
  readonly exportedAt: string | null
  /** Compare them with the portal's published keys. */
  readonly keyIds: readonly string[]
}

const nothing = { stream: null, events: 0, exportedAt: null, keyIds: [] } as const
const decode = Schema.decodeUnknownOption(SignedTrail, { onExcessProperty: 'error' })

/**
 * From the file alone: signature, hashes, chain. `known`: public keys as PEM by name; any other key that does not follow one
 * of them is then a forgery.
 */
export const checkTrail = (text: string, known: Readonly<Record<string, string>> | null = null): ExportVerdict => {
  const file = read(text)
  if (!file) return { ...nothing, fault: { what: 'not a trail', position: null } }
  const { trail, keys, successions = [] } = file
  const trusted = known && withSuccessors(known, successions)
  const keyIds = [...new Set([file.keyId, ...trail.stretches.map(({ head }) => head.keyId)])]
  const isTrusted = (keyId: string): boolean => trusted === null || trusted[keyId] !== undefined
  const about = { stream: trail.stream, events: own(trail).length, exportedAt: trail.exportedAt, keyIds }
  const fault =
    firstOf(trail.stretches, (it) => faultOfStretch(it, isTrusted(it.head.keyId) ? keys[it.head.keyId] : undefined)) ??
    firstOf(trail.commits, (it) => faultOfCommit(it, trail.stretches)) ??
    missing(trail) ??
    (isTrusted(file.keyId) && signedBy(file) ? null : ({ what: 'forged', position: null } as const))
  return { ...about, fault }
}

const read = (text: string): SignedTrail | null => {
  try {
    return Option.getOrNull(decode(JSON.parse(text)))
  } catch {
    return null
  }
}

const firstOf = <T>(items: readonly T[], faultOf: (it: T) => ExportFault | null): ExportFault | null => {
  for (const item of items) {
    const fault = faultOf(item)
    if (fault) return fault
  }
  return null
}

const holds = (proof: () => boolean): boolean => {
  try {
    return proof()
  } catch {
    return false
  }
}

const signedBy = ({ trail, keys, keyId, signature }: SignedTrail): boolean =>
  holds(() => hasSigned(keys[keyId] ?? '', keyId, saidOfTrail(trail), signature))

const faultOfStretch = (given: Stretch, pem: string | undefined): ExportFault | null => {
  const { position } = given.head
  if (!pem || !holds(() => hasSignedHead(pem, given.head))) return { what: 'forged head', position }
  return reachesHead(given) ? null : { what: 'broken chain', position }
}

export const reachesHead = ({ first, before, links, head }: LinkedStretch): boolean => {
  let [chain, next] = [before, first]
  for (const [n, bodyHash] of links) {
    chain = linked(chain, next, n, bodyHash)
    next += n
  }
  return chain === head.chain && next === head.position + 1
}

export type LinkedStretch = Omit<Stretch, 'head'> & {
  readonly head: { readonly position: number; readonly chain: string }
}

export const faultOfCommit = (commit: ProvenCommit, stretches: readonly LinkedStretch[]): ExportFault | null => {
  const { position, events } = commit
  const link = stretches.map((it) => linkAt(it, position)).find((it) => it !== undefined)
  if (!link) return { what: 'not in the log', position }
  const [n, bodyHash] = link
  return n === events.length && bodyHash === bodyHashOf(commit) ? null : { what: 'edited', position }
}

const linkAt = ({ first, links }: LinkedStretch, position: number) => {
  let next = first
  for (const link of links) {
    if (next === position) return link
    next += link[0]
  }
  return undefined
}

const own = ({ stream, commits }: ProvenTrail) =>
  commits.flatMap(({ position, events }) =>
    events.filter(({ kind, key }) => kind === stream.kind && key === stream.key).map((it) => ({ ...it, position })),
  )

/** No file can prove that there are no later events. */
const missing = (trail: ProvenTrail): ExportFault | null => {
  const events = own(trail)
  const gap = events.find(({ version }, index) => version !== String(index + 1))
  if (gap) return { what: 'missing event', position: gap.position }
  return events.length > 0 ? null : { what: 'missing event', position: null }
}
