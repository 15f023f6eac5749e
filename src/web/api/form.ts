import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'

import type { Answer, Endpoint, Input } from '#platform/http/endpoint.ts'
import type { Problem } from '#web/problem.ts'
import { showProblem } from '#web/ui/dialogs/messages.ts'
import { useCommand } from './endpoint.ts'
import { fieldElements, placed } from './form-errors.ts'
import { doneInModal, type ModalDone } from './modal-command.ts'
import type { Stored } from './upload.ts'

/** A form's fields as they are typed. */
export type Values = Readonly<Record<string, unknown>>
type NameOf<E> = E extends Endpoint ? keyof Input<E> : never
type KeyOf<T> = keyof T & string

/** How a form's field is spread into one of `ui/fields/`. */
type Field<Name extends string, Value> = {
  readonly name: Name
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly error: string | null
  readonly ref: (element: HTMLElement | null) => void
}

export type FormOptions<E extends Endpoint, V extends Values, S extends Values> = {
  /** What the fields begin with, as it is typed. They are named as in the contract, so that an answer finds its field. */
  readonly defaults: V & { readonly [Other in Exclude<keyof V, NameOf<E>>]: never }
  /** Fields that only the screen has. */
  readonly beside?: S
  /** What keeps it from being sent, by field. */
  readonly rules?: (typed: V & S) => Readonly<Partial<Record<KeyOf<V & S>, string | null>>>
  /** What is sent. */
  readonly input: (typed: V & S) => Input<E>
  /** Fields of the contract that are another one on the screen. */
  readonly places?: Readonly<Partial<Record<NameOf<E>, KeyOf<V & S>>>>
  readonly onDone?: (answer: Answer<E>, input: Input<E>) => void
  /** As of `useCommand`. */
  readonly onProblem?: (problem: Problem) => boolean | undefined
}

const SERVER = 'server'

/**
 * A form that gives one command. What its rules say is shown once somebody has tried to send it, what the server said of
 * a field until that field is edited; the first wrong field gets the focus either way.
 */
export const useCommandForm = <E extends Endpoint, V extends Values, S extends Values = {}>(
  endpoint: E | ((typed: V & S) => E),
  { defaults, beside, rules, input, places, onDone, onProblem }: FormOptions<E, V, S>,
) => {
  type T = V & S
  const form = useForm<Record<string, unknown>>({
    defaultValues: { ...defaults, ...beside },
    shouldFocusError: false,
    resolver: (typed) => {
      const wrong = Object.entries(rules?.(typed as T) ?? {}).filter(([, message]) => message)
      const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'rule', message }]))
      return wrong.length > 0 ? { values: {}, errors: errors as never } : { values: typed, errors: {} }
    },
  })
  const { errors, isDirty, isSubmitted } = form.formState
  const typed = form.watch() as T
  const [elements] = useState(fieldElements)
  const unsaved = useRef(false)
  useEffect(() => {
    unsaved.current = isDirty
  }, [isDirty])

  /** The fields begin anew with these, and nothing waits to be saved. */
  const reset = (values?: T) => {
    unsaved.current = false
    form.reset(values)
  }
  const command = useCommand(typeof endpoint === 'function' ? endpoint(typed) : endpoint, {
    onDone: (answer, given) => {
      reset(form.getValues() as T)
      onDone?.(answer, given)
    },
    onProblem: (problem) => {
      const refused = Object.entries(placed(problem.errors, places))
      const shown = refused.filter(([name]) => name in form.getValues())
      for (const [name, message] of shown) form.setError(name, { type: SERVER, message })
      elements.focusFirst(shown.map(([name]) => name))
      if (onProblem?.(problem)) return true
      if (problem.hasFields && shown.length === 0) showProblem(problem)
      return undefined
    },
  })
  const set = <K extends KeyOf<T>>(name: K, value: T[K]): void => {
    form.setValue(name as string, value, { shouldDirty: true })
    if (!isSubmitted) return
    // A rule may look at several fields; what the server said of another one stays.
    const judged = Object.keys(form.getValues()).filter((other) => errors[other]?.type !== SERVER || other === name)
    void form.trigger(judged)
  }
  const errorOf = (name: KeyOf<T>): string | null => (errors[name]?.message as string | undefined) ?? null

  return {
    typed,
    set,
    /** By what it is now: several parts of a field may change before it is drawn again. */
    change: <K extends KeyOf<T>>(name: K, next: (before: T[K]) => T[K]) =>
      set(name, next(form.getValues(name as string) as T[K])),
    reset,
    field: <K extends KeyOf<T>>(name: K): Field<K, T[K]> => ({
      name,
      value: typed[name],
      onChange: (value) => set(name, value),
      error: errorOf(name),
      ref: elements.ref(name),
    }),
    /** Of a `CheckField`. */
    check: <K extends KeyOf<T>>(name: K) => ({
      name,
      checked: typed[name] === true,
      onChange: (checked: boolean) => set(name, checked as T[K]),
      error: errorOf(name),
      ref: elements.ref(name),
    }),
    /** Of an `UploadField` for one file: its value is the path of what has arrived, or null. */
    file: <K extends KeyOf<T>>(name: K) => ({
      onChange: ([stored]: readonly Stored[]) => set(name, (stored?.path ?? null) as T[K]),
      error: errorOf(name),
      ref: elements.ref(name),
    }),
    submit: (event?: FormEvent): void => {
      event?.preventDefault()
      void form.handleSubmit(
        (values) => void command.send(input(values as T)),
        (wrong) => elements.focusFirst(Object.keys(wrong)),
      )()
    },
    /** One of the rules is broken, and says so. */
    isWrong: Object.values(errors).some((error) => error?.type === 'rule'),
    /** For an `UnsavedGuard`. */
    unsaved: useCallback(() => unsaved.current, []),
    send: command.send,
    busy: command.busy,
    problem: command.problem,
  }
}

/** A form of these values, as its parts are handed it. */
export type CommandForm<T extends Values> = {
  readonly typed: T
  readonly field: <K extends KeyOf<T>>(name: K) => Field<K, T[K]>
}

/** A form in a modal: once it is done the modal is closed, and the page says what was done. */
export const useModalForm = <E extends Endpoint, V extends Values, S extends Values = {}>(
  endpoint: E | ((typed: V & S) => E),
  { says, onClose, onDone, ...form }: Omit<FormOptions<E, V, S>, 'onDone'> & ModalDone<E>,
) =>
  useCommandForm<E, V, S>(endpoint, { ...form, onDone: doneInModal({ says, onClose, onDone }) } as FormOptions<E, V, S>)
