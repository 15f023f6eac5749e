import { IconShieldCheck } from '@tabler/icons-react'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { isPending } from '#modules/distributors/account-states.ts'
import { paths } from '#paths'
import { homeTexts as texts } from '#texts/home.ts'
import { AccountNote } from '#web/distributors/AccountNote.tsx'
import { useMe } from '#web/identity/me.ts'
import { QualityPolicyLink } from '#web/landing/QualityPolicyLink.tsx'
import { whenRequested } from '#web/loading-code.ts'
import { IconTile } from '#web/ui/art/IconTile.tsx'
import { useTitle } from '#web/ui/figures/title.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { Contacts } from './Contacts.tsx'
import { LatestOrders } from './LatestOrders.tsx'
import { OrdersInNeed } from './OrdersInNeed.tsx'
import { ProductSuggestions } from './ProductSuggestions.tsx'
import { Statistics } from './Statistics.tsx'
import { Welcome } from './Welcome.tsx'

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

const Applied = whenRequested(() => import('./Applied.tsx'))

/** The dashboard: the user's tasks, the newest orders and those that need action, products, and contacts. */
export default function HomePage() {
  useTitle(texts.title)
  const { data: me } = useMe()
  return (
    <Stack>
      <Welcome />
      <AccountNote />
      {isPending(me?.distributor?.state) && (
        <Suspense fallback={<Skeleton lines={16} height={56} />}>
          <Applied me={me} />
        </Suspense>
      )}
      <LatestOrders />
      <OrdersInNeed />
      <Statistics isInProgramme={me?.distributor?.loyaltyProgramGroup != null} />
      <ProductSuggestions />
      <Grid split="main">
        <Contacts />
        <QualityBlock />
      </Grid>
    </Stack>
  )
}
