import { isStaff } from '#modules/permissions/roles.ts'
import type { Module } from '#platform/module.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { count, dayWritten } from '#platform/text/formats.ts'
import { forecastStream, leadTimesStream } from './events.ts'
import { forecast, forecastReminder, remind } from './forecast.ts'
import { leadTimesOfProduct } from './lead-times.ts'
import { routes } from './routes.ts'
import { salesRoutes } from './sales-routes.ts'

/** One deadline at a time for each forecast: what reminds sets the next. */
const forecastDeadlines: Module['deadlines'] = {
  [forecastReminder]: {
    keep: async ({ logFor, now }, { kind, stream }) => {
      await logFor(kind).decide(forecast, stream.key, remind(now))
    },
  },
}

/** What happened to forecasts and lead times, described for staff. */
const forecastDescriptions = describeEvents([forecastStream, leadTimesStream], {
  ForecastFiled: ({ productName, countryName, months }) => ({
    what: `filed the forecast of ${productName} for ${countryName}`,
    detail: `${count(months.reduce((sum, { orderQuantity }) => sum + orderQuantity, 0))} units in 12 months`,
  }),
  ForecastReminded: ({ productName, reminders: [first] }) => ({
    what: `reminded of the orders planned for ${productName}`,
    detail: first ? `To be placed until ${dayWritten(first.maximumOrderDate)}` : null,
  }),
  ForecastDeleted: () => ({ what: 'deleted the forecast', detail: null }),
  LeadTimesSet: ({ days }) => ({ what: 'set the lead times', detail: `${days.join(', ')} days` }),
})

export const forecasting: Module = {
  name: 'forecasting',
  deciders: [forecast, leadTimesOfProduct],
  routes: [...routes, ...salesRoutes],
  reactions: [],
  deadlines: forecastDeadlines,
  descriptions: forecastDescriptions,
  topics: {
    sales: ({ me }, distributorId) => isStaff(me.role) || me.distributorId === distributorId,
  },
}
