import { useState } from 'react'
import { listRegistrations } from '#modules/catalogue/contract.ts'
import type { CountryId } from '#modules/catalogue/events.ts'
import { isSellable } from '#modules/catalogue/registrations/registration-status.ts'
import {
  changeStandingOrder,
  createStandingOrder,
  type StandingOrder,
} from '#modules/ordering/standing-orders/standing-order-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { forecastTexts } from '#texts/forecasts.ts'
import { standingFormTexts as texts } from '#texts/standing-orders.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { LineProblem, PackagingField, ProductAmount } from '#web/ordering/ProductAmount.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Box } from '#web/ui/layout/Box.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Text } from '#web/ui/page/Text.tsx'

type Product = Answer<typeof listRegistrations>[number]['product']
type Line = { readonly productId: string; readonly packagingId: string | null; readonly quantity: number }
type Rhythm = Pick<StandingOrder, 'everyMonths' | 'day' | 'until'>

const rhythms = [1, 2, 3] as const
const days = Array.from({ length: 28 }, (_, index) => String(index + 1))
/** Months that can be the last one: of three years. */
const LAST_MONTHS = 36

const monthKeys = (now: Date): string[] =>
  Array.from({ length: LAST_MONTHS }, (_, ahead) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead)).toISOString().slice(0, 7).replace('-', ''),
  )

/** 'March 2027' of '202703' */
export const monthOfKey = (key: string): string =>
  forecastTexts.month({ year: Number(key.slice(0, 4)), month: Number(key.slice(4)) })

const lineOf = ({ id, minimumOrderQuantity, packagings }: Product): Line => ({
  productId: id,
  packagingId: packagings.length === 1 ? (packagings[0]?.id ?? null) : null,
  quantity: minimumOrderQuantity,
})

/** Products, quantities and days of a standing order; `standing` null: a new one. */
export const StandingOrderModal = ({ standing, onClose }: { standing: StandingOrder | null; onClose: () => void }) => {
  const { data: registrations = [] } = useRead(listRegistrations, {})
  const [countryId, setCountry] = useState<string | null>(standing?.country.id ?? null)
  const [lines, setLines] = useState<readonly Line[]>(
    standing?.lines.map(({ product, packaging, quantity }) => ({
      ...{ productId: product.id, packagingId: packaging?.id ?? null, quantity },
    })) ?? [],
  )
  const [rhythm, setRhythm] = useState<Rhythm>({
    everyMonths: standing?.everyMonths ?? 1,
    day: standing?.day ?? 1,
    until: standing?.until ?? null,
  })
  const [isTried, setTried] = useState(false)
  const done = { says: () => texts.saved, onClose }
  const create = useModalCommand(createStandingOrder, done)
  const change = useModalCommand(changeStandingOrder, done)
  const { busy, errors } = standing ? change : create

  const sellable = registrations.filter(({ status, price }) => isSellable(status) && price !== null)
  const countries = [...new Map(sellable.map(({ country }) => [country.id, country])).values()]
  const products = sellable.filter(({ country }) => country.id === countryId).map(({ product }) => product)
  const country = countries.find(({ id }) => id === countryId)
  const submit = () => {
    setTried(true)
    if (lines.length === 0) return
    if (standing) void change.send({ id: standing.id, version: standing.version, lines, ...rhythm })
    else if (country) void create.send({ countryId: country.id, lines, ...rhythm })
  }
  const changeLine = (index: number, changes: Partial<Line>) =>
    setLines(lines.map((line, at) => (at === index ? { ...line, ...changes } : line)))
  return (
    <FormModal
      title={standing ? texts.editTitle(standing.country.name) : texts.newTitle}
      width="chooser"
      labels={texts}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      {!standing && (
        <SelectField<CountryId>
          label={texts.country}
          required
          placeholder={texts.chooseCountry}
          choices={countries.map(({ id, name }) => ({ value: id, label: name }))}
          value={country?.id ?? null}
          onChange={(chosen) => {
            setCountry(chosen)
            setLines([])
          }}
          error={isTried && !country ? texts.chooseCountry : (errors['countryId'] ?? null)}
        />
      )}
      {lines.map((line, index) => (
        <StandingLine
          key={line.productId}
          line={line}
          name={
            products.find(({ id }) => id === line.productId)?.name ??
            standing?.lines.find(({ product }) => product.id === line.productId)?.product.name ??
            ''
          }
          product={products.find(({ id }) => id === line.productId)}
          errors={{
            product: errors[`lines.${index}.productId`] ?? null,
            packaging: errors[`lines.${index}.packagingId`] ?? null,
            quantity: errors[`lines.${index}.quantity`] ?? null,
          }}
          onChange={(changes) => changeLine(index, changes)}
          onRemove={() => setLines(lines.toSpliced(index, 1))}
        />
      ))}
      {country && (
        <SelectField
          // A field of its own for each: what was chosen last is a line now.
          key={lines.length}
          label={texts.product}
          placeholder={texts.chooseProduct}
          choices={products
            .filter(({ id }) => !lines.some(({ productId }) => productId === id))
            .map(({ id, name, reference }) => ({ value: id, label: `${name} (${reference})` }))
            .sort((a, b) => compareTexts(a.label, b.label))}
          value={null}
          onChange={(chosen) => {
            const product = products.find(({ id }) => id === chosen)
            if (product) setLines([...lines, lineOf(product)])
          }}
          error={isTried && lines.length === 0 ? texts.noProducts : null}
        />
      )}
      <FieldGrid>
        <SelectField
          label={texts.rhythm}
          choices={rhythms.map((many) => ({ value: String(many), label: texts.months(many) }))}
          value={String(rhythm.everyMonths)}
          onChange={(chosen) =>
            setRhythm({ ...rhythm, everyMonths: rhythms.find((many) => String(many) === chosen) ?? 1 })
          }
        />
        <SelectField
          label={texts.day}
          help={texts.dayHelp}
          choices={days.map((day) => ({ value: day, label: day }))}
          value={String(rhythm.day)}
          onChange={(chosen) => setRhythm({ ...rhythm, day: Number(chosen) })}
        />
        <SelectField
          label={texts.until}
          clearable
          placeholder={texts.noEnd}
          choices={monthKeys(new Date()).map((key) => ({ value: key, label: monthOfKey(key) }))}
          value={rhythm.until}
          onChange={(until) => setRhythm({ ...rhythm, until })}
          error={errors['until'] ?? null}
        />
      </FieldGrid>
      <Text size="small">{texts.agreed}</Text>
    </FormModal>
  )
}

const StandingLine = ({
  line: { quantity, packagingId },
  name,
  product,
  errors,
  onChange,
  onRemove,
}: {
  line: Line
  name: string
  /** undefined: it cannot be ordered any more. */
  product: Product | undefined
  errors: { readonly product: string | null; readonly packaging: string | null; readonly quantity: string | null }
  onChange: (changes: Partial<Line>) => void
  onRemove: () => void
}) => (
  <Box aria-label={name}>
    <Stack gap={3}>
      <Row justify="between">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Button size="small" look="text" aria-label={texts.removeNamed(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </Row>
      {product && (
        <Grid least={240} gap={4}>
          <PackagingField
            name={name}
            packagings={product.packagings}
            value={packagingId}
            onChange={(chosen) => onChange({ packagingId: chosen })}
            error={errors.packaging}
          />
          <ProductAmount
            name={name}
            rule={product}
            choice={{ quantity, packagingId }}
            onQuantity={(chosen) => onChange({ quantity: chosen })}
            error={errors.quantity}
          />
        </Grid>
      )}
      <LineProblem problem={errors.product} quantity={quantity} rule={null} />
    </Stack>
  </Box>
)
