import type { PoolClient } from 'pg'

import { connect } from './pool.ts'

/** For COPY and long transactions; uncommitted work is rolled back. */
export const onOneConnection = async <T>(url: string, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const pool = connect({ connectionString: url, max: 1, pipeline: false })
  try {
    const client = await pool.connect()
    return await work(client).finally(() => client.release(true))
  } finally {
    await pool.end()
  }
}
