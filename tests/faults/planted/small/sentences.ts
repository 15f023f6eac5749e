import type { PlantedFault } from './planted-fault.ts'

const EVERY_SENTENCE = 'src/modules/notifications/every-sentence.spec.ts'
const QUERIES = 'tests/queries/queries.slice.spec.ts'

/** Sentences that say something else, or nothing. */
export const sentences: readonly PlantedFault[] = [
  {
    kind: 'sentence',
    what: 'nothing says that an order is no longer on hold',
    file: 'src/modules/notifications/status-wording.ts',
    from: `  RELEASED: { title: 'Order released', became: 'is no longer on hold' },
`,
    to: '',
    by: [EVERY_SENTENCE],
  },
  {
    kind: 'sentence',
    what: 'a request whose answer is due is called a new one',
    file: 'src/modules/notifications/service-wording.ts',
    from: 'lookUp(ticketNews, notice.facts.status)?.(notice, request, zone) ??',
    to: 'null ??',
    by: [EVERY_SENTENCE],
  },
  {
    kind: 'sentence',
    what: 'a rejected document does not say why',
    file: 'src/modules/notifications/wording.ts',
    from: "say('{0} has been rejected{1}. Please send it again', what, because(facts))",
    to: "say('{0} has been rejected{1}. Please send it again', what, '')",
    by: ['src/modules/notifications/wording.spec.ts'],
  },
  {
    kind: 'sentence',
    what: 'the history of an order calls a revised quote a new one',
    file: 'src/modules/ordering/history/event-texts.ts',
    from: `version === 1 ? say('sent the quote') : say('revised the quote')`,
    to: `say('sent the quote')`,
    by: ['src/modules/ordering/history/history-texts.spec.ts'],
  },
  {
    kind: 'sentence',
    what: 'a quantity that is too small is refused by the step',
    file: 'src/modules/ordering/terms/quantity.ts',
    from: 'if (quantity < min) return',
    to: 'if (quantity < 0) return',
    by: ['src/modules/ordering/terms/quantity.spec.ts'],
  },
]

/** Days that end at midnight of another zone. */
export const zones: readonly PlantedFault[] = [
  {
    kind: 'zone',
    what: 'a document is valid until midnight of UTC',
    file: 'src/modules/distributors/file/routes.ts',
    from: `endOfDay(day, company ? zoneOfCompany(company) : 'UTC')`,
    to: `endOfDay(day, 'UTC')`,
    by: [QUERIES],
  },
  {
    kind: 'zone',
    what: 'an artwork is answered until midnight of UTC',
    file: 'src/modules/labels/office-routes.ts',
    from: `endOfDay(day, company ? zoneOfCompany(company) : 'UTC')`,
    to: `endOfDay(day, 'UTC')`,
    by: [QUERIES],
  },
  {
    kind: 'zone',
    what: 'a quote is valid until midnight of UTC',
    file: 'src/modules/ordering/quotes/issuing.ts',
    from: 'moment(endOfDay(day, timeZone))',
    to: `moment(endOfDay(day, 'UTC'))`,
    by: ['tests/queries/at-midnight.spec.ts'],
  },
  {
    kind: 'zone',
    what: 'the rules of the programme begin at midnight of UTC',
    file: 'projections/loyalty_rules.ts',
    from: 'dayIn(at, configuration.officeTimeZone)',
    to: `dayIn(at, 'UTC')`,
    by: [QUERIES],
  },
  {
    kind: 'zone',
    what: 'a notification names the day of UTC on which a document ends',
    file: 'src/modules/notifications/company-file-wording.ts',
    from: "dayOf(facts.until, companyZone)) : say('expires soon')",
    to: "dayOf(facts.until, 'UTC')) : say('expires soon')",
    by: [EVERY_SENTENCE],
  },
]
