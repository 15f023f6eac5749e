import type { DataByType } from '#platform/event.ts'
import { count, dayOf } from '#platform/formats.ts'
import type { InWords } from '#platform/module.ts'

import type { forecastStream, leadTimesStream } from './events.ts'

type Events = DataByType<typeof forecastStream.events> & DataByType<typeof leadTimesStream.events>

const words: { readonly [Type in keyof Events]: (data: Events[Type]) => InWords } = {
  ForecastFiled: ({ productName, countryName, months }) => ({
    what: `filed the forecast of ${productName} for ${countryName}`,
    detail: `${count(months.reduce((sum, { orderQuantity }) => sum + orderQuantity, 0))} units in 12 months`,
  }),
  ForecastReminded: ({ productName, reminders: [first] }) => ({
    what: `reminded of the orders planned for ${productName}`,
    detail: first ? `To be placed until ${dayOf(first.maximumOrderDate)}` : null,
  }),
  ForecastDeleted: () => ({ what: 'deleted the forecast', detail: null }),
  LeadTimesSet: ({ days }) => ({ what: 'set the lead times', detail: `${days.join(', ')} days` }),
}

/** What happened to forecasts and lead times, in words for staff. */
export const forecastWords = (type: string, data: unknown): InWords => words[type as keyof Events](data as never)
