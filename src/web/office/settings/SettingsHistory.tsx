import type { ShownSettings } from '#modules/settings/contract.ts'
import { settingsTexts as texts } from '#texts/settings.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Changes } from './Changes.tsx'

type Change = ShownSettings['history'][number]

const columns: readonly Column<Change>[] = [
  { id: 'section', header: texts.columns.section, card: 'title', cell: ({ section }) => texts.sections[section] },
  { id: 'who', header: texts.columns.who, card: 'under', cell: ({ who }) => <bdi>{who}</bdi> },
  { id: 'at', header: texts.columns.at, cell: ({ at }) => <DateText at={at} as="dayTime" /> },
  { id: 'changes', header: texts.columns.changes, cell: ({ changes }) => <Changes changes={changes} /> },
]

/** Who changed what, and what was there before. */
export const SettingsHistory = ({ history }: Pick<ShownSettings, 'history'>) => (
  <Section title={texts.historyTitle} lead={texts.leads.history} flush>
    <DataTable
      caption={texts.historyTitle}
      columns={columns}
      rows={history}
      rowKey={({ at, section }) => `${at} ${section}`}
      empty={<EmptyState>{texts.noHistory}</EmptyState>}
    />
  </Section>
)
