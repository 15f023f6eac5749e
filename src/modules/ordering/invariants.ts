import type { DataByType } from '#platform/event.ts'
import type { Invariant } from '#platform/invariant.ts'

import type { orderStream } from './events.ts'

type Events = DataByType<typeof orderStream.events>
type Quotes = {
  readonly standing: Events['QuoteIssued'] | null
  readonly accepted: number
  readonly wrong: readonly string[]
}

/** Between the clock that decided and the one that a commit was recorded with. */
const CLOCKS_DIFFER_MS = 60_000

/** The quote that is valid after an event, and what an approval took that was not. */
const afterEvent = (quotes: Quotes, type: string, data: unknown, at: string): Quotes => {
  if (type === 'QuoteIssued') return { ...quotes, standing: data as Events['QuoteIssued'] }
  if (['QuoteWithdrawn', 'QuoteRejected', 'QuoteExpired', 'OrderCancelled'].includes(type))
    return { ...quotes, standing: null }
  if (type !== 'QuoteApproved') return quotes
  const { quoteVersion, optionId } = data as Events['QuoteApproved']
  const { standing } = quotes
  const wrong = [
    ...(quotes.accepted > 0 ? ['It was confirmed more than once.'] : []),
    ...(standing?.version === quoteVersion ? [] : [`Quote ${quoteVersion} was confirmed, but it was not valid.`]),
    ...(!standing || standing.options.some((option) => option.optionId === optionId)
      ? []
      : ['A freight was chosen that was not offered.']),
    ...(standing && Date.parse(at) - Date.parse(standing.validUntil) > CLOCKS_DIFFER_MS
      ? [`Quote ${quoteVersion} was confirmed after it had lapsed.`]
      : []),
  ]
  return { standing: null, accepted: quotes.accepted + 1, wrong: [...quotes.wrong, ...wrong] }
}

const fulfilment: readonly string[] = [
  'PrepaymentRequested',
  'ImportLicenseRequested',
  'ProductionStarted',
  'OrderShipped',
  'OrderDelivered',
  'OrderBilled',
] satisfies (keyof Events)[]

const confirmedOnce: Invariant = {
  name: 'confirmed-orders-have-one-accepted-quote',
  says: 'Every confirmed order has exactly one accepted quote, and it stood when it was accepted.',
  kinds: ['order'],
  breaches: ({ events }) => {
    const none: Quotes = { standing: null, accepted: 0, wrong: [] }
    const { accepted, wrong } = events.reduce(
      (quotes, { envelope, data }) => afterEvent(quotes, envelope.type, data, envelope.at),
      none,
    )
    const went = events.find(({ envelope }) => fulfilment.includes(envelope.type))
    return went && accepted === 0 ? [...wrong, 'It was fulfilled without an accepted quote.'] : wrong
  },
}

type Numbers = Readonly<Record<string, number>>

/** Numbers are drawn in the append that uses them, one order waiting for the other: they follow the log. */
const numberedWithoutGaps: Invariant = {
  name: 'order-numbers-without-gaps',
  says: 'Order numbers run without gaps inside a year.',
  kinds: ['order'],
  follow: (memory: Numbers | null, { envelope, data }) => {
    const last = memory ?? {}
    if (envelope.type !== 'OrderPlaced') return { memory: last, breach: null }
    const num = String(data['num'])
    const [year = '', digits = ''] = num.split('-')
    const expected = (last[year] ?? 0) + 1
    const breach = Number(digits) === expected ? null : `${num} is in the place of number ${expected} of ${year}.`
    return { memory: { ...last, [year]: Number(digits) }, breach }
  },
}

/** What must be true of orders whatever happened. */
export const orderInvariants: readonly Invariant[] = [confirmedOnce, numberedWithoutGaps]
