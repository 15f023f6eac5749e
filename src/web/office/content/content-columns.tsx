import { Link } from 'react-router-dom'
import type { Language } from '#modules/library/kinds.ts'
import type { ContentRow } from '#modules/library/office-contract.ts'
import type { contentColumns as sorted } from '#modules/library/variant-states.ts'
import { paths } from '#paths'
import { contentTexts as texts } from '#texts/content.ts'
import { libraryTexts } from '#texts/library.ts'
import { FigureLink } from '#web/office/figures/FigureLink.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { allLanguages, inLanguage, variantTones } from './content-looks.ts'

/** The columns by which the server sorts. */
export const contentSorts = {
  languages: ['title', 'kind', 'changed'],
  use: ['title', 'kind', 'views', 'downloads', 'completions'],
} as const satisfies Record<string, readonly (typeof sorted)[number][]>

const stateIn = (row: ContentRow, language: Language): string => {
  const variant = inLanguage(row, language)
  if (!variant) return texts.missing
  return variant.behind ? texts.behind : texts.states[variant.state]
}

const LanguageCell = ({ row, language, name }: { row: ContentRow; language: Language; name: string }) => {
  const variant = inLanguage(row, language)
  const to = paths.officeVariant({ resourceId: row.id, language })
  if (!variant)
    return (
      <Link to={to} aria-label={texts.addLanguage(name, row.title)}>
        {texts.missing}
      </Link>
    )
  const state = stateIn(row, language)
  return (
    <Link to={to} aria-label={texts.openLanguage(name, state, row.title)}>
      <StatusPill tone={variant.behind ? 'error' : variantTones[variant.state]}>{state}</StatusPill>
    </Link>
  )
}

const total = ({ variants }: ContentRow, of: 'views' | 'downloads' | 'completions'): number =>
  variants.reduce((sum, variant) => sum + variant[of], 0)

const shared: readonly Column<ContentRow>[] = [
  {
    id: 'title',
    header: texts.columns.title,
    card: 'title',
    cell: ({ id, title }) => <Link to={paths.officeResource({ resourceId: id })}>{title}</Link>,
  },
  {
    id: 'kind',
    header: texts.columns.kind,
    card: 'under',
    cell: ({ kind, highlight }) =>
      highlight ? `${libraryTexts.kinds[kind].title}, ${texts.highlighted}` : libraryTexts.kinds[kind].title,
  },
]

/** The status of each language, and how much each resource is used. */
export const contentColumns: Readonly<Record<'languages' | 'use', readonly Column<ContentRow>[]>> = {
  languages: [
    ...shared,
    ...allLanguages.map(
      ([language, name]): Column<ContentRow> => ({
        id: language,
        header: name,
        text: (row) => stateIn(row, language),
        cell: (row) => <LanguageCell row={row} language={language} name={name} />,
      }),
    ),
    {
      id: 'changed',
      header: texts.columns.changed,
      cell: ({ changedAt }) => <DateText at={changedAt} />,
    },
  ],
  use: [
    ...shared,
    ...(['views', 'downloads', 'completions'] as const).map(
      (of): Column<ContentRow> => ({
        id: of,
        header: texts.columns[of],
        align: 'end',
        cell: (row) => (
          <FigureLink figure="library" part={of} of={row.id} says={`${texts.columns[of]}, ${row.title}`}>
            {total(row, of)}
          </FigureLink>
        ),
      }),
    ),
  ],
}
