import type { Answer, Endpoint, Sent } from '#platform/http/endpoint.ts'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { type Command, useCommand } from './endpoint.ts'
import { isWaiting } from './leaving.ts'

export type ModalDone<E> = {
  /** The message once it is done; where it can be undone, the office's foot says so. */
  readonly says: (answer: Answer<E>, input: Sent<E>) => string
  readonly onClose: () => void
  readonly onDone?: ((answer: Answer<E>) => void) | undefined
}

export const doneInModal =
  <E extends Endpoint>({ says, onClose, onDone }: ModalDone<E>) =>
  (answer: Answer<E>, input: Sent<E>): void => {
    onClose()
    if (!isWaiting(answer)) showSuccess(says(answer, input))
    onDone?.(answer)
  }

/** A command sent from a modal: done, it closes the modal and is announced on the page. Refused, the modal stays and says why. */
export const useModalCommand = <E extends Endpoint>(endpoint: E, done: ModalDone<E>): Command<E> =>
  useCommand(endpoint, { onDone: doneInModal(done), onRequested: done.onClose })
