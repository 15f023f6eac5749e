import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { type Language, languages } from '#modules/library/kinds.ts'
import { highlightResource, type OfficeVariant, readContent } from '#modules/library/office-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { libraryTexts } from '#texts/library.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { useCountryChoices } from '#web/office/distributors/country-choices.ts'
import { FigureLink } from '#web/office/figures/FigureLink.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { allLanguages, variantTones } from './content-looks.ts'
import { ResourceModal } from './ResourceModal.tsx'

type Resource = Answer<typeof readContent>
const heads = texts.languageColumns

const columnsOf = (resourceId: string): readonly Column<OfficeVariant>[] => [
  {
    id: 'language',
    header: heads.language,
    card: 'title',
    cell: ({ language }) => <Link to={paths.officeVariant({ resourceId, language })}>{languages[language]}</Link>,
  },
  {
    id: 'state',
    header: heads.state,
    card: 'aside',
    cell: ({ state, behind }) => (
      <Row gap={1}>
        <StatusPill tone={variantTones[state]}>{texts.states[state]}</StatusPill>
        {behind && <StatusPill tone="error">{texts.behind}</StatusPill>}
      </Row>
    ),
  },
  { id: 'title', header: heads.title, cell: ({ title }) => <bdi>{title || texts.untitled}</bdi> },
  { id: 'revision', header: heads.revision, align: 'end', cell: ({ revision }) => revision },
  {
    id: 'taken',
    header: heads.taken,
    align: 'end',
    cell: ({ id, downloads, outdated }) => (
      <Used of={id} part="downloads" name={heads.taken}>
        {texts.taken(downloads, outdated)}
      </Used>
    ),
  },
  {
    id: 'views',
    header: heads.views,
    align: 'end',
    cell: ({ id, views }) => (
      <Used of={id} part="views" name={heads.views}>
        {String(views)}
      </Used>
    ),
  },
  {
    id: 'completions',
    header: heads.completions,
    align: 'end',
    cell: ({ id, completions }) => (
      <Used of={id} part="completions" name={heads.completions}>
        {String(completions)}
      </Used>
    ),
  },
]

type UsedProps = { of: string; part: 'views' | 'downloads' | 'completions'; name: string; children: string }

const Used = ({ of, part, name, children }: UsedProps) => (
  <FigureLink figure="library" part={part} of={of} says={name}>
    {children}
  </FigureLink>
)

/** /office/content/:resourceId: what its languages share, and each of them. */
export default function OfficeResourcePage() {
  useTopics('office:library')
  const { resourceId = '' } = useParams()
  const read = useRead(readContent, { resourceId: resourceId })
  return (
    <Loading read={read} skeleton={<Skeleton lines={8} height={44} />}>
      {(resource) => <ResourceView resource={resource} />}
    </Loading>
  )
}

const ResourceView = ({ resource }: { resource: Resource }) => {
  const mayManage = useMay()('office.content.manage')
  const countries = useCountryChoices()
  const [editing, edit] = useState(false)
  const { id, kind, title, facts, variants, highlight } = resource
  const put = useCommand(highlightResource, {
    onDone: (_, { resourceId }) => showSuccess(resourceId ? texts.highlightSaid : texts.unhighlightSaid),
  })
  const missing = allLanguages.filter(([language]) => !variants.some((it) => it.language === language))
  const names = (all: readonly string[]) => (all.length > 0 ? all.join(', ') : null)
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: texts.title, to: paths.officeContent() }]}
        aside={highlight && <StatusPill tone="provider">{texts.highlighted}</StatusPill>}
        lead={libraryTexts.kinds[kind].title}
        actions={
          <>
            <LiveNotice />
            {mayManage && (
              <>
                <Button busy={put.busy} onClick={() => void put.send({ kind, resourceId: highlight ? null : id })}>
                  {highlight ? texts.unhighlight : texts.highlight}
                </Button>
                <Button onClick={() => edit(true)}>{texts.edit}</Button>
              </>
            )}
          </>
        }
      />
      <Stack>
        <Section title={texts.languages} lead={texts.languagesLead} flush>
          <DataTable
            caption={texts.languages}
            columns={columnsOf(id)}
            rows={variants}
            rowKey={({ language }) => language}
            href={({ language }) => paths.officeVariant({ resourceId: id, language })}
            empty={<p hidden />}
          />
        </Section>
        {mayManage && missing.length > 0 && <MissingLanguages resourceId={id} missing={missing} />}
        <Card title={texts.audience}>
          <Facts
            facts={{
              [texts.audience]: texts.seenBy(resource.seenBy),
              [texts.regions]: names(facts.audience.regions),
              [texts.countries]: names(
                facts.audience.countryIds.map((id) => countries.find(({ value }) => value === id)?.label ?? id),
              ),
              [texts.groups]: names((facts.audience.groups ?? []).map((group) => texts.groupNames[group])),
              [texts.roles]: names(facts.audience.roles.map((role) => texts.roleNames[role])),
              [texts.category]: facts.productCategory?.name ?? null,
              [texts.subject]: facts.subject,
              [texts.materialType]: facts.materialType,
              [texts.region]: facts.region,
            }}
          />
        </Card>
      </Stack>
      {editing && <ResourceModal resource={resource} onClose={() => edit(false)} />}
    </>
  )
}

const MissingLanguages = ({
  resourceId,
  missing,
}: {
  resourceId: string
  missing: readonly (readonly [Language, string])[]
}) => (
  <Row>
    {missing.map(([language, name]) => (
      <ButtonLink key={language} to={paths.officeVariant({ resourceId, language })}>
        {texts.write(name)}
      </ButtonLink>
    ))}
  </Row>
)
