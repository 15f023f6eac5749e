import { callerMay } from '#modules/permissions/permissions.ts'
import { isRefusal, notFound, refused } from '#platform/decision.ts'
import type { Figure, FigureUnit } from '#platform/figure.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { moment, utcDay } from '#platform/moment.ts'
import type { Column, Sheet } from '#platform/spreadsheet/sheet.ts'
import { MAXIMUM_ROWS, spreadsheet } from '#platform/spreadsheet/spreadsheet.ts'
import { namesOfCompanies } from '#projections/distributors.ts'
import { byMonth, figureOf, isWithin, periodBefore } from './adding-up.ts'
import { exportFigure, type FigureRow, MAXIMUM_FIGURE_EVENTS, showFigure } from './contract.ts'

const amountOf = (unit: FigureUnit): Column<FigureRow> =>
  unit === 'cents'
    ? { header: 'Amount', kind: 'cents', value: ({ amount }) => amount, width: 16 }
    : unit === 'days'
      ? { header: 'Days', kind: 'text', value: ({ amount }) => String(Math.round(amount * 100) / 100) }
      : { header: unit === 'coins' ? 'CareCoins' : 'Number', kind: 'count', value: ({ amount }) => amount }

/** The events behind a figure, the newest first. */
const figureSheet = (
  rows: readonly FigureRow[],
  { name, unit, of }: { readonly name: string; readonly unit: FigureUnit; readonly of: string },
): Sheet<FigureRow> => ({
  name,
  rows,
  columns: [
    { header: 'Day', kind: 'day', value: ({ at }) => utcDay(at), width: 12 },
    { header: 'Time (UTC)', kind: 'text', value: ({ at }) => at.slice(11, 19), width: 12 },
    { header: 'Counts in', kind: 'text', value: ({ month }) => month, width: 12 },
    { header: 'Of', kind: 'text', value: (row) => row.name, width: 30 },
    { header: 'Company', kind: 'text', value: ({ company }) => company, width: 30 },
    amountOf(unit),
    { header: 'Figure', kind: 'text', value: () => of, width: 30 },
    { header: 'Stream', kind: 'text', value: ({ kind, key }) => `${kind}/${key}`, width: 44 },
  ],
})

const noSuchFigure = notFound('Figure not found')

type FigureContext = Context<typeof showFigure>
type Entry = Omit<FigureRow, 'company'> & { readonly day: string; readonly distributorId: string | null }

const known = async (figures: ReadonlyMap<string, Figure>, context: FigureContext) => {
  const { input, me } = context
  const figure = figures.get(input.figure)
  const unit: FigureUnit | undefined = figure?.parts[input.part]
  if (!figure || !unit) return noSuchFigure
  if (!callerMay(me, figure.permission)) return refused('You may not do this', { status: 403 })
  const of = await figure.called(context, input.of)
  return of === null ? noSuchFigure : { figure, unit, of }
}

/** Everything behind the figure, whenever it was, the newest first. */
const allBehind = async (figure: Figure, context: FigureContext): Promise<Entry[]> => {
  const { part, of, distributorId } = context.input
  const events = await figure.behind(context, { part, of, distributorId })
  return events
    .map(({ countsIn, at, ...event }) => {
      const counted = moment(new Date(at))
      const month = countsIn ?? counted.slice(0, 7)
      const day = countsIn === undefined ? counted.slice(0, 10) : `${countsIn}-01`
      return { ...event, at: counted, month, day }
    })
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

const rowWith =
  (companyOf: (id: string) => string) =>
  ({ day, distributorId, ...row }: Entry): FigureRow => ({
    ...row,
    company: distributorId && companyOf(distributorId),
  })

/** What every figure that is known here is made of. */
export const figureRoutes = (figures: ReadonlyMap<string, Figure>) => {
  const withinPeriod = async (context: FigureContext) => {
    const found = await known(figures, context)
    if (isRefusal(found)) return found
    const all = await allBehind(found.figure, context)
    return { ...found, all, within: all.filter((counted) => isWithin(counted, context.input)) }
  }
  return [
    serve(showFigure, async (context) => {
      const found = await withinPeriod(context)
      if (isRefusal(found)) return found
      const { figure, unit, of, all, within } = found
      const { distributorId } = context.input
      const earlier = periodBefore(context.input)
      const before = earlier && all.filter((counted) => isWithin(counted, earlier))
      const companyOf = await namesOfCompanies(context.db)
      return {
        unit,
        of,
        company: distributorId === undefined ? null : companyOf(distributorId),
        parts: Object.keys(figure.parts),
        total: figureOf(unit, within),
        before: before && figureOf(unit, before),
        months: byMonth(unit, all, context.input),
        count: within.length,
        events: within.slice(0, MAXIMUM_FIGURE_EVENTS).map(rowWith(companyOf)),
      }
    }),

    serve(exportFigure, async (context) => {
      const found = await withinPeriod(context)
      if (isRefusal(found)) return found
      const { unit, of, within } = found
      const rows = within.slice(0, MAXIMUM_ROWS).map(rowWith(await namesOfCompanies(context.db)))
      return spreadsheet(context.input.format, figureSheet(rows, { name: context.input.figure, unit, of }))
    }),
  ]
}
