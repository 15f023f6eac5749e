import * as Schema from 'effect/Schema'

type Fields = Schema.Struct.Fields

/** Cleaned like what is sent, where it fits; else taken as is. */
const asRead = (field: Schema.Top) => {
  const { schema = field } = field as { readonly schema?: Schema.Top }
  return Schema.optionalKey(Schema.Union([schema, Schema.Unknown]))
}

/** `opened`: the fields as read. With it, others' changes are kept; without it they are overwritten. */
export const editing = <const F extends Fields>(fields: F) => ({
  ...fields,
  opened: Schema.optionalKey(
    Schema.Struct(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, asRead(field as Schema.Top)])),
    ),
  ),
})

/** Fields that others changed meanwhile, and who. */
export const meanwhile = {
  meanwhile: Schema.optionalKey(
    Schema.Array(Schema.Struct({ field: Schema.String, firstname: Schema.String, lastname: Schema.String })),
  ),
}

export const CHANGED_MEANWHILE = 'CHANGED_MEANWHILE'

export type FieldConflict = {
  readonly field: string
  readonly theirs: unknown
  readonly yours: unknown
  readonly firstname: string
  readonly lastname: string
}
