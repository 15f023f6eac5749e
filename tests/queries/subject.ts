import type { Projection, ReadModels } from '#platform/projection.ts'

/** Rows of one read model. Fields that no query looks at are left out. */
export type TableRows = { readonly projection: Projection; readonly rows: readonly { readonly id: string }[] }

export const rowsOf = <Row extends { id: string }>(
  projection: Projection<Row, any>,
  rows: readonly ({ readonly id: string } & { readonly [Field in Exclude<keyof Row, 'id'>]?: unknown })[],
): TableRows => ({ projection, rows })

/** Called with the queries of a file, or with a faulty variant of them; and the answer that the rows ask for. */
type Case<Queries> = readonly [ask: (queries: Queries, db: ReadModels) => Promise<unknown>, answer: unknown]

/** The exported queries of one source file, and what they answer. */
export type Subject<Queries = any> = {
  readonly file: string
  /** Files whose conditions these queries are made of. */
  readonly madeOf: readonly string[]
  readonly queries: Queries
  readonly cases: Readonly<Record<string, Case<Queries>>>
}

export const subject = <Queries>(
  file: string,
  queries: Queries,
  cases: Readonly<Record<string, Case<Queries>>>,
  madeOf: readonly string[] = [],
): Subject<Queries> => ({ file, queries, cases, madeOf })

type WithId = { readonly id: string }

/** In the order of the answer. */
export const idsOf = async (found: Promise<readonly WithId[]>): Promise<string[]> => (await found).map(({ id }) => id)

/** Of a page of a list. */
export const idsOfPage = async (found: Promise<{ readonly rows: readonly WithId[] }>): Promise<string[]> =>
  (await found).rows.map(({ id }) => id)

/** Of an answer that has no order. */
export const idsWithin = async (found: Promise<readonly WithId[]>): Promise<string[]> => (await idsOf(found)).toSorted()

/** The fields of rows that have no order. */
export const inOneOrder = (found: readonly object[]): string[] =>
  found.map((row) => Object.values(row).join(' ')).toSorted()

export const idOf = async (found: Promise<WithId | undefined>): Promise<string | null> => (await found)?.id ?? null

export const keysOf = async (found: Promise<Iterable<readonly [string, unknown]>>): Promise<string[]> =>
  [...(await found)].map(([key]) => key).toSorted()

/** Of a map that has no order. */
export const entriesOf = async <Value>(
  found: Promise<Iterable<readonly [string, Value]>>,
): Promise<[string, Value][]> =>
  [...(await found)].map(([key, value]): [string, Value] => [key, value]).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** The names of the exports that the cases of a file use. */
export const calledBy = async ({ queries, cases }: Subject, db: ReadModels): Promise<ReadonlySet<string>> => {
  const called = new Set<string>()
  const watched = new Proxy(
    { ...queries },
    {
      get: (target, name) => {
        called.add(String(name))
        return target[name]
      },
    },
  )
  for (const [ask] of Object.values(cases)) await ask(watched, db)
  return called
}
