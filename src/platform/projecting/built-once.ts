import type { Compilable, CompiledQuery, Kysely } from 'kysely'

import type { Projection, ReadModels } from '#platform/projection.ts'

class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export type PlaceOf<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name]

/** Compiled once per set of live tables: building a query may take longer than running it. `place`: a parameter. */
export const builtOnce = <Values extends object, Row>(
  of: readonly Projection[],
  build: (db: ReadModels, place: PlaceOf<Values>) => Compilable<Row>,
) => {
  const built = new WeakMap<Kysely<any>, { readonly of: string; readonly query: CompiledQuery<Row> }>()

  const queryOn = (db: ReadModels): CompiledQuery<Row> => {
    const live = of.map(({ name }) => db.liveVersion(name)).join()
    const known = built.get(db.kysely)
    if (known?.of === live) return known.query
    const query = build(db, (name) => new Place(name) as any).compile()
    built.set(db.kysely, { of: live, query })
    return query
  }

  return async (db: ReadModels, values: Values): Promise<Row[]> => {
    const query = queryOn(db)
    const parameters = query.parameters.map((it) => (it instanceof Place ? values[it.name as keyof Values] : it))
    return (await db.kysely.executeQuery<Row>({ ...query, parameters })).rows
  }
}
