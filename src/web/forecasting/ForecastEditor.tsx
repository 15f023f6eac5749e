import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Forecast, upsertForecast } from '#modules/forecasting/contract.ts'
import { paths } from '#paths'
import { forecastFormTexts as texts } from '#texts/forecasts.ts'
import { useCommandForm } from '#web/api/form.ts'
import { placed } from '#web/api/form-errors.ts'
import { Problem } from '#web/problem.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showProblem, showSuccess } from '#web/ui/dialogs/messages.ts'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MandatoryNote } from '#web/ui/fields/field-look.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { companyDay } from '#web/ui/figures/format.ts'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card, CardPart } from '#web/ui/page/Card.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { Destination } from './Destination.tsx'
import { emptyForm, type ForecastForm, formOf, readForm } from './forecast-form.ts'
import { MonthRows } from './MonthRows.tsx'

const places = { currentInventoryLevel: 'stock', stockTickingDate: 'stockDate', forecastMonths: 'months' } as const

const fieldsOf = ({ productId, countryId, ...extra }: ForecastForm) => ({
  defaults: { productId, countryId },
  extra,
})

/** Follows other people's filings until something is typed; then a newer version waits for a choice. */
const useForecastForm = (forecast: Forecast | null, onDone: () => void) => {
  const [version, setVersion] = useState(forecast?.version ?? 0)
  const form = useCommandForm(upsertForecast, {
    ...fieldsOf(forecast ? formOf(forecast) : emptyForm(new Date())),
    places,
    rules: (typed: ForecastForm) => placed(readForm(typed).errors, places),
    input: (typed) => {
      const { stock, stockDate, months } = readForm(typed)
      return {
        productId: typed.productId ?? '',
        countryId: typed.countryId ?? '',
        currentInventoryLevel: stock,
        stockTickingDate: stockDate,
        forecastMonths: months,
        expectedVersion: version,
      }
    },
    onDone,
    onProblem: ({ status, message, reference, hasFields }) => {
      if (hasFields) return undefined
      showProblem(new Problem(status, texts.failed(message), {}, reference))
      return true
    },
  })
  const isOutdated = forecast !== null && forecast.version > version
  const keepMine = () => setVersion(forecast?.version ?? 0)
  const takeTheirs = () => {
    if (!forecast) return
    form.reset(formOf(forecast))
    setVersion(forecast.version)
  }
  useEffect(() => {
    if (isOutdated && !form.isDirty) takeTheirs()
  })
  /** Null: no one else has filed it since. */
  return { form, newer: isOutdated && form.isDirty ? { takeTheirs, keepMine } : null }
}

/** Files a forecast, the first one of its product and country or a new version. */
export const ForecastEditor = ({ forecast }: { forecast: Forecast | null }) => {
  const navigate = useNavigate()
  const { form, newer } = useForecastForm(forecast, () => {
    showSuccess(texts.saved)
    void navigate(paths.forecasts())
  })
  const { error: monthsError } = form.part('months')
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack>
        <UnsavedGuard unsaved={form.unsaved} />
        <div role="status">{newer && !form.busy && <Newer {...newer} />}</div>
        <Card title={texts.about}>
          <FieldGrid>
            <Destination
              form={form}
              forecast={forecast}
              onExisting={(id) => {
                form.reset()
                void navigate(paths.forecast({ id }), { replace: true })
              }}
            />
            <TextField
              label={texts.stock}
              required
              inputMode="numeric"
              autoComplete="off"
              maxLength={14}
              {...form.field('stock')}
            />
            <DayField
              label={texts.stockDate}
              help={texts.stockDateHelp}
              required
              max={companyDay(new Date())}
              {...form.field('stockDate')}
            />
          </FieldGrid>
          <MandatoryNote />
        </Card>
        <Card title={texts.months} flush>
          {monthsError && (
            <CardPart>
              <Text tone="error">{monthsError}</Text>
            </CardPart>
          )}
          <MonthRows
            months={form.typed.months}
            part={form.part}
            rules={forecast?.rules ?? []}
            onChange={(months) => form.set('months', months)}
          />
        </Card>
        <FormEnd error={form.refusals.length > 0 ? texts.failed(form.refusals.join('. ')) : null}>
          <ButtonLink to={paths.forecasts()}>{texts.cancel}</ButtonLink>
          <Button type="submit" look="filled" busy={form.busy}>
            {texts.save}
          </Button>
        </FormEnd>
      </Stack>
    </form>
  )
}

/** Another user filed this forecast while something was typed here: whose figures are to be in the form? */
const Newer = ({ takeTheirs, keepMine }: { takeTheirs: () => void; keepMine: () => void }) => (
  <Note tone="you" icon={<IconAlertTriangle size={20} stroke={1.8} aria-hidden />} strong={texts.newer}>
    {texts.newerHelp}{' '}
    <Button look="text" onClick={takeTheirs}>
      {texts.takeTheirs}
    </Button>
    <Button look="text" onClick={keepMine}>
      {texts.keepMine}
    </Button>
  </Note>
)
