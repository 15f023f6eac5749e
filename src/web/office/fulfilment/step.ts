import type { Day } from '#platform/event.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { stepTexts, stepFormTexts as texts } from '#texts/fulfilment.ts'
import type { Command } from '#web/api/endpoint.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { readDay } from '#web/ui/fields/read-day.ts'
import { day } from '#web/ui/figures/format.ts'
import type { StepFormProps } from './StepModal.tsx'
import type { StaffStep } from './steps.ts'

/** A step's command: its success is told on the page, a refusal in its modal. */
export const useStep = <E extends Endpoint>(
  endpoint: E,
  step: StaffStep,
  { detail, onClose }: StepFormProps,
): Command<E> => useModalCommand(endpoint, { onClose, says: () => stepTexts[step].done(detail.order.num) })

/** Today as the server counts days: in UTC. As it is typed. */
export const todayTyped = (): string => day(new Date())

/** A typed day as it is sent; null for none. */
export const dayOf = (typed: string): Day | null => readDay(typed) as Day | null

/** What keeps a typed day from being sent; an optional one may be left empty. */
export const dayError = (typed: string, required = false): string | null => {
  if (typed.trim() === '') return required ? texts.enterDay : null
  return dayOf(typed) === null ? texts.notADay : null
}
