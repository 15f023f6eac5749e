import { millisecondsInDay } from 'date-fns/constants'
import { type Language, languageCodes, languages } from '#modules/library/kinds.ts'
import { type OfficeIssue, offeredArticles, writeIssue } from '#modules/notifications/newsletter/office-contract.ts'
import type { Day } from '#platform/event.ts'
import { initial } from '#platform/typed.ts'
import { officeNewsletterTexts as texts } from '#texts/newsletter.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { day } from '#web/ui/figures/format.ts'
import { ArticleChooser } from './ArticleChooser.tsx'
import { IssueTextFields } from './IssueTextFields.tsx'

const MONTH_MS = 31 * millisecondsInDay
const isoDay = (at: Date): string => at.toISOString().slice(0, 10)

/** Writes a new issue, or the next revision of one. */
export const IssueModal = ({ issue, onClose }: { issue: OfficeIssue | null; onClose: () => void }) => {
  const now = useNow()
  const form = useModalForm(writeIssue, {
    defaults: {
      from: day(issue?.from ?? isoDay(new Date(now.getTime() - MONTH_MS))),
      to: day(issue?.to ?? isoDay(now)),
      articleIds: (issue?.articles ?? []).map(({ id }) => id),
      texts: issue?.texts ?? [{ language: initial<Language>('en'), subject: '', introduction: '' }],
    },
    rules: (typed) => ({
      from: readDay(typed.from) ? null : texts.noDay,
      to: readDay(typed.to) ? null : texts.noDay,
      articleIds: typed.articleIds.length > 0 ? null : texts.chooseArticle,
      texts: typed.texts.every(({ subject, introduction }) => subject.trim() && introduction.trim())
        ? null
        : texts.enter,
    }),
    input: (typed) => ({
      ...(issue && { id: issue.id }),
      from: readDay(typed.from) as Day,
      to: readDay(typed.to) as Day,
      articleIds: typed.articleIds,
      texts: typed.texts,
    }),
    onClose,
    says: (_, written) => texts.saved(written.texts[0]!.subject),
  })
  const { typed, change, set } = form
  const [from, to] = [readDay(typed.from), readDay(typed.to)]
  const { data: offered = [] } = useRead(
    offeredArticles,
    { from: from as Day, to: to as Day, chosen: typed.articleIds.join() },
    { enabled: from !== null && to !== null },
  )
  const missing = languageCodes.filter((code) => typed.texts.every(({ language }) => language !== code))
  const wrongTexts = form.part('texts').error
  return (
    <FormModal
      title={issue ? texts.editTitle(issue.texts[0]!.subject) : texts.newTitle}
      width="chooser"
      labels={{ keep: texts.keep, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      {issue && <OthersInForm form="issue" id={issue.id} writing={form.isDirty} />}
      {typed.texts.map((text, index) => (
        <IssueTextFields
          key={text.language}
          text={text}
          first={index === 0}
          wrong={wrongTexts}
          onChange={(next) => change('texts', (all) => all.with(index, next))}
          onRemove={() => change('texts', (all) => all.toSpliced(index, 1))}
        />
      ))}
      {missing.length > 0 && (
        <SelectField
          label={texts.fields.addLanguage}
          choices={missing.map((value) => ({ value, label: languages[value] }))}
          value={initial<Language | null>(null)}
          onChange={(language) =>
            language && change('texts', (all) => [...all, { language, subject: '', introduction: '' }])
          }
        />
      )}
      <FieldGrid>
        <DayField label={texts.fields.from} required {...form.field('from')} />
        <DayField label={texts.fields.to} required {...form.field('to')} />
      </FieldGrid>
      <ArticleChooser
        articles={offered}
        chosen={typed.articleIds}
        error={form.part('articleIds').error}
        onChange={(ids) => set('articleIds', ids)}
      />
    </FormModal>
  )
}
