import parseRange from 'range-parser'

import { RefusedError, refused } from '#platform/decision.ts'
import type { Part } from './store.ts'

export const tagOf = (sha256: string): string => `"${sha256.slice(0, 32)}"`

/** A longer suffix is the whole file (RFC 9110 14.1.2). */
const suffix = /^bytes=\s*-(\d+)\s*$/i

/** undefined: the whole file, also where `ifRange` does not match. Throws 416. */
export const partOf = (
  { range, ifRange }: { readonly range?: string | undefined; readonly ifRange?: string | undefined },
  { bytes, sha256 }: { readonly bytes: number; readonly sha256: string },
): Part | undefined => {
  if (range === undefined || (ifRange !== undefined && ifRange.trim() !== tagOf(sha256))) return undefined
  const last = Number(suffix.exec(range)?.[1] ?? 0)
  if (last >= bytes && bytes > 0) return { start: 0, end: bytes - 1 }
  const parts = parseRange(bytes, range)
  if (parts === -1) throw new RefusedError(refused('The file has no such part', { status: 416, members: { bytes } }))
  const [only] = parts === -2 || parts.type !== 'bytes' ? [] : parts
  return parts !== -2 && parts.length === 1 && only ? { start: only.start, end: only.end } : undefined
}
