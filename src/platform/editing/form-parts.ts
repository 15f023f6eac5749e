import { unchecked } from '#platform/typed.ts'
import type { FormValues } from './merged-form.ts'

/** Fields that are merged part by part, as 'translations.es', and the names of their parts. */
export type FormParts = { readonly [Field in string]?: readonly string[] }

const partOf = (value: unknown, part: string): unknown =>
  unchecked<FormValues | null | undefined>(value)?.[part] ?? null

export const inParts = (form: FormValues, parts: FormParts): FormValues =>
  Object.fromEntries(
    Object.entries(form).flatMap(
      ([field, value]) =>
        parts[field]?.map((part): [string, unknown] => [`${field}.${part}`, partOf(value, part)]) ?? [[field, value]],
    ),
  )

/** 'translations.es' is a part of the field `translations`. */
export const withField = (form: FormValues, name: string, value: unknown): FormValues => {
  const [field = '', part] = name.split('.')
  return { ...form, [field]: part === undefined ? value : { ...unchecked<FormValues>(form[field]), [part]: value } }
}

/** What `inParts` has taken apart. */
export const inWhole = (form: FormValues): FormValues =>
  Object.entries(form).reduce<FormValues>((whole, [name, value]) => withField(whole, name, value), {})
