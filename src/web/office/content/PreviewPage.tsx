import { IconEye } from '@tabler/icons-react'
import { useNavigate, useParams } from 'react-router-dom'
import { previewVariant } from '#modules/library/draft-contract.ts'
import { type Language, languageCodes, languages } from '#modules/library/kinds.ts'
import { readContent } from '#modules/library/office-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { useRead } from '#web/api/endpoint.ts'
import { ResourceDetailView } from '#web/library/ResourceDetailView.tsx'
import { useCompanyChoices } from '#web/office/lists/company-choices.ts'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { oneOf, text, useFilters } from '#web/ui/lists/filters.ts'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import classes from './content.module.css'

const widths = ['wide', 'narrow'] as const
const readers = { as: text(64), day: text(10), width: oneOf(widths) }
const tones = { FOUND: 'provider', NOT_PUBLISHED: 'you', NOT_FOR_THEM: 'error' } as const

/** /office/content/:resourceId/:language/preview: the distributor's own page, as one of them, on a day, on a telephone. */
export default function PreviewPage() {
  const { resourceId = '', language = '' } = useParams()
  const [filters, set, reset] = useFilters(readers)
  const id = resourceId as Answer<typeof readContent>['id']
  const day = filters.day ? readDay(filters.day) : null
  const read = useRead(previewVariant, {
    resourceId: id,
    language: language as Language,
    ...(filters.as && { distributorId: filters.as }),
    ...(day && { day }),
  })
  const companies = useCompanyChoices(filters.as)
  const company = companies.choices.find(({ value }) => value === filters.as)?.label ?? null
  return (
    <Loading read={read} skeleton={<Skeleton lines={8} height={44} />}>
      {({ detail, revision, finding }) => (
        <>
          <PageHeader
            title={texts.previewTitle(detail.item.title || texts.untitled)}
            heading={<bdi>{detail.item.title || texts.untitled}</bdi>}
            crumbs={[
              { label: texts.title, to: paths.officeContent() },
              { label: detail.item.resource.title, to: paths.officeResource({ resourceId }) },
              { label: languages[language as Language], to: paths.officeVariant({ resourceId, language }) },
            ]}
          />
          <Stack>
            <FilterBar
              chips={[
                ...chipOf(texts.previewAs, company, () => set('as', null)),
                ...chipOf(texts.day, filters.day, () => set('day', null)),
              ]}
              onReset={reset}
              results={1}
              thing={texts.previewThing}
            >
              <SelectField
                label={texts.previewAs}
                clearable
                {...companies}
                value={filters.as}
                onChange={(as) => set('as', as)}
              />
              <LanguageChoice id={id} language={language} search={{ as: filters.as, width: filters.width }} />
              <DayField label={texts.day} value={filters.day ?? ''} onChange={(it) => set('day', it || null)} />
              <SelectField
                label={texts.width}
                choices={widths.map((value) => ({ value, label: texts.widths[value] }))}
                value={filters.width ?? 'wide'}
                onChange={(width) => set('width', width === 'wide' ? null : width)}
              />
            </FilterBar>
            <Note
              tone={tones[finding]}
              icon={<IconEye size={18} aria-hidden />}
              strong={texts.findings[finding](revision)}
            />
            <div className={classes['preview']} data-width={filters.width ?? 'wide'}>
              <ResourceDetailView key={detail.item.revision} detail={detail} preview />
            </div>
          </Stack>
        </>
      )}
    </Loading>
  )
}

/** To another language of the same. */
const LanguageChoice = ({
  id,
  language,
  search,
}: {
  id: Answer<typeof readContent>['id']
  language: string
  search: Readonly<Record<string, string | null>>
}) => {
  const { data } = useRead(readContent, { resourceId: id })
  const navigate = useNavigate()
  const written = languageCodes.filter((code) => data?.variants.some((variant) => variant.language === code))
  return (
    <SelectField
      label={texts.languageColumns.language}
      choices={written.map((value) => ({ value, label: languages[value] }))}
      value={language as Language}
      onChange={(to) => to && void navigate(paths.officePreview({ resourceId: id, language: to }, search))}
    />
  )
}
