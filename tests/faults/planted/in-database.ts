import type { Pool } from 'pg'

/** Changes in the source of a function of the database, such as 'es.seal(int)'. */
export type PlantedInDatabase = {
  readonly into: string
  readonly changes: readonly (readonly [from: string, to: string])[]
}

/** Throws where the place is not there any more. */
export const plantInDatabase = async (
  owner: Pick<Pool, 'query'>,
  { into, changes }: PlantedInDatabase,
): Promise<void> => {
  const { rows } = await owner.query<{ source: string }>('select pg_get_functiondef($1::regprocedure) as source', [
    into,
  ])
  let { source } = rows[0]!
  for (const [from, to] of changes) {
    if (!source.includes(from)) throw new Error(`${into} has no ${from} to plant a bug in`)
    source = source.replace(from, () => to)
  }
  await owner.query(source)
}
