import type { ReactNode } from 'react'
import {
  type Change,
  compareRounds,
  type LineChange,
  type OptionChange,
} from '#modules/ordering/quotes/comparing-rounds.ts'
import type { Round } from '#modules/ordering/quotes/quote-contract.ts'
import { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
import { freightTexts, roundTexts as texts } from '#texts/quotes.ts'
import { useCompanyZone } from '#web/ui/figures/company-zone.ts'
import { Money } from '#web/ui/figures/Figures.tsx'
import { unbroken } from '#web/ui/figures/format.ts'
import { ChangeRow } from './ChangeRow.tsx'
import classes from './RoundDifferences.module.css'
import { RoundTerms } from './RoundTerms.tsx'

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
  const shown = <It extends { readonly fate: string }>(them: readonly It[]) =>
    them.filter(({ fate }) => everything || fate !== 'same')
  const sums = Object.entries(totals).filter(([, { changed }]) => everything || changed)
  if (differences === 0 && !everything) return <p className={classes['same']}>{texts.same}</p>
  return (
    <div className={classes['sections']}>
      <Section title={texts.items} hidden={shown(lines).length === 0}>
        {shown(lines).map((line) => (
          <Line key={`${line.productId} ${line.free}`} line={line} everything={everything} />
        ))}
      </Section>
      <Section title={texts.freight} hidden={shown(options).length === 0}>
        {shown(options).map((option) => (
          <Option key={option.name} option={option} everything={everything} />
        ))}
      </Section>
      <Section title={texts.sums} hidden={sums.length === 0}>
        <tbody>
          {sums.map(([name, change]) => (
            <ChangeRow
              key={name}
              name={texts.totals[name as keyof typeof totals]}
              change={change}
              say={money}
              everything
            />
          ))}
        </tbody>
      </Section>
      <Section title={texts.terms} hidden={!everything && !Object.values(terms).some(({ changed }) => changed)}>
        <tbody>
          <RoundTerms terms={terms} everything={everything} />
        </tbody>
      </Section>
    </div>
  )
}

const money = (cents: number) => <Money cents={cents} />

/** Units, with what they are in packs on either side. */
const amountOf = ({ quantity: { before, after, changed }, packaging }: LineChange): Change<string> => ({
  before: before === null ? null : unbroken(unitsInPacks(before, packaging.before)),
  after: after === null ? null : unbroken(unitsInPacks(after, packaging.after)),
  changed,
})
const text = (value: string) => <bdi>{value}</bdi>

const Section = ({ title, hidden, children }: { title: string; hidden: boolean; children: ReactNode }) =>
  hidden ? null : (
    <table className={classes['table']}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      {children}
    </table>
  )

const Head = ({ fate, children }: { fate: LineChange['fate']; children: ReactNode }) => (
  <tr className={classes['head']}>
    <th scope="rowgroup" colSpan={3}>
      {children}
      {fate !== 'same' && (
        <span className={classes['fate']} data-fate={fate}>
          {texts.fates[fate]}
        </span>
      )}
    </th>
  </tr>
)

const Line = ({ line, everything }: { line: LineChange; everything: boolean }) => (
  <tbody>
    <Head fate={line.fate}>
      <bdi>{line.name}</bdi> <small>{line.free ? texts.free : `Ref. ${line.reference}`}</small>
    </Head>
    <ChangeRow name={texts.quantity} change={amountOf(line)} say={text} everything={everything} />
    {!line.free && (
      <>
        <ChangeRow name={texts.packaging} change={line.packaging} say={text} everything={everything} />
        <ChangeRow name={texts.unitPrice} change={line.unitPrice} say={money} everything={everything} />
        <ChangeRow name={texts.total} change={line.total} say={money} everything={everything} />
      </>
    )}
    {line.reason && (
      <tr>
        <td colSpan={3} className={classes['reason']}>
          <bdi>{texts.reason(line.reason)}</bdi>
        </td>
      </tr>
    )}
  </tbody>
)

const Option = ({ option, everything }: { option: OptionChange; everything: boolean }) => {
  const { transportMode: mode, transitDays: days } = option
  const way: Change<string> = {
    before: freightTexts.way(mode.before, days.before) || null,
    after: freightTexts.way(mode.after, days.after) || null,
    changed: mode.changed || days.changed,
  }
  return (
    <tbody>
      <Head fate={option.fate}>
        <bdi>{option.name}</bdi> {option.confirmed && <small>{texts.confirmed}</small>}
      </Head>
      <ChangeRow
        name={texts.way}
        change={way}
        say={text}
        everything={everything && (way.before ?? way.after) !== null}
      />
      <ChangeRow name={texts.shippingPrice} change={option.shippingPrice} say={money} everything={everything} />
      <ChangeRow name={texts.grandTotal} change={option.grandTotal} say={money} everything={everything} />
    </tbody>
  )
}
