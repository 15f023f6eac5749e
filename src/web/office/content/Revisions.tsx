import { Suspense, useState } from 'react'
import type { Language } from '#modules/library/kinds.ts'
import { type OfficeVariant, type readContent, restoreRevision } from '#modules/library/office-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { whenShown } from '#web/loading-code.ts'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'

/** Comes with the first comparison, and brings the library of differences. */
const CompareModal = whenShown(() => import('./CompareModal.tsx'))

type Revision = OfficeVariant['history'][number]
const heads = texts.historyColumns

/** Every revision of a language, the newest first; an earlier one can become the newest draft again. */
export const Revisions = ({
  resourceId,
  language,
  variant: { history, revision: newest },
  mayManage,
}: {
  resourceId: Answer<typeof readContent>['id']
  language: Language
  variant: OfficeVariant
  mayManage: boolean
}) => {
  const [compared, compare] = useState<number | null>(null)
  const restore = useCommand(restoreRevision, { onDone: () => showSuccess(texts.restoredSaid) })
  const columns: readonly Column<Revision>[] = [
    {
      id: 'revision',
      header: heads.revision,
      card: 'title',
      cell: ({ revision, restored }) => (restored ? `${revision}, ${texts.restoredFrom(restored)}` : String(revision)),
    },
    { id: 'title', header: heads.title, cell: ({ title }) => <bdi>{title || texts.untitled}</bdi> },
    { id: 'saved', header: heads.saved, cell: ({ savedAt }) => <DateText at={savedAt} /> },
    { id: 'by', header: heads.by, cell: ({ savedBy }) => savedBy },
    {
      id: 'actions',
      header: texts.compare,
      hiddenHeader: true,
      align: 'end',
      card: 'actions',
      cell: ({ revision }) =>
        revision !== newest && (
          <Row gap={2} justify="end">
            <Button size="small" aria-label={texts.compareOf(revision)} onClick={() => compare(revision)}>
              {texts.compare}
            </Button>
            <ActionMenu
              about={String(revision)}
              actions={
                mayManage
                  ? [{ label: texts.restore, run: () => void restore.send({ resourceId, language, revision }) }]
                  : []
              }
            />
          </Row>
        ),
    },
  ]
  return (
    <Card title={texts.history} flush>
      <DataTable
        caption={texts.history}
        columns={columns}
        rows={history}
        rowKey={({ revision }) => String(revision)}
        first={8}
      />
      {compared !== null && (
        <Suspense fallback={null}>
          <CompareModal
            resourceId={resourceId}
            language={language}
            history={history}
            earlier={compared}
            onClose={() => compare(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}
