import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Forecast, upsertForecast } from '#modules/forecasting/contract.ts'
import { paths } from '#paths'
import { forecastFormTexts as texts } from '#texts/forecasts.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { Problem } from '#web/problem.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showProblem, showSuccess } from '#web/ui/dialogs/messages.ts'
import { DayField } from '#web/ui/fields/DayField.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MandatoryNote } from '#web/ui/fields/field-look.tsx'
import { focusFirstWrong, useFirstWrong } from '#web/ui/fields/first-wrong.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { sentDay } from '#web/ui/figures/format.ts'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { Destination } from './Destination.tsx'
import classes from './Forecasts.module.css'
import { type ForecastForm, readForm } from './forecast-form.ts'
import { MonthRows } from './MonthRows.tsx'
import { useForecastForm } from './use-forecast-form.ts'

/** Files a forecast, the first one of its product and country or a new version. */
export const ForecastEditor = ({ forecast }: { forecast: Forecast | null }) => {
  const navigate = useNavigate()
  const { form, version, typing, newer, saved, ...typed } = useForecastForm(forecast)
  const [submitted, setSubmitted] = useState(false)
  const command = useCommand(upsertForecast, {
    onDone: () => {
      saved()
      showSuccess(texts.saved)
      void navigate(paths.forecasts())
    },
    onProblem: ({ status, message, reference, hasFields }) => {
      if (hasFields) return undefined
      showProblem(new Problem(status, texts.failed(message), {}, reference))
      return true
    },
  })
  const element = useFirstWrong(command.busy)
  const read = readForm(form)
  const errors: Readonly<Record<string, string>> = { ...command.errors, ...(submitted && read.errors) }
  const change = (next: Partial<ForecastForm>) => {
    typed.change(next)
    command.clear()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    const { productId, countryId } = form
    if (Object.keys(read.errors).length > 0 || !productId || !countryId) return focusFirstWrong(event.currentTarget)
    void command.send({
      productId,
      countryId,
      currentInventoryLevel: read.stock,
      stockTickingDate: read.stockDate as never,
      forecastMonths: read.months,
      expectedVersion: version,
    })
  }
  return (
    <form ref={element} noValidate onSubmit={submit}>
      <Stack>
        <UnsavedGuard unsaved={typing.goesOn} />
        <div role="status">{newer && !command.busy && <Newer {...newer} />}</div>
        <Card title={texts.about}>
          <FieldGrid>
            <Destination
              {...{ form, forecast, errors }}
              onChange={change}
              onExisting={(id) => {
                typing.end()
                void navigate(paths.forecast({ id }), { replace: true })
              }}
            />
            <TextField
              label={texts.stock}
              required
              inputMode="numeric"
              autoComplete="off"
              maxLength={14}
              value={form.stock}
              onChange={(stock) => change({ stock })}
              error={errors['currentInventoryLevel'] ?? null}
            />
            <DayField
              label={texts.stockDate}
              help={texts.stockDateHelp}
              required
              max={sentDay(new Date())}
              value={form.stockDate}
              onChange={(stockDate) => change({ stockDate })}
              error={errors['stockTickingDate'] ?? null}
            />
          </FieldGrid>
          <MandatoryNote />
        </Card>
        <Card title={texts.months}>
          {errors['forecastMonths'] && <p className={classes['error']}>{errors['forecastMonths']}</p>}
          <MonthRows
            months={form.months}
            errors={errors}
            rules={forecast?.rules ?? []}
            onChange={(months) => change({ months })}
          />
        </Card>
        <FormEnd error={command.problem?.hasFields ? texts.failed(Object.values(command.errors).join('. ')) : null}>
          <ButtonLink to={paths.forecasts()}>{texts.cancel}</ButtonLink>
          <Button type="submit" look="filled" busy={command.busy}>
            {texts.save}
          </Button>
        </FormEnd>
      </Stack>
    </form>
  )
}

/** Somebody else filed this forecast while something was typed here: whose figures are to be in the form? */
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
