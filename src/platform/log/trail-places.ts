import type { Pool } from 'pg'

/** How far one search reads. */
const STRETCH = 20_000

/** Where the last commit ends that begins at or below `place`; 0: there is none. */
export const endBelow = async (pool: Pool, place: number): Promise<number> => {
  const { rows } = await pool.query<{ last: number }>(
    'select coalesce((select position + n - 1 from es.log where position <= $1 order by position desc limit 1), 0) as last',
    [place],
  )
  return rows[0]!.last
}

/** Where a stretch below `top` begins: with a commit, so that none is cut in two. */
export const bottomBelow = async (pool: Pool, top: number): Promise<number> => {
  const { rows } = await pool.query<{ bottom: number }>(
    `select coalesce((select max(position) from es.log
       where position <= (select max(position) from es.log where position < $1) - ${STRETCH}), 1) as bottom`,
    [top],
  )
  return rows[0]!.bottom
}
