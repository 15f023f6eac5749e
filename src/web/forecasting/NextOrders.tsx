import { useState } from 'react'
import { nextForecastOrders } from '#modules/forecasting/contract.ts'
import { draftForecastOrders, type ForecastLine } from '#modules/ordering/cart/forecast-lines-contract.ts'
import { paths } from '#paths'
import type { Answer, Sent } from '#platform/http/endpoint.ts'
import { draftOrderTexts, forecastTexts as texts } from '#texts/forecasts.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { Button, ButtonLink, type ButtonLook } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { count, day } from '#web/ui/figures/format.ts'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { OrderBy } from './OrderBy.tsx'

const { nextColumns: heads } = texts

/** More than that is not urgent, and is shown on request. */
const URGENT = 6

type NextOrder = Answer<typeof nextForecastOrders>[number]

/** What is planned and can still arrive in time; of one forecast, or of all. */
export const NextOrders = ({ forecastId }: { forecastId?: string }) => {
  const { data } = useRead(nextForecastOrders, forecastId ? { forecastId } : {})
  const mayOrder = useMay()('orders.place')
  const [drafted, setDrafted] = useState<Answer<typeof draftForecastOrders> | null>(null)
  if (!data) return null
  const draft: Column<NextOrder> = {
    id: 'draft',
    header: draftOrderTexts.column,
    hiddenHeader: true,
    align: 'end',
    card: 'actions',
    cell: ({ forecastId: of, product, month }) => (
      <DraftButton
        months={{ forecastId: of, month: month.id }}
        named={draftOrderTexts.draftOf(product.name, texts.month(month))}
        onDone={setDrafted}
      >
        {draftOrderTexts.draft}
      </DraftButton>
    ),
  }
  const shown = forecastId ? columns.filter(({ id }) => id !== 'product') : columns
  return (
    <Stack>
      <Section
        title={texts.next}
        lead={data.length === 0 ? texts.nextEmpty : texts.nextLead}
        aside={
          mayOrder &&
          data.some(({ urgent }) => urgent) && (
            <DraftButton look="soft" months={forecastId ? { forecastId } : {}} onDone={setDrafted}>
              {draftOrderTexts.urgent}
            </DraftButton>
          )
        }
        flush
      >
        {data.length > 0 && (
          <DataTable
            caption={texts.next}
            columns={mayOrder ? [...shown, draft] : shown}
            rows={data}
            rowKey={({ forecastId: of, month }) => `${of} ${month.id}`}
            first={URGENT}
          />
        )}
      </Section>
      {!mayOrder && data.length > 0 && <OnlyProcurement say={draftOrderTexts.only} />}
      {drafted && <DraftedOrders {...drafted} onClose={() => setDrafted(null)} />}
    </Stack>
  )
}

const DraftButton = ({
  months,
  named,
  look = 'outlined',
  onDone,
  children,
}: {
  months: Sent<typeof draftForecastOrders>
  /** For screen readers, where the label does not say of what. */
  named?: string
  look?: ButtonLook
  onDone: (drafted: Answer<typeof draftForecastOrders>) => void
  children: string
}) => {
  const { send, busy } = useCommand(draftForecastOrders, { onDone })
  return (
    <Button look={look} size="small" busy={busy} aria-label={named} onClick={() => void send(months)}>
      {children}
    </Button>
  )
}

/** What was put into the cart, line by line, and the last safe day of each. */
const DraftedOrders = ({
  added,
  lines,
  onClose,
}: Answer<typeof draftForecastOrders> & { readonly onClose: () => void }) => (
  <Modal
    opened
    title={draftOrderTexts.title}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>{draftOrderTexts.close}</Button>
        <ButtonLink look="filled" to={paths.cart()}>
          {draftOrderTexts.toCart}
        </ButtonLink>
      </>
    }
  >
    <Stack gap={4}>
      <p>{draftOrderTexts.added(added)}</p>
      <Stack as="ul" gap={3}>
        {lines.map((line) => (
          <li key={line.forecastId}>
            <p>
              <bdi>{orderOf(line)}</bdi>
            </p>
            {remarkOf(line) && <Text size="small">{remarkOf(line)}</Text>}
          </li>
        ))}
      </Stack>
    </Stack>
  </Modal>
)

const orderOf = ({ product, country, quantity, orderBy, months, outcome }: ForecastLine): string =>
  outcome === 'ORDERED'
    ? `${product.name}, ${country.name}`
    : draftOrderTexts.order({
        units: count(quantity),
        product: product.name,
        country: country.name,
        day: day(orderBy),
        months,
      })

const remarkOf = ({ outcome, inCart, reason }: ForecastLine): string | null => {
  if (outcome === 'IN_CART') return draftOrderTexts.inCart(count(inCart ?? 0))
  return outcome === 'ORDERED' ? draftOrderTexts.ordered : reason
}

const columns: readonly Column<NextOrder>[] = [
  { id: 'month', header: heads.month, card: 'title', cell: ({ month }) => <strong>{texts.month(month)}</strong> },
  {
    id: 'product',
    header: heads.product,
    card: 'under',
    cell: ({ product, country }) => (
      <bdi>
        {product.name}, {country.name}
      </bdi>
    ),
  },
  {
    id: 'planned',
    header: heads.planned,
    cell: ({ month }) => texts.nextLine(month.orderCount, count(month.orderQuantity)),
  },
  {
    id: 'by',
    header: heads.by,
    card: 'full',
    cell: ({ rules }) => <OrderBy rules={rules} before={texts.orderBy} says={({ delay }) => texts.takes(delay)} />,
  },
]
