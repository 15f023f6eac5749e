import { Link } from 'react-router-dom'
import { officeForecastReminders } from '#modules/forecasting/contract.ts'
import { readOfficeLedger } from '#modules/loyalty/office-contract.ts'
import { listOfficeOrders } from '#modules/ordering/desk/desk-contract.ts'
import type { OfficeOrderRow } from '#modules/ordering/desk/office-contract.ts'
import { isAwaitingQuote, type unconfirmedStatuses } from '#modules/ordering/order-states.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { companySectionTexts as texts } from '#texts/company-sections.ts'
import { officeOrderTexts } from '#texts/office.ts'
import { useRead } from '#web/api/endpoint.ts'
import { ledgerColumns } from '#web/loyalty/ledger-columns.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { DateText, Money } from '#web/ui/figures/Figures.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { CompanyList } from './CompanyList.tsx'

type Props = { readonly id: string }

const orderColumns: readonly Column<OfficeOrderRow>[] = [
  {
    id: 'num',
    header: texts.number,
    card: 'title',
    cell: ({ id, num }) => (
      <Link to={paths.officeOrder({ id })}>
        <CodeText value={num} />
      </Link>
    ),
  },
  { id: 'placed', header: texts.placed, cell: ({ creationDate }) => <DateText at={creationDate} /> },
  {
    id: 'status',
    header: texts.status,
    card: 'aside',
    cell: ({ status, statusData }) => officeOrderTexts.statusOf(status, statusData.statusLabel),
  },
  { id: 'total', header: texts.total, align: 'end', cell: ({ total }) => <Money cents={total} /> },
]

/** The company's latest orders, or those in this status. */
const OrdersIn = ({
  id,
  status,
  title,
  empty,
}: Props & { status?: (typeof unconfirmedStatuses)[number]; title: string; empty: string }) => {
  const read = useRead(listOfficeOrders, { distributorId: id, ...(status && { status }) })
  const all = isAwaitingQuote(status)
    ? paths.officeQuotes()
    : paths.officeOrders({}, { company: id, ...(status && { status }) })
  return (
    <CompanyList
      title={title}
      all={{ to: all, label: isAwaitingQuote(status) ? texts.quoteQueue : texts.orderDesk }}
      read={read}
      rowsOf={({ orders }) => orders}
      totalOf={({ total }) => total}
      columns={orderColumns}
      rowKey={(order) => order.id}
      empty={empty}
    />
  )
}

export const CompanyOrderList = ({ id }: Props) => <OrdersIn id={id} title={texts.orders} empty={texts.noOrders} />

export const CompanyQuotes = ({ id }: Props) => (
  <>
    <OrdersIn id={id} status="WAITING_FOR_QUOTE" title={texts.toQuote} empty={texts.nothingToQuote} />
    <OrdersIn id={id} status="QUOTE_RECEIVED" title={texts.toConfirm} empty={texts.nothingToConfirm} />
  </>
)

const coins = ledgerColumns({
  orderPage: (id) => paths.officeOrder({ id }),
})

export const CompanyCareCoins = ({ id }: Props) => (
  <CompanyList
    title={texts.careCoins}
    all={{ to: paths.officeLoyaltyAccount({ distributorId: id }), label: texts.account }}
    read={useRead(readOfficeLedger, { distributorId: id })}
    rowsOf={({ entries }) => entries}
    columns={coins}
    rowKey={({ position }) => String(position)}
    empty={texts.noCareCoins}
  />
)

type Reminder = Answer<typeof officeForecastReminders>[number]

const forecastColumns: readonly Column<Reminder>[] = [
  { id: 'product', header: texts.product, card: 'title', cell: ({ product }) => <bdi>{product.name}</bdi> },
  { id: 'country', header: texts.country, cell: ({ country }) => country.name },
  { id: 'month', header: texts.month, cell: ({ year, month }) => `${String(month).padStart(2, '0')}/${year}` },
  {
    id: 'until',
    header: texts.orderBy,
    card: 'aside',
    cell: ({ maximumOrderDate }) => <DateText at={maximumOrderDate} />,
  },
]

export const CompanyForecasts = ({ id }: Props) => (
  <CompanyList
    title={texts.forecasts}
    all={{ to: paths.officeData({}, { distributorId: id }), label: texts.salesChart }}
    read={useRead(officeForecastReminders, { distributorId: id })}
    rowsOf={(reminders) => reminders}
    columns={forecastColumns}
    rowKey={({ forecastId, year, month }) => `${forecastId} ${year} ${month}`}
    empty={texts.noForecasts}
  />
)
