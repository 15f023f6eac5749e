import { listRegistrations } from '#modules/catalogue/contract.ts'
import { type Forecast, listForecasts } from '#modules/forecasting/contract.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { forecastFormTexts as texts } from '#texts/forecasts.ts'
import { useRead } from '#web/api/endpoint.ts'
import type { FormFields } from '#web/api/form-fields.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import type { ForecastForm } from './forecast-form.ts'

/** Which product for which country. Fixed once it is filed; the country is a field only where there are several. */
export const Destination = ({
  form,
  forecast,
  onExisting,
}: {
  form: FormFields<ForecastForm>
  forecast: Forecast | null
  /** There is a forecast of it already: that is the one to edit. */
  onExisting: (id: string) => void
}) => {
  const { data: registrations = [] } = useRead(listRegistrations, {}, { enabled: forecast === null })
  const { data: forecasts = [] } = useRead(listForecasts, {}, { enabled: forecast === null })
  if (forecast)
    return (
      <>
        <TextField label={texts.product} value={forecast.productName} onChange={() => {}} disabled />
        <TextField label={texts.country} value={forecast.country.name} onChange={() => {}} disabled />
      </>
    )

  const products = [...new Map(registrations.map(({ product }) => [product.id, product])).values()]
  const countriesOf = (product: string | null) => [
    ...new Map(
      registrations.filter((it) => it.product.id === product).map((it) => [it.country.id, it.country]),
    ).values(),
  ]
  const choose = (product: string | null, country: string | null) => {
    const there = forecasts.find((it) => it.productId === product && it.country.id === country)
    if (there) return onExisting(there.id)
    form.set('productId', product)
    form.set('countryId', country)
  }
  const { productId } = form.typed
  const countries = countriesOf(productId)
  return (
    <>
      <SelectField
        label={texts.product}
        required
        choices={products
          .map(({ id, name, reference }) => ({ value: id, label: `${name} (${reference})` }))
          .sort((a, b) => compareTexts(a.label, b.label))}
        {...form.field('productId')}
        onChange={(product) => {
          const [only, ...others] = countriesOf(product)
          choose(product, only && others.length === 0 ? only.id : null)
        }}
      />
      {countries.length > 1 && (
        <SelectField
          label={texts.country}
          required
          choices={countries.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('countryId')}
          onChange={(country) => choose(productId, country)}
        />
      )}
    </>
  )
}
