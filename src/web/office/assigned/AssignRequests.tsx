import type { OfficeRequest } from '#modules/service/office-contract.ts'
import { assignedTexts as texts } from '#texts/assigned.ts'
import { AssignChosen } from './AssignChosen.tsx'

/** Gives the chosen requests to a colleague. */
export const AssignRequests = ({ requests }: { requests: readonly OfficeRequest[] }) => (
  <AssignChosen
    rows={requests.map(({ id, reference, assignee }) => ({ id, num: reference, had: assignee?.id ?? null }))}
    says={texts.assignedRequests}
  />
)
