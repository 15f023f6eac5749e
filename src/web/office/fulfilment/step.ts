import type { Day } from '#platform/event.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { stepTexts, stepFormTexts as texts } from '#texts/fulfilment.ts'
import { type FormOptions, useModalForm } from '#web/api/form.ts'
import type { Values } from '#web/api/form-fields.ts'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { day } from '#web/ui/figures/format.ts'
import type { StepFormProps } from './StepModal.tsx'
import type { StaffStep } from './steps.ts'

type StepOptions<E extends Endpoint, V extends Values, S extends Values> = Omit<
  FormOptions<E, V, S>,
  'onDone' | 'onProblem'
>

/** A step's form: its success is announced on the page, a refusal in its modal. */
export const useStep = <E extends Endpoint, V extends Values, S extends Values = {}>(
  endpoint: E,
  step: StaffStep,
  { detail, onClose }: StepFormProps,
  options: StepOptions<E, V, S>,
) => useModalForm<E, V, S>(endpoint, { ...options, onClose, says: () => stepTexts[step].done(detail.order.num) })

/** What was typed into a field that may stay empty. */
export const noteOf = (typed: string): string | null => typed.trim() || null

/** Today as the server counts days: in UTC. As it is typed. */
export const todayTyped = (): string => day(new Date())

/** A typed day as it is sent; null for none. */
export const dayOf = (typed: string): Day | null => readDay(typed)

/** What keeps a typed day from being sent; an optional one may be left empty. */
export const dayError = (typed: string, required = false): string | null => {
  if (typed.trim() === '') return required ? texts.enterDay : null
  return dayOf(typed) === null ? texts.notADay : null
}

/** What keeps a typed link from being sent; it may be left empty. */
export const linkError = (typed: string): string | null =>
  typed.trim() === '' || /^https?:\/\/\S+$/i.test(typed.trim()) ? null : texts.wrongLink
