import type * as Schema from 'effect/Schema'
import * as SchemaAST from 'effect/SchemaAST'
import { cleanLogin } from '#platform/text/clean-login.ts'
import { cleanLine, cleanParagraphs, cleanPhone } from '#platform/text/clean-text.ts'
import { present, unchecked } from '#platform/typed.ts'

const KIND = 'portal/text'

/** `verbatim`: passwords and tokens. */
const kinds = {
  line: cleanLine,
  paragraphs: cleanParagraphs,
  login: cleanLogin,
  phone: cleanPhone,
  verbatim: (text: string) => text,
}
export type TextKind = keyof typeof kinds

const as =
  (kind: TextKind) =>
  <S extends Schema.Top>(schema: S): S =>
    unchecked<S>(schema.annotate(unchecked({ [KIND]: kind })))

export const paragraphs = as('paragraphs')
export const login = as('login')
export const phone = as('phone')
export const verbatim = as('verbatim')

export type Texts = {
  readonly text?: TextKind
  readonly item?: Texts
  readonly fields?: Readonly<Record<string, Texts>>
}

const kindOf = ({ annotations, checks }: SchemaAST.AST): TextKind | undefined =>
  [annotations, ...(checks ?? []).map((check) => check.annotations)]
    .map((it) => (it as { readonly [KIND]?: TextKind } | undefined)?.[KIND])
    .find((kind) => kind !== undefined)

const textsIn = (ast: SchemaAST.AST, said = kindOf(ast)): Texts => {
  if (ast.encoding) return textsIn(SchemaAST.toEncoded(ast), said)
  if (SchemaAST.isString(ast) || SchemaAST.isTemplateLiteral(ast)) return { text: said ?? 'line' }
  if (SchemaAST.isUnion(ast))
    return Object.assign({}, ...ast.types.map((type) => textsIn(type, kindOf(type) ?? said))) as Texts
  if (SchemaAST.isArrays(ast)) return ast.rest[0] ? { item: textsIn(ast.rest[0]) } : {}
  if (SchemaAST.isObjects(ast))
    return { fields: Object.fromEntries(ast.propertySignatures.map(({ name, type }) => [name, textsIn(type)])) }
  return {}
}

export const textsOf = (fields: Schema.Struct.Fields = {}): Texts => ({
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, textsIn((schema as Schema.Top).ast)]),
  ),
})

/** Unknown members stay, to be refused. */
export const cleaned = <T>(value: T, { text, item, fields }: Texts): T => {
  if (typeof value === 'string') return (text ? kinds[text](value) : value) as T
  if (Array.isArray(value)) return item ? (value.map((inner) => cleaned(inner, item)) as T) : value
  if (typeof value !== 'object' || value === null || !fields) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      Object.hasOwn(fields, name) ? cleaned(inner, present(fields[name])) : inner,
    ]),
  ) as T
}
