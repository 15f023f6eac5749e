import { useSearchParams } from 'react-router-dom'
import { type AuditEntry, exportAudit, searchAudit } from '#modules/audit/contract.ts'
import { asLabel } from '#platform/facts.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { auditPageTexts as texts } from '#texts/audit.ts'
import { listed } from '#texts/language.ts'
import { useRead } from '#web/api/endpoint.ts'
import { download } from '#web/api/files/download.ts'
import { SavedTabs } from '#web/lists/SavedTabs.tsx'
import { SavedViews } from '#web/lists/SavedViews.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { ExportButtons } from '#web/ui/actions/ExportButtons.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Entries, Entry } from '#web/ui/lists/Entries.tsx'
import { Chips } from '#web/ui/lists/FilterBar.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { AuditSearch } from './AuditSearch.tsx'
import { Event } from './Event.tsx'

/** What the address may hold, as the call takes it. */
const filterNames = [
  'about',
  'notifications',
  'kind',
  'key',
  'actor',
  'person',
  'company',
  'command',
  'type',
  'from',
  'until',
] as const

/** Every event of every stream, found by stream, person, time and command. */
export default function AuditPage() {
  const [search, setSearch] = useSearchParams()
  const filter = Object.fromEntries(filterNames.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])))
  const before = search.get('before')
  const read = useRead(searchAudit, { ...filter, ...(before && { before: Number(before) }) })
  const choose = (chosen: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search)
    next.delete('before')
    for (const [name, value] of Object.entries(chosen)) value ? next.set(name, value) : next.delete(name)
    setSearch(next, { preventScrollReset: true })
  }
  const actor = filter['actor']
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <ExportButtons
              of={texts.title}
              onExport={(format) => download(exportAudit, { format, ...filter }, `audit-trail.${format}`)}
            />
            <SavedViews list="audit" />
          </>
        }
      />
      <SavedTabs list="audit" />
      <Loading read={read} skeleton={<Skeleton lines={10} height={48} />}>
        {({ entries, next, kinds, companies, about, opened }) => (
          <Stack gap={5}>
            <Card>
              <Stack gap={4}>
                <AuditSearch
                  key={search.toString()}
                  filter={filter}
                  kinds={kinds}
                  companies={companies}
                  onSearch={choose}
                />
                <Chips
                  chips={[
                    ...(actor
                      ? [{ name: texts.person, value: nameOf(entries, actor), onRemove: () => choose({ actor: null }) }]
                      : []),
                    ...(filter['notifications']
                      ? [
                          {
                            name: texts.notices,
                            value: texts.shown,
                            onRemove: () => choose({ notifications: null }),
                          },
                        ]
                      : []),
                    ...(filter['key']
                      ? [{ name: texts.key, value: filter['key'], onRemove: () => choose({ key: null }) }]
                      : []),
                  ]}
                  onReset={() => setSearch({})}
                />
                {!filter['notifications'] && (
                  <Text size="small">
                    {texts.hidden}{' '}
                    <LinkButton onClick={() => choose({ notifications: 'yes' })}>{texts.show}</LinkButton>
                  </Text>
                )}
                {about && about.length > 0 && <Found about={about} />}
              </Stack>
            </Card>
            {!opened && <Text size="small">{texts.sealed}</Text>}
            <Card>
              {entries.length === 0 && (
                <EmptyState>
                  {about?.length === 0
                    ? texts.nothingCalled(filter['about'] ?? '')
                    : next === null
                      ? texts.noneAtAll
                      : texts.none}
                </EmptyState>
              )}
              <Entries as="ol" label={texts.entries}>
                {entries.map((entry) => (
                  <Entry key={entry.position}>
                    <Event entry={entry} onPerson={(chosen) => choose({ actor: chosen })} linked />
                  </Entry>
                ))}
              </Entries>
              <Row>
                {before && <ButtonLink to={`?${without(search)}`}>{texts.newest}</ButtonLink>}
                {next !== null && <ButtonLink to={`?${without(search, next)}`}>{texts.older}</ButtonLink>}
              </Row>
            </Card>
          </Stack>
        )}
      </Loading>
    </>
  )
}

/** So many are named; the search is narrowed by typing more. */
const NAMED = 5

const Found = ({ about }: { about: NonNullable<Answer<typeof searchAudit>['about']> }) => (
  <div role="status">
    <Text size="small">
      {texts.found(listed(about.slice(0, NAMED).map(({ kind, name }) => `${asLabel(kind)} ${name}`)))}
      {about.length > NAMED && ` ${texts.tooMany}`}
    </Text>
  </div>
)

const nameOf = (entries: readonly AuditEntry[], actor: string): string =>
  entries.find((entry) => entry.actor === actor)?.who ?? actor

/** The same search from another place on. */
const without = (search: URLSearchParams, before?: number): URLSearchParams => {
  const next = new URLSearchParams(search)
  if (before === undefined) next.delete('before')
  else next.set('before', String(before))
  return next
}
