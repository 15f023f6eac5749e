import { officeLabelTexts as texts } from '#texts/office-labels.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { LabelIssues } from './LabelIssues.tsx'
import { RegistrationLabels } from './RegistrationLabels.tsx'

/** Label issues of all companies with their rounds, and the labels of every registration. */
export default function OfficeLabelsPage() {
  useTopics('office:labels')
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} actions={<LiveNotice />} />
      <Tabs
        label={texts.parts}
        panes={[
          { id: 'issues', label: texts.issues, children: <LabelIssues /> },
          { id: 'labels', label: texts.labels, children: <RegistrationLabels /> },
        ]}
      />
    </>
  )
}
