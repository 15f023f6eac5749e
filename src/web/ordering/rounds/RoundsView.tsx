import { IconArrowsExchange } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import type { Round } from '#modules/ordering/quote-contract.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { CheckField } from '#web/ui/CheckField.tsx'
import { DateText, Money } from '#web/ui/Figures.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { roundWords as words } from '#web/words/quotes.ts'
import { RoundDifferences } from './RoundDifferences.tsx'
import classes from './RoundsView.module.css'
import { chosenRounds, roundName } from './round-names.ts'

/** Any two rounds of an order beside each other. Which two stands in the address. */
export const RoundsView = ({ rounds }: { rounds: readonly Round[] }) => {
  const [search, setSearch] = useSearchParams()
  const [onlyChanges, setOnlyChanges] = useState(true)
  const chosen = chosenRounds(rounds, { before: search.get('before'), after: search.get('after') })
  if (!chosen) return <p>{words.onlyOne}</p>
  const { before, after } = chosen
  const choose = (next: { before?: string | null; after?: string | null }) => {
    const numbers = { before: String(before.number), after: String(after.number), ...next }
    setSearch({ before: numbers.before ?? '', after: numbers.after ?? '' }, { replace: true })
  }
  const choices = rounds.map((round) => ({ value: String(round.number), label: roundName(round) }))

  return (
    <>
      <Card className={classes['choice'] ?? ''}>
        <div className={classes['pickers']}>
          <SelectField
            label={words.before}
            choices={choices}
            value={String(before.number)}
            onChange={(number) => choose({ before: number })}
          />
          <Button
            icon={<IconArrowsExchange size={18} stroke={1.6} aria-hidden />}
            onClick={() => choose({ before: String(after.number), after: String(before.number) })}
          >
            {words.swap}
          </Button>
          <SelectField
            label={words.after}
            choices={choices}
            value={String(after.number)}
            onChange={(number) => choose({ after: number })}
          />
        </div>
        <div className={classes['rounds']}>
          <RoundLine round={before} />
          <RoundLine round={after} />
        </div>
        <CheckField label={words.onlyChanges} checked={onlyChanges} onChange={setOnlyChanges} />
      </Card>
      <Card>
        <RoundDifferences before={before} after={after} everything={!onlyChanges} />
      </Card>
    </>
  )
}

/** Who put it forward when, and what it comes to. */
const RoundLine = ({ round }: { round: Round }) => (
  <p>
    <strong>{roundName(round)}</strong> {words.by(round.who)}, <DateText at={round.at} as="dayTime" />
    <br />
    {words.totals.total} <Money cents={round.total} />
    {round.confirmedOptionId !== null && <> · {words.confirmed}</>}
  </p>
)
