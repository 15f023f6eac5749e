import { useSearchParams } from 'react-router-dom'

import { readOutbox } from '#modules/notifications/mail-contract.ts'
import { outboxTexts as texts } from '#texts/outbox.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { ClosedPage } from '#web/office/ClosedPage.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { usePage } from '#web/ui/lists/Pager.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { MailModal } from './MailModal.tsx'
import { mailTones, type OutboxMail } from './mail-tones.ts'
import classes from './OutboxPage.module.css'

const PAGE_SIZE = 20
const LOOK_EVERY_MS = { underWay: 1_000, resting: 10_000 }

const isUnderWay = (mails: readonly OutboxMail[] = []) => mails.some(({ state }) => state === 'QUEUED')

const columnsFor = (open: (id: string) => void): readonly Column<OutboxMail>[] => [
  {
    id: 'subject',
    header: texts.subject,
    card: 'title',
    cell: ({ id, subject }) =>
      subject === '' ? (
        texts.notMade
      ) : (
        <button type="button" className={classes['subject']} onClick={() => open(id)}>
          <bdi>{subject}</bdi>
        </button>
      ),
  },
  { id: 'to', header: texts.to, card: 'under', cell: ({ to }) => <bdi dir="ltr">{to}</bdi> },
  { id: 'at', header: texts.at, cell: ({ at }) => <DateText at={at} as="dayTime" /> },
  {
    id: 'state',
    header: texts.state,
    card: 'beside',
    cell: ({ state }) => <StatusPill tone={mailTones[state]}>{texts.states[state]}</StatusPill>,
  },
]

/** The mails that the portal made, newest first. Without a mail server this is where they are read. */
export default function OutboxPage() {
  const may = useMay()('office.outbox.read')
  const [page, setPage] = usePage()
  const [search, setSearch] = useSearchParams()
  const read = useRead(
    readOutbox,
    { page, pageSize: PAGE_SIZE },
    { enabled: may, refetchInterval: (mails) => LOOK_EVERY_MS[isUnderWay(mails) ? 'underWay' : 'resting'] },
  )
  const open = (id: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (id) next.set('mail', id)
        else next.delete('mail')
        return next
      },
      { preventScrollReset: true },
    )

  if (!may) return <ClosedPage title={texts.title} says={texts.onlyAdmin} />
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Loading read={read} skeleton={<Skeleton lines={10} height={38} />}>
        {(mails) => (
          <Card flush>
            {mails.some(({ state }) => state === 'KEPT') && <p className={classes['kept']}>{texts.kept}</p>}
            <DataTable
              caption={texts.title}
              columns={columnsFor(open)}
              rows={mails}
              rowKey={({ id }) => id}
              folds={({ subject }) => subject || texts.notMade}
              current={({ id }) => id === search.get('mail')}
              empty={
                page > 1 ? (
                  <EmptyState>{texts.noOlder}</EmptyState>
                ) : (
                  <EmptyState art={<EmptyArt area="notifications" />}>{texts.empty}</EmptyState>
                )
              }
            />
            {(page > 1 || mails.length === PAGE_SIZE) && (
              <nav className={classes['pages']} aria-label={texts.pages}>
                <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {texts.newer}
                </Button>
                <Button size="small" disabled={mails.length < PAGE_SIZE} onClick={() => setPage(page + 1)}>
                  {texts.older}
                </Button>
              </nav>
            )}
            <MailModal mail={mails.find(({ id }) => id === search.get('mail')) ?? null} onClose={() => open(null)} />
          </Card>
        )}
      </Loading>
    </>
  )
}
