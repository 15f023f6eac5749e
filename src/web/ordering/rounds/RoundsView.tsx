import { IconArrowsExchange, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Round } from '#modules/ordering/quotes/quote-contract.ts'
import { translated } from '#platform/text/say.ts'
import { quoteCardTexts, roundTexts as texts } from '#texts/quotes.ts'
import { FilePreview } from '#web/api/files/FilePreview.tsx'
import type { FileCall } from '#web/api/http.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { DateText, Money } from '#web/ui/figures/Figures.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { RoundDifferences } from './RoundDifferences.tsx'
import classes from './RoundsView.module.css'
import { chosenRounds, confirmedOption, roundName, supersededBy } from './round-names.ts'

/** Any two rounds of an order side by side, and the PDF of those that are quotes. Which two is in the address. */
export const RoundsView = ({
  num,
  rounds,
  pdfOf,
}: {
  num: string
  rounds: readonly Round[]
  /** Where this side fetches a version of the quote. */
  pdfOf: (version: number) => FileCall
}) => {
  const [search, setSearch] = useSearchParams()
  const [onlyChanges, setOnlyChanges] = useState(true)
  const [reading, setReading] = useState<number | null>(null)
  const chosen = chosenRounds(rounds, { before: search.get('before'), after: search.get('after') })
  if (!chosen) return <p>{texts.onlyOne}</p>
  const { before, after } = chosen
  const choose = (next: { before?: string | null; after?: string | null }) => {
    const numbers = { before: String(before.number), after: String(after.number), ...next }
    setSearch({ before: numbers.before ?? '', after: numbers.after ?? '' }, { replace: true })
  }
  const choices = rounds.map((round) => ({ value: String(round.number), label: roundName(round) }))

  return (
    <Stack>
      <Card>
        <Stack gap={5}>
          <div className={classes['pickers']}>
            <SelectField
              label={texts.before}
              choices={choices}
              value={String(before.number)}
              onChange={(number) => choose({ before: number })}
            />
            <Button
              icon={<IconArrowsExchange size={18} stroke={1.6} aria-hidden />}
              onClick={() => choose({ before: String(after.number), after: String(before.number) })}
            >
              {texts.swap}
            </Button>
            <SelectField
              label={texts.after}
              choices={choices}
              value={String(after.number)}
              onChange={(number) => choose({ after: number })}
            />
          </div>
          <Grid least={260} gap={4}>
            <RoundLine round={before} superseded={supersededBy(rounds, before)} onRead={setReading} />
            <RoundLine round={after} superseded={supersededBy(rounds, after)} onRead={setReading} />
          </Grid>
          <CheckField label={texts.onlyChanges} checked={onlyChanges} onChange={setOnlyChanges} />
        </Stack>
      </Card>
      <Card>
        <RoundDifferences before={before} after={after} everything={!onlyChanges} />
      </Card>
      {reading !== null && (
        <FilePreview
          call={pdfOf(reading)}
          name={`quote-${num}.pdf`}
          label={quoteCardTexts.pdfOf(reading)}
          onClose={() => setReading(null)}
        />
      )}
    </Stack>
  )
}

/** Who put it forward when, and what it comes to. */
const RoundLine = ({
  round,
  superseded,
  onRead,
}: {
  round: Round
  superseded: number | null
  onRead: (version: number) => void
}) => {
  const { quoteVersion, shipping } = round
  const confirmed = confirmedOption(round)
  return (
    <Stack gap={3}>
      <Text size="small">
        <strong>{roundName(round)}</strong> {texts.by(round.who)}, <DateText at={round.at} as="dayTime" />
        <br />
        {texts.totals.total} <Money cents={round.total} />
        {round.confirmedOptionId !== null && (
          <>
            {' '}
            · <bdi>{texts.confirmedWith(confirmed)}</bdi>
          </>
        )}
        {superseded !== null && <> · {texts.superseded(superseded)}</>}
        <br />
        {texts.shippingRequested} {shipping.method} · {translated(shipping.transportMode)}
        {shipping.destination && (
          <>
            {' '}
            · <bdi>{shipping.destination}</bdi>
          </>
        )}
      </Text>
      {quoteVersion !== null && (
        <Row>
          <Button
            size="small"
            icon={<IconFileTypePdf size={16} stroke={1.6} aria-hidden />}
            onClick={() => onRead(quoteVersion)}
          >
            {texts.pdf(quoteVersion)}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
