import { randomUUID } from 'node:crypto'
import { ProductId, ProductViewed } from '#modules/catalogue/events.ts'
import { ForecastFiled, ForecastReminded } from '#modules/forecasting/events.ts'
import { Day } from '#platform/event.ts'
import type { StreamAppend } from '#platform/log/append.ts'
import { SYSTEM } from '#platform/log/commands.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import { moment } from '#platform/moment.ts'

const OF_A_COMMIT = 50
/** One of so many streams notifies the people of a company. */
const NOTIFIES = 100

type Company = { readonly id: string }

const reminded = (distributorId: string): StreamAppend => {
  const forecastId = `${distributorId}:${randomUUID()}`
  const of = { forecastId, distributorId, productId: randomUUID(), countryId: 'co', productName: 'Folic acid' }
  const [filedOn, orderBy] = [Day.make('2026-11-01'), Day.make('2027-01-10')]
  const plan = { currentInventoryLevel: 10, stockTickingDate: filedOn, months: [], leadTimes: [] }
  const reminders = [{ year: 2027, month: 3, delay: 60, maximumOrderDate: orderBy }]
  const events = [
    ForecastFiled.make({ ...of, ...plan, countryName: 'Colombia', nextReminderAt: null }),
    ForecastReminded.make({ ...of, reminders, nextReminderAt: null }),
  ]
  return { kind: 'forecast', key: forecastId, expected: 'none', events }
}

const viewed = (distributorId: string): StreamAppend => {
  const productId = ProductId.make(randomUUID())
  const event = ProductViewed.make({ distributorId, productId, viewedAt: moment(new Date()) })
  return { kind: 'interest', key: `${distributorId}:${productId}`, expected: 'none', events: [event] }
}

/** What a company's systems send at once: views of products, and reminders of forecasts, of which its people are notified. */
export const burstOf = (log: EventLog, { id }: Company) => {
  let recorded = 0
  return {
    reminders: () => Math.ceil(recorded / NOTIFIES),

    /** The next commit. */
    next: (): Promise<unknown> => {
      const streams = Array.from({ length: OF_A_COMMIT }, () =>
        recorded++ % NOTIFIES === 0 ? reminded(id) : viewed(id),
      )
      const by = { actor: SYSTEM.userId, role: SYSTEM.role, origin: {}, onBehalfOf: id }
      return log.append(streams, { ...by, command: 'burst', correlation: randomUUID() })
    },
    recorded: () => recorded,
  }
}
