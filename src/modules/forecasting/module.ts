import { isStaff } from '#platform/access/roles.ts'
import type { Module } from '#platform/module.ts'

import { forecast } from './forecast.ts'
import { forecastDescriptions } from './forecast-descriptions.ts'
import { leadTimeRoutes } from './lead-time-routes.ts'
import { leadTimesOfProduct } from './lead-times.ts'
import { forecastDeadlines } from './reminding.ts'
import { routes } from './routes.ts'
import { salesRoutes } from './sales-routes.ts'

export const forecasting: Module = {
  name: 'forecasting',
  deciders: [forecast, leadTimesOfProduct],
  routes: [...routes, ...leadTimeRoutes, ...salesRoutes],
  reactions: [],
  deadlines: forecastDeadlines,
  inWords: forecastDescriptions,
  topics: {
    sales: ({ me }, distributorId) => isStaff(me.role) || me.distributorId === distributorId,
  },
}
