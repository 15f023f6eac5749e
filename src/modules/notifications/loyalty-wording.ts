import type { Brand } from '#platform/brand.ts'
import { sentence } from '#platform/sentence.ts'
import { because } from './because.ts'
import type { NotificationFacts } from './events.ts'

type Levels = Pick<Brand, 'loyalty'>

const levelNamed = (level: string, { loyalty }: Levels): string =>
  new Map(Object.entries(loyalty.levels)).get(level)?.displayName ?? level

const levelWords = ({ level, lostLevel }: NotificationFacts, brand: Levels): string =>
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
const materialWords = (facts: NotificationFacts): string =>
  (materialNews[facts.status as MaterialNews] ?? materialNews.CANCELLED)(facts)

/** News of the loyalty programme: of material where it names some, else of a level. */
export const loyaltyNews = (facts: NotificationFacts, brand: Levels): string =>
  facts.product ? materialWords(facts) : levelWords(facts, brand)
