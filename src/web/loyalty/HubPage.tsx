import { IconAward, IconExternalLink, IconMessageCircle, IconMessageReport } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import brand from '#brand'
import { currentLoyaltyStatus } from '#modules/loyalty/contract.ts'
import { paths } from '#paths'
import { loyaltyTexts, hubTexts as texts } from '#texts/loyalty.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMe } from '#web/identity/me.ts'
import { isScreen } from '#web/shell/is-screen.ts'
import { IconTile } from '#web/ui/art/IconTile.tsx'
import { LevelBadge } from '#web/ui/art/LevelBadge.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Media } from '#web/ui/layout/Media.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Text } from '#web/ui/page/Text.tsx'

const reports = [
  { to: paths.reportOrderIssue(), label: texts.report.orderIssue },
  { to: paths.reportTender(), label: texts.report.tender },
  { to: paths.reportCompetitor(), label: texts.report.competitor },
  { to: paths.reportLawChange(), label: texts.report.lawChange },
].filter(({ to }) => isScreen(to))

/** The services other than ordering, a tile each. Nothing leads to a page that is not there. */
export default function HubPage() {
  const { data: me } = useMe()
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Grid as="ul">
        <li>
          <CustomerTile />
        </li>
        {reports.length > 0 && (
          <li>
            <ReportTile />
          </li>
        )}
        {me?.distributor?.loyaltyProgramGroup && (
          <li>
            <LoyaltyTile />
          </li>
        )}
      </Grid>
    </>
  )
}

const Tile = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <Card>
    <Stack gap={4}>
      <IconTile>{icon}</IconTile>
      <h2>{title}</h2>
      {children}
    </Stack>
  </Card>
)

const CustomerTile = () => (
  <Tile icon={<IconMessageCircle size={26} stroke={1.6} />} title={texts.customer.title}>
    <Text>{texts.customer.promise}</Text>
    <Stack as="ul" gap={3}>
      {isScreen(paths.customerService()) && (
        <li>
          <Link to={paths.customerService()}>{texts.customer.requests}</Link>
        </li>
      )}
      <li>
        <Row gap={2}>
          <a href={brand.helpCentreUrl} target="_blank" rel="noreferrer">
            {texts.customer.faq}
          </a>
          <IconExternalLink size={15} stroke={1.8} aria-hidden />
        </Row>
      </li>
    </Stack>
  </Tile>
)

const ReportTile = () => (
  <Tile icon={<IconMessageReport size={26} stroke={1.6} />} title={texts.report.title}>
    <Text>{texts.report.lead}</Text>
    <Stack as="ul" gap={3}>
      {reports.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </Stack>
  </Tile>
)

const LoyaltyTile = () => {
  const { data: level } = useRead(currentLoyaltyStatus, {})
  return (
    <Tile icon={<IconAward size={26} stroke={1.6} />} title={texts.loyalty.title}>
      <Media picture={level && <LevelBadge level={level.reference} size={32} />}>
        {level === null ? loyaltyTexts.noLevel : level?.displayName}
      </Media>
      <Stack as="ul" gap={3}>
        <li>
          <Link to={paths.myLoyalty()}>{texts.loyalty.link}</Link>
        </li>
      </Stack>
    </Tile>
  )
}
