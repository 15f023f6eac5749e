import { type AssignedKind, mayHave } from '#modules/service/assigned-work.ts'
import { assignRequest, listAnswerers, type OfficeTicket } from '#modules/service/office-contract.ts'
import { assignedTexts as texts } from '#texts/assigned.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { undo } from '#web/api/undo.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { offerUndo } from '#web/ui/dialogs/undo.ts'

export const UNASSIGNED = 'nobody'

/** Whose something is, and how it becomes somebody else's. `kind`: left out, a request. */
export const useAssigning = ({ id, assignee }: Pick<OfficeTicket, 'id' | 'assignee'>, kind?: AssignedKind) => {
  const may = useMay()(kind ? mayHave[kind] : 'office.requests.answer')
  const { data: me } = useMe()
  const { data } = useRead(listAnswerers, kind ? { kind } : {}, { enabled: may })
  const people = data ?? []
  const from = assignee?.id ?? null
  const assign = useCommand(assignRequest, {
    onDone: (_, given) =>
      offerUndo(texts.taken, () => void undo(assignRequest, { id, from: given.to, to: given.from })),
  })
  const to = (next: string | null) => void assign.send({ id, from, to: next })
  // Somebody who has it and may not any more stands in the list until it is somebody else's.
  const known = assignee && !people.some((it) => it.id === from) ? [assignee, ...people] : people
  return {
    may,
    me,
    /** Whether it is known who could have it. */
    ready: !may || data !== undefined,
    people: known,
    busy: assign.busy,
    isMine: from !== null && from === me?.id,
    chosen: from ?? UNASSIGNED,
    choose: (next: string) => to(next === UNASSIGNED ? null : next),
    /** null: somebody has it, or nobody knows yet who asks. */
    take: may && me && from === null ? () => to(me.id) : null,
  }
}
