import type { Address, Distributor } from '#modules/distributors/contract.ts'
import type { CartSection, listLastTerms, OrderDraft } from '#modules/ordering/contract.ts'
import { incoterms, sentences, transportModes } from '#modules/ordering/terms/order-terms.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { startOf } from '#web/cart/place-section.ts'
import { allChosen, isListed } from '#web/ordering/flow/certificates.ts'
import { inCountryFirst } from '#web/ordering/flow/in-country-first.ts'
import type { NewPrice } from '#web/ordering/flow/new-price.ts'
import { orderBody } from '#web/ordering/flow/order-body.ts'
import { type ChosenShipping, keptShipping, shippingProblems } from '#web/ordering/flow/shipping.ts'
import {
  readReferences,
  referenceRules,
  type TypedReferences,
  typedReferences,
} from '#web/ordering/references/references.ts'

export type LastTerms = Answer<typeof listLastTerms>[number]

/** What is chosen for one section; `asIn`: the order that shipping and certificates were taken over from. */
export type SectionTerms = ChosenShipping &
  TypedReferences & {
    readonly shippingAddressId: string | null
    readonly billingAddressId: string | null
    readonly certificates: readonly string[]
    readonly otherCertificate: string
    readonly asIn: string | null
  }

const known = <T extends string>(all: readonly T[], value: string | null | undefined): T | null =>
  all.find((it) => it === value) ?? null

/** How goods went to this address last time; nothing where none did. */
const usualFor = (shippingAddressId: string | null, last: readonly LastTerms[]) => {
  const terms = last.find((it) => it.shippingAddressId === shippingAddressId)
  if (!terms) return null
  return {
    method: known(incoterms, terms.shipping.method),
    transportMode: known(transportModes, terms.shipping.transportMode),
    destination: terms.shipping.destination ?? '',
    certificates: terms.certificates.filter(isListed),
    otherCertificate: terms.certificates.find((name) => !isListed(name)) ?? '',
    asIn: terms.num,
  }
}

const none: Omit<SectionTerms, 'shippingAddressId' | 'billingAddressId'> = {
  method: null,
  transportMode: null,
  destination: '',
  certificates: [],
  otherCertificate: '',
  asIn: null,
  purchaseOrderNumber: '',
  wishedDelivery: '',
}

/** The draft's own section begins with what was chosen step by step, the others with the last order to that address. */
export const firstTerms = (
  section: Pick<CartSection, 'country' | 'subCategory'>,
  draft: OrderDraft,
  company: Pick<Distributor, 'shippingAddresses' | 'billingAddresses' | 'primaryBillingAddress'>,
  last: readonly LastTerms[],
): SectionTerms => {
  const { change } = startOf(section, draft, company)
  const isDrafts = draft.countryId === section.country.id && draft.subCategoryId === section.subCategory.id
  const shippingAddressId = (change.shippingAddressId ?? (isDrafts ? draft.shippingAddressId : null)) || null
  const usual = usualFor(shippingAddressId, last)
  const billing = (change.billingAddressId ?? (isDrafts ? draft.billingAddressId : null)) || null
  const addresses = { shippingAddressId, billingAddressId: billing }
  if (!isDrafts || draft.shipping === null) return { ...none, ...usual, ...addresses }
  return {
    ...none,
    ...addresses,
    ...typedReferences(draft),
    method: draft.shipping.method,
    transportMode: draft.shipping.transportMode,
    destination: draft.shipping.destination ?? '',
    certificates: draft.certificates.filter(isListed),
    otherCertificate: draft.certificates.find((name) => !isListed(name)) ?? '',
  }
}

/** Another address brings what was usual there; where nothing was, what is chosen stays. */
export const withAddress = (
  terms: SectionTerms,
  shippingAddressId: string,
  last: readonly LastTerms[],
): SectionTerms => ({
  ...terms,
  asIn: null,
  ...usualFor(shippingAddressId, last),
  shippingAddressId,
})

/** What is missing, by field, in the catalogue's texts; empty: it can be placed. */
export const termsProblems = (terms: SectionTerms): Readonly<Record<string, string>> => {
  const { shippingAddressId, billingAddressId } = terms
  const found = {
    shippingAddressId: shippingAddressId ? null : sentences.addresses,
    billingAddressId: billingAddressId ? null : sentences.addresses,
    ...shippingProblems(terms),
    ...referenceRules(terms),
  }
  return Object.fromEntries(Object.entries(found).flatMap(([field, why]) => (why === null ? [] : [[field, why]])))
}

/** An address that was deleted meanwhile is no choice any more. */
export const withoutGone = (terms: SectionTerms, book: readonly Pick<Address, 'id'>[]): SectionTerms => {
  const there = (id: string | null) => (book.some((it) => it.id === id) ? id : null)
  return {
    ...terms,
    shippingAddressId: there(terms.shippingAddressId),
    billingAddressId: there(terms.billingAddressId),
  }
}

export const addressChoices = (book: readonly Address[], type: Address['type'], countryId: string) =>
  inCountryFirst(
    book.filter((it) => it.type === type),
    countryId,
  ).map(({ id, name, city, country }) => ({ value: id, label: `${name} · ${city}, ${country.name}` }))

export const orderOf = (
  section: CartSection,
  terms: SectionTerms,
  draft: OrderDraft,
  { agreed, useNumberAgain }: { readonly agreed?: NewPrice | null; readonly useNumberAgain?: boolean } = {},
) =>
  orderBody(
    section,
    {
      shippingAddressId: terms.shippingAddressId,
      billingAddressId: terms.billingAddressId,
      shipping: keptShipping(terms),
      certificates: allChosen(terms.certificates, terms.otherCertificate),
      ...readReferences(terms),
    },
    draft,
    { ...(agreed ?? section), useNumberAgain },
  )
