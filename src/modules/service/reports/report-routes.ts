import { type ReportDetail, reportFields } from '#modules/service/service-states.ts'
import { reportsShown, written } from '#modules/service/thread-queries.ts'
import { seriesOf } from '#modules/service/tickets/ticket-routes.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { invalid, orRefuse } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { serve } from '#platform/http/serve.ts'
import { dayWritten } from '#platform/text/formats.ts'
import { tooFar } from '#platform/time/near-days.ts'
import { isOneOf } from '#platform/typed.ts'
import { orderOf } from '#projections/orders.ts'
import { reportsOf } from '#projections/reports.ts'
import * as calls from './contract.ts'
import { fileReport, report, writeToReport } from './report.ts'

const success = { success: true as const }
/** Specification 3 §8. */
const SAVED = 'Your request has been saved.'

type State = Input<typeof calls.fileReport>['state']

const days = ['closingDay', 'inForceFrom', 'foundOn'] as const satisfies readonly (keyof State)[]
const isDay = (field: ReportDetail): field is (typeof days)[number] => isOneOf(days, field)

/** 30 February, and 25 o'clock. */
const noDay = (field: string, value: string | undefined) => {
  if (value === undefined) return null
  const at = new Date(`${value.replace(' ', 'T')}${value.length > 10 ? 'Z' : ''}`)
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value.slice(0, 10))
  return isReal ? null : invalid({ [field]: 'Enter a valid date, for example 2026-03-31' })
}

/** What was filled in of the fields of this kind; days as they are written. */
const detailsOf = ({ type, state }: Input<typeof calls.fileReport>): [ReportDetail, string][] =>
  reportFields[type].flatMap((field): [ReportDetail, string][] => {
    const value = state[field]
    if (value === undefined) return []
    return [[field, isDay(field) ? `${dayWritten(value.slice(0, 10))}${value.slice(10)}` : value]]
  })

export const reportRoutes = [
  serve(calls.listReports, async (context) => {
    const { db, me, input } = context
    const all = await reportsOf(db, me.distributorId)
    return reportsShown(
      context,
      all.filter(({ type }) => input.type === undefined || type === input.type),
    )
  }),

  serve(calls.fileReport, async (context) => {
    const { db, me, log, now, personal, newId, input } = context
    const { type, state } = input
    const distributorId = me.distributorId
    for (const day of days) orRefuse(noDay(day, state[day]) ?? tooFar(day, state[day]?.slice(0, 10) as Day, now) ?? {})
    const order = state.orderId === undefined ? null : await orderOf(db, distributorId, state.orderId)
    if (order === undefined) return invalid({ orderId: 'Order not found' })
    const { message, attach } = await written(context, distributorId, 'reports', state.comment, state.files)
    const details = await Promise.all(
      detailsOf(input).map(async ([field, value]): Promise<{ field: ReportDetail; value: Sealed }> => {
        return { field, value: await personal.seal(me.userId, value) }
      }),
    )
    const id = newId()
    const isIssue = type === 'reportOrderIssue'
    const filed = {
      distributorId,
      type,
      countryId: state.countryId,
      ...message,
      details,
      reportedOrder: isIssue && order ? { id: order.id, num: order.num } : null,
      closesOn: type === 'reportTender' ? (state.closingDay ?? null) : null,
      peopleAffected: isIssue ? (state.peopleAffected ?? null) : null,
    }
    const { answer } = await log.begin(
      report,
      id,
      (before, { number }) => fileReport({ ...filed, reference: `R-${number}` })(before),
      {
        ...attach,
        series: seriesOf('report', context),
        answer: (_, { number }) => ({ ...success, message: SAVED, reference: `R-${number}`, id }),
      },
    )
    return answer
  }),

  serve(calls.writeToReport, async (context) => {
    const { me, log, input } = context
    const { message, attach } = await written(context, me.distributorId, 'reports', input.comment, input.files)
    return (await log.decide(report, input.id, writeToReport(message), { answer: success, ...attach })).answer
  }),
]
