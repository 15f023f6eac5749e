import type { TradeFigures } from '#modules/loyalty/events.ts'
import type { Brand } from '#platform/configuration/configuration.ts'
import { lookUp } from '#platform/records.ts'
import { counted, dayWithZone, dollars } from '#platform/text/formats.ts'
import { sentence } from '#platform/text/sentence.ts'
import { because } from './because.ts'
import type { NotificationFacts } from './events.ts'

type Levels = Pick<Brand, 'loyalty'>

const levelNamed = (level: string, { loyalty }: Levels): string =>
  new Map(Object.entries(loyalty.levels)).get(level)?.displayName ?? level

/** '1 906 units and $120.00': of what is missing at all. */
export const missingText = ({ orders, units, turnover }: TradeFigures): string => {
  const parts = [
    ...(orders > 0 ? [counted(orders, 'order')] : []),
    ...(units > 0 ? [counted(units, 'unit')] : []),
    ...(turnover > 0 ? [dollars(turnover)] : []),
  ]
  return [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''].filter((part) => part !== '').join(' and ')
}

const riskText = ({ level, lostLevel = '', until, missing }: NotificationFacts, brand: Levels): string => {
  const left = level ? `change to ${levelNamed(level, brand)}` : 'end'
  const day = until ? ` on ${dayWithZone(until, 'UTC')}` : ''
  return `Your status ${levelNamed(lostLevel, brand)} will ${left}${day} unless you receive ${missing} more by then.`
}

const levelText = ({ level, lostLevel }: NotificationFacts, brand: Levels): string =>
  lostLevel
    ? `Your status ${levelNamed(lostLevel, brand)} has ended.${level ? ` You now have the status ${levelNamed(level, brand)}.` : ''}`
    : `Congratulations! You have received ${level ? `the status ${levelNamed(level, brand)}` : 'a new status'}.`

/** What became of material that a company ordered. */
export type MaterialNews = 'SENT' | 'CANCELLED'

const materialNews: Readonly<Record<MaterialNews, (facts: NotificationFacts) => string>> = {
  SENT: (facts) => sentence(`${facts.product} is on its way to you`, because(facts)),
  CANCELLED: (facts) => sentence(`${facts.product} was cancelled`, because(facts), '. Its CareCoins are yours again'),
}

/** Of what CareCoins bought. */
const materialText = (facts: NotificationFacts): string =>
  (lookUp(materialNews, facts.status) ?? materialNews.CANCELLED)(facts)

/** News of the loyalty programme: of material where it names some, else of a level. */
export const loyaltyNews = (facts: NotificationFacts, brand: Levels): string =>
  facts.product ? materialText(facts) : facts.missing ? riskText(facts, brand) : levelText(facts, brand)
