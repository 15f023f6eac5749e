import * as Schema from 'effect/Schema'
import { unchecked } from '#platform/typed.ts'

/** As stored JSON: moments are ISO strings, money is cents. */
type StoredData<Fields extends Schema.Struct.Fields> = Schema.Struct<Fields>['Type']

/** The envelope (who, when, why) is written by the platform. */
export type NewEvent<Type extends string = string, Data = unknown> = {
  readonly type: Type
  readonly schemaVersion: number
  readonly data: Data
}

export type EventType<Type extends string = string, Data = any> = {
  readonly type: Type
  readonly schemaVersion: number
  readonly schema: Schema.Top
  /** Throws when the data does not fit the schema: that is a bug, never an answer. */
  readonly make: (data: Data) => NewEvent<Type, Data>
  /** Each lifts a version to the next; index 0 lifts version 1 to 2. */
  readonly upcasters: readonly ((data: any) => unknown)[]
}

/** The shape of a released version is never edited: a new shape is a higher `version` with an upcaster. */
export const event = <const Type extends string, const Fields extends Schema.Struct.Fields>(
  type: Type,
  fields: Fields,
  upcasters: readonly ((data: any) => unknown)[] = [],
): EventType<Type, StoredData<Fields>> => {
  const schema = Schema.Struct(fields)
  const decoder = unchecked<Schema.Decoder<StoredData<Fields>>>(schema)
  const decode = Schema.decodeUnknownSync(decoder, { onExcessProperty: 'error' })
  const schemaVersion = upcasters.length + 1
  return { type, schemaVersion, schema, upcasters, make: (data) => ({ type, schemaVersion, data: decode(data) }) }
}

export type StreamType<Events extends readonly EventType[] = readonly EventType[]> = {
  readonly kind: string
  readonly events: Events
}

export const stream = <const Events extends readonly EventType[]>(
  kind: string,
  events: Events,
): StreamType<Events> => ({
  kind,
  events,
})

export type EventOf<Events extends readonly EventType[]> = {
  [I in keyof Events]: Events[I] extends EventType<infer Type, infer Data> ? NewEvent<Type, Data> : never
}[number]

export type DataByType<Events extends readonly EventType[]> = {
  [E in Events[number] as E['type']]: E extends EventType<string, infer Data> ? Data : never
}

export const upcast = (type: EventType, schemaVersion: number, data: unknown): unknown => {
  if (schemaVersion > type.schemaVersion)
    throw new Error(`${type.type} version ${schemaVersion} is newer than this program`)
  return type.upcasters.slice(schemaVersion - 1).reduce((older, lift) => lift(older), data)
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** As Postgres does: no 31 February, no year 0, at which a read model would stop. */
const isReal = (written: string): boolean => {
  const at = new Date(written)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written.slice(0, 10)) && !written.startsWith('0000')
}

const real = (form: RegExp, otherwise: string) =>
  Schema.makeFilter((written: string) => !form.test(written) || isReal(written) || otherwise)

/** ISO 8601 in UTC, with milliseconds. */
export const Moment = Schema.String.check(
  Schema.isPattern(MOMENT, { message: 'Write a moment like 2026-12-18T09:30:00Z' }),
  real(MOMENT, 'Enter a valid moment, for example 2026-03-31T09:30:00.000Z'),
).pipe(Schema.brand('Moment'))
export type Moment = typeof Moment.Type

export const Day = Schema.String.check(
  Schema.isPattern(DAY, { message: 'Write a day like 2026-12-18' }),
  real(DAY, 'Enter a valid date, for example 2026-03-31'),
).pipe(Schema.brand('Day'))
export type Day = typeof Day.Type
