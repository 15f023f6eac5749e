import * as Schema from 'effect/Schema'

type Fields = Schema.Struct.Fields

/** The field's own kind where it is one, so that it is cleaned like what is sent; anything else is no reason to refuse. */
const asRead = (field: Schema.Top) => {
  const { schema = field } = field as { readonly schema?: Schema.Top }
  return Schema.optionalKey(Schema.Union([schema, Schema.Unknown]))
}

/**
 * The body of a form that changes what there is: its fields, and `opened`, the same fields as they were read. With it,
 * changes that others have saved meanwhile are kept; without it, what is sent is saved over whatever there is.
 */
export const editing = <const F extends Fields>(fields: F) => ({
  ...fields,
  opened: Schema.optionalKey(
    Schema.Struct(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, asRead(field as never)]))),
  ),
})

/** In the answer: which fields of the form others had changed meanwhile, which stay changed, and who each was. */
export const meanwhile = {
  meanwhile: Schema.optionalKey(
    Schema.Array(Schema.Struct({ field: Schema.String, firstname: Schema.String, lastname: Schema.String })),
  ),
}

/** What the members of a refusal are when two people have changed the same fields. */
export const CHANGED_MEANWHILE = 'CHANGED_MEANWHILE'

/** A field that others have changed to something else meanwhile. */
export type FieldConflict = {
  readonly field: string
  readonly theirs: unknown
  readonly yours: unknown
  readonly firstname: string
  readonly lastname: string
}
