import { Link } from 'react-router-dom'
import type { Address } from '#modules/distributors/contract.ts'
import type { CartSection } from '#modules/ordering/contract.ts'
import { unitsPerPack } from '#modules/ordering/terms/in-packs.ts'
import { certificates, incoterms, needsDestination, transportModes } from '#modules/ordering/terms/order-terms.ts'
import { paths } from '#paths'
import { translated } from '#platform/text/say.ts'
import { cartTexts } from '#texts/cart.ts'
import { checkoutTexts as texts } from '#texts/checkout.ts'
import { addressTexts, certificateTexts, shippingTexts } from '#texts/order-flow.ts'
import { useMay } from '#web/identity/may.ts'
import { SummaryItem, SummaryList } from '#web/ordering/flow/SummaryItem.tsx'
import { IncotermFit } from '#web/ordering/IncotermFit.tsx'
import { OtherCountry } from '#web/ordering/OtherCountry.tsx'
import { NumberField, WishField } from '#web/ordering/references/ReferenceFields.tsx'
import type { TypedReferences } from '#web/ordering/references/references.ts'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Sum, Sums } from '#web/ui/layout/Sums.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { addressChoices, type SectionTerms } from './section-terms.ts'

const methods = incoterms.map((it) => ({ value: it, label: `${it} · ${shippingTexts.incoterms[it].name}` }))
const modes = transportModes.map((it) => ({ value: it, label: shippingTexts.modes[it] }))
const listed = certificates.map((it) => ({ value: it, label: translated(it) }))

export const sectionName = ({ country, subCategory }: CartSection): string =>
  cartTexts.section(country.name, subCategory.name, null)

/** One section: its goods, and everything that its order needs. */
export const SectionCard = ({
  section,
  terms,
  book,
  problems,
  onAddress,
  onChange,
}: {
  section: CartSection
  terms: SectionTerms
  book: readonly Address[]
  /** By field; those of the last attempt. */
  problems: Readonly<Record<string, string>>
  onAddress: (shippingAddressId: string) => void
  onChange: (change: Partial<SectionTerms>) => void
}) => {
  const { country, products, bonus, total } = section
  const field = (name: keyof TypedReferences) => ({
    name,
    value: terms[name],
    onChange: (typed: string) => onChange({ [name]: typed }),
    error: problems[name] ?? null,
  })
  const shipping = book.find(({ id }) => id === terms.shippingAddressId)
  return (
    <Card title={sectionName(section)}>
      <Stack gap={5}>
        <SummaryList>
          {products.map((line) => (
            <SummaryItem key={line.productId} {...line} perPack={unitsPerPack(line)} total={line.totalEffectivePrice} />
          ))}
          {bonus.map(({ productId, name, quantity, total: free }) => (
            <SummaryItem key={`free-${productId}`} free name={name} quantity={quantity} total={free} />
          ))}
        </SummaryList>
        <Sums>
          <Sum name={cartTexts.total} strong>
            <Money cents={total} exclVat />
          </Sum>
        </Sums>
        <SelectField
          label={addressTexts.shipping}
          placeholder={texts.chooseAddress}
          choices={addressChoices(book, 'SHIPPING', country.id)}
          value={terms.shippingAddressId}
          onChange={(id) => id !== null && onAddress(id)}
          error={problems['shippingAddressId'] ?? null}
          required
        />
        {shipping && <OtherCountry address={shipping.country} order={country} say={addressTexts.otherCountry} />}
        <SelectField
          label={addressTexts.billing}
          placeholder={texts.chooseAddress}
          choices={addressChoices(book, 'BILLING', country.id)}
          value={terms.billingAddressId}
          onChange={(billingAddressId) => onChange({ billingAddressId })}
          error={problems['billingAddressId'] ?? null}
          required
        />
        <AddAddress />
        <ShippingFields terms={terms} problems={problems} onChange={onChange} />
        <NumberField {...field('purchaseOrderNumber')} />
        <WishField {...field('wishedDelivery')} possibleFrom={section.possibleFrom} />
        <MultiSelectField
          label={certificateTexts.legend}
          placeholder={texts.noCertificates}
          choices={listed}
          value={listed.map(({ value }) => value).filter((name) => terms.certificates.includes(name))}
          onChange={(names) => onChange({ certificates: names })}
        />
        <TextField
          label={certificateTexts.other}
          maxLength={200}
          value={terms.otherCertificate}
          onChange={(otherCertificate) => onChange({ otherCertificate })}
        />
      </Stack>
    </Card>
  )
}

const AddAddress = () => {
  const may = useMay()
  if (!may('company.change')) return null
  return (
    <Text size="small">
      <Link to={paths.shippingAddresses({}, { fromOrder: 'checkout' })}>
        {addressTexts.add}: {addressTexts.shipping}
      </Link>
      {' · '}
      <Link to={paths.billingAddresses({}, { fromOrder: 'checkout' })}>
        {addressTexts.add}: {addressTexts.billing}
      </Link>
    </Text>
  )
}

const ShippingFields = ({
  terms,
  problems,
  onChange,
}: {
  terms: SectionTerms
  problems: Readonly<Record<string, string>>
  onChange: (change: Partial<SectionTerms>) => void
}) => {
  const { method, transportMode, destination, asIn } = terms
  return (
    <>
      {asIn !== null && <Text size="small">{texts.asIn(asIn)}</Text>}
      <SelectField
        label={shippingTexts.method}
        placeholder={texts.chooseMethod}
        choices={methods}
        value={method}
        onChange={(chosen) => onChange({ method: chosen })}
        error={problems['method'] ?? null}
        required
      />
      <SelectField
        label={shippingTexts.mode}
        placeholder={texts.chooseMode}
        choices={modes}
        value={transportMode}
        onChange={(chosen) => onChange({ transportMode: chosen })}
        error={problems['transportMode'] ?? null}
        required
      />
      <IncotermFit incoterm={method} mode={transportMode} />
      {method && needsDestination(method) && (
        <TextField
          label={shippingTexts.destination}
          help={shippingTexts.destinationHelp[method]}
          required
          maxLength={200}
          value={destination}
          onChange={(typed) => onChange({ destination: typed })}
          error={problems['destination'] ?? null}
        />
      )}
    </>
  )
}
