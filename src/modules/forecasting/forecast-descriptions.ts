import { count, dayWritten } from '#platform/formats.ts'
import { wordsOf } from '#platform/in-words.ts'

import { forecastStream, leadTimesStream } from './events.ts'

/** What happened to forecasts and lead times, described for staff. */
export const forecastDescriptions = wordsOf([forecastStream, leadTimesStream], {
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
