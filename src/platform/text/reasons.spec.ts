import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'

import { Moment } from '#platform/event.ts'
import { reasonOf } from './reasons.ts'

/** As the modules write the form of an id. */
const ProductId = Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

const said = async (schema: Schema.Top, value: unknown): Promise<string | undefined> => {
  const read = await Schema.toStandardSchemaV1(schema as Schema.Codec<unknown>)['~standard'].validate(value)
  return read.issues?.map(({ message }) => reasonOf(message, value))[0]
}

test.each([
  ['Must be a text', Schema.String, 5],
  ['Must be a text, or null for none', Schema.NullOr(Schema.String), 5],
  ['Must be an object, or null for none', Schema.NullOr(Schema.Struct({ id: Schema.String })), 'text'],
  ['Must be a list', Schema.Array(Schema.String), 'text'],
  ['Must be true or false', Schema.Boolean, 0],
  ['Must be one of EXW, FCA', Schema.Literals(['EXW', 'FCA']), 'FOX'],
  ['Must be one of SEA, AIR', Schema.NullOr(Schema.Literals(['SEA', 'AIR'])), 'ROAD'],
  ['Must be yes', Schema.Literal('yes'), 'no'],
  ['Must be 1 to 200 characters long', Schema.String.check(Schema.isBetweenLength(1, 200)), ''],
  ['Must have 1 to 2 entries', Schema.Array(Schema.String).check(Schema.isBetweenLength(1, 2)), []],
  ['Must be at most 5 characters long', Schema.String.check(Schema.isMaxLength(5)), 'longer'],
  ['This field must not be empty', Schema.Array(Schema.String).check(Schema.isMinLength(1)), []],
  ['Must name nothing twice', Schema.Array(Schema.String).check(Schema.isUnique()), ['a', 'a']],
  ['Must be a whole number', Schema.Int, 1.5],
  ['Must be a number', Schema.FiniteFromString, 'two'],
  ['Must be from 1 to 9', Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 9 })), 0],
  ['Must be more than 0', Schema.Int.check(Schema.isGreaterThan(0)), 0],
  ['Must be an id such as 0199ee29-2d20-7117-9c3a-5b1f0e6d7a42', Schema.String.check(Schema.isUUID()), 'nope'],
  ['Must be an id such as 0199ee29-2d20-7117-9c3a-5b1f0e6d7a42', ProductId, 'nope'],
  ['Write a moment like 2026-12-18T09:30:00Z', Moment, 'yesterday'],
  ['Give one of yours', Schema.String.check(Schema.makeFilter(() => 'Give one of yours')), 'nope'],
])('%s', async (sentence, schema, value) => {
  expect(await said(schema as Schema.Top, value)).toBe(sentence)
})
