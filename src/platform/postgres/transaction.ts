import type { Pool, PoolClient } from 'pg'

/** Pipelined: if it cannot be sent, neither can the next statement. */
const heardByTheNext = () => {}

export const inTransaction = <T>(pool: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> =>
  committing(pool, async (tx) => {
    const result = await work(tx)
    await tx.query('commit')
    return result
  })

/** For locks of the session, which `work` takes: no transaction stays open while it waits for something else. */
export const inSession = async <T>(pool: Pool, work: (session: PoolClient) => Promise<T>): Promise<T> => {
  const session = await pool.connect()
  let isBroken = true
  try {
    const result = await work(session)
    await session.query('select pg_advisory_unlock_all()')
    isBroken = false
    return result
  } finally {
    session.release(isBroken) // its locks, and what it had begun, end with it
  }
}

/** Of a session that is thrown away when it fails. */
export const transactionIn = async <T>(session: PoolClient, work: () => Promise<T>): Promise<T> => {
  session.query('begin').catch(heardByTheNext)
  const result = await work()
  await session.query('commit')
  return result
}

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
