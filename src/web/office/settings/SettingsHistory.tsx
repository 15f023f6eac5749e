import { IconPencil } from '@tabler/icons-react'

import type { ShownSettings } from '#modules/settings/contract.ts'
import { settingsTexts as texts } from '#texts/settings.ts'
import { Section } from '#web/ui/layout/Section.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Timeline } from '#web/ui/lists/Timeline.tsx'
import { Changes } from './Changes.tsx'

/** Who changed what, and what was there before. */
export const SettingsHistory = ({ history }: Pick<ShownSettings, 'history'>) => (
  <Section title={texts.historyTitle} lead={texts.leads.history}>
    {history.length === 0 ? (
      <EmptyState>{texts.noHistory}</EmptyState>
    ) : (
      <Timeline
        label={texts.historyTitle}
        entries={history.map(({ at, who, section, changes }) => ({
          id: `${at} ${section}`,
          at,
          who,
          what: texts.changedWhat(texts.sections[section]),
          tone: 'you' as const,
          icon: <IconPencil size={14} stroke={1.8} aria-hidden />,
          detail: <Changes changes={changes} />,
        }))}
      />
    )}
  </Section>
)
