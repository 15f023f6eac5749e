import type { Answer, Endpoint } from '#platform/http/endpoint.ts'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { type Command, useCommand } from './endpoint.ts'

/** A command given in a modal: done, it closes the modal and is told on the page. Refused, the modal stays and says why. */
export const useModalCommand = <E extends Endpoint>(
  endpoint: E,
  {
    says,
    onClose,
    onDone,
  }: {
    /** What is told once it is done. */
    readonly says: (answer: Answer<E>) => string
    readonly onClose: () => void
    readonly onDone?: (() => void) | undefined
  },
): Command<E> =>
  useCommand(endpoint, {
    onDone: (answer) => {
      onClose()
      showSuccess(says(answer))
      onDone?.()
    },
  })
