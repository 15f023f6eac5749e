import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { isRejected } from '#modules/distributors/file/document-states.ts'
import type { CompanyDocument } from '#modules/distributors/file/file-contract.ts'
import { documentsTexts as texts } from '#texts/company-file.ts'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { day } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'

export const documentTones: Readonly<Record<CompanyDocument['status'], Tone>> = {
  IN_REVIEW: 'provider',
  APPROVED: 'done',
  REJECTED: 'error',
  EXPIRED: 'error',
}

const daysLeft = ({ endsAt }: CompanyDocument, now: Date): number | null =>
  endsAt === null ? null : differenceInCalendarDays(new Date(endsAt), now)

/** In which part of the expiry bar a document is; null: its end is far, or it has none. */
export const endsWithin = (document: CompanyDocument, now: Date): 'EXPIRED' | 'DAYS_30' | 'DAYS_60' | null => {
  const left = document.endsAt === null ? null : daysLeft(document, now)
  if (left === null || document.inForce === null) return null
  if (new Date(document.endsAt as string) < now) return 'EXPIRED'
  return left <= 30 ? 'DAYS_30' : left <= 60 ? 'DAYS_60' : null
}

const NameCell = (document: CompanyDocument) => (
  <>
    {document.name}
    {document.inForce !== null && document.inForce < document.versions.length && (
      <small>{texts.inForce(document.inForce)}</small>
    )}
    {document.grace && <small>{texts.grace(day(document.grace))}</small>}
    {isRejected(document.status) && document.words && <small>{document.words}</small>}
  </>
)

const ValidCell = ({ document, now }: { document: CompanyDocument; now: Date }) => {
  const left = daysLeft(document, now)
  if (document.validityDate === null) return null
  return (
    <>
      <DateText at={document.validityDate} />
      {endsWithin(document, now)?.startsWith('DAYS') && left !== null && <small>{texts.daysLeft(left)}</small>}
    </>
  )
}

export const documentColumns = ({
  now,
  mayChange,
  onSend,
  onOpen,
  onHistory,
}: {
  now: Date
  mayChange: boolean
  onSend: (document: CompanyDocument) => void
  onOpen: (document: CompanyDocument) => void
  onHistory: (document: CompanyDocument) => void
}): readonly Column<CompanyDocument>[] => [
  { id: 'name', header: texts.columns.name, card: 'title', sort: ({ name }) => name, cell: NameCell },
  {
    id: 'type',
    header: texts.columns.type,
    card: 'under',
    sort: ({ typeLabel }) => typeLabel,
    cell: ({ typeLabel }) => typeLabel,
  },
  {
    id: 'status',
    header: texts.columns.status,
    card: 'aside',
    sort: ({ status }) => texts.statuses[status],
    cell: ({ status }) => <StatusPill tone={documentTones[status]}>{texts.statuses[status]}</StatusPill>,
  },
  {
    id: 'sent',
    header: texts.columns.sent,
    sort: ({ uploadDate }) => uploadDate,
    cell: ({ uploadDate }) => <DateText at={uploadDate} />,
  },
  {
    id: 'valid',
    header: texts.columns.valid,
    sort: ({ validityDate }) => validityDate ?? '9999',
    cell: (document) => <ValidCell document={document} now={now} />,
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    hiddenHeader: true,
    card: 'actions',
    align: 'end',
    cell: (document) => (
      <Row justify="end">
        <Button size="small" aria-label={texts.openOf(document.name)} onClick={() => onOpen(document)}>
          {texts.open}
        </Button>
        <ActionMenu
          about={document.name}
          actions={[
            ...(mayChange && document.mayUpdate ? [{ label: texts.update, run: () => onSend(document) }] : []),
            { label: texts.versions, run: () => onHistory(document) },
          ]}
        />
      </Row>
    ),
  },
]
