import {
  type Icon,
  IconArrowRight,
  IconAward,
  IconFileCheck,
  IconFileSearch,
  IconReceipt,
  IconUpload,
  IconUserCheck,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { LevelProgress } from '#modules/loyalty/contract.ts'
import { paths } from '#paths'
import { dayWithZone } from '#platform/text/formats.ts'
import { taskTexts, homeTexts as texts, watchedTaskTexts } from '#texts/home.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { useMay } from '#web/identity/may.ts'
import { missingOf } from '#web/loyalty/LevelRisk.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { lastDay, timeLeft } from '#web/ui/figures/format.ts'
import classes from './TaskTile.module.css'
import type { Task, TaskKind } from './tasks.ts'

const icons: Readonly<Record<TaskKind, Icon>> = {
  APPROVAL: IconUserCheck,
  QUOTE_RECEIVED: IconReceipt,
  WAITING_FOR_PREPAYMENT: IconUpload,
  IMPORT_LICENSE_DOCUMENT_REQUIRED: IconUpload,
  PENDING_APPROVAL: IconFileSearch,
  WAITING_FOR_PREINSPECTION: IconFileCheck,
}

/** One order leads to its page, several to the list of them. */
const placeOf = ({ kind, order }: Task): string =>
  order
    ? paths.order({ id: order.id })
    : paths.orders({}, { group: 'yours', status: kind === 'APPROVAL' ? 'QUOTE_RECEIVED' : kind })

/** A link of the card. */
const Tile = ({
  to,
  icon: TileIcon,
  title,
  children,
}: {
  to: string
  icon: Icon
  title: string
  children: ReactNode
}) => (
  <Link to={to} className={classes['tile']}>
    <TileIcon size={21} stroke={1.6} aria-hidden />
    <span className={classes['text']}>
      <strong>{title}</strong>
      <span>{children}</span>
    </span>
    <IconArrowRight size={18} stroke={1.8} aria-hidden className={classes['arrow']} />
  </Link>
)

/** Something that waits for the reader's company. */
export const TaskTile = ({ task }: { task: Task }) => {
  const now = useNow()
  const { kind, count, order, until } = task
  const number = order?.num
  const left = until && timeLeft(until, now)
  const may = useMay()
  const said = (may('orders.place') ? taskTexts : watchedTaskTexts)[kind]
  return (
    <Tile to={placeOf(task)} icon={icons[kind]} title={count === 1 ? said.one : said.many(count)}>
      {number && <bdi dir="ltr">{number}</bdi>}
      {number && left && ' · '}
      {until && left && (
        <time dateTime={until} title={lastDay(until, now)}>
          {number ? left : texts.first(left)}
        </time>
      )}
    </Tile>
  )
}

/** A level that the company loses with a review to come, before its tasks: by when, and what keeps it. */
export const RiskTile = ({ risk }: { risk: NonNullable<LevelProgress['risk']> }) => (
  <Tile to={paths.myLoyalty()} icon={IconAward} title={loyaltyTexts.progress.atRisk(risk.displayName)}>
    {loyaltyTexts.progress.keeps(missingOf(risk), dayWithZone(risk.reviewAt, 'UTC'))}
  </Tile>
)
