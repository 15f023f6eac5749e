import { deactivateUser } from '#modules/identity/contract.ts'
import { type Colleague, openWork } from '#modules/identity/team-contract.ts'
import { deactivateTexts as texts } from '#texts/profile.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

/** Says what the person leaves open, and who can go on with it. `others`: those who could order, by name. */
export const DeactivateModal = ({
  person: { id, fullName },
  others,
  onClose,
}: {
  person: Colleague
  others: readonly string[]
  onClose: () => void
}) => {
  const work = useRead(openWork, { id })
  const command = useModalCommand(deactivateUser, { onClose, says: () => texts.done(fullName) })
  return (
    <ConfirmModal
      title={texts.title(fullName)}
      keep={texts.keep}
      confirm={texts.confirm}
      busy={command.busy}
      onKeep={onClose}
      onConfirm={() => void command.send({ id })}
    >
      <p>{texts.lead}</p>
      <p>{texts.stays}</p>
      <section aria-label={texts.work}>
        <Loading read={work} skeleton={<Skeleton lines={2} height={20} />}>
          {({ cartLines, hasDraft }) =>
            cartLines === 0 && !hasDraft ? (
              <p>{texts.nothing}</p>
            ) : (
              <>
                <p>
                  <strong>{texts.work}</strong>
                </p>
                <ul>
                  {cartLines > 0 && <li>{texts.cart(cartLines)}</li>}
                  {hasDraft && <li>{texts.draft}</li>}
                </ul>
                <p>{texts.takesOver(others.join(', '))}</p>
              </>
            )
          }
        </Loading>
      </section>
    </ConfirmModal>
  )
}
