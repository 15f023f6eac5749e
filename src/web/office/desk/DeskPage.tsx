import { Link } from 'react-router-dom'
import { deskSortColumns, listOfficeOrders, OFFICE_ORDERS_PER_PAGE } from '#modules/ordering/desk/desk-contract.ts'
import { exportOfficeOrders } from '#modules/ordering/desk/export-contract.ts'
import type { OfficeOrderRow } from '#modules/ordering/desk/office-contract.ts'
import { listAssigned } from '#modules/service/work/contract.ts'
import { mayHave } from '#modules/terms/assigned-work.ts'
import { paths } from '#paths'
import { officeOrderTexts as texts } from '#texts/office.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/api/endpoint.ts'
import { download } from '#web/api/files/download.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useStablePage } from '#web/api/live/stable-rows.ts'
import { useHiddenColumns } from '#web/identity/columns.ts'
import { useMay } from '#web/identity/may.ts'
import { useChosenRows } from '#web/lists/chosen.tsx'
import { SavedTabs } from '#web/lists/SavedTabs.tsx'
import { ListTools } from '#web/office/lists/ListTools.tsx'
import { orderingBy } from '#web/office/lists/ordering-by.ts'
import { usePagedList } from '#web/office/lists/paged-list.tsx'
import { FreshOrders } from '#web/ordering/orders/FreshOrders.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { ExportButtons } from '#web/ui/actions/ExportButtons.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { useFilters } from '#web/ui/lists/filters.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { ChosenOrders } from './ChosenOrders.tsx'
import { DeskFilters, deskFilters, deskQuestion, isNarrowed, StatusViews } from './DeskFilters.tsx'
import { deskColumns } from './desk-columns.tsx'

/** The order desk: every order of every distributor, by status, found by whatever is known of it, moved on together where that is safe. */
export default function DeskPage() {
  const [filters, setFilter, reset] = useFilters(deskFilters)
  const question = deskQuestion(filters)
  const { read, query, foot } = usePagedList(listOfficeOrders, OFFICE_ORDERS_PER_PAGE, question)
  const stable = useStablePage(listOfficeOrders, query, read, ({ orders }) => orders)
  const columns = useHiddenColumns('order-desk')
  useTopics('office:requests')
  const assigns = useMay()(mayHave.ORDER)
  const { data: assigned = [] } = useRead(listAssigned, { kind: 'ORDER' })
  const assigneeOf = ({ id }: OfficeOrderRow) => assigned.find((one) => one.id === id)?.assignee.name ?? ''
  const shown = deskColumns.filter(({ id }) => !columns.hidden.includes(id))
  const selection = useChosenRows<OfficeOrderRow>({
    file: 'order-desk',
    page: stable.rows,
    rowKey: ({ id }) => id,
    label: ({ num }) => texts.orderNamed(num),
    columns: shown.map((column) => (column.id === 'assignee' ? { ...column, text: assigneeOf } : column)),
    actions: (orders, letGo) => assigns && <ChosenOrders orders={orders} letGo={letGo} />,
  })
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <>
            <LiveNotice />
            <ExportButtons
              of={texts.title}
              onExport={(format) => download(exportOfficeOrders, { format, ...question }, `order-desk.${format}`)}
            />
          </>
        }
      />
      <SavedTabs list="order-desk" chosen={columns} />
      <Loading read={read} skeleton={<Skeleton lines={10} height={38} />}>
        {({ total, statuses, whose }) => (
          <>
            <StatusViews statuses={statuses} chosen={filters.status} choose={(next) => setFilter('status', next)} />
            <Card flush>
              <DeskFilters
                {...{ filters, setFilter }}
                onReset={reset}
                results={total}
                whose={whose}
                end={<ListTools list="order-desk" of={texts.title} columns={deskColumns} chosen={columns} />}
              />
              <DataTable<OfficeOrderRow>
                caption={texts.title}
                columns={deskColumns}
                hidden={columns.hidden}
                rows={stable.rows}
                rowKey={({ id }) => id}
                href={({ id }) => paths.officeOrder({ id })}
                fingerprint={({ status, total: cents, held }) => `${status} ${cents} ${held}`}
                says={({ num, status, statusData }) =>
                  `${texts.order(num)}: ${texts.statusOf(status, statusData.statusLabel)}`
                }
                selection={selection}
                ordering={orderingBy(deskSortColumns, question.sort, (next) => setFilter('sort', next))}
                folds={({ num }) => texts.order(num)}
                empty={<Nothing filtered={isNarrowed(question)} onReset={reset} />}
              />
              <FreshOrders {...stable} />
              {foot(total)}
            </Card>
          </>
        )}
      </Loading>
    </>
  )
}

const Nothing = ({ filtered, onReset }: { filtered: boolean; onReset: () => void }) =>
  filtered ? (
    <EmptyState action={<Button onClick={onReset}>{uiTexts.reset}</Button>}>{uiTexts.noMatch(texts.things)}</EmptyState>
  ) : (
    <EmptyState art={<EmptyArt area="orders" />} action={<Link to={paths.officeQuotes()}>{texts.toQueue}</Link>}>
      {texts.empty}
    </EmptyState>
  )
