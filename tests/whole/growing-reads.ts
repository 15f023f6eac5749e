/** Reads whose cost follows the size of the world by nature. */
const byNature = [
  // Its shape is specified.
  'GET /events',
  'GET /news',
  'GET /resource-materials/',
  'GET /resource-materials/marketing-materials',
  // What takes place on these days.
  'GET /events/calendar/:year/:month',
  'GET /events/date/:from/:to',
  // A search of the log: up to 20 000 positions of it a page.
  'GET /office/audit',
  // The whole log, read rarely and by staff: a company as it was, and where a person is named.
  'GET /office/distributors/:id/then',
  'GET /office/people/:id/held',
]

/** Reads to mend: nothing is added. */
const toMend = ['GET /office/figures/:figure/:part']

/** Each of them grows: what was mended goes. */
export const growing: readonly string[] = [...byNature, ...toMend]
