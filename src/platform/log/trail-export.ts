import type { Pool } from 'pg'
import { successionsIn } from '#platform/log/proof/key-succession.ts'
import { commitsOf } from '#platform/log/proof/proven-commits.ts'
import type { HeadSigning } from '#platform/log/proof/signed-heads.ts'
import {
  endOf,
  type ProvenCommit,
  type SignedTrail,
  type Stretch,
  saidOfTrail,
  TRAIL_FORMAT,
} from '#platform/log/proof/signed-trail.ts'
import { isGenuine, publicKeyOf, type SignedHead } from '#platform/log/proof/signing-key.ts'
import { headsNear } from '#platform/log/proof/verification.ts'
import { present } from '#platform/typed.ts'
import type { StreamName } from './append.ts'

type HeadSigner = { readonly signer: HeadSigning['signer']; readonly signNow: HeadSigning['signNow'] }

/** Signs the head if the stream's last commit is above the last one signed. */
export const trailProver =
  (pool: Pool, folder: string, { signer, signNow }: HeadSigner) =>
  async (stream: StreamName, by: string, now: Date): Promise<SignedTrail | null> => {
    const commits = await commitsOf(pool, stream)
    const last = commits.at(-1)
    if (!last) return null
    const heads = await headsUpTo(endOf(last))
    const firsts = new Map<SignedHead, number>()
    for (const commit of commits) {
      const head = present(heads.find(({ position }) => position >= endOf(commit)))
      if (!firsts.has(head)) firsts.set(head, commit.position)
    }
    const trail = {
      format: TRAIL_FORMAT,
      stream: { kind: stream.kind, key: stream.key },
      exportedAt: now.toISOString(),
      exportedBy: by,
      commits,
      stretches: await Promise.all(
        [...firsts].map(async ([head, first]) => ({
          ...(await linksUpTo(pool, first, head.position)),
          head: bare(head),
        })),
      ),
    } as const
    const keyIds = new Set([signer.keyId, ...[...firsts.keys()].map(({ keyId }) => keyId)])
    const keys = Object.fromEntries([...keyIds].map((keyId) => [keyId, present(publicKeyOf(folder, keyId))]))
    const successions = successionsIn(folder)
    return {
      trail,
      keys,
      ...(successions.length > 0 && { successions }),
      keyId: signer.keyId,
      signature: signer.signText(saidOfTrail(trail)),
    }

    async function headsUpTo(position: number): Promise<SignedHead[]> {
      const known = await provable(pool, folder, commits)
      if ((known.at(-1)?.position ?? 0) >= position) return known
      await signNow()
      return provable(pool, folder, commits)
    }
  }

const bare = ({ position, chain, at, keyId, signature }: SignedHead): SignedHead => ({
  position,
  chain,
  at,
  keyId,
  signature,
})

/** Heads by keys known here, oldest first: the next one after each of these commits, and the last of all. */
export const provable = async (pool: Pool, folder: string, commits: readonly ProvenCommit[]): Promise<SignedHead[]> =>
  (await headsNear(pool, folder, commits.map(endOf))).filter((head) => isGenuine(folder, head))

export const linksUpTo = async (pool: Pool, first: number, last: number): Promise<Omit<Stretch, 'head'>> => {
  const { rows: before } = await pool.query<{ chain: string }>(
    `select encode(chain, 'hex') as chain from es.log where position < $1 order by position desc limit 1`,
    [first],
  )
  const { rows: links } = await pool.query<{ n: number; hash: string }>(
    `select n, encode(body_hash, 'hex') as hash from es.log where position between $1 and $2 order by position`,
    [first, last],
  )
  return { first, before: before[0]?.chain ?? '', links: links.map(({ n, hash }) => [n, hash] as const) }
}
