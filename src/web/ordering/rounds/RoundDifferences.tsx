import type { ReactNode } from 'react'
import {
  type Change,
  compareRounds,
  type LineChange,
  type OptionChange,
  type RoundTerm,
  roundTerms,
} from '#modules/ordering/quotes/comparing-rounds.ts'
import type { Round } from '#modules/ordering/quotes/quote-contract.ts'
import { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
import { specialRequests } from '#modules/ordering/terms/special-request.ts'
import { dayWithZone } from '#platform/text/formats.ts'
import { translated } from '#platform/text/say.ts'
import { freightTexts, roundTexts as texts } from '#texts/quotes.ts'
import { useCompanyZone } from '#web/ui/figures/company-zone.ts'
import { DateText, Money } from '#web/ui/figures/Figures.tsx'
import { unbroken } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type ComparedGroup, type ComparedRow, ComparisonTable } from '#web/ui/lists/ComparisonTable.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'

/** What is different between two rounds, line by line; with `everything` also what is the same. */
export const RoundDifferences = ({
  before,
  after,
  everything = false,
}: {
  before: Round
  after: Round
  everything?: boolean
}) => {
  const { lines, options, terms, totals, differences } = compareRounds(before, after, useCompanyZone())
  if (differences === 0 && !everything) return <Text>{texts.same}</Text>
  const shown = (groups: readonly ComparedGroup[]) => groups.filter(({ rows, head }) => rows.length > 0 || head)
  const differing = <It extends { readonly fate: string }>(all: readonly It[]) =>
    all.filter(({ fate }) => everything || fate !== 'same')
  const wanted = (rows: readonly ComparedRow[]) => rows.filter(({ isChanged }) => everything || isChanged)
  const sections = [
    {
      title: texts.items,
      groups: differing(lines).map((line) => ({ ...lineGroup(line), rows: wanted(lineRows(line)) })),
    },
    {
      title: texts.freight,
      groups: differing(options).map((option) => ({ ...optionGroup(option), rows: wanted(optionRows(option)) })),
    },
    {
      title: texts.sums,
      groups: [
        {
          key: 'sums',
          rows: wanted(
            Object.entries(totals).map(([name, sum]) => row(texts.totals[name as keyof typeof totals], sum, money)),
          ),
        },
      ],
    },
    {
      title: texts.terms,
      groups: [
        {
          key: 'terms',
          rows: wanted(
            roundTerms
              .filter((term) => terms[term].before !== null || terms[term].after !== null)
              .map((term) => row(texts.term[term], terms[term], say[term] as (value: unknown) => ReactNode)),
          ),
        },
      ],
    },
  ]
  return (
    <Stack>
      {sections
        .map((section) => ({ ...section, groups: shown(section.groups) }))
        .filter(({ groups }) => groups.length > 0)
        .map(({ title, groups }) => (
          <ComparisonTable key={title} caption={title} heads={texts} groups={groups} />
        ))}
    </Stack>
  )
}

const row = <Value,>(
  name: string,
  { before, after, changed }: Change<Value>,
  say: (value: Value) => ReactNode,
): ComparedRow => ({
  name,
  before: before === null ? null : say(before),
  after: after === null ? null : say(after),
  isChanged: changed,
})

const money = (cents: number) => <Money cents={cents} />
const text = (value: string) => <bdi>{value}</bdi>

const fateTones = { added: 'done', removed: 'closed', changed: 'moving', same: 'moving' } as const satisfies Record<
  LineChange['fate'],
  Tone
>

const headOf = (fate: LineChange['fate'], name: string, detail: string | null) => (
  <>
    <bdi>{name}</bdi>{' '}
    {detail && (
      <Text as="span" size="small">
        {detail}
      </Text>
    )}{' '}
    {fate !== 'same' && <StatusPill tone={fateTones[fate]}>{texts.fates[fate]}</StatusPill>}
  </>
)

const lineGroup = ({ productId, free, fate, name, reference, reason }: LineChange) => ({
  key: `${productId} ${free}`,
  head: headOf(fate, name, free ? texts.free : `Ref. ${reference}`),
  note: reason && (
    <Text size="small">
      <bdi>{texts.reason(reason)}</bdi>
    </Text>
  ),
})

/** Units, with what they are in packs on either side. */
const amountOf = ({ quantity: { before, after, changed }, packagingUnits: perPack }: LineChange): Change<string> => ({
  before: before === null ? null : unbroken(unitsInPacks(before, perPack.before)),
  after: after === null ? null : unbroken(unitsInPacks(after, perPack.after)),
  changed: changed || perPack.changed,
})

const lineRows = (line: LineChange): readonly ComparedRow[] => [
  row(texts.quantity, amountOf(line), text),
  ...(line.free
    ? []
    : [
        row(texts.packaging, line.packaging, text),
        row(texts.unitPrice, line.unitPrice, money),
        row(texts.total, line.total, money),
      ]),
]

const optionGroup = ({ fate, name, confirmed }: OptionChange) => ({
  key: name,
  head: headOf(fate, name, confirmed ? texts.confirmed : null),
})

const optionRows = ({ transportMode: mode, transitDays: days, shippingPrice, grandTotal }: OptionChange) => {
  const way: Change<string> = {
    before: freightTexts.way(mode.before, days.before) || null,
    after: freightTexts.way(mode.after, days.after) || null,
    changed: mode.changed || days.changed,
  }
  return [
    ...(way.changed || (way.before ?? way.after) !== null ? [row(texts.way, way, text)] : []),
    row(texts.shippingPrice, shippingPrice, money),
    row(texts.grandTotal, grandTotal, money),
  ]
}

const lines = (parts: readonly (string | null)[]): ReactNode => (
  <Text as="span" tone="plain" typed>
    <bdi>{parts.filter(Boolean).join('\n')}</bdi>
  </Text>
)

const address = (it: Round['shippingAddress']) =>
  lines([it.name, it.addressee, it.address, it.address2, `${it.zipCode} ${it.city}`, it.country, it.phone])

const LastDay = ({ moment }: { moment: string }) => (
  <time dateTime={moment}>{dayWithZone(moment, useCompanyZone())}</time>
)

/** How each term is read. */
const say: { readonly [Term in RoundTerm]: (value: NonNullable<Round[Term]>) => ReactNode } = {
  shipping: ({ method, transportMode, destination }) =>
    lines([`${method} · ${translated(transportMode)}`, destination]),
  shippingAddress: address,
  billingAddress: address,
  contact: ({ name, phone }) => lines([name, phone]),
  certificates: (names) => (names.length === 0 ? texts.none : lines(names.map(translated))),
  specialRequest: (request) => lines(specialRequests(request)),
  purchaseOrderNumber: (number) => <bdi>{number}</bdi>,
  wishedDelivery: (wished) => <DateText at={wished} />,
  promoCode: (code) => <bdi>{code}</bdi>,
  validUntil: (moment) => <LastDay moment={moment} />,
  note: (note) => <bdi>{note}</bdi>,
}
