import { IconUserCheck } from '@tabler/icons-react'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { approvalTexts as texts } from '#texts/order-approval.ts'
import { dayTime } from '#web/ui/figures/format.ts'
import { Note } from '#web/ui/page/Note.tsx'

type Approval = NonNullable<OrderDetail['approval']>

const approverOf = ({ by }: Approval): string => by?.name ?? texts.anyone

const strongOf = (approval: Approval): string => {
  if (approval.mine) return texts.yours
  return (approval.needed ? texts.needed : texts.waiting)(approverOf(approval))
}

const restOf = ({ problem, requestedBy, since, passesOnAt, deputy, needed }: Approval): readonly (string | false)[] => {
  const next = deputy?.name ?? texts.anyone
  return [
    problem ?? false,
    requestedBy !== null && since !== null && texts.requested(requestedBy, dayTime(since)),
    passesOnAt !== null && texts.passesOn(next, dayTime(passesOnAt)),
    needed && deputy !== null && texts.passesOnFirst(next),
  ]
}

/** Who of the company has to approve the order before it is confirmed, or is about to be requested to. */
export const ApprovalNote = ({ approval }: { approval: OrderDetail['approval'] }) =>
  approval && (
    <Note
      tone={approval.mine || approval.needed ? 'you' : 'provider'}
      icon={<IconUserCheck size={18} stroke={1.8} aria-hidden />}
      strong={approval.problem === null && strongOf(approval)}
    >
      {restOf(approval).filter(Boolean).join(' ')}
    </Note>
  )
