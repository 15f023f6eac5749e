import brand from '#brand'
import type { ProgrammeRules } from '#modules/loyalty/office-contract.ts'
import { previewRules, scheduleRules } from '#modules/loyalty/rules/rules-contract.ts'
import { keysOf } from '#platform/records.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { loyaltyRulesTexts as texts } from '#texts/loyalty-rules.ts'
import { useAnswerOnceStill } from '#web/api/answer-once-still.ts'
import { call } from '#web/api/endpoint.ts'
import { useCommandForm } from '#web/api/form.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import {
  changeFrom,
  criteria,
  type Level,
  levelNames,
  rulesFrom,
  type TypedRules,
  typedRules,
  wrongRules,
} from './rules-form.ts'

const ASK_AFTER_MS = 600
const nameOf = (level: Level | null) => (level ? brand.loyalty.levels[level].displayName : texts.noLevel)

/** Other rules, from a day on; next to them, whose status they would change today. */
export const RulesForm = ({ inForce, today }: { inForce: ProgrammeRules; today: string }) => {
  const activities = keysOf(inForce.activities)
  const form = useCommandForm(scheduleRules, {
    defaults: { from: '', reason: '' },
    extra: { typed: typedRules(inForce) },
    rules: ({ from, typed }) => ({
      ...wrongRules(typed, activities),
      from: (readDay(from) ?? '') > today ? null : readDay(from) ? texts.fromHelp : texts.noDay,
    }),
    input: ({ typed, ...change }) => changeFrom(change, rulesFrom(typed, activities)),
    onDone: (_, { from }) => showSuccess(texts.scheduled(from.split('-').toReversed().join('/'))),
  })
  const { typed } = form.typed
  const cell = (name: string) => ({
    name,
    value: typed[name] ?? '',
    onChange: (value: string) => form.change('typed', (before: TypedRules) => ({ ...before, [name]: value })),
    ...form.part(name),
  })
  const isRight = Object.keys(wrongRules(typed, activities)).length === 0
  return (
    <Section title={texts.edit} lead={texts.editLead}>
      <form noValidate onSubmit={form.submit}>
        <UnsavedGuard unsaved={form.unsaved} />
        <Stack gap={5}>
          <h3>{texts.levels}</h3>
          <p>{texts.levelsLead}</p>
          {levelNames.map((level) => (
            <FieldGrid key={level}>
              {criteria.map((field) => (
                <TextField
                  key={field}
                  label={texts[field](nameOf(level))}
                  required
                  inputMode="decimal"
                  maxLength={20}
                  {...cell(`${level}.${field}`)}
                />
              ))}
            </FieldGrid>
          ))}
          <h3>{texts.activities}</h3>
          <FieldGrid>
            {activities.map((activity) => (
              <TextField
                key={activity}
                label={loyaltyTexts.activities[activity]}
                required
                inputMode="numeric"
                maxLength={10}
                {...cell(activity)}
              />
            ))}
            <TextField label={texts.limit} required inputMode="numeric" maxLength={10} {...cell('grant')} />
          </FieldGrid>
          <h3>{texts.bonus}</h3>
          <p>{texts.bonusLead}</p>
          <FieldGrid>
            {(['a', 'b', 'c'] as const).map((code) => (
              <TextField key={code} label={texts.bonusOf[code]} maxLength={40} {...cell(`bonus.${code}`)} />
            ))}
          </FieldGrid>
          <DayField label={texts.from} help={texts.fromHelp} required {...form.field('from')} />
          <TextArea label={texts.reason} help={texts.reasonHelp} rows={2} maxLength={1_000} {...form.field('reason')} />
          <FormEnd>
            <Button look="filled" type="submit" busy={form.busy}>
              {texts.schedule}
            </Button>
          </FormEnd>
        </Stack>
      </form>
      {isRight && <Preview levels={rulesFrom(typed, activities).levels} />}
    </Section>
  )
}

const Preview = ({ levels }: Pick<ProgrammeRules, 'levels'>) => {
  const ask = (rows: string, signal: AbortSignal) => call(previewRules, { levels: JSON.parse(rows) }, { signal })
  const heard = useAnswerOnceStill(JSON.stringify(levels), ask, ASK_AFTER_MS)
  if (!heard) return null
  const { company, before, after } = texts.previewColumns
  return (
    <Stack gap={3}>
      <h3>{texts.preview}</h3>
      <p>{texts.previewLead}</p>
      <DataTable
        caption={texts.preview}
        columns={[
          { id: 'company', header: company, card: 'title', cell: ({ distributor }) => <bdi>{distributor.name}</bdi> },
          { id: 'before', header: before, cell: (row) => nameOf(row.before) },
          { id: 'after', header: after, card: 'aside', cell: (row) => nameOf(row.after) },
        ]}
        rows={heard.answer}
        rowKey={({ distributor }) => distributor.id}
        empty={<p role="status">{texts.none}</p>}
      />
    </Stack>
  )
}
