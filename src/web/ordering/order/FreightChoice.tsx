import type { OrderDetail } from '#modules/ordering/contract.ts'
import { freightTexts, quoteCardTexts as texts } from '#texts/quotes.ts'
import { ChoiceCard, ChoiceGroup } from '#web/ui/fields/ChoiceCard.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { money } from '#web/ui/figures/format.ts'

export type FreightOption = NonNullable<OrderDetail['quote']>['options'][number]

/** The option that the person picked; one of another version of the quote, or of none, is no choice. */
export const chosenFreight = (options: readonly FreightOption[], optionId: string | null): FreightOption | null =>
  options.length === 1 ? (options[0] ?? null) : (options.find((option) => option.optionId === optionId) ?? null)

/** The ways to send the goods, to pick one of. `name` identifies the group of radio buttons on the page. */
export const FreightChoice = ({
  name,
  options,
  chosen,
  onChoose,
  error,
}: {
  name: string
  options: readonly FreightOption[]
  chosen: string | null
  onChoose: (optionId: string | null) => void
  error?: string | null
}) => (
  <ChoiceGroup legend={texts.choose} required {...(error && { error })}>
    {options.map((option) => (
      <ChoiceCard
        key={option.optionId}
        name={name}
        value={option.optionId}
        chosen={chosen === option.optionId}
        onChoose={onChoose}
        title={<bdi>{option.name}</bdi>}
      >
        <FreightFacts option={option} />
      </ChoiceCard>
    ))}
  </ChoiceGroup>
)

/** How it travels, what it costs, and what the order comes to with it. */
export const FreightFacts = ({ option }: { option: FreightOption }) => (
  <>
    <span>{freightTexts.way(option.transportMode, option.transitDays)}</span>
    <span>
      {texts.freight} <Money cents={option.shippingPrice} />
      {option.shippingDiscount > 0 && ` (${texts.discount(money(option.shippingDiscount))})`}
    </span>
    <strong>
      {texts.grandTotal} <Money cents={option.grandTotal} exclVat />
    </strong>
  </>
)
