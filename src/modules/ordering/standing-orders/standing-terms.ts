import { type CatalogueProduct, lineProblem, noSuchProduct, offersOf } from '#modules/ordering/terms/offer.ts'
import { effectivePrice } from '#modules/ordering/terms/pricing.ts'
import { nearestQuantity, quantityProblem } from '#modules/ordering/terms/quantity.ts'
import { invalid, type Refusal } from '#platform/decision.ts'
import { count, dollars } from '#platform/text/formats.ts'
import type { StandingLine, TermChange } from './standing-order-events.ts'
import type { StandingOrderChange } from './standing-order-states.ts'

export type TermFacts = {
  readonly products: readonly CatalogueProduct[]
  /** Where the company may sell. */
  readonly countryIds: readonly string[]
}

export type WantedLine = {
  readonly productId: string
  readonly packagingId: string | null
  readonly quantity: number
}

const packagingOf = ({ packagings }: CatalogueProduct, id: string | null): StandingLine['packaging'] =>
  packagings.find((packaging) => packaging.id === id) ?? null

const lineNow = (
  product: CatalogueProduct,
  { packagingId, quantity }: WantedLine,
  countryId: string,
  { countryIds }: TermFacts,
): StandingLine | null => {
  const offer = offersOf(product, countryIds).find((it) => it.countryId === countryId)
  const registration = product.registrations.find(({ id }) => id === offer?.registrationId)
  return offer && registration
    ? {
        productId: product.id,
        productName: product.name,
        packaging: packagingOf(product, packagingId),
        quantity,
        registrationId: offer.registrationId,
        registration: registration.status,
        price: effectivePrice(offer.unitPrice, offer.discount),
      }
    : null
}

/** The lines with the terms of this moment, or what is wrong with them by field. */
export const agreedLines = (
  wanted: readonly WantedLine[],
  countryId: string,
  facts: TermFacts,
): readonly StandingLine[] | Refusal => {
  const errors: Record<string, string> = {}
  const lines = wanted.flatMap((line, index): StandingLine[] => {
    const product = facts.products.find(({ id }) => id === line.productId)
    const problem = lineProblem(product, { ...line, countryId }, facts.countryIds)
    if (!product) errors[`lines.${index}.productId`] = noSuchProduct().error
    else if (problem)
      errors[`lines.${index}.${problem.field === 'countryId' ? 'productId' : problem.field}`] = problem.reason
    else if (wanted.findIndex(({ productId }) => productId === line.productId) < index)
      errors[`lines.${index}.productId`] = 'This product is in the standing order twice'
    const agreed = product && lineNow(product, line, countryId, facts)
    return agreed ? [agreed] : []
  })
  return Object.keys(errors).length > 0 ? invalid(errors) : lines
}

const packagingText = (packaging: StandingLine['packaging']): string | null =>
  packaging && `${packaging.name} (${count(packaging.units)})`

type Difference = Pick<TermChange, 'from' | 'to'> & { readonly blocks?: boolean }

const changesOfLine = (line: StandingLine, countryId: string, facts: TermFacts): readonly TermChange[] => {
  const change = (what: StandingOrderChange, { from, to, blocks = false }: Difference): TermChange => ({
    ...{ what, productName: line.productName, from, to, blocks },
  })
  const product = facts.products.find(({ id }) => id === line.productId)
  if (!product || product.withdrawn) return [change('PRODUCT', { from: line.productName, to: null, blocks: true })]
  const now = lineNow(product, { ...line, packagingId: line.packaging?.id ?? null }, countryId, facts)
  if (!now) {
    const status = product.registrations.findLast((it) => it.countryId === countryId)?.status ?? null
    const isSold = facts.countryIds.includes(countryId)
    return isSold && status === line.registration
      ? [change('PRICE', { from: dollars(line.price), to: null, blocks: true })]
      : [change('REGISTRATION', { from: line.registration, to: isSold ? status : null, blocks: true })]
  }
  const lacksPackaging = now.packaging === null && product.packagings.length > 0
  const [packaging, packagingNow] = [packagingText(line.packaging), packagingText(now.packaging)]
  return [
    ...(now.price === line.price ? [] : [change('PRICE', { from: dollars(line.price), to: dollars(now.price) })]),
    ...(now.registrationId === line.registrationId && now.registration === line.registration
      ? []
      : [change('REGISTRATION', { from: line.registration, to: now.registration })]),
    ...(lacksPackaging || packaging !== packagingNow
      ? [change('PACKAGING', { from: packaging, to: packagingNow, blocks: lacksPackaging })]
      : []),
    ...(quantityProblem(line.quantity, product) === null
      ? []
      : [
          change('QUANTITY', {
            from: count(line.quantity),
            to: count(nearestQuantity(line.quantity, product)),
            blocks: true,
          }),
        ]),
  ]
}

/** What is not as it was agreed, and the lines by the terms of this moment, as far as they can be ordered. */
export const changedTerms = (lines: readonly StandingLine[], countryId: string, facts: TermFacts) => ({
  changes: lines.flatMap((line) => changesOfLine(line, countryId, facts)),
  lines: lines.map((line) => {
    const product = facts.products.find(({ id }) => id === line.productId)
    const wanted = { ...line, packagingId: line.packaging?.id ?? null }
    return (product && lineNow(product, wanted, countryId, facts)) ?? line
  }),
})
