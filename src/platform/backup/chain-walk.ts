import { bodyHashOf, linked } from '#platform/log/proof/signed-trail.ts'
import { hasSignedHead, type SignedHead } from '#platform/log/proof/signing-key.ts'
import { BackupFault } from './backup-fault.ts'
import type { BackedUpCommit } from './backup-format.ts'

export type PlacedCommit = Omit<BackedUpCommit, 'position' | 'chain'> & {
  readonly position: number
  readonly chain: string
}

const isGenuine = (pem: string, head: SignedHead): boolean => {
  try {
    return hasSignedHead(pem, head)
  } catch {
    return false
  }
}

/** Verifies hashes, chain and heads. A head with an unknown key is only compared with the chain. */
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

    /** `after`: the next commit, to name the fault. */
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

    finish: (): void => {
      const left = [...heads.keys()].toSorted((a, b) => a - b)[0]
      if (left === undefined) return
      if (left < next) throw new BackupFault('re-hashed', { position: left })
      throw new BackupFault('cut off', { position: next })
    },
  }
}

export type ChainWalk = ReturnType<typeof chainWalk>
