import { IconEye } from '@tabler/icons-react'
import { useParams } from 'react-router-dom'
import { type Language, languages } from '#modules/library/kinds.ts'
import { previewVariant, type readContent } from '#modules/library/office-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { useRead } from '#web/api/endpoint.ts'
import { ResourceDetailView } from '#web/library/ResourceDetailView.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'

/** /office/content/:resourceId/:language/preview: the distributor's own page with the newest revision. */
export default function PreviewPage() {
  const { resourceId = '', language = '' } = useParams()
  const read = useRead(previewVariant, {
    resourceId: resourceId as Answer<typeof readContent>['id'],
    language: language as Language,
  })
  return (
    <Loading read={read} skeleton={<Skeleton lines={8} height={44} />}>
      {(detail) => (
        <>
          <PageHeader
            title={texts.previewTitle(detail.item.title || texts.untitled)}
            heading={<bdi>{detail.item.title || texts.untitled}</bdi>}
            crumbs={[
              { label: texts.title, to: paths.officeContent() },
              { label: detail.item.resource.title, to: paths.officeResource({ resourceId }) },
              {
                label: languages[language as Language],
                to: paths.officeVariant({ resourceId, language }),
              },
            ]}
          />
          <Stack>
            <Note tone="provider" icon={<IconEye size={18} aria-hidden />} strong={texts.previewNote} />
            <ResourceDetailView detail={detail} preview />
          </Stack>
        </>
      )}
    </Loading>
  )
}
