import { useState } from 'react'
import { Link } from 'react-router-dom'

import { type Forecast, listForecasts, removeForecast } from '#modules/forecasting/contract.ts'
import { paths } from '#paths'
import { forecastTexts as texts } from '#texts/forecasts.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMe } from '#web/identity/me.ts'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import { percent } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { NextOrders } from './NextOrders.tsx'

const NEW = paths.forecast()
const editor = (id: string) => paths.forecast({ id })

const columnsWith = (onDelete: (forecast: Forecast) => void): readonly Column<Forecast>[] => [
  { id: 'date', header: texts.columns.date, cell: ({ date }) => <DateText at={date} />, sort: ({ date }) => date },
  {
    id: 'product',
    header: texts.columns.product,
    card: 'title',
    sort: ({ productName }) => productName,
    cell: ({ id, productName }) => (
      <Link to={editor(id)}>
        <bdi>{productName}</bdi>
      </Link>
    ),
  },
  { id: 'country', header: texts.columns.country, cell: ({ country }) => country.name },
  {
    id: 'next',
    header: texts.columns.next,
    align: 'end',
    cell: ({ ordersInNext3Months }) => <Num value={ordersInNext3Months} />,
  },
  { id: 'quantity', header: texts.columns.quantity, align: 'end', cell: ({ quantity }) => <Num value={quantity} /> },
  {
    id: 'stock',
    header: texts.columns.stock,
    align: 'end',
    cell: ({ currentInventoryLevel }) => <Num value={currentInventoryLevel} />,
  },
  {
    id: 'accuracy',
    header: texts.columns.accuracy,
    align: 'end',
    cell: ({ accuracy }) => (accuracy === null ? '—' : percent(Math.round(accuracy * 100))),
  },
  {
    id: 'action',
    header: texts.columns.action,
    align: 'end',
    card: 'actions',
    cell: (forecast) => (
      <Row justify="end">
        <ButtonLink size="small" to={editor(forecast.id)} aria-label={texts.editOf(forecast.productName)}>
          {texts.edit}
        </ButtonLink>
        <ActionMenu
          about={forecast.productName}
          actions={[{ label: texts.remove, danger: true, run: () => onDelete(forecast) }]}
        />
      </Row>
    ),
  },
]

/** /profile/forecasts: what the company plans to order, and what is to be ordered soon. */
export default function ForecastsPage() {
  const { data: me } = useMe()
  useTopics(me?.distributor ? `sales:${me.distributor.id}` : null)
  const read = useRead(listForecasts, {})
  const [deleting, setDeleting] = useState<Forecast | null>(null)
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            <ButtonLink to={paths.standingOrders()}>{texts.standing}</ButtonLink>
            <ButtonLink look="filled" to={NEW}>
              {texts.add}
            </ButtonLink>
          </>
        }
      />
      <Loading
        read={read}
        skeleton={
          <Card flush>
            <Skeleton lines={5} height={51} />
          </Card>
        }
      >
        {(rows) => (
          <Stack>
            <Card flush>
              <DataTable
                caption={texts.title}
                columns={columnsWith(setDeleting)}
                rows={rows}
                rowKey={({ id }) => id}
                href={({ id }) => editor(id)}
                fingerprint={({ version }) => String(version)}
                empty={
                  <EmptyState art={<EmptyArt area="products" />} action={<Link to={NEW}>{texts.add}</Link>}>
                    {texts.empty}
                  </EmptyState>
                }
              />
            </Card>
            {rows.length > 0 && <NextOrders />}
          </Stack>
        )}
      </Loading>
      {deleting && <DeleteModal forecast={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

/** The first month and the last. */
const monthsOf = (months: Forecast['forecastMonths']) => {
  const [first, last] = [months[0], months.at(-1)]
  return { from: first ? texts.month(first) : '', to: last ? texts.month(last) : '' }
}

const DeleteModal = ({
  forecast: { id, productName, country, forecastMonths },
  onClose,
}: {
  forecast: Forecast
  onClose: () => void
}) => {
  const command = useCommand(removeForecast, {
    onDone: () => {
      onClose()
      showSuccess(texts.removed)
    },
  })
  return (
    <ConfirmModal
      title={texts.removeTitle}
      keep={texts.keep}
      confirm={texts.remove}
      busy={command.busy}
      onKeep={onClose}
      onConfirm={() => void command.send({ id })}
    >
      <p>{texts.removeLead({ product: productName, country: country.name, ...monthsOf(forecastMonths) })}</p>
    </ConfirmModal>
  )
}
