import type { FormEvent } from 'react'

import type { Answer, Endpoint, Input } from '#platform/http/endpoint.ts'
import type { Problem } from '#web/problem.ts'
import { showProblem } from '#web/ui/dialogs/messages.ts'
import { useCommand } from './endpoint.ts'
import { placed } from './form-errors.ts'
import { type KeyOf, type Rules, useFields, type Values } from './form-fields.ts'
import { doneInModal, type ModalDone } from './modal-command.ts'

type NameOf<E> = E extends Endpoint ? keyof Input<E> : never

export type FormOptions<E extends Endpoint, V extends Values, S extends Values> = {
  /** What the fields begin with, as it is typed. They are named as in the contract, so that an answer finds its field. */
  readonly defaults: V & { readonly [Other in Exclude<keyof V, NameOf<E>>]: never }
  /** Fields that only the screen has. */
  readonly beside?: S
  /** What keeps it from being sent, by field. */
  readonly rules?: Rules<V & S>
  /** What is sent. */
  readonly input: (typed: V & S) => Input<E>
  /** Fields of the contract that are another one on the screen. */
  readonly places?: Readonly<Partial<Record<NameOf<E>, KeyOf<V & S>>>>
  readonly onDone?: (answer: Answer<E>, input: Input<E>) => void
  /** As of `useCommand`. */
  readonly onProblem?: (problem: Problem) => boolean | undefined
}

/**
 * A form that gives one command. What its rules say is shown once somebody has tried to send it, what the server said of
 * a field until that field is edited; the first wrong field gets the focus either way.
 */
export const useCommandForm = <E extends Endpoint, V extends Values, S extends Values = {}>(
  endpoint: E | ((typed: V & S) => E),
  { defaults, beside, rules, input, places, onDone, onProblem }: FormOptions<E, V, S>,
) => {
  const { now, refuse, attempt, ...fields } = useFields<V & S>({ ...defaults, ...(beside as S) }, rules)
  const chosen = typeof endpoint === 'function' ? endpoint(fields.typed) : endpoint
  const { send, busy, problem } = useCommand(chosen, {
    onDone: (answer, given) => {
      fields.reset(now())
      onDone?.(answer, given)
    },
    onProblem: (told) => {
      const refused = Object.entries(placed(told.errors, places)).filter(([name]) => name in now())
      refuse(Object.fromEntries(refused))
      if (onProblem?.(told)) return true
      if (told.hasFields && refused.length === 0) showProblem(told)
      return undefined
    },
  })
  const submit = (event?: FormEvent): void => {
    event?.preventDefault()
    attempt((typed) => void send(input(typed)))
  }
  return { ...fields, now, refuse, submit, send, busy, problem }
}

/** A form in a modal: once it is done the modal is closed, and the page says what was done. */
export const useModalForm = <E extends Endpoint, V extends Values, S extends Values = {}>(
  endpoint: E | ((typed: V & S) => E),
  { says, onClose, onDone, ...form }: Omit<FormOptions<E, V, S>, 'onDone'> & ModalDone<E>,
) =>
  useCommandForm<E, V, S>(endpoint, { ...form, onDone: doneInModal({ says, onClose, onDone }) } as FormOptions<E, V, S>)
