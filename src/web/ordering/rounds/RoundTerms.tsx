import type { ReactNode } from 'react'

import { type Comparison, type RoundTerm, roundTerms } from '#modules/ordering/quotes/comparing-rounds.ts'
import type { Round } from '#modules/ordering/quotes/quote-contract.ts'
import { specialRequests } from '#modules/ordering/terms/special-request.ts'
import { dayWithZone } from '#platform/text/formats.ts'
import { roundTexts as texts } from '#texts/quotes.ts'
import { useCompanyZone } from '#web/ui/figures/company-zone.ts'
import { ChangeRow } from './ChangeRow.tsx'

const lines = (parts: readonly (string | null)[]): ReactNode =>
  parts
    .filter((part) => part !== null && part !== '')
    .map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of one address have no other identity
      <bdi key={at} data-line>
        {part}
      </bdi>
    ))

const address = (it: Round['shippingAddress']) =>
  lines([it.name, it.addressee, it.address, it.address2, `${it.zipCode} ${it.city}`, it.country, it.phone])

const LastDay = ({ moment }: { moment: string }) => (
  <time dateTime={moment}>{dayWithZone(moment, useCompanyZone())}</time>
)

/** How each term is read. */
const say: { readonly [Term in RoundTerm]: (value: NonNullable<Round[Term]>) => ReactNode } = {
  shipping: ({ method, transportMode, destination }) => lines([`${method} · ${transportMode}`, destination]),
  shippingAddress: address,
  billingAddress: address,
  contact: ({ name, phone }) => lines([name, phone]),
  certificates: (names) => (names.length === 0 ? texts.none : lines(names)),
  specialRequest: (request) => lines(specialRequests(request)),
  promoCode: (code) => <bdi>{code}</bdi>,
  validUntil: (moment) => <LastDay moment={moment} />,
  note: (note) => <bdi>{note}</bdi>,
}

/** The terms of two rounds, one a row; those that neither has are left out. */
export const RoundTerms = ({ terms, everything }: { terms: Comparison['terms']; everything: boolean }) =>
  roundTerms
    .filter((term) => terms[term].before !== null || terms[term].after !== null)
    .map((term) => (
      <ChangeRow
        key={term}
        name={texts.term[term]}
        change={terms[term]}
        say={say[term] as (value: unknown) => ReactNode}
        everything={everything}
      />
    ))
