import { dayIn, type TimeZone } from '#platform/time/time-zone.ts'
import { unchecked } from '#platform/typed.ts'
import type { Round, RoundLine } from './round-answers.ts'

export type Change<Value> = { readonly before: Value | null; readonly after: Value | null; readonly changed: boolean }

export type Fate = 'added' | 'removed' | 'changed' | 'same'

export type LineChange = {
  readonly productId: string
  readonly name: string
  readonly reference: string
  readonly free: boolean
  readonly fate: Fate
  readonly quantity: Change<number>
  readonly packaging: Change<string>
  readonly packagingUnits: Change<number>
  /** Of one unit, after all discounts; cents. */
  readonly unitPrice: Change<number>
  readonly total: Change<number>
  readonly reason: string | null
}

export type OptionChange = {
  readonly name: string
  readonly fate: Fate
  readonly transportMode: Change<string>
  readonly transitDays: Change<number>
  readonly shippingPrice: Change<number>
  readonly grandTotal: Change<number>
  /** One of the two rounds is a quote that was confirmed with it. */
  readonly confirmed: boolean
}

export const roundTerms = [
  'shipping',
  'shippingAddress',
  'billingAddress',
  'contact',
  'certificates',
  'specialRequest',
  'purchaseOrderNumber',
  'wishedDelivery',
  'promoCode',
  'validUntil',
  'note',
] as const satisfies readonly (keyof Round)[]
export type RoundTerm = (typeof roundTerms)[number]

const roundTotals = ['subtotal', 'promoCodeDiscount', 'careCoinsValue', 'total'] as const
export type RoundTotal = (typeof roundTotals)[number]

export type Comparison = {
  readonly lines: readonly LineChange[]
  readonly options: readonly OptionChange[]
  readonly terms: { readonly [Term in RoundTerm]: Change<Round[Term]> }
  readonly totals: { readonly [Total in RoundTotal]: Change<number> }
  readonly differences: number
}

const change = <Value>(before: Value | null | undefined, after: Value | null | undefined): Change<Value> => ({
  before: before ?? null,
  after: after ?? null,
  changed: JSON.stringify(before ?? null) !== JSON.stringify(after ?? null),
})

const fateOf = (before: unknown, after: unknown, changes: readonly Change<unknown>[]): Fate => {
  if (!before) return 'added'
  if (!after) return 'removed'
  return changes.some(({ changed }) => changed) ? 'changed' : 'same'
}

/** Everything that either list holds, each with its counterpart: the later list's order, then what is gone. */
const paired = <It>(before: readonly It[], after: readonly It[], key: (it: It) => string) => {
  const old = new Map(before.map((it) => [key(it), it]))
  const kept = new Set(after.map(key))
  return [
    ...after.map((it) => ({ before: old.get(key(it)), after: it, either: it })),
    ...before.filter((it) => !kept.has(key(it))).map((it) => ({ before: it, after: undefined, either: it })),
  ]
}

type Item = Pick<RoundLine, 'productId' | 'name' | 'reference' | 'quantity'> & Partial<RoundLine>

/** Lines match by product, which an order has once: an edit may change a line's id. */
const linesOf = (before: readonly Item[], after: readonly Item[], free: boolean): LineChange[] =>
  paired(before, after, ({ productId }) => productId).map((line) => {
    const changes = {
      quantity: change(line.before?.quantity, line.after?.quantity),
      packaging: change(line.before?.packaging, line.after?.packaging),
      packagingUnits: change(line.before?.packagingUnits, line.after?.packagingUnits),
      unitPrice: change<number>(line.before?.effectivePrice, line.after?.effectivePrice),
      total: change<number>(line.before?.total, line.after?.total),
    }
    const { productId, name, reference } = line.either
    const fate = fateOf(line.before, line.after, Object.values(changes))
    return { productId, name, reference, free, fate, ...changes, reason: line.after?.adjustment?.reason ?? null }
  })

const isConfirmed = ({ confirmedOptionId }: Round, option: Round['options'][number] | undefined): boolean =>
  option !== undefined && option.optionId === confirmedOptionId

const optionsOf = (before: Round, after: Round): OptionChange[] =>
  paired(before.options, after.options, ({ name }) => name.trim().toLowerCase()).map((option) => {
    const changes = {
      transportMode: change<string>(option.before?.transportMode, option.after?.transportMode),
      transitDays: change(option.before?.transitDays, option.after?.transitDays),
      shippingPrice: change<number>(option.before?.shippingPrice, option.after?.shippingPrice),
      grandTotal: change<number>(option.before?.grandTotal, option.after?.grandTotal),
    }
    return {
      name: option.either.name,
      fate: fateOf(option.before, option.after, Object.values(changes)),
      ...changes,
      confirmed: isConfirmed(before, option.before) || isConfirmed(after, option.after),
    }
  })

const dayOf = ({ validUntil }: Round, zone: TimeZone) => validUntil && dayIn(validUntil, zone)

/** People read until which day a quote is valid: two that were sent on one day do not differ by the minutes between. */
const validUntil = (before: Round, after: Round, zone: TimeZone): Change<Round['validUntil']> => ({
  ...change(before.validUntil, after.validUntil),
  changed: dayOf(before, zone) !== dayOf(after, zone),
})

/** What is different between two rounds of one order, line by line and term by term. `zone`: the company's. */
export const compareRounds = (before: Round, after: Round, zone: TimeZone): Comparison => {
  const lines = [...linesOf(before.lines, after.lines, false), ...linesOf(before.bonusLines, after.bonusLines, true)]
  const options = optionsOf(before, after)
  const terms = {
    ...Object.fromEntries(roundTerms.map((term) => [term, change<unknown>(before[term], after[term])])),
    validUntil: validUntil(before, after, zone),
  } as Comparison['terms']
  const totals = unchecked<Comparison['totals']>(
    Object.fromEntries(roundTotals.map((name) => [name, change(before[name], after[name])])),
  )
  const differences =
    [...lines, ...options].filter(({ fate }) => fate !== 'same').length +
    [...Object.values(terms), ...Object.values(totals)].filter(({ changed }) => changed).length
  return { lines, options, terms, totals, differences }
}
