import { IconShieldCheck } from '@tabler/icons-react'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { isPending } from '#modules/distributors/account-states.ts'
import { listOrders } from '#modules/ordering/contract.ts'
import { showStatistics } from '#modules/service/work/contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { keysOf } from '#platform/records.ts'
import { statisticsTexts, homeTexts as texts } from '#texts/home.ts'
import { ordersTexts } from '#texts/orders.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { AccountNote } from '#web/distributors/AccountNote.tsx'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { QualityPolicyLink } from '#web/landing/QualityPolicyLink.tsx'
import { whenRequested, whenShown } from '#web/loading-code.ts'
import { orderColumns, pageOf, sayOrder, stateOf } from '#web/ordering/orders/order-columns.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { IconTile } from '#web/ui/art/IconTile.tsx'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import { useTitle } from '#web/ui/figures/title.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { Contacts } from './Contacts.tsx'
import { NeedsYou } from './NeedsYou.tsx'
import { ProductSuggestions } from './ProductSuggestions.tsx'
import { Welcome } from './Welcome.tsx'

type Figures = Answer<typeof showStatistics>

const links = {
  orders: paths.orders(),
  ordersInProgress: paths.orders({}, { group: 'progress' }),
  quotesToConfirm: paths.orders({}, { status: 'QUOTE_RECEIVED' }),
  documentsToSend: paths.orders({}, { group: 'documents' }),
  quantityOrdered: paths.data(),
  lastOrderDate: paths.orders(),
  careCoinsBalance: paths.myLoyalty(),
} as const satisfies Record<keyof Figures, string>

const names = keysOf(links)

/** The company in figures, each leading to what it is made of. */
function Statistics({ isInProgramme }: { isInProgramme: boolean }) {
  const read = useRead(showStatistics, {})
  return (
    <Loading read={read} skeleton={<Skeleton height={133} card={320} />}>
      {(figures) => (
        <Card title={statisticsTexts.title}>
          <Facts
            look="figures"
            facts={Object.fromEntries(
              names
                .filter((name) => name !== 'careCoinsBalance' || isInProgramme)
                .map((name) => [
                  statisticsTexts.names[name],
                  <Link key={name} to={links[name]}>
                    <Figure figures={figures} name={name} />
                  </Link>,
                ]),
            )}
          />
        </Card>
      )}
    </Loading>
  )
}

const Figure = ({ figures, name }: { figures: Figures; name: keyof Figures }) => {
  if (name !== 'lastOrderDate') return <Num value={figures[name]} />
  return figures.lastOrderDate === null ? statisticsTexts.never : <DateText at={figures.lastOrderDate} />
}

const SHOWN = 3
/** As the specification lists them: a person chooses further ones in the list of all orders. */
const columns = orderColumns.filter(({ id }) => id !== 'purchaseOrder')

const noOrders = (
  <EmptyState art={<EmptyArt area="orders" />} action={<ButtonLink to={paths.shop()}>{ordersTexts.toShop}</ButtonLink>}>
    {ordersTexts.empty}
  </EmptyState>
)

const aside = (
  <Row gap={5}>
    <LiveNotice />
    <Link to={paths.orders()}>{texts.allOrders}</Link>
  </Row>
)

/** The newest orders, with everything that My orders shows of them. */
const LatestOrders = () => {
  const orders = useRead(listOrders, { page: 1 })
  return (
    <Card flush title={texts.orders} aside={aside}>
      <Loading read={orders} skeleton={<Skeleton lines={SHOWN} height={74} card={220} />}>
        {(all) => (
          <DataTable
            caption={texts.orders}
            columns={columns}
            rows={all.slice(0, SHOWN)}
            rowKey={({ id }) => id}
            href={pageOf}
            fingerprint={stateOf}
            says={sayOrder}
            empty={noOrders}
          />
        )}
      </Loading>
    </Card>
  )
}

/** What the provider's quality system follows, with its policy. */
const QualityBlock = () => (
  <Card>
    <Stack gap={4}>
      <IconTile moving>
        <IconShieldCheck size={28} stroke={1.6} />
      </IconTile>
      <h2>{texts.quality}</h2>
      <Text>{texts.qualityText}</Text>
      <Row gap={5}>
        <QualityPolicyLink />
        <Link to={paths.quality()}>{texts.qualityMore}</Link>
      </Row>
    </Stack>
  </Card>
)

const MarketingHome = whenShown(() => import('./MarketingHome.tsx'))
const FirstSteps = whenShown(() => import('./FirstSteps.tsx'))
const Applied = whenRequested(() => import('./Applied.tsx'))
/** As high as what comes, so that nothing below it jumps. */
const firstStepsSkeleton = <Skeleton lines={4} height={45} card={120} />
const appliedSkeleton = <Skeleton lines={16} height={56} card={103} />

/** The dashboard: what needs the user, or what is new for marketing, then the newest orders, products, and contacts. */
export default function HomePage() {
  useTitle(texts.title)
  const { data: me } = useMe()
  const acts = useMay()('orders.place')
  return (
    <Stack>
      <Welcome />
      <AccountNote />
      {me?.needsFirstSteps && (
        <Suspense fallback={firstStepsSkeleton}>
          <FirstSteps skeleton={firstStepsSkeleton} />
        </Suspense>
      )}
      {isPending(me?.distributor?.state) && (
        <Suspense fallback={appliedSkeleton}>
          <Applied me={me} skeleton={appliedSkeleton} />
        </Suspense>
      )}
      {me && !acts && (
        <Suspense fallback={<Skeleton lines={3} height={236} />}>
          <MarketingHome />
        </Suspense>
      )}
      <NeedsYou />
      <LatestOrders />
      <Statistics isInProgramme={me?.distributor?.loyaltyProgramGroup != null} />
      <ProductSuggestions />
      <Grid split="main">
        <Contacts />
        <QualityBlock />
      </Grid>
    </Stack>
  )
}
