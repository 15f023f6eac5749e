import type { OfficeTicket } from '#modules/service/tickets/contract.ts'
import { assignRequest, listAnswerers } from '#modules/service/work/contract.ts'
import { type AssignedKind, mayHave } from '#modules/terms/assigned-work.ts'
import { assignedTexts as texts } from '#texts/assigned.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { undo } from '#web/api/undo.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { offerUndo } from '#web/ui/dialogs/undo.ts'

export const UNASSIGNED = 'nobody'

/** Who is assigned, and how to assign another user. `kind`: a request where left out. */
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
  // An assignee who lost the right stays in the list until another user is assigned.
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
    /** null: it is assigned, or the user is not loaded yet. */
    take: may && me && from === null ? () => to(me.id) : null,
  }
}
