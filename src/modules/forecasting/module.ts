import { isStaff } from '#modules/permissions/roles.ts'
import type { Module } from '#platform/module.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { count, dayWritten } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'
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
    what: say('filed the forecast of {0} for {1}', productName, countryName),
    detail: say('{0} units in 12 months', count(months.reduce((sum, { orderQuantity }) => sum + orderQuantity, 0))),
  }),
  ForecastReminded: ({ productName, reminders: [first] }) => ({
    what: say('reminded of the orders planned for {0}', productName),
    detail: first ? say('To be placed until {0}', dayWritten(first.maximumOrderDate)) : null,
  }),
  ForecastDeleted: () => ({ what: say('deleted the forecast'), detail: null }),
  LeadTimesSet: ({ days }) => ({ what: say('set the lead times'), detail: say('{0} days', days.join(', ')) }),
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
