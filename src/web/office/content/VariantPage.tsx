import { Navigate, useParams } from 'react-router-dom'
import { type Language, languageCodes, languages } from '#modules/library/kinds.ts'
import { readContent } from '#modules/library/office-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/LiveNotice.tsx'
import { useTopics } from '#web/api/live.ts'
import { useMay } from '#web/identity/me.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
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
  const read = useRead(readContent, { resourceId: resourceId as Resource['id'] })
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
        beside={variant && <StatusPill tone={variantTones[variant.state]}>{texts.states[variant.state]}</StatusPill>}
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
            {/* What somebody else saved meanwhile is never overwritten: the form keeps the revision that it began with. */}
            <VariantEditor
              key={`${language} ${variant?.revision ?? 0}`}
              resource={resource}
              language={language}
              variant={variant}
            />
          </Card>
        ) : (
          !variant && <p>{texts.newLanguage}</p>
        )}
        {variant && <Revisions resourceId={resourceId} language={language} variant={variant} mayManage={mayManage} />}
      </Stack>
    </>
  )
}
