import type { Endpoint, Sent } from '#platform/http/endpoint.ts'
import { Problem } from '#web/problem.ts'
import { showProblem } from '#web/ui/dialogs/messages.ts'
import { command, commandChanged } from './endpoint.ts'

/** Gives the command that undoes another one: wherever the person is by then, they read why it was refused. */
export const undo = async <E extends Endpoint>(endpoint: E, input: Sent<E>): Promise<void> => {
  try {
    const answer = await command(endpoint, input)
    await commandChanged(endpoint, answer)
  } catch (fault) {
    if (!(fault instanceof Problem)) throw fault
    showProblem(fault)
  }
}
