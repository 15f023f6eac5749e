import type { Answer, Endpoint, Input } from '#platform/http/endpoint.ts'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { offerUndo } from '#web/ui/dialogs/undo.ts'
import { type Command, useCommand } from './endpoint.ts'
import { isWaiting } from './leaving.ts'

export type ModalDone<E> = {
  /** What is told once it is done; of what can still be taken back the office's foot tells. */
  readonly says: (answer: Answer<E>, input: Input<E>) => string
  readonly onClose: () => void
  /** Gives the command that leads back, which is offered beside what is told. Staff's pages show the offer. */
  readonly undo?: (input: Input<E>) => void
  readonly onDone?: (() => void) | undefined
}

export const doneInModal =
  <E extends Endpoint>({ says, onClose, onDone, undo }: ModalDone<E>) =>
  (answer: Answer<E>, input: Input<E>): void => {
    onClose()
    const told = isWaiting(answer) ? null : says(answer, input)
    if (told !== null && undo) offerUndo(told, () => undo(input))
    else if (told !== null) showSuccess(told)
    onDone?.()
  }

/** A command given in a modal: done, it closes the modal and is told on the page. Refused, the modal stays and says why. */
export const useModalCommand = <E extends Endpoint>(endpoint: E, done: ModalDone<E>): Command<E> =>
  useCommand(endpoint, { onDone: doneInModal(done) })
