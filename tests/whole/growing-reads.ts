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

/**
 * How many rows and bytes these read and answer at most, however large the world is. A proof goes from the commit to the next
 * signed head: it is within a minute, later the one that is kept at each thousandth position.
 */
const proof = { rows: 1_500, bytes: 150_000 }
export const bounded: Readonly<Record<string, typeof proof>> = {
  'GET /office/orders/:id/trail/check': proof,
  'GET /office/orders/:id/trail.json': proof,
}

/** Each of them grows: what was mended goes. */
export const growing: readonly string[] = [...byNature, ...toMend]
