import type { Pool, PoolClient } from 'pg'

export const inTransaction = <T>(pool: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> =>
  committing(pool, async (tx) => {
    const result = await work(tx)
    await tx.query('commit')
    return result
  })

/** Pipelined: if it cannot be sent, neither can the next statement. */
const heardByTheNext = () => {}

export const committing = async <T>(pool: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> => {
  const tx = await pool.connect()
  let broken = false
  try {
    tx.query('begin').catch(heardByTheNext)
    return await work(tx)
  } catch (error) {
    await tx.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    tx.release(broken) // a connection that cannot even roll back is thrown away
  }
}
