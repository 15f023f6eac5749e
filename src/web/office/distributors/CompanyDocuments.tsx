import { useState } from 'react'
import { isExpired } from '#modules/distributors/file/document-states.ts'
import type { CompanyDocument } from '#modules/distributors/file/file-contract.ts'
import { officeDistributorTexts as texts } from '#texts/office-distributors.ts'
import { FilePreview } from '#web/api/files/FilePreview.tsx'
import { fileAt } from '#web/api/http.ts'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { GraceModal } from './GraceModal.tsx'

const tones: Readonly<Record<CompanyDocument['status'], Tone>> = {
  IN_REVIEW: 'provider',
  APPROVED: 'done',
  REJECTED: 'you',
  EXPIRED: 'error',
}

type Version = CompanyDocument['versions'][number]
type OpenDocument = { readonly document: CompanyDocument; readonly version: Version }

const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.'))

/** Where a stored file is fetched by staff, who may read those of every company. */
export const storedFile = (path: string) => fileAt(`/api/files/${path}`)

const columnsFor = (
  show: (shown: OpenDocument) => void,
  grant: (document: CompanyDocument) => void,
  mayGrant: boolean,
) =>
  [
    {
      id: 'name',
      header: texts.document,
      card: 'title',
      cell: ({ name, typeLabel }) => (
        <Stack gap={1}>
          <bdi>{name}</bdi>
          {name !== typeLabel && <small>{typeLabel}</small>}
        </Stack>
      ),
    },
    {
      id: 'status',
      header: texts.status,
      card: 'aside',
      cell: ({ status }) => <StatusPill tone={tones[status]}>{texts.documentStates[status]}</StatusPill>,
    },
    {
      id: 'validity',
      header: texts.validity,
      cell: ({ validityDate, grace }) => (
        <Stack gap={1}>
          {validityDate ? <DateText at={validityDate} /> : '—'}
          {grace && (
            <small>
              {texts.graceUntil} <DateText at={grace} />
            </small>
          )}
        </Stack>
      ),
    },
    {
      id: 'versions',
      header: texts.versions,
      card: 'full',
      cell: (document) => (
        <Stack gap={1}>
          {document.versions.toReversed().map((version) => (
            <span key={version.version}>
              <Button
                look="text"
                size="small"
                aria-label={texts.showVersion(document.name, version.version)}
                onClick={() => show({ document, version })}
              >
                {texts.version(version.version)}
              </Button>{' '}
              <small>
                {texts.versionStates[version.status]} · <DateText at={version.submittedAt} /> ·{' '}
                <bdi>{version.submittedBy}</bdi>
              </small>
            </span>
          ))}
        </Stack>
      ),
    },
    {
      id: 'actions',
      header: texts.grace,
      hiddenHeader: true,
      align: 'end',
      card: 'actions',
      cell: (document) =>
        mayGrant &&
        isExpired(document.status) && (
          <Button size="small" asksServer aria-label={texts.graceOf(document.name)} onClick={() => grant(document)}>
            {texts.grace}
          </Button>
        ),
    },
  ] as const satisfies readonly Column<CompanyDocument>[]

/** All that a company has sent, each version to look at. */
export const CompanyDocuments = ({ documents }: { documents: readonly CompanyDocument[] }) => {
  const mayGrant = useMay()('office.company-documents.review')
  const [shown, show] = useState<OpenDocument | null>(null)
  const [granting, grant] = useState<CompanyDocument | null>(null)
  return (
    <Section title={texts.documents} lead={texts.documentsLead} flush>
      <DataTable<CompanyDocument>
        caption={texts.documents}
        columns={columnsFor(show, grant, mayGrant)}
        rows={documents}
        rowKey={({ id }) => id}
        fingerprint={({ status, versions }) => `${status} ${versions.length}`}
        empty={<EmptyState>{texts.noDocuments}</EmptyState>}
      />
      {shown && (
        <FilePreview
          call={storedFile(shown.version.file)}
          name={`${shown.document.name}${extensionOf(shown.version.file)}`}
          label={texts.showVersion(shown.document.name, shown.version.version)}
          onClose={() => show(null)}
        />
      )}
      {granting && <GraceModal document={granting} onClose={() => grant(null)} />}
    </Section>
  )
}
