import { bodyHashOf, linked } from '#platform/log/proof/signed-trail.ts'
import { hasSignedHead, type SignedHead } from '#platform/log/proof/signing-key.ts'
import { BackupFault } from './backup-fault.ts'
import type { BackedUpCommit } from './backup-format.ts'

/** A commit with its place and its link, whether it had them at the moment of the backup or gets them now. */
export type PlacedCommit = Omit<BackedUpCommit, 'position' | 'chain'> & {
  readonly position: number
  readonly chain: string
}

/** A key that is no key proves nothing. */
const isGenuine = (pem: string, head: SignedHead): boolean => {
  try {
    return hasSignedHead(pem, head)
  } catch {
    return false
  }
}

/**
 * Walks the log of a backup as it is read: each commit's content against its hash, each hash against the chain, the
 * chain against every head. A head whose key is not in the backup is compared with the chain only.
 */
export const chainWalk = (keys: Readonly<Record<string, string>>) => {
  const heads = new Map<number, SignedHead[]>()
  let next = 1
  let chain = ''

  const holdAgainstHeads = (position: number): void => {
    for (const head of heads.get(position) ?? [])
      if (head.chain !== chain) throw new BackupFault('re-hashed', { position })
    heads.delete(position)
  }

  return {
    next: () => next,
    chain: () => chain,

    expect: (head: SignedHead): void => {
      const pem = keys[head.keyId]
      if (pem !== undefined && !isGenuine(pem, head)) throw new BackupFault('forged', { position: head.position })
      heads.set(head.position, [...(heads.get(head.position) ?? []), head])
    },

    /** `after`: the commit in the line behind, where one has to look there to say what is wrong. */
    step: (commit: BackedUpCommit, after: () => BackedUpCommit | null): PlacedCommit => {
      const position = commit.position ?? next
      if (position < next) throw new BackupFault('inserted', { position: next })
      if (position > next) {
        throw new BackupFault(after()?.position === next ? 'reordered' : 'missing', { position: next })
      }
      if (commit.events.length === 0 || bodyHashOf({ ...commit, position }) !== commit.bodyHash)
        throw new BackupFault('edited', { position })
      chain = linked(chain, position, commit.events.length, commit.bodyHash)
      if (commit.position !== null && commit.chain !== chain) throw new BackupFault('re-hashed', { position })
      next += commit.events.length
      holdAgainstHeads(next - 1)
      return { ...commit, position, chain }
    },

    /** Heads at positions where no commit ends. */
    finish: (): void => {
      const left = [...heads.keys()].toSorted((a, b) => a - b)[0]
      if (left === undefined) return
      if (left < next) throw new BackupFault('re-hashed', { position: left })
      throw new BackupFault('cut off', { position: next })
    },
  }
}

export type ChainWalk = ReturnType<typeof chainWalk>
