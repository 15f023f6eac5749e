import { IconReceipt, IconTruck } from '@tabler/icons-react'
import { millisecondsInHour } from 'date-fns/constants'
import { useState } from 'react'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { Button, ButtonLink, IconButton } from '#web/ui/actions/Button.tsx'
import { DensityToggle } from '#web/ui/actions/DensityToggle.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { showProblem, showSuccess } from '#web/ui/dialogs/messages.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { Coins, Num, Price } from '#web/ui/figures/Figures.tsx'
import { Changed } from '#web/ui/lists/Changed.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { anyText, useFilters } from '#web/ui/lists/filters.ts'
import { Pager, usePage } from '#web/ui/lists/Pager.tsx'
import { Timeline } from '#web/ui/lists/Timeline.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Slider } from '#web/ui/page/Slider.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { Stepper } from '#web/ui/page/Stepper.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { countries } from './countries.ts'
import { GalleryFields } from './GalleryFields.tsx'
import classes from './GalleryPage.module.css'
import { columns, orders } from './order-table.tsx'

/** A timeline with what just happened on top. */
const GalleryActivity = () => (
  <Timeline
    label="Activity"
    next="Next: you confirm the order, then we start production."
    entries={[
      {
        id: '1',
        tone: 'moving',
        icon: <IconReceipt size={16} stroke={1.8} />,
        who: 'Lucie Martin',
        what: 'sent the quote',
        detail: 'Freight $1 860.00 added.',
        at: '2026-11-20T09:12:00Z',
        fresh: true,
      },
      {
        id: '2',
        tone: 'provider',
        icon: <IconTruck size={16} stroke={1.8} />,
        who: 'Amina Odhiambo',
        what: 'placed the order',
        at: '2026-11-18T16:31:00Z',
      },
    ]}
  />
)

const galleryFilters = anyText('destination')
const tones: readonly Tone[] = ['you', 'provider', 'moving', 'done', 'closed', 'error']
/** Every part of the design system on one page, for people who build screens. Only `npm run dev` has it. */
export default function GalleryPage() {
  const [page, setPage] = usePage()
  const [filters, setFilter, reset] = useFilters(galleryFilters)
  const [modal, setModal] = useState(false)
  const [bumped, setBumped] = useState(0)
  return (
    <div className={classes['page']}>
      <PageHeader
        title="Gallery"
        crumbs={[{ label: 'Home', to: '/' }]}
        aside={<StatusPill tone="you">Quote received</StatusPill>}
        lead="Every part of the design system, in both schemes and at every width."
        actions={
          <>
            <LiveNotice />
            <Button onClick={() => setModal(true)}>Open a modal</Button>
            <Button look="filled" onClick={() => showSuccess('Account successfully updated')}>
              Show success
            </Button>
          </>
        }
      />
      <Stepper
        current={2}
        steps={['My cart', 'Shipping & Billing addresses', 'Shipping method', 'Certificates', 'Validation'].map(
          (label, at) => ({
            label,
            to: at < 3 ? '#gallery' : null,
          }),
        )}
      />
      <Card title="Buttons and pills">
        <div className={classes['row']}>
          <Button look="filled">Filled</Button>
          <Button>Outlined</Button>
          <Button look="soft">Soft</Button>
          <Button look="text">Text</Button>
          <Button look="danger" onClick={() => showProblem('Error while uploading document')}>
            Danger
          </Button>
          <Button look="danger-filled">Delete</Button>
          <Button look="filled" busy>
            Busy
          </Button>
          <Button why="Only users with the role PROCUREMENT can confirm an order.">Not allowed</Button>
          <Button shortcut="Q" size="large">
            Send quote
          </Button>
          <ButtonLink to="#gallery" size="small">
            Link
          </ButtonLink>
          <IconButton label="Print">
            <IconReceipt size={20} stroke={1.6} aria-hidden />
          </IconButton>
        </div>
        <div className={classes['row']}>
          {tones.map((tone) => (
            <StatusPill key={tone} tone={tone}>
              {tone}
            </StatusPill>
          ))}
          <Countdown until={new Date(Date.now() + 6 * millisecondsInHour).toISOString()} />
          <Countdown until={new Date(Date.now() + 30 * millisecondsInHour).toISOString()} />
          <Countdown until={new Date(Date.now() + 200 * millisecondsInHour).toISOString()} />
          <Price cents={840} before={1050} from />
          <Coins value={1284} />
          <Changed of="gallery" value={bumped}>
            <Num value={1500 + bumped} />
          </Changed>
          <Button size="small" onClick={() => setBumped(bumped + 1)}>
            Another person changes it
          </Button>
        </div>
      </Card>
      <Card title="Orders" flush aside={<DensityToggle />}>
        <FilterBar
          chips={
            filters.destination
              ? [{ name: 'Destination', value: filters.destination, onRemove: () => setFilter('destination', null) }]
              : []
          }
          onReset={reset}
          results={orders.length}
        >
          <SelectField
            label="Destination"
            choices={countries}
            value={filters.destination}
            onChange={(value) => setFilter('destination', value)}
            clearable
          />
        </FilterBar>
        <DataTable
          caption="Orders"
          columns={columns}
          rows={orders}
          rowKey={({ id }) => id}
          href={() => '#gallery'}
          fingerprint={({ label }) => label}
        />
        <div className={classes['foot']}>
          <Pager page={page} pages={6} onPage={setPage} />
        </div>
      </Card>
      <GalleryFields />
      <Card title="Activity">
        <Tabs
          label="About the order"
          panes={[
            { id: 'activity', label: 'Activity', children: <GalleryActivity /> },
            { id: 'shipping', label: 'Shipping', children: <Skeleton lines={3} /> },
          ]}
        />
      </Card>
      <section>
        <h2 className={classes['heading']}>Products you recently viewed</h2>
        <Slider label="Products you recently viewed" items={[1, 2, 3, 4, 5]} itemKey={String}>
          {(item) => (
            <Card title={`Product ${item}`}>
              <Button size="small">Order</Button>
            </Card>
          )}
        </Slider>
      </section>
      <Card>
        <EmptyState action={<ButtonLink to="#gallery">Go to the shop</ButtonLink>}>
          No orders yet. When you place an order, its quote and documents appear here.
        </EmptyState>
      </Card>
      <Modal
        opened={modal}
        onClose={() => setModal(false)}
        title="Is this correct?"
        actions={
          <>
            <Button onClick={() => setModal(false)}>Continue, but request a new label</Button>
            <Button look="filled" onClick={() => setModal(false)}>
              Yes, add to cart
            </Button>
          </>
        }
      >
        <SelectField
          label="Country"
          required
          choices={countries}
          value={null}
          onChange={() => {}}
          placeholder="Please select a country"
        />
      </Modal>
    </div>
  )
}
