import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, decider, notFound, type RecordedBy, refused } from '#platform/decision.ts'
import { type ApprovalStatus, isApproved, isWaiting } from './approval-states.ts'
import {
  ApprovedCommandRefused,
  approvalStream,
  SecondPersonApproved,
  SecondPersonRejected,
  SecondPersonRequestExpired,
  SecondPersonRequested,
  SecondPersonRequestWithdrawn,
} from './events.ts'

/** Days after which a request ends that no one has decided. */
export const APPROVAL_DAYS = 7
export const approvalEnds = 'approval.ends'

type Request = Parameters<typeof SecondPersonRequested.make>[0]
export type Approval = {
  readonly status: ApprovalStatus
  readonly requestedBy: string
  readonly request: Request | null
}
type Change = Decision<Approval, RecordedBy<typeof approval>>

/** A command that waits for a second person. Of the provider: no company's log reaches it. */
export const approval = decider<Approval>()({
  stream: approvalStream,
  owner: () => ({}),
  initial: () => ({ status: 'WAITING', requestedBy: '', request: null }),
  evolve: {
    SecondPersonRequested: (it, request, { actor }) => ({ ...it, requestedBy: actor, request }),
    SecondPersonApproved: (it) => ({ ...it, status: 'APPROVED' }),
    SecondPersonRejected: (it) => ({ ...it, status: 'REJECTED' }),
    SecondPersonRequestWithdrawn: (it) => ({ ...it, status: 'WITHDRAWN' }),
    SecondPersonRequestExpired: (it) => ({ ...it, status: 'EXPIRED' }),
    ApprovedCommandRefused: (it) => ({ ...it, status: 'REFUSED' }),
  },
  deadlines: {
    SecondPersonRequested: ({ endsAt }) => [{ kind: approvalEnds, at: new Date(endsAt) }],
  },
})

export const requestApproval =
  (request: Request): Change =>
  () => [SecondPersonRequested.make(request)]

export const decidedAlready = refused('This request was decided already')
export const noSuchRequest = notFound('This request does not exist')
const notOneself = refused('Another person has to decide on what you requested', { status: 403 })

/** Never by the person who requested it. */
export const approve =
  (by: string): Change =>
  ({ status, requestedBy }) => {
    if (by === requestedBy) return notOneself
    return isWaiting(status) ? [SecondPersonApproved.make({})] : decidedAlready
  }

export const reject =
  (by: string, reason: Sealed): Change =>
  ({ status, requestedBy }) => {
    if (by === requestedBy) return notOneself
    return isWaiting(status) ? [SecondPersonRejected.make({ reason })] : decidedAlready
  }

export const withdraw =
  (by: string): Change =>
  ({ status, requestedBy }) => {
    if (by !== requestedBy) return noSuchRequest
    return isWaiting(status) ? [SecondPersonRequestWithdrawn.make({})] : decidedAlready
  }

export const expire: Change = ({ status }) => (isWaiting(status) ? [SecondPersonRequestExpired.make({})] : [])

export const refuseApproved =
  (error: string): Change =>
  ({ status }) =>
    isApproved(status) ? [ApprovedCommandRefused.make({ error: error.slice(0, 1_000) })] : []
