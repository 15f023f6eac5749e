import { type FormEvent, useEffect, useRef } from 'react'
import type { Answer, Endpoint, Sent } from '#platform/http/endpoint.ts'
import { unchecked } from '#platform/typed.ts'
import type { Problem } from '#web/problem.ts'
import { showProblem } from '#web/ui/dialogs/messages.ts'
import { bodyOf, chooseContested, contestedIn, labelsOf, type Shows, sayMeanwhile, withChoice } from './editing.ts'
import { useCommand } from './endpoint.ts'
import { placed } from './form-errors.ts'
import { type KeyOf, type Rules, useFields, type Values } from './form-fields.ts'
import { doneInModal, type ModalDone } from './modal-command.ts'
import { namesOf } from './wire-names.ts'

type NameOf<E> = E extends Endpoint ? keyof Sent<E> : never

export type FormOptions<E extends Endpoint, V extends Values, S extends Values> = {
  /** What the fields begin with, as it is typed. They are named as in the contract, so that an answer finds its field. */
  readonly defaults: V & { readonly [Other in Exclude<keyof V, NameOf<E>>]: never }
  /** Fields that only the screen has. */
  readonly extra?: S
  /** What keeps it from being sent, by field. */
  readonly rules?: Rules<V & S>
  readonly input: (typed: V & S) => Sent<E>
  /** Fields of the contract that are another one on the screen. */
  readonly places?: Readonly<Partial<Record<NameOf<E>, KeyOf<V & S>>>>
  /** What was read of fields that are sent only where they change. */
  readonly read?: object
  /** How a value that two people have changed is shown, where it is no text: by field of the contract. */
  readonly shows?: Shows
  readonly onDone?: (answer: Answer<E>, input: Sent<E>) => void
  readonly onRequested?: () => void
  readonly onProblem?: (problem: Problem) => boolean | undefined
}

/** Errors show after the first attempt, the server's until the field is edited; the first one gets the focus. */
export const useCommandForm = <E extends Endpoint, V extends Values, S extends Values = {}>(
  endpoint: E | ((typed: V & S) => E),
  { defaults, extra, rules, input, places, read, shows, onDone, onRequested, onProblem }: FormOptions<E, V, S>,
) => {
  const { now, refuse, attempt, ...fields } = useFields<V & S>({ ...defaults, ...(extra as S) }, rules)
  const chosen = typeof endpoint === 'function' ? endpoint(fields.typed) : endpoint
  const isEditing = namesOf(chosen.body).includes('opened')
  /** The form as it was read, by which the server knows what this person has changed. */
  const opened = useRef<V & S>({ ...defaults, ...(extra as S) })
  const readOnly = useRef(read)
  const reset = (values?: V & S): void => {
    readOnly.current = read
    opened.current = values ?? opened.current
    fields.reset(values)
  }
  useUntouched(isEditing && !fields.isDirty, { ...defaults, ...(extra as S) }, reset)
  const labelOf = (name: string): string | null => fields.labelOf(placed({ [name]: name }, places)[name] ?? name)
  const { send, busy, problem } = useCommand(chosen, {
    onDone: (answer, given) => {
      const labels = labelsOf(answer, labelOf)
      reset(now())
      onDone?.(answer, given)
      sayMeanwhile(answer, labels)
    },
    onRequested: () => {
      reset(now())
      onRequested?.()
    },
    onProblem: (problem, given) => {
      const contested = contestedIn(problem, { labelOf, shows })
      if (contested) {
        void chooseContested(contested).then((choice) => choice && send(withChoice(given, contested, choice)))
        return true
      }
      const refused = Object.entries(placed(problem.errors, places)).filter(([name]) => name in now())
      refuse(Object.fromEntries(refused))
      if (onProblem?.(problem)) return true
      if (problem.hasFields && refused.length === 0) showProblem(problem)
      return undefined
    },
  })
  const submit = (event?: FormEvent): void => {
    event?.preventDefault()
    const asRead = () =>
      isEditing && { opened: { ...bodyOf(chosen, input(opened.current) as object), ...readOnly.current } }
    attempt((typed) => void send(unchecked<Sent<E>>({ ...(input(typed) as object), ...asRead() })))
  }
  return { ...fields, reset, now, refuse, submit, send, busy, problem }
}

/** While untouched, a form that edits something shows what others save. */
const useUntouched = <T extends Values>(isUntouched: boolean, defaults: T, reset: (values: T) => void): void => {
  const newest = JSON.stringify(defaults)
  const shown = useRef(newest)
  useEffect(() => {
    if (!isUntouched || shown.current === newest) return
    shown.current = newest
    reset(defaults)
  })
}

/** A form in a modal: once it is done the modal is closed, and the page says what was done. */
export const useModalForm = <E extends Endpoint, V extends Values, S extends Values = {}>(
  endpoint: E | ((typed: V & S) => E),
  { says, onClose, onDone, ...form }: Omit<FormOptions<E, V, S>, 'onDone' | 'onRequested'> & ModalDone<E>,
) =>
  useCommandForm<E, V, S>(endpoint, {
    ...form,
    onRequested: onClose,
    onDone: doneInModal({ says, onClose, onDone }),
  } as FormOptions<E, V, S>)
