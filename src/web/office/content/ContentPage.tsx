import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { kindNames } from '#modules/library/kinds.ts'
import { listContent } from '#modules/library/office-contract.ts'
import { contentStatuses } from '#modules/library/variant-states.ts'
import { paths } from '#paths'
import { recordOf } from '#platform/records.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { libraryTexts } from '#texts/library.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { PagedList } from '#web/office/lists/PagedList.tsx'
import { AddButton } from '#web/ui/actions/AddButton.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { contentColumns, contentSorts } from './content-columns.tsx'
import { ResourceModal } from './ResourceModal.tsx'
import { Upcoming } from './Upcoming.tsx'

const readers = { show: oneOf(['use'] as const) }
const shows = (['languages', 'use'] as const).map((value) => ({ value, label: texts.shows[value] }))
const statuses = contentStatuses.map((value) => ({ value, label: texts.statuses[value] }))

/** /office/content: resources by languages. */
export default function ContentPage() {
  useTopics('office:library')
  const mayManage = useMay()('office.content.manage')
  const [{ show }, set] = useFilters(readers)
  const shown = show ?? 'languages'
  const [adding, add] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            {mayManage && <AddButton onClick={() => add(true)}>{texts.add}</AddButton>}
          </>
        }
      />
      <Stack>
        <PagedList
          list="content"
          title={texts.title}
          thing={texts.things}
          endpoint={listContent}
          columns={contentColumns[shown]}
          sorts={contentSorts[shown]}
          search={texts.search}
          filters={[{ name: 'status', label: texts.status, choices: statuses }]}
          states={{
            name: 'kind',
            label: texts.kinds,
            names: recordOf(kindNames, (kind) => libraryTexts.kinds[kind].title),
          }}
          tools={
            <Segments
              label={texts.show}
              choices={shows}
              value={shown}
              onChange={(next) => set('show', next === 'use' ? next : null)}
            />
          }
          rowKey={({ id }) => id}
          href={({ id }) => paths.officeResource({ resourceId: id })}
          fingerprint={({ changedAt }) => changedAt}
          says={({ title }) => texts.says(title)}
          folds={({ title }) => title}
          none={texts.none}
          below={<Upcoming />}
        />
      </Stack>
      {adding && (
        <ResourceModal
          resource={null}
          onClose={() => add(false)}
          onCreated={(resourceId) => void navigate(paths.officeResource({ resourceId }))}
        />
      )}
    </>
  )
}
