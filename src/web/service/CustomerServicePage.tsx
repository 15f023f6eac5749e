import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { listTickets, type openTicket, type Ticket } from '#modules/service/tickets/contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { contactTexts, newTicketTexts, serviceTexts as texts } from '#texts/tickets.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { type House, useHouse } from '#web/house.ts'
import { useMe } from '#web/identity/me.ts'
import { AddButton } from '#web/ui/actions/AddButton.tsx'
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { pageWithin, usePage } from '#web/ui/lists/Pager.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { NewTicket, type Subject } from './NewTicket.tsx'
import { TicketView, ticketTones } from './TicketView.tsx'

/** Whom to write to or call, by subject; nothing where the provider names no one. */
const ContactList = ({ contacts }: Pick<House, 'contacts'>) =>
  contacts.length > 0 && (
    <Card title={contactTexts.title}>
      <Facts
        facts={Object.fromEntries(
          contacts.map(({ role, email, phone }) => [
            contactTexts.roles[role],
            <Row key={role}>
              {email && (
                <a href={`mailto:${email}`}>
                  <bdi dir="ltr">{email}</bdi>
                </a>
              )}
              {phone && (
                <a href={`tel:${phone.replaceAll(' ', '')}`}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              )}
            </Row>,
          ]),
        )}
      />
    </Card>
  )

/** Specification 3 §2.12. */
const PER_PAGE = 5

const ticketPage = ({ id }: Pick<Ticket, 'id'>): string => paths.customerService({}, { ticket: id })

const date: Column<Ticket> = {
  id: 'date',
  header: texts.columns.date,
  cell: ({ created_at }) => <DateText at={created_at} />,
}
const subject: Column<Ticket> = {
  id: 'subject',
  header: texts.columns.subject,
  card: 'title',
  cell: (ticket) => (
    <Link to={ticketPage(ticket)}>
      <bdi>{ticket.subject}</bdi>
    </Link>
  ),
}
const status: Column<Ticket> = {
  id: 'status',
  header: texts.columns.status,
  cell: (ticket) => (
    <Row gap={2}>
      <StatusPill tone={ticketTones[ticket.status]}>{texts.statuses[ticket.status]}</StatusPill>
      {ticket.answerDueAt && <Countdown until={ticket.answerDueAt} />}
      {ticket.sharing === 'PRIVATE' && <StatusPill tone="closed">{texts.isPrivate}</StatusPill>}
    </Row>
  ),
}
const columns: Readonly<Record<'comments' | 'references', readonly Column<Ticket>[]>> = {
  comments: [
    date,
    { id: 'department', header: texts.columns.department, cell: ({ description }) => description.department },
    subject,
    { id: 'comment', header: texts.columns.comment, cell: ({ description }) => <Short text={description.comment} /> },
    status,
  ],
  references: [
    date,
    subject,
    { id: 'reference', header: texts.columns.reference, cell: ({ reference }) => <bdi>{reference}</bdi> },
    status,
  ],
}

const LONGEST_SHOWN = 90
const Short = ({ text }: { text: string }) => (
  <bdi>{text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text}</bdi>
)

const kinds = ['ORDER', 'INVOICE', 'PRODUCT', 'DOCUMENT', 'LABEL', 'REPORT'] as const

/** The subject that another page links to: '?about=ORDER&id=…&label=2026-000123'. */
const subjectOf = (search: URLSearchParams): Subject | null => {
  const kind = kinds.find((it) => it === search.get('about'))
  const id = search.get('id')
  return kind && id ? { kind, id, label: search.get('label') ?? id } : null
}

/** The company's requests to us: a form, the list, and one request with all that was written. */
export default function CustomerServicePage() {
  const { data: me } = useMe()
  const house = useHouse()
  useTopics(me?.distributor ? `tickets:${me.distributor.id}` : 'catalogue')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const about = subjectOf(search)
  const [writing, setWriting] = useState(about !== null)
  const [sent, setSent] = useState<Answer<typeof openTicket> | null>(null)
  const opened = search.get('ticket')
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            <ButtonAnchor
              href={house.helpCentreUrl}
              newTab
              icon={<IconExternalLink size={15} stroke={1.8} aria-hidden />}
            >
              {texts.faq}
            </ButtonAnchor>
            <AddButton onClick={() => setWriting(true)}>{texts.open}</AddButton>
          </>
        }
      />
      <Stack>
        {opened && <TicketView id={opened} />}
        <TicketList opened={opened} />
        <ContactList contacts={house.contacts} />
      </Stack>
      {writing && (
        <NewTicket
          about={about}
          onClose={() => {
            setWriting(false)
            if (about) void navigate(paths.customerService(), { replace: true })
          }}
          onSent={(answer) => {
            setWriting(false)
            setSent(answer)
            if (about) void navigate(paths.customerService(), { replace: true })
          }}
        />
      )}
      {sent && (
        <Modal
          opened
          title={newTicketTexts.sentTitle}
          onClose={() => setSent(null)}
          actions={
            <>
              <Button onClick={() => setSent(null)} data-autofocus>
                {newTicketTexts.close}
              </Button>
              <ButtonLink look="filled" to={ticketPage(sent.ticket)} onClick={() => setSent(null)}>
                {newTicketTexts.show}
              </ButtonLink>
            </>
          }
        >
          <p>{sent.message}</p>
          <p>
            <strong>{sent.ticket.reference}</strong>
          </p>
        </Modal>
      )}
    </>
  )
}

const views = [
  { value: 'comments', label: texts.byComment },
  { value: 'references', label: texts.byReference },
] as const

const TicketList = ({ opened }: { opened: string | null }) => {
  const read = useRead(listTickets, {})
  const [{ view }, setFilter] = useFilters({ view: oneOf(['comments', 'references'] as const) })
  const [requested, setPage] = usePage()
  const shown = view ?? 'comments'
  return (
    <Card
      title={texts.heading}
      aside={
        <Segments label={texts.views} choices={views} value={shown} onChange={(value) => setFilter('view', value)} />
      }
      flush
    >
      <Loading read={read} skeleton={<Skeleton lines={PER_PAGE} height={51} />}>
        {(all) => {
          const page = pageWithin(requested, PER_PAGE, all.length)
          return (
            <>
              <DataTable
                caption={texts.heading}
                columns={columns[shown]}
                rows={all.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
                rowKey={({ id }) => id}
                href={ticketPage}
                fingerprint={(ticket) => `${ticket.status} ${ticket.id === opened}`}
                says={({ reference, status: now }) => texts.changed(reference, texts.statuses[now])}
                empty={<EmptyState art={<EmptyArt area="notifications" />}>{texts.none}</EmptyState>}
              />
              <ListFoot page={page} perPage={PER_PAGE} total={all.length} onPage={setPage} />
            </>
          )
        }}
      </Loading>
    </Card>
  )
}
