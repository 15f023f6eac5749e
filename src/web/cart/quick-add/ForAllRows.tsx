import { useId } from 'react'
import { quickAddTexts } from '#texts/quick-add.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { Box } from '#web/ui/layout/Box.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import type { Row as RowToAdd } from './checked-rows.ts'
import { type ChosenOnce, choicesForAll, type ForAll, leftOut, type RowAnswers } from './for-all-rows.ts'

const texts = quickAddTexts.forAll

type Props = {
  rows: readonly RowToAdd[]
  said: RowAnswers
  chosen: ForAll
  onChoose: (what: ChosenOnce, names: readonly string[]) => void
  /** The rows with these keys forget what they name themselves. */
  onForget: (what: ChosenOnce, keys: readonly number[]) => void
}

/** Chosen once instead of row by row: country and packaging of the rows that name none. */
export const ForAllRows = ({ fields, ...props }: Props & { fields: readonly ChosenOnce[] }) => {
  const id = useId()
  if (fields.length === 0) return null
  return (
    <fieldset aria-label={texts.label} aria-describedby={id}>
      <Box>
        <Text id={id} size="small">
          {texts.lead}
        </Text>
        <Grid least={260} gap={5}>
          {fields.map((what) => (
            <ForAllField key={what} what={what} {...props} />
          ))}
        </Grid>
      </Box>
    </fieldset>
  )
}

const ForAllField = ({ what, rows, said, chosen: all, onChoose, onForget }: Props & { what: ChosenOnce }) => {
  const chosen = all[what]
  const { keep, cannot, refused } = leftOut(what, rows, said, chosen)
  const sentences = [keep > 0 && texts.keep(keep), cannot > 0 && texts.cannot(cannot)].filter(Boolean)
  return (
    <Stack gap={3}>
      <MultiSelectField
        label={texts[what]}
        placeholder={texts.eachRow}
        choices={choicesForAll(what, rows, said, chosen).map((it) => ({
          value: it.name,
          label: texts.choice(it.name, it.rows),
        }))}
        value={chosen}
        onChange={(names) => onChoose(what, names)}
      />
      <Text size="small" role="status">
        {chosen.length > 0 && sentences.join(' ')}
      </Text>
      {refused.length > 0 && (
        <Row>
          <Button look="soft" size="small" onClick={() => onForget(what, refused)}>
            {texts.alsoRefused(refused.length)}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
