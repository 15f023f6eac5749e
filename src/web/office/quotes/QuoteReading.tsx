import type { QuoteFigures } from '#modules/ordering/quotes/quote-pricing.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import { careCoinsValue } from '#modules/ordering/terms/pricing.ts'
import { quoteTexts as texts } from '#texts/office.ts'
import { optionTexts, sumTexts } from '#texts/quotes.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import { Text } from '#web/ui/page/Text.tsx'
import { QuoteSums } from './QuoteSums.tsx'
import { dayOf, daysOf, isAmount } from './quote-check.ts'
import type { QuoteBasis, QuoteDraft } from './quote-draft.ts'

/** What the distributor sees of a draft: how it adds up, until when it is valid, and which CareCoins come back. */
export const QuoteReading = ({
  draft,
  basis,
  figures,
}: {
  draft: QuoteDraft
  basis: QuoteBasis
  /** null: it is too large to add up. */
  figures: QuoteFigures | null
}) => {
  const lastDay = dayOf(draft)
  if (!figures) return <p>{sumTexts.tooLarge}</p>
  const back = basis.careCoinsUsed - figures.careCoinsUsed
  return (
    <>
      <QuoteSums
        goods={{
          subtotal: figures.subtotal,
          promoCode: basis.promo?.code ?? null,
          promoCodeDiscount: figures.promoCodeDiscount,
          careCoinsUsed: figures.careCoinsUsed,
          careCoinsValue: careCoinsValue(figures.careCoinsUsed),
          total: figures.total,
        }}
        freights={draft.options.map(({ name: typed, transportMode, transitDays, freight }, index) => {
          const name = typed.trim() || optionTexts.option(index + 1)
          return {
            name,
            line: freightLine({ name, transportMode, transitDays: daysOf(transitDays) }),
            price: isAmount(freight) ? (figures.freights[index] ?? null) : null,
          }
        })}
      />
      {back > 0 && <p>{sumTexts.goBack(careCoins(back))}</p>}
      {lastDay !== null && (
        <Text size="small">
          {texts.validUntil} <DateText at={lastDay} />
        </Text>
      )}
    </>
  )
}
