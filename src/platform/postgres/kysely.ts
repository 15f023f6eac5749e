import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { type CustomTypesConfig, type QueryConfig, type QueryResult, types } from 'pg'
import { unchecked } from '#platform/typed.ts'

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082
const TIMESTAMPTZ = 1184

/** As in JSON: moments as ISO strings in UTC with milliseconds, days as text. */
const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  [DATE]: (text) => text,
  [TIMESTAMPTZ]: (text) => unchecked<Date>(types.getTypeParser(TIMESTAMPTZ)(text)).toISOString(),
}
const asJson = {
  getTypeParser: (oid: number, format?: string) =>
    (format !== 'binary' && parsers[oid]) || types.getTypeParser(oid, format as 'text'),
}

const MOST_PREPARED = 150

/** Prepared once per connection. Limited, as each takes memory there and lists make ever new texts. */
const preparedNames = () => {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    if (!names.has(text) && names.size < MOST_PREPARED) names.set(text, `read-models-${names.size}`)
    return names.get(text)
  }
}

/** What a read goes to: a pool, or a replica with the pool behind it. */
type Readable = {
  readonly connect: () => Promise<{
    readonly query: (statement: QueryConfig) => Promise<QueryResult>
    readonly release: () => void
  }>
}

/** snake_case below, camelCase above; not inside jsonb. */
export const kyselyOver = (pool: Readable): Kysely<any> => {
  const nameOf = preparedNames()
  const reading = {
    connect: async () => {
      const client = await pool.connect()
      return {
        query: (text: string, values: unknown[]) =>
          client.query({ name: nameOf(text), text, values, types: unchecked<CustomTypesConfig>(asJson) }),
        release: () => client.release(),
      }
    },
    end: async () => {}, // the pool belongs to others too
  }
  return new Kysely({
    dialect: new PostgresDialect({ pool: unchecked<PostgresPool>(reading) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}
