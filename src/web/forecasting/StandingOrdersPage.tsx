import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import {
  endStandingOrder,
  listStandingOrders,
  pauseStandingOrder,
  resumeStandingOrder,
  type StandingOrder,
} from '#modules/ordering/standing-orders/standing-order-contract.ts'
import { isActive, isEnded, isPaused, waitsForReview } from '#modules/ordering/standing-orders/standing-order-states.ts'
import { paths } from '#paths'
import { forecastTexts } from '#texts/forecasts.ts'
import { standingOrderTexts as texts } from '#texts/standing-orders.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { ActionMenu, type MenuAction } from '#web/ui/actions/ActionMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { count } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { monthOfKey, StandingOrderModal } from './StandingOrderModal.tsx'
import { StandingReview } from './StandingReview.tsx'

const tones: Readonly<Record<StandingOrder['state'], Tone>> = {
  ACTIVE: 'done',
  WAITS_FOR_REVIEW: 'you',
  PAUSED: 'closed',
  ENDED: 'closed',
}

/** /profile/standing-orders: what comes into the cart again and again, and what waits for a review. */
export default function StandingOrdersPage() {
  const { data: me } = useMe()
  const mayOrder = useMay()('orders.place')
  useTopics(me?.distributor ? `orders:${me.distributor.id}` : null)
  const read = useRead(listStandingOrders, {})
  /** null: a new one. */
  const [editing, setEditing] = useState<StandingOrder | null | undefined>()
  const [ending, setEnding] = useState<StandingOrder | null>(null)
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: forecastTexts.title, to: paths.forecasts() }]}
        actions={
          <>
            <LiveNotice />
            {mayOrder && (
              <Button
                look="filled"
                asksServer
                icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
                onClick={() => setEditing(null)}
              >
                {texts.add}
              </Button>
            )}
          </>
        }
      />
      <Stack>
        {!mayOrder && <OnlyProcurement say={texts.only} />}
        <Loading read={read} skeleton={<Skeleton lines={4} height={56} />}>
          {(rows) => (
            <Stack>
              {rows
                .filter(({ state }) => waitsForReview(state))
                .map((standing) => (
                  <StandingReview
                    key={standing.id}
                    standing={standing}
                    onEdit={mayOrder ? () => setEditing(standing) : null}
                    onEnd={() => setEnding(standing)}
                  />
                ))}
              <StandingOrders rows={rows} mayOrder={mayOrder} onEdit={setEditing} onEnd={setEnding} />
            </Stack>
          )}
        </Loading>
      </Stack>
      {editing !== undefined && <StandingOrderModal standing={editing} onClose={() => setEditing(undefined)} />}
      {ending && <EndModal standing={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

const StandingOrders = ({
  rows,
  mayOrder,
  onEdit,
  onEnd,
}: {
  rows: readonly StandingOrder[]
  mayOrder: boolean
  onEdit: (standing: StandingOrder) => void
  onEnd: (standing: StandingOrder) => void
}) => {
  const pause = useCommand(pauseStandingOrder, { onDone: () => showSuccess(texts.paused) })
  const resume = useCommand(resumeStandingOrder, { onDone: () => showSuccess(texts.resumed) })
  const actionsOf = (standing: StandingOrder): readonly MenuAction[] => {
    const { id, state } = standing
    if (isEnded(state)) return []
    return [
      { label: texts.edit, run: () => onEdit(standing) },
      ...(isActive(state) ? [{ label: texts.pause, run: () => void pause.send({ id }) }] : []),
      ...(isPaused(state) ? [{ label: texts.resume, run: () => void resume.send({ id }) }] : []),
      { label: texts.end, danger: true, run: () => onEnd(standing) },
    ]
  }
  const actions: Column<StandingOrder> = {
    id: 'actions',
    header: texts.columns.actions,
    hiddenHeader: true,
    align: 'end',
    card: 'actions',
    cell: (standing) => <ActionMenu asksServer about={texts.of(standing.country.name)} actions={actionsOf(standing)} />,
  }
  return (
    <Card flush>
      <DataTable
        caption={texts.title}
        columns={mayOrder ? [...columns, actions] : columns}
        rows={rows}
        rowKey={({ id }) => id}
        fingerprint={({ version }) => String(version)}
        empty={<EmptyState art={<EmptyArt area="products" />}>{texts.empty}</EmptyState>}
      />
    </Card>
  )
}

const columns: readonly Column<StandingOrder>[] = [
  {
    id: 'products',
    header: texts.columns.products,
    card: 'title',
    cell: ({ country, lines }) => (
      <Stack gap={1}>
        <strong>{texts.of(country.name)}</strong>
        {lines.map(({ product, quantity }) => (
          <Text as="span" key={product.id}>
            <bdi>{texts.line(product.name, count(quantity))}</bdi>
          </Text>
        ))}
      </Stack>
    ),
  },
  {
    id: 'rhythm',
    header: texts.columns.rhythm,
    cell: ({ everyMonths, day, until }) =>
      [texts.rhythm(everyMonths, day), until && texts.until(monthOfKey(until))].filter(Boolean).join(', '),
  },
  {
    id: 'next',
    header: texts.columns.next,
    cell: ({ nextOn, placeBy }) => (
      <Stack gap={1}>
        {nextOn ? <DateText at={nextOn} /> : '—'}
        {placeBy && (
          <Text size="small">
            {texts.placeBy} <DateText at={placeBy} />
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'person', header: texts.columns.person, cell: ({ person }) => <bdi>{person}</bdi> },
  {
    id: 'state',
    header: texts.columns.state,
    card: 'aside',
    cell: ({ state }) => <StatusPill tone={tones[state]}>{texts.states[state]}</StatusPill>,
  },
]

const EndModal = ({ standing: { id, country }, onClose }: { standing: StandingOrder; onClose: () => void }) => {
  const { send, busy } = useModalCommand(endStandingOrder, { says: () => texts.ended, onClose })
  return (
    <ConfirmModal
      title={texts.endTitle}
      keep={texts.keep}
      confirm={texts.end}
      busy={busy}
      onKeep={onClose}
      onConfirm={() => void send({ id })}
    >
      <p>{texts.endLead(country.name)}</p>
    </ConfirmModal>
  )
}
