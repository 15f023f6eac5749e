import { useState } from 'react'
import { deactivateUser } from '#modules/identity/contract.ts'
import { type Colleague, openWork } from '#modules/identity/team-contract.ts'
import { addCartLine } from '#modules/ordering/contract.ts'
import { deactivateTexts as texts } from '#texts/profile.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

/** Says what the person leaves open, which whoever deactivates them can take over. */
export const DeactivateModal = ({ person: { id, fullName }, onClose }: { person: Colleague; onClose: () => void }) => {
  const work = useRead(openWork, { id })
  const [takesOver, setTakesOver] = useState(false)
  const command = useModalCommand(deactivateUser, { onClose, says: () => texts.done(fullName) })
  const add = useCommand(addCartLine)
  const confirm = async () => {
    for (const line of takesOver ? (work.data?.cart ?? []) : []) if ((await add.send(line)) === null) return
    await command.send({ id })
  }
  return (
    <ConfirmModal
      title={texts.title(fullName)}
      keep={texts.keep}
      confirm={texts.confirm}
      busy={command.busy || add.busy}
      onKeep={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{texts.lead}</p>
      <p>{texts.stays}</p>
      <section aria-label={texts.work}>
        <Loading read={work} skeleton={<Skeleton lines={2} height={20} />}>
          {({ cart, hasDraft }) =>
            cart.length === 0 && !hasDraft ? (
              <p>{texts.nothing}</p>
            ) : (
              <>
                <p>
                  <strong>{texts.work}</strong>
                </p>
                <ul>
                  {cart.length > 0 && <li>{texts.cart(cart.length)}</li>}
                  {hasDraft && <li>{texts.draft}</li>}
                </ul>
                {cart.length > 0 && (
                  <>
                    <CheckField label={texts.takesOver} checked={takesOver} onChange={setTakesOver} />
                    <p>{texts.waits}</p>
                  </>
                )}
              </>
            )
          }
        </Loading>
      </section>
    </ConfirmModal>
  )
}
