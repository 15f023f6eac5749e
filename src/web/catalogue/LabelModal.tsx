import { IconFileTypePdf, IconTag } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { downloadLabel, type Product, requestLabel } from '#modules/catalogue/contract.ts'
import type { Registration } from '#modules/catalogue/products/product-contract.ts'
import { orderable } from '#modules/catalogue/registrations/availability.ts'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { sentences } from '#modules/ordering/terms/order-terms.ts'
import { labelTexts as texts } from '#texts/catalogue.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { download } from '#web/api/files/download.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Box } from '#web/ui/layout/Box.tsx'
import { Media } from '#web/ui/layout/Media.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { useAdding } from './adding.ts'
import { RequestAnswer } from './RequestAnswer.tsx'

const useLabelFile = ({ id }: Registration) => {
  const [busy, setBusy] = useState(false)
  const open = async (code: string) => {
    setBusy(true)
    await download(downloadLabel, { id }, `${code}.pdf`)
    setBusy(false)
  }
  return { busy, open }
}

/** The code of the label in a country, which opens its PDF; or 'No label available'. */
export const LabelLink = ({ registration }: { registration: Registration }) => {
  const { label, country } = registration
  const { busy, open } = useLabelFile(registration)
  if (!label) return <>{texts.none}</>
  return (
    <Button look="soft" size="small" busy={busy} onClick={() => void open(label.code)}>
      <bdi>{label.code}</bdi>
      <span className="visually-hidden"> {texts.labelOf(country.name)}</span>
    </Button>
  )
}

/** The label that a product carries in a country, with its PDF; or 'No label available'. */
const CurrentLabel = ({ registration }: { registration: Registration }) => {
  const { country, label } = registration
  const { busy, open } = useLabelFile(registration)
  return (
    <Box>
      <Row justify="between">
        <Media picture={<IconTag size={26} stroke={1.6} aria-hidden />}>
          <Text size="small">
            {texts.current} · {country.name}
          </Text>
          <Text tone="plain" size="total">
            {label ? <bdi>{label.code}</bdi> : texts.none}
          </Text>
          {label && <Text size="small">{label.name}</Text>}
        </Media>
        {label && (
          <Button
            size="small"
            busy={busy}
            icon={<IconFileTypePdf size={16} stroke={1.8} aria-hidden />}
            onClick={() => void open(label.code)}
          >
            {texts.open}
          </Button>
        )}
      </Row>
    </Box>
  )
}

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly product: Product
  readonly quantity: number
  readonly packagingId: string | null
  /** The order that is being changed; null: it goes into the cart. */
  readonly order: OrderDetail | null
  /** What the page was opened for; null: the person chooses here. */
  readonly countryId: string | null
  readonly onCountry: (countryId: string) => void
}

/** Before a product is ordered: its destination, and whether the label there is the right one. An order has its own destination. */
export const LabelModal = ({ opened, onClose, product, quantity, packagingId, order, countryId, onCountry }: Props) => {
  const registrations = orderable(product).filter(({ country }) => !order || country.id === order.country.id)
  const only = registrations.length === 1 ? (registrations[0] ?? null) : null
  const [error, setError] = useState<string | null>(null)
  const [done, setDone] = useState<{ title: string; labelAsked: boolean } | null>(null)
  const countryField = useRef<HTMLInputElement>(null)
  const ask = useCommand(requestLabel, {
    onProblem: ({ hasFields, errors, message }) => {
      if (hasFields) setError(Object.values(errors)[0] ?? message)
      return hasFields
    },
  })
  const add = useAdding(product, order, { watching: opened, onRefused: setError })
  useEffect(() => {
    if (!opened) return
    setError(null)
    setDone(null)
  }, [opened])

  const chosen = only ?? registrations.find(({ country }) => country.id === countryId) ?? null
  const already = chosen && add.already(chosen.country)

  const confirm = async (withNewLabel: boolean) => {
    if (!chosen) {
      setError(sentences.country)
      return countryField.current?.focus()
    }
    setError(null)
    const place = { countryId: chosen.country.id }
    if (withNewLabel && !(await ask.send({ id: product.id, ...place }))) return
    const title = already ? add.texts.there : add.texts.added
    if (await add.send({ quantity, packagingId, ...place })) setDone({ title, labelAsked: withNewLabel })
  }

  if (done)
    return (
      <Modal
        key="done"
        opened={opened}
        onClose={onClose}
        title={done.title}
        actions={
          <>
            <Button data-autofocus onClick={onClose}>
              {texts.continue}
            </Button>
            <ButtonLink look="filled" to={add.to}>
              {add.texts.see}
            </ButtonLink>
          </>
        }
      >
        <div role="status">
          <Text>
            <bdi>{product.name}</bdi> · {chosen?.country.name}
          </Text>
          {done.labelAsked && <Text>{texts.newLabelAsked}</Text>}
        </div>
      </Modal>
    )

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button busy={ask.busy} disabled={add.busy} onClick={() => void confirm(true)}>
            {texts.requestNew}
          </Button>
          <Button look="filled" busy={add.busy} disabled={ask.busy} onClick={() => void confirm(false)}>
            {add.texts.yes}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {!only && (
          <SelectField
            ref={countryField}
            label={texts.country}
            placeholder={texts.chooseCountry}
            choices={registrations.map(({ country }) => ({ value: country.id, label: country.name }))}
            value={countryId}
            onChange={(country) => {
              if (country !== null) onCountry(country)
              setError(null)
            }}
            error={error}
            required
          />
        )}
        {chosen && <CurrentLabel registration={chosen} />}
        {chosen && <RequestAnswer productId={product.id} countryId={chosen.country.id} />}
        {already && <Note tone="moving">{already}</Note>}
        {add.warning && <Note tone="moving">{add.warning}</Note>}
        {only && error && (
          <Text role="alert" tone="error" size="small">
            {error}
          </Text>
        )}
        {chosen && (
          <Text tone="plain" size="total">
            {texts.correct}
          </Text>
        )}
      </Stack>
    </Modal>
  )
}
