import { IconPlus } from '@tabler/icons-react'
import type { Address } from '#modules/distributors/contract.ts'
import { paths } from '#paths'
import { addressTexts as texts } from '#texts/order-flow.ts'
import { AddressLines } from '#web/distributors/AddressLines.tsx'
import { useMay } from '#web/identity/may.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import classes from './AddressChooser.module.css'

const bookOf = { SHIPPING: paths.shippingAddresses(), BILLING: paths.billingAddresses() }

/** The saved addresses of one kind, to choose from. A new one is added in the address book, which leads back here. */
export const AddressChooser = ({
  opened,
  type,
  chosenId,
  addresses,
  comingBack,
  onChoose,
  onClose,
}: {
  opened: boolean
  type: 'SHIPPING' | 'BILLING'
  chosenId: string | null
  addresses: readonly Address[]
  /** The parameter by which the address book returns a new address here: 'fromOrder=true'. */
  comingBack: string
  onChoose: (id: string) => void
  onClose: () => void
}) => {
  const may = useMay()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      width="chooser"
      title={texts.choose[type]}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {may('company.change') && (
            <ButtonLink to={`${bookOf[type]}?${comingBack}`} look="soft" icon={<IconPlus size={16} stroke={1.8} />}>
              {texts.add}
            </ButtonLink>
          )}
        </>
      }
    >
      {addresses.length === 0 && <p>{texts.noneSaved}</p>}
      <ul role="list" className={classes['list']}>
        {addresses.map((address) => (
          <li key={address.id} data-chosen={address.id === chosenId || undefined}>
            <AddressLines place={address} reach={false} />
            <Button
              size="small"
              look={address.id === chosenId ? 'soft' : 'outlined'}
              aria-label={`${texts.chooseThis}: ${address.name}`}
              aria-pressed={address.id === chosenId}
              onClick={() => onChoose(address.id)}
            >
              {texts.chooseThis}
            </Button>
          </li>
        ))}
      </ul>
      {!may('company.change') && <p className={classes['who']}>{texts.onlyProcurement}</p>}
    </Modal>
  )
}
