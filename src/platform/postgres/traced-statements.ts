import { activeSpan, traced } from '#platform/tracing/spans.ts'
import { unchecked } from '#platform/typed.ts'

type Send = (...given: unknown[]) => unknown
type Queries = { query: (...given: never[]) => unknown }

/** More of a text says no more. */
const LONGEST_TEXT = 2000

const TARGET = /\b(?:from|into|update|join)\s+(?:only\s+)?((?:"?\w+"?\.)?"?\w+)/i

const attributesOf = (text: string) => {
  const table = TARGET.exec(text)?.[1]?.replaceAll('"', '')
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text.slice(0, LONGEST_TEXT),
    ...(table !== undefined && { 'db.collection.name': table }),
  }
}

/** Without a text: a COPY, or a cursor. */
const textOf = (statement: unknown): string | undefined => {
  if (typeof statement === 'string') return statement
  const { text, submit } = unchecked<{ text?: unknown; submit?: unknown }>(statement)
  return typeof text === 'string' && submit === undefined ? text : undefined
}

/** Statements of a trace are spans in it: their text, which has no values. With a callback it is the pool's own call. */
export const tracedStatements = <T extends Queries>(on: T): T => {
  const send: Send = (...given) => unchecked<{ query: Send }>(Object.getPrototypeOf(on)).query.apply(on, given)
  const query = (...given: unknown[]): unknown => {
    const text = activeSpan() && typeof given.at(-1) !== 'function' ? textOf(given[0]) : undefined
    if (text === undefined) return send(...given)
    const attributes = attributesOf(text)
    const { 'db.operation.name': operation, 'db.collection.name': table } = attributes
    const name = table === undefined ? operation : `${operation} ${table}`
    return traced(name, attributes, () => send(...given), 'client')
  }
  return Object.assign(on, { query })
}
