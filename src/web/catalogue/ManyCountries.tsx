import { useRef, useState } from 'react'
import type { Product, Registration } from '#modules/catalogue/contract.ts'
import { orderable } from '#modules/catalogue/registrations/availability.ts'
import { quickAdd } from '#modules/ordering/cart/quick-add-contract.ts'
import { showCart } from '#modules/ordering/contract.ts'
import { paths } from '#paths'
import { labelTexts, productPageTexts } from '#texts/catalogue.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { useOrderToEdit } from '#web/ordering/edit/order-to-edit.ts'
import { PackagingField, ProductAmount } from '#web/ordering/ProductAmount.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { Price } from '#web/ui/figures/Figures.tsx'
import { count } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { lineIn } from './adding.ts'
import { LabelLink } from './LabelModal.tsx'

const texts = productPageTexts.several

type Choice = { readonly chosen: boolean; readonly quantity: number; readonly packagingId: string | null }

/** A product for several countries in one command: each with its price, label, packaging and quantity. */
export const ManyCountries = ({ product, countryId }: { product: Product; countryId: string | null }) => {
  const may = useMay()
  const { id: orderToEdit } = useOrderToEdit()
  const registrations = orderable(product)
  if (registrations.length < 2 || orderToEdit !== null || !may('cart.fill')) return null
  return (
    <Section title={texts.title} lead={texts.lead}>
      <CountryLines product={product} registrations={registrations} countryId={countryId} />
    </Section>
  )
}

const CountryLines = ({
  product,
  registrations,
  countryId,
}: {
  product: Product
  registrations: readonly Registration[]
  countryId: string | null
}) => {
  const { packagings, minimumOrderQuantity } = product
  const only = packagings.length === 1 ? (packagings[0]?.id ?? null) : null
  const [choices, setChoices] = useState<Readonly<Record<string, Partial<Choice>>>>({})
  const [tried, setTried] = useState(false)
  const lines = useRef<HTMLDivElement>(null)
  const cart = useRead(showCart, {}, { staleTime: 30_000 })
  const add = useCommand(quickAdd, {
    onDone: (_, { lines }) => {
      setChoices({})
      setTried(false)
      showSuccess(texts.added(lines.length))
    },
  })
  const inCart = (country: string) => lineIn(cart.data, product.id, country)
  // The packaging that was chosen first serves the others until they have their own.
  const usual = Object.values(choices).find(({ packagingId }) => packagingId)?.packagingId ?? only
  const choiceOf = (country: string): Choice => ({
    chosen: country === countryId,
    quantity: minimumOrderQuantity,
    packagingId: usual,
    ...choices[country],
  })
  const change = (country: string, next: Partial<Choice>) =>
    setChoices((before) => ({ ...before, [country]: { ...before[country], ...next } }))
  const isChosen = (country: string) => !inCart(country) && choiceOf(country).chosen
  const chosen = registrations.filter(({ country }) => isChosen(country.id))
  const packagingName = (id: string | null) => packagings.find((it) => it.id === id)?.name ?? ''
  const send = () => {
    setTried(true)
    // What was typed may be no number, or one of two: the field says so.
    const unclear = lines.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')
    if (unclear) return unclear.focus()
    if (chosen.length === 0) return
    void add.send({
      lines: chosen.map(({ country }) => {
        const { quantity, packagingId } = choiceOf(country.id)
        return {
          reference: product.reference,
          quantity: String(quantity),
          country: country.id,
          packaging: packagingName(packagingId),
        }
      }),
    })
  }
  const errorOf = (country: string, field: 'quantity' | 'packaging' | 'country' | 'reference') => {
    const at = chosen.findIndex((it) => it.country.id === country)
    return at === -1 ? null : (add.errors[`lines.${at}.${field}`] ?? null)
  }
  const columns: readonly Column<Registration>[] = [
    {
      id: 'country',
      header: productPageTexts.country,
      card: 'title',
      cell: ({ country }) => {
        const line = inCart(country.id)
        if (line)
          return (
            <>
              {country.name} <Text size="small">{texts.inCart(count(line.quantity))}</Text>
            </>
          )
        return (
          <CheckField
            label={
              <>
                <span className="visually-hidden">{texts.include(country.name)}</span>
                <span aria-hidden="true">{country.name}</span>
              </>
            }
            checked={choiceOf(country.id).chosen}
            onChange={(checked) => change(country.id, { chosen: checked })}
          />
        )
      },
    },
    {
      id: 'price',
      header: productPageTexts.price,
      align: 'end',
      card: 'aside',
      cell: ({ effectivePrice, discount, price }) => (
        <Price cents={effectivePrice ?? Number.NaN} before={discount > 0 ? price : null} />
      ),
    },
    { id: 'label', header: productPageTexts.label, cell: (it) => <LabelLink registration={it} /> },
    ...(packagings.length > 0
      ? [
          {
            id: 'packaging',
            header: productPageTexts.packaging,
            cell: ({ country }: Registration) =>
              isChosen(country.id) ? (
                <PackagingField
                  name={country.name}
                  packagings={packagings}
                  value={choiceOf(country.id).packagingId}
                  onChange={(packagingId) => change(country.id, { packagingId })}
                  error={errorOf(country.id, 'packaging')}
                />
              ) : (
                '—'
              ),
          },
        ]
      : []),
    {
      id: 'quantity',
      header: texts.quantity,
      cell: ({ country }) => {
        if (!isChosen(country.id)) return '—'
        return (
          <ProductAmount
            name={country.name}
            rule={product}
            choice={choiceOf(country.id)}
            onQuantity={(quantity) => change(country.id, { quantity })}
            error={
              errorOf(country.id, 'quantity') ?? errorOf(country.id, 'country') ?? errorOf(country.id, 'reference')
            }
          />
        )
      },
    },
  ]
  return (
    <Stack gap={4}>
      <div ref={lines}>
        <DataTable caption={texts.caption} columns={columns} rows={registrations} rowKey={({ id }) => id} />
      </div>
      {tried && chosen.length === 0 && (
        <Text role="alert" tone="error" size="small">
          {texts.none}
        </Text>
      )}
      <Row justify="end" wide>
        {registrations.some(({ country }) => inCart(country.id)) && (
          <ButtonLink to={paths.cart()}>{labelTexts.seeCart}</ButtonLink>
        )}
        <Button look="filled" busy={add.busy} onClick={send}>
          {texts.add(chosen.length)}
        </Button>
      </Row>
    </Stack>
  )
}
