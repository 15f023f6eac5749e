import { useSyncExternalStore } from 'react'

import { CHANGED_MEANWHILE, type FieldConflict } from '#platform/editing/editing-contract.ts'
import { withField } from '#platform/editing/form-parts.ts'
import type { FormValues } from '#platform/editing/merged-form.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { unchecked } from '#platform/typed.ts'
import { editingTexts as texts } from '#texts/editing.ts'
import type { Problem } from '#web/problem.ts'
import { messagesNow, showSuccess } from '#web/ui/dialogs/messages.ts'
import { day } from '#web/ui/figures/format.ts'
import { namesOf } from './wire-names.ts'

/** How a value is shown, by field of the contract. */
export type Shows = { readonly [Field in string]?: (value: any) => string }

type Page = { readonly labelOf: (field: string) => string | null; readonly shows?: Shows | undefined }

/** A field that two people have changed, as a person reads it. */
export type ContestedField = FieldConflict & {
  readonly label: string
  readonly who: string
  readonly theirsShown: string
  readonly yoursShown: string
}

export type Choice = Readonly<Record<string, 'THEIRS' | 'YOURS'>>

const DAY = /^\d{4}-\d\d-\d\d$/

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return texts.empty
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (Array.isArray(value)) return value.length === 0 ? texts.empty : value.map(shown).join(', ')
  if (typeof value === 'object') {
    const { id: _, ...parts } = value as Record<string, unknown>
    return Object.values(parts).map(shown).join(', ')
  }
  return DAY.test(String(value)) ? day(String(value)) : String(value)
}

export const shownByName =
  (things: readonly { readonly id: string; readonly name: string }[]) =>
  (ids: string | readonly string[] | null): string =>
    shown([ids ?? []].flat().map((id) => things.find((thing) => thing.id === id)?.name ?? id))

const nameOf = ({ firstname, lastname }: { readonly firstname: string; readonly lastname: string }): string =>
  lastname === '—' ? texts.someone : `${firstname} ${lastname}`

const spelled = (field: string): string =>
  field.replaceAll(/([A-Z])/g, ' $1').replace(/^./, (letter) => letter.toUpperCase())

/** The fields that two people have changed, where that is why a form was refused; else null. */
export const contestedIn = ({ members }: Problem, { labelOf, shows }: Page): readonly ContestedField[] | null =>
  members['conflictType'] === CHANGED_MEANWHILE
    ? (members['fields'] as readonly FieldConflict[]).map((it) => {
        const show = shows?.[it.field] ?? shown
        const [theirsShown, yoursShown] = [show(it.theirs), show(it.yours)]
        return { ...it, label: labelOf(it.field) ?? spelled(it.field), who: nameOf(it), theirsShown, yoursShown }
      })
    : null

/** What is sent of a form as its body: what names the record in the path is left out. */
export const bodyOf = ({ body }: Endpoint, input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([name]) => name !== 'opened' && namesOf(body).includes(name)))

/** The same command, on what the others have saved and with the values that were chosen. */
export const withChoice = <T>(given: T, contested: readonly ContestedField[], choice: Choice): T => {
  const theirsIn = (form: object, fields: readonly ContestedField[]) =>
    fields.reduce((whole, { field, theirs }) => withField(whole, field, theirs), unchecked<FormValues>(form))
  const taken = contested.filter(({ field }) => choice[field] === 'THEIRS')
  const { opened = {}, ...sent } = unchecked<{ readonly opened?: object }>(given)
  return unchecked<T>({ ...theirsIn(sent, taken), opened: theirsIn(opened, contested) })
}

type Meanwhile = readonly { readonly field: string; readonly firstname: string; readonly lastname: string }[]
const meanwhileIn = (answer: unknown): Meanwhile => (answer as { meanwhile?: Meanwhile } | null)?.meanwhile ?? []

/** What the page calls the fields that others have changed: while it still shows them. */
export const labelsOf = (answer: unknown, labelOf: Page['labelOf']): readonly string[] =>
  meanwhileIn(answer).map(({ field }) => labelOf(field) ?? spelled(field))

/** Says with the success what others have changed meanwhile: both are saved. */
export const sayMeanwhile = (answer: unknown, labels: readonly string[]): void => {
  const changes = meanwhileIn(answer)
  if (changes.length === 0) return
  const people = [...new Set(changes.map(nameOf))]
  const said = people.map((who) =>
    texts.meanwhile(
      who,
      labels.filter((_, index) => nameOf(changes[index]!) === who),
    ),
  )
  showSuccess([messagesNow().success ?? texts.saved, ...said].join(' '))
}

type Question = {
  readonly fields: readonly ContestedField[]
  readonly answer: (choice: Choice | null) => void
}

let question: Question | null = null
const listeners = new Set<() => void>()

const become = (next: Question | null): void => {
  question = next
  for (const changed of listeners) changed()
}

/** Lets the person choose, field by field; null: they go on editing. */
export const chooseContested = (fields: readonly ContestedField[]): Promise<Choice | null> =>
  new Promise((resolve) => {
    question?.answer(null)
    become({
      fields,
      answer: (choice) => {
        become(null)
        resolve(choice)
      },
    })
  })

export const useContested = (): Question | null =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => question,
    () => null,
  )
