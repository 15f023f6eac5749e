import type { Pool } from 'pg'

export type SealedRange = { readonly first: number; readonly head: number; readonly kinds: readonly string[] | null }

const MOST_LOOKED_THROUGH = 1000

/** Each position once, in order, whichever node sealed it. */
export const sealedNews = (pool: Pool, report: (sealed: SealedRange) => void) => {
  let head = 0
  let looking: Promise<void> | undefined

  const kindsIn = async (after: number, upto: number): Promise<string[] | null> => {
    if (upto - after > MOST_LOOKED_THROUGH) return null
    const { rows } = await pool.query<{ kinds: string[] }>({
      name: 'kinds',
      text: `select array(select distinct unnest(l.kinds) from es.log l where l.position > $1 and l.position <= $2) as kinds`,
      values: [after, upto],
    })
    return rows[0]!.kinds
  }

  return {
    head: () => head,

    /** `own`: this node's part. The gap before it is read here once, instead of by every projector. */
    heard: (upto: number, own?: { first: number; kinds: readonly string[] }): void => {
      if (upto <= head) return
      const after = head
      head = upto
      const known = own?.first === after + 1 ? own.kinds : undefined
      if (known && !looking) {
        report({ first: after + 1, head: upto, kinds: known })
        return
      }
      const mine = (looking ?? Promise.resolve()).then(async () => {
        const kinds = known ?? (await kindsIn(after, upto).catch(() => null))
        if (looking === mine) looking = undefined
        report({ first: after + 1, head: upto, kinds })
      })
      looking = mine
    },
  }
}

export type SealedNews = ReturnType<typeof sealedNews>
