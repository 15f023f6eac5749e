import { IconAlertCircle, IconPlus } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import type { Address } from '#modules/distributors/contract.ts'
import { paths } from '#paths'
import { addressTexts as texts } from '#texts/order-flow.ts'
import { AddressLines, type Place } from '#web/distributors/AddressLines.tsx'
import { useMay } from '#web/identity/may.ts'
import { OtherCountry } from '#web/ordering/OtherCountry.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { Text } from '#web/ui/page/Text.tsx'

const bookOf = { SHIPPING: paths.shippingAddresses(), BILLING: paths.billingAddresses() }

/** The saved addresses of one kind, to choose from. A new one is added in the address book, which leads back here. */
const AddressChooser = ({
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
      <Stack>
        {addresses.length === 0 && <p>{texts.noneSaved}</p>}
        <Grid as="ul" least={300} gap={4}>
          {addresses.map((address) => (
            <li key={address.id}>
              <Card>
                <Stack gap={4}>
                  <AddressLines place={address} reach={false} />
                  <Row>
                    <Button
                      size="small"
                      look={address.id === chosenId ? 'soft' : 'outlined'}
                      aria-label={`${texts.chooseThis}: ${address.name}`}
                      aria-pressed={address.id === chosenId}
                      onClick={() => onChoose(address.id)}
                    >
                      {texts.chooseThis}
                    </Button>
                  </Row>
                </Stack>
              </Card>
            </li>
          ))}
        </Grid>
        {!may('company.change') && <Text>{texts.onlyProcurement}</Text>}
      </Stack>
    </Modal>
  )
}

type Country = { readonly id: string; readonly name: string }

/** The address that was chosen, and the way to choose another. `ref`: around its button, for the focus of an error. */
export const AddressPick = ({
  ref,
  type,
  chosen,
  gone = null,
  before = null,
  addresses,
  country,
  error = null,
  comingBack,
  onChoose,
}: {
  ref?: Ref<HTMLDivElement>
  type: 'SHIPPING' | 'BILLING'
  chosen: (Place & { readonly id: string; readonly country: Country }) | null
  /** What the chosen one was called, which has been deleted since. */
  gone?: string | null
  /** One that was chosen for another country, and can be had again. */
  before?: Address | null
  addresses: readonly Address[]
  /** What the order is for: goods that go elsewhere are said so. */
  country?: Country
  error?: string | null
  comingBack: string
  /** `close` is called once it is chosen. */
  onChoose: (id: string, close: () => void) => void
}) => {
  const [choosing, setChoosing] = useState(false)
  const close = () => setChoosing(false)
  return (
    <Card
      title={type === 'SHIPPING' ? texts.shipping : texts.billing}
      aside={
        <div {...(ref && { ref })}>
          <Button
            look={chosen ? 'outlined' : 'soft'}
            aria-describedby={error ? type : undefined}
            onClick={() => setChoosing(true)}
          >
            {chosen ? texts.change[type] : texts.choose[type]}
          </Button>
        </div>
      }
    >
      <Stack gap={4}>
        <Text>{type === 'SHIPPING' ? texts.shippingHelp : texts.billingHelp}</Text>
        {gone !== null && (
          <Note tone="error" icon={<IconAlertCircle size={18} stroke={1.8} aria-hidden />} strong={texts.gone(gone)}>
            {texts.goneNext}
          </Note>
        )}
        {chosen ? <AddressLines place={chosen} /> : gone === null && <Text>{texts.none[type]}</Text>}
        {before && (
          <Note
            tone="closed"
            action={
              <Button
                size="small"
                aria-label={`${texts.chooseThis}: ${before.name}`}
                onClick={() => onChoose(before.id, close)}
              >
                {texts.chooseThis}
              </Button>
            }
          >
            {texts.before(before.name, before.country.name)}
          </Note>
        )}
        {chosen && country && <OtherCountry address={chosen.country} order={country} say={texts.otherCountry} />}
        {type === 'SHIPPING' && <Text size="small">{texts.oneOrder}</Text>}
        {error && (
          <Text
            id={type}
            role="alert"
            tone="error"
            size="small"
            icon={<IconAlertCircle size={16} stroke={1.8} aria-hidden />}
          >
            {error}
          </Text>
        )}
      </Stack>
      <AddressChooser
        opened={choosing}
        type={type}
        chosenId={chosen?.id ?? null}
        addresses={addresses}
        comingBack={comingBack}
        onChoose={(id) => onChoose(id, close)}
        onClose={close}
      />
    </Card>
  )
}
