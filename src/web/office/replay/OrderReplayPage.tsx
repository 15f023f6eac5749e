import { IconDownload, IconFileCertificate, IconHistory, IconLinkOff } from '@tabler/icons-react'
import { Link, useParams } from 'react-router-dom'
import { exportSignedTrail, exportTrailTable, showOrderTrail } from '#modules/ordering/history/replay-contract.ts'
import { paths } from '#paths'
import type { Answer, Sent } from '#platform/http/endpoint.ts'
import { replayTexts as texts } from '#texts/replay.ts'
import { useRead } from '#web/api/endpoint.ts'
import { download } from '#web/api/files/download.ts'
import { useTopics } from '#web/api/live/live.ts'
import { Recorded } from '#web/office/orders/AuditTrail.tsx'
import { AsOf } from '#web/replay/AsOf.tsx'
import { useAsOf } from '#web/replay/AsOfButton.tsx'
import { ReplayBar } from '#web/replay/ReplayBar.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { unbroken } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { WithAside } from '#web/ui/layout/WithAside.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { sideTones } from '#web/ui/style/side-tones.ts'
import { ChainTag, useTrailCheck } from './ChainTag.tsx'
import { EventList } from './EventList.tsx'
import { OrderThen } from './OrderThen.tsx'
import { useReplay } from './use-replay.ts'

type OrderId = Sent<typeof showOrderTrail>['id']
type OrderTrail = Answer<typeof showOrderTrail>

/** An order's whole past, one step after the other: who did what from where, how it stood then, and what that changed. */
export default function OrderReplayPage() {
  const { id } = useParams() as { id: OrderId }
  const [asOf] = useAsOf()
  const trail = useRead(showOrderTrail, { id, ...(asOf !== null && { asOf: asOf }) })
  useTopics(`order:${id}`)
  if (trail.error?.refused)
    return (
      <>
        <PageHeader title={texts.missing} crumbs={[{ label: texts.crumb, to: paths.officeOrders() }]} />
        <EmptyState action={<ButtonLink to={paths.officeOrders()}>{texts.crumb}</ButtonLink>}>
          {trail.error.message}
        </EmptyState>
      </>
    )
  return (
    <Loading read={trail} skeleton={<Skeleton lines={4} height={140} />}>
      {(it) => <Replay id={id} trail={it} moment={asOf} />}
    </Loading>
  )
}

const Replay = ({ id, trail, moment }: { id: OrderId; trail: OrderTrail; moment: string | null }) => {
  const replay = useReplay(trail.steps, { moment, until: trail.asOf })
  const check = useTrailCheck(id)
  const broken = check.data?.fault?.step ?? Number.POSITIVE_INFINITY
  const { step } = replay
  const isNone = replay.shown.length === 0
  return (
    <>
      <PageHeader
        title={texts.title(trail.num)}
        heading={texts.heading}
        aside={<ChainTag read={check} id={id} steps={trail.steps.length} />}
        crumbs={[
          { label: texts.crumb, to: paths.officeOrders() },
          { label: texts.order(trail.num), to: paths.officeOrder({ id }) },
        ]}
        lead={
          <>
            {texts.order(trail.num)} ·{' '}
            <Link to={paths.officeStream({ kind: 'distributor', key: trail.distributor.id })}>
              <bdi>{trail.distributor.name}</bdi>
            </Link>
          </>
        }
        actions={
          <>
            <AsOf onMoment={replay.goToMoment} />
            <Exports id={id} num={trail.num} />
          </>
        }
      />
      <Stack gap={5}>
        {!isNone && replay.isTooEarly && (
          <Note tone="closed" icon={<IconHistory size={18} stroke={1.8} aria-hidden />} strong={texts.notYet}>
            {texts.firstStep}
          </Note>
        )}
        {!isNone && step.version >= broken && (
          <Note
            tone="error"
            icon={<IconLinkOff size={18} stroke={1.8} aria-hidden />}
            strong={`${texts.chain.untrusted}.`}
          >
            {texts.chain.untrustedStep(broken)}
          </Note>
        )}
        <ReplayBar
          steps={replay.shown.map(({ version, who, what, side }) => ({
            step: version,
            what: `${who} ${what}`,
            tone: version >= broken ? 'error' : sideTones[side],
          }))}
          at={step.version}
          onStep={replay.goTo}
        >
          {!isNone && <StepTexts step={step} />}
        </ReplayBar>
        <WithAside aside={<EventList steps={trail.steps} replay={replay} broken={broken} />}>
          {isNone ? (
            <Nothing onClear={replay.clearFilters} />
          ) : (
            <OrderThen id={id} steps={trail.steps} replay={replay} />
          )}
        </WithAside>
      </Stack>
    </>
  )
}

/** Who did what at the chosen step, from where, and what was recorded of it. */
const StepTexts = ({ step }: { step: OrderTrail['steps'][number] }) => (
  <>
    <p>
      <strong>
        <bdi>{step.who}</bdi>
      </strong>{' '}
      {step.what} · <DateText at={step.at} as="dayTime" />
      {step.from && (
        <Text size="small" as="span">
          {' '}
          {step.from}
        </Text>
      )}
    </p>
    {step.detail && (
      <Text size="small" typed>
        {unbroken(step.detail)}
      </Text>
    )}
    <Recorded entry={step} />
  </>
)

const Nothing = ({ onClear }: { onClear: () => void }) => (
  <Card>
    <EmptyState action={<Button onClick={onClear}>{texts.clearFilters}</Button>}>{texts.noMatch}</EmptyState>
  </Card>
)

/** The trail to take along, and to prove what happened with. */
const Exports = ({ id, num }: { id: OrderId; num: string }) => (
  <>
    <Button
      icon={<IconDownload size={16} stroke={1.8} aria-hidden />}
      onClick={() => download(exportTrailTable, { id }, `order-${num}-trail.csv`)}
    >
      {texts.table}
    </Button>
    <Button
      icon={<IconFileCertificate size={16} stroke={1.8} aria-hidden />}
      title={texts.signedHelp}
      onClick={() => download(exportSignedTrail, { id }, `order-${num}-trail.json`)}
    >
      {texts.signed}
    </Button>
  </>
)
