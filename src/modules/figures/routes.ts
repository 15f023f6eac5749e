import { mayDo } from '#platform/access/permissions.ts'
import { isRefusal, notFound, refused } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import type { Figure, FigureUnit } from '#platform/figure.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { MAXIMUM_ROWS, spreadsheet } from '#platform/spreadsheet/spreadsheet.ts'
import { namesOfCompanies } from '#projections/distributors.ts'
import { byMonth, figureOf, isWithin, periodBefore } from './adding-up.ts'
import { exportFigure, type FigureRow, MAXIMUM_FIGURE_EVENTS, showFigure } from './contract.ts'
import { figureSheet } from './figure-sheet.ts'

const noSuchFigure = notFound('Figure not found')

type Asked = Context<typeof showFigure>
type Counted = Omit<FigureRow, 'company'> & { readonly day: string; readonly distributorId: string | null }

const known = async (figures: ReadonlyMap<string, Figure>, asked: Asked) => {
  const { input, me } = asked
  const figure = figures.get(input.figure)
  const unit: FigureUnit | undefined = figure?.parts[input.part]
  if (!figure || !unit) return noSuchFigure
  if (!mayDo(figure.permission, me.role)) return refused('You may not do this', { status: 403 })
  const of = await figure.called(asked, input.of)
  return of === null ? noSuchFigure : { figure, unit, of }
}

/** Everything behind the figure, whenever it was, the newest first. */
const allBehind = async (figure: Figure, asked: Asked): Promise<Counted[]> => {
  const { part, of, distributorId } = asked.input
  const events = await figure.behind(asked, { part, of, distributorId })
  return events
    .map(({ countsIn, at, ...event }) => {
      const moment = new Date(at).toISOString() as Moment
      const month = countsIn ?? moment.slice(0, 7)
      const day = countsIn === undefined ? moment.slice(0, 10) : `${countsIn}-01`
      return { ...event, at: moment, month, day }
    })
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

const rowWith =
  (companyOf: (id: string) => string) =>
  ({ day, distributorId, ...row }: Counted): FigureRow => ({
    ...row,
    company: distributorId && companyOf(distributorId),
  })

/** What every figure that is known here is made of. */
export const figureRoutes = (figures: ReadonlyMap<string, Figure>) => {
  const withinPeriod = async (asked: Asked) => {
    const found = await known(figures, asked)
    if (isRefusal(found)) return found
    const all = await allBehind(found.figure, asked)
    return { ...found, all, within: all.filter((counted) => isWithin(counted, asked.input)) }
  }
  return [
    serve(showFigure, async (asked) => {
      const found = await withinPeriod(asked)
      if (isRefusal(found)) return found
      const { figure, unit, of, all, within } = found
      const { distributorId } = asked.input
      const earlier = periodBefore(asked.input)
      const before = earlier && all.filter((counted) => isWithin(counted, earlier))
      const companyOf = await namesOfCompanies(asked.db)
      return {
        unit,
        of,
        company: distributorId === undefined ? null : companyOf(distributorId),
        parts: Object.keys(figure.parts),
        total: figureOf(unit, within),
        before: before && figureOf(unit, before),
        months: byMonth(unit, all, asked.input),
        count: within.length,
        events: within.slice(0, MAXIMUM_FIGURE_EVENTS).map(rowWith(companyOf)),
      }
    }),

    serve(exportFigure, async (asked) => {
      const found = await withinPeriod(asked)
      if (isRefusal(found)) return found
      const { unit, of, within } = found
      const rows = within.slice(0, MAXIMUM_ROWS).map(rowWith(await namesOfCompanies(asked.db)))
      return spreadsheet(asked.input.format, figureSheet(rows, { name: asked.input.figure, unit, of }))
    }),
  ]
}
