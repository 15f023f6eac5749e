import { useState } from 'react'
import { isActive } from '#modules/identity/account-states.ts'
import { deactivateUser } from '#modules/identity/contract.ts'
import { handWorkOver, openWork } from '#modules/identity/people/hand-over-contract.ts'
import type { Colleague } from '#modules/identity/people/team-contract.ts'
import { deactivateTexts as texts } from '#texts/profile.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

/** Says what the person leaves open, which a colleague can take over in the same breath. */
export const DeactivateModal = ({
  person: { id, fullName },
  team,
  onClose,
}: {
  person: Colleague
  team: readonly Colleague[]
  onClose: () => void
}) => {
  const work = useRead(openWork, { id })
  const [to, setTo] = useState<string | null>(null)
  const command = useModalCommand(deactivateUser, { onClose, says: () => texts.done(fullName) })
  const handOver = useCommand(handWorkOver)
  const confirm = async () => {
    if (to !== null && (await handOver.send({ id, to })) === null) return
    await command.send({ id })
  }
  return (
    <ConfirmModal
      title={texts.title(fullName)}
      keep={texts.keep}
      confirm={to === null ? texts.confirm : texts.confirmBoth}
      busy={command.busy || handOver.busy}
      onKeep={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{texts.lead}</p>
      <p>{texts.stays}</p>
      <section aria-label={texts.work}>
        <Loading read={work} skeleton={<Skeleton lines={2} height={20} />}>
          {({ cart, hasDraft, tickets, shared, roles }) => {
            const isOpen = cart > 0 || hasDraft || tickets.length > 0
            const colleagues = team.filter((it) => it.id !== id && isActive(it.state) && roles.includes(it.role))
            return (
              <>
                {isOpen ? (
                  <>
                    <p>
                      <strong>{texts.work}</strong>
                    </p>
                    <ul>
                      {cart > 0 && <li>{texts.cart(cart)}</li>}
                      {hasDraft && <li>{texts.draft}</li>}
                      {tickets.length > 0 && <li>{texts.tickets(tickets.map(({ reference }) => reference))}</li>}
                    </ul>
                    <SelectField
                      label={texts.successor}
                      help={texts.waits}
                      clearable
                      placeholder={texts.noOne}
                      choices={colleagues.map((it) => ({ value: it.id, label: it.fullName }))}
                      value={to}
                      onChange={setTo}
                    />
                  </>
                ) : (
                  <p>{texts.nothing}</p>
                )}
                {shared > 0 && <p>{texts.shared(shared)}</p>}
              </>
            )
          }}
        </Loading>
      </section>
    </ConfirmModal>
  )
}
