import type { TradeFigures } from '#modules/loyalty/events.ts'
import type { Brand } from '#platform/configuration/configuration.ts'
import { lookUp } from '#platform/records.ts'
import { counted, dayWithZone, dollars } from '#platform/text/formats.ts'
import { say, sayCounted } from '#platform/text/say.ts'
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

/** What `missingText` recorded, in the reader's language. */
const missingSaid = (missing: string): string =>
  missing
    .replace(/(\d[\d ]*) orders?/, (_, orders: string) => sayCounted(numberIn(orders), 'order', 'orders'))
    .replace(/(\d[\d ]*) units?/, (_, units: string) => sayCounted(numberIn(units), 'unit', 'units'))
    .replace(' and ', say(' and '))

const numberIn = (grouped: string): number => Number(grouped.replaceAll(/\D/g, ''))

const riskText = ({ level, lostLevel = '', until, missing }: NotificationFacts, brand: Levels): string => {
  const day = until ? say(' on {0}', dayWithZone(until, 'UTC')) : ''
  const lost = levelNamed(lostLevel, brand)
  const more = missing ? missingSaid(missing) : ''
  return level
    ? say(
        'Your status {0} will change to {1}{2} unless you receive {3} more by then.',
        lost,
        levelNamed(level, brand),
        day,
        more,
      )
    : say('Your status {0} will end{1} unless you receive {2} more by then.', lost, day, more)
}

const levelText = ({ level, lostLevel }: NotificationFacts, brand: Levels): string =>
  lostLevel
    ? say(
        'Your status {0} has ended.{1}',
        levelNamed(lostLevel, brand),
        level ? say(' You now have the status {0}.', levelNamed(level, brand)) : '',
      )
    : say(
        'Congratulations! You have received {0}.',
        level ? say('the status {0}', levelNamed(level, brand)) : say('a new status'),
      )

/** What became of material that a company ordered. */
export type MaterialNews = 'SENT' | 'CANCELLED'

const materialNews: Readonly<Record<MaterialNews, (facts: NotificationFacts) => string>> = {
  SENT: (facts) => sentence(say('{0} is on its way to you', facts.product ?? ''), because(facts)),
  CANCELLED: (facts) =>
    sentence(say('{0} was cancelled', facts.product ?? ''), because(facts), say('. Its CareCoins are yours again')),
}

/** Of what CareCoins bought. */
const materialText = (facts: NotificationFacts): string =>
  (lookUp(materialNews, facts.status) ?? materialNews.CANCELLED)(facts)

/** News of the loyalty programme: of material where it names some, else of a level. */
export const loyaltyNews = (facts: NotificationFacts, brand: Levels): string =>
  facts.product ? materialText(facts) : facts.missing ? riskText(facts, brand) : levelText(facts, brand)
