import { addressCountries, countryOf } from '#modules/catalogue/events.ts'
import { invalid, notFound, orRefuse } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { moment } from '#platform/moment.ts'
import { type AgreementRequestRow, agreementRequestsOf } from '#projections/agreement_requests.ts'
import { agreementsOf, anyAgreement } from '#projections/agreements.ts'
import { agreementTypeNames } from './agreement-names.ts'
import { agreementRequest, requestAgreement, requestKey } from './agreement-request.ts'
import { agreementShown } from './agreement-view.ts'
import * as calls from './contract.ts'

const noSuchPaper = notFound('Agreement not found')
const shownInBrowsers = ['application/pdf', 'image/png', 'image/jpeg']
const iso = (at: Moment): Moment => moment(new Date(at))

/** `answer` is opened already. */
export const requestShown = ({ countryId, state, requestedAt, changedAt, answer }: AgreementRequestRow) => ({
  country: { id: countryId, name: countryOf(countryId).name },
  state,
  requestedAt: iso(requestedAt),
  changedAt: iso(changedAt),
  answer,
})

export const routes = [
  serve(calls.listAgreements, async ({ db, me }) => (await agreementsOf(db, me.distributorId)).map(agreementShown)),

  serve(calls.listAgreementRequests, async ({ db, me, personal }) =>
    (await personal.openAll(await agreementRequestsOf(db, me.distributorId))).map((row) =>
      requestShown(row as AgreementRequestRow),
    ),
  ),

  serve(calls.requestAgreement, async ({ log, me, input: { countriesIds } }) => {
    if (!countriesIds.every((id) => addressCountries.some((country) => country.id === id)))
      return invalid({ countriesIds: 'An agreement is for one country' }, 'Error while requesting agreement')
    const targets = Object.fromEntries(
      countriesIds.map((id) => [id, existing(agreementRequest, requestKey(me.distributorId, id))]),
    )
    await log.decideTogether(targets, (states) =>
      Object.fromEntries(Object.entries(states).map(([id, state]) => [id, orRefuse(requestAgreement(state))])),
    )
    return { success: true as const }
  }),

  serve(calls.downloadAgreement, async ({ db, me, files, input: { id, version } }) => {
    const row = await anyAgreement(db, id)
    const mayRead = row && (me.distributorId === null || row.distributorId === me.distributorId)
    const paper = mayRead ? row.versions.find((it) => it.version === version) : undefined
    const file = paper ? await files.open(paper.file) : null
    if (!row || !paper || !file) return noSuchPaper
    const ending = paper.file.split('.').at(-1)
    return {
      download: file.body,
      name: `${agreementTypeNames[row.type]}, ${countryOf(row.countryId).name}, ${paper.signedOn}.${ending}`,
      mediaType: file.mediaType,
      inline: shownInBrowsers.includes(file.mediaType),
    }
  }),
]
