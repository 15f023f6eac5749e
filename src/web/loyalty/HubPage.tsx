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
import { LevelBadge } from '#web/ui/art/LevelBadge.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import classes from './HubPage.module.css'

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
      <ul role="list" className={classes['tiles']}>
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
      </ul>
    </>
  )
}

const Tile = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <article className={classes['tile']}>
    <span className={classes['icon']} aria-hidden="true">
      {icon}
    </span>
    <h2>{title}</h2>
    {children}
  </article>
)

const CustomerTile = () => (
  <Tile icon={<IconMessageCircle size={26} stroke={1.6} />} title={texts.customer.title}>
    <p>{texts.customer.promise}</p>
    <ul role="list" className={classes['links']}>
      {isScreen(paths.customerService()) && (
        <li>
          <Link to={paths.customerService()}>{texts.customer.requests}</Link>
        </li>
      )}
      <li>
        <a href={brand.helpCentreUrl} target="_blank" rel="noreferrer">
          {texts.customer.faq}
          <IconExternalLink size={15} stroke={1.8} aria-hidden />
        </a>
      </li>
    </ul>
  </Tile>
)

const ReportTile = () => (
  <Tile icon={<IconMessageReport size={26} stroke={1.6} />} title={texts.report.title}>
    <p>{texts.report.lead}</p>
    <ul role="list" className={classes['links']}>
      {reports.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </Tile>
)

const LoyaltyTile = () => {
  const { data: level } = useRead(currentLoyaltyStatus, {})
  return (
    <Tile icon={<IconAward size={26} stroke={1.6} />} title={texts.loyalty.title}>
      <p className={classes['level']}>
        {level && <LevelBadge level={level.reference} size={32} />}
        {level === null ? loyaltyTexts.noLevel : level?.displayName}
      </p>
      <ul role="list" className={classes['links']}>
        <li>
          <Link to={paths.myLoyalty()}>{texts.loyalty.link}</Link>
        </li>
      </ul>
    </Tile>
  )
}
