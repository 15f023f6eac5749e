import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { readWorkingCopy } from '#modules/library/draft-contract.ts'
import { type Language, languageCodes, languages } from '#modules/library/kinds.ts'
import { type OfficeVariant, readContent } from '#modules/library/office-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { inLanguage, variantTones } from './content-looks.ts'
import { Publishing } from './Publishing.tsx'
import { Revisions } from './Revisions.tsx'
import { VariantEditor } from './VariantEditor.tsx'

type Resource = Answer<typeof readContent>

/** /office/content/:resourceId/:language */
export default function VariantPage() {
  useTopics('office:library')
  const { resourceId = '', language: typed } = useParams()
  const language = languageCodes.find((code) => code === typed)
  const read = useRead(readContent, { resourceId: resourceId })
  if (!language) return <Navigate to={paths.officeResource({ resourceId })} replace />
  return (
    <Loading read={read} skeleton={<Skeleton lines={10} height={52} />}>
      {(resource) => <VariantView resource={resource} language={language} />}
    </Loading>
  )
}

const VariantView = ({ resource, language }: { resource: Resource; language: Language }) => {
  const mayManage = useMay()('office.content.manage')
  const { id: resourceId, title } = resource
  const variant = inLanguage(resource, language) as Resource['variants'][number] | undefined
  return (
    <>
      <PageHeader
        title={languages[language]}
        crumbs={[
          { label: texts.title, to: paths.officeContent() },
          { label: title, to: paths.officeResource({ resourceId }) },
        ]}
        aside={variant && <StatusPill tone={variantTones[variant.state]}>{texts.states[variant.state]}</StatusPill>}
        actions={
          <>
            <LiveNotice />
            {variant && <ButtonLink to={paths.officePreview({ resourceId, language })}>{texts.preview}</ButtonLink>}
          </>
        }
      />
      <Stack>
        {variant && mayManage && <Publishing resourceId={resourceId} language={language} variant={variant} />}
        {mayManage ? (
          <Card title={texts.editor(languages[language])}>
            <Editor key={language} resource={resource} language={language} variant={variant} />
          </Card>
        ) : (
          !variant && <p>{texts.newLanguage}</p>
        )}
        {variant && <Revisions resourceId={resourceId} language={language} variant={variant} mayManage={mayManage} />}
      </Stack>
    </>
  )
}

/** The form, with what its editor typed before and did not save. What another user saved meanwhile is never overwritten. */
const Editor = ({
  resource,
  language,
  variant,
}: {
  resource: Resource
  language: Language
  variant: OfficeVariant | undefined
}) => {
  const read = useRead(readWorkingCopy, { resourceId: resource.id, language }, { staleTime: 0 })
  const revision = variant?.revision ?? 0
  /** A copy that was thrown away, and one that is gone on with although the text was saved again. */
  const [dropped, drop] = useState(0)
  const [taken, take] = useState<string | null>(null)
  return (
    <Loading read={read} skeleton={<Skeleton lines={10} height={52} />}>
      {(copy) => {
        const isCurrent = copy !== null && (copy.base === revision || taken === copy.savedAt)
        return (
          <Stack>
            {copy && !isCurrent && dropped === 0 && !read.isFetching && (
              <Note tone="you" icon={<IconPencil size={18} aria-hidden />} strong={texts.typedBefore(copy.base)}>
                <Button size="small" onClick={() => take(copy.savedAt)}>
                  {texts.takeTyped}
                </Button>
              </Note>
            )}
            <VariantEditor
              key={`${revision} ${dropped} ${taken}`}
              resource={resource}
              language={language}
              variant={variant}
              kept={isCurrent && dropped === 0 ? copy : null}
              onDropped={() => drop((times) => times + 1)}
            />
          </Stack>
        )
      }}
    </Loading>
  )
}
