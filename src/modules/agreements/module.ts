import { countryOf } from '#modules/catalogue/events.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import type { Module } from '#platform/module.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { dayWritten } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'
import { agreement } from './agreement.ts'
import { agreementTypeNames } from './agreement-names.ts'
import { agreementRequest } from './agreement-request.ts'
import { agreementRequestStream, agreementStream } from './events.ts'
import { officeRoutes } from './office-routes.ts'
import { routes } from './routes.ts'

/** What happened to agreements, described for staff. */
const agreementDescriptions = describeEvents([agreementStream, agreementRequestStream], {
  AgreementSigned: ({ type, countryId, version, signedOn, productCodes }) => ({
    what: say(
      version === 1 ? 'filed the {0} for {1}' : 'renewed the {0} for {1}',
      agreementTypeNames[type].toLowerCase(),
      countryOf(countryId).name,
    ),
    detail: say('Signed on {0}: {1}', dayWritten(signedOn), productCodes.join(', ')),
  }),
  AgreementRequested: ({ countryId }) => ({
    what: say('requested an agreement for {0}', countryOf(countryId).name),
    detail: null,
  }),
  AgreementRequestTaken: ({ countryId }) => ({
    what: say('began to prepare the agreement for {0}', countryOf(countryId).name),
    detail: null,
  }),
  AgreementRequestAnswered: ({ countryId, outcome, answer }) => ({
    what: say(
      outcome === 'SIGNED' ? 'signed the agreement for {0}' : 'refused the agreement for {0}',
      countryOf(countryId).name,
    ),
    detail: answer,
  }),
})

export const agreements: Module = {
  name: 'agreements',
  deciders: [agreement, agreementRequest],
  routes: [...routes, ...officeRoutes],
  reactions: [],
  deadlines: {},
  descriptions: agreementDescriptions,
  topics: {
    agreements: ({ me }, distributorId) => isStaff(me.role) || me.distributorId === distributorId,
  },
}
