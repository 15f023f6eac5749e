import type { AssignedKind } from '#modules/service/assigned-work.ts'
import { listAssigned } from '#modules/service/office-contract.ts'
import { useRead } from '#web/api/endpoint.ts'

/** In a list: who has it, by the one answer that all rows share. */
export const AssigneeOf = ({ kind, id }: { kind: AssignedKind; id: string }) => {
  const { data } = useRead(listAssigned, { kind })
  const assignee = data?.find((it) => it.id === id)?.assignee
  return assignee ? <bdi>{assignee.name}</bdi> : '—'
}
