import type { ForecastVintage } from '#modules/forecasting/contract.ts'
import { day, dayTime } from '#web/ui/figures/format.ts'

type Filing = ForecastVintage['filings'][number]

/** The filings that changed what a month was forecast with, each with its day; with its time too where a day has several. */
export const filingTimes = (filings: readonly Filing[]): readonly (Filing & { readonly when: string })[] => {
  const changed = filings.filter(({ orderQuantity }, at) => orderQuantity !== filings[at - 1]?.orderQuantity)
  const perDay = Map.groupBy(changed, ({ at }) => day(at))
  return changed.map((filing) => ({
    ...filing,
    when: (perDay.get(day(filing.at))?.length ?? 0) > 1 ? dayTime(filing.at) : day(filing.at),
  }))
}

/** Whether nothing can have been ordered yet in this month, UTC. */
export const isAhead = ({ year, month }: Pick<ForecastVintage, 'year' | 'month'>, now: Date): boolean =>
  Date.UTC(year, month - 1) > now.getTime()
