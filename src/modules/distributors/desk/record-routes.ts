import { addMinutes } from 'date-fns/addMinutes'
import { countryOf } from '#modules/catalogue/events.ts'
import { returnReasons } from '#modules/distributors/file/requirements.ts'
import { emptyFile, fileReference, withOpenedTexts } from '#modules/distributors/file/routes.ts'
import { LOOK_MINUTES } from '#platform/access/seen-as.ts'
import { notFound, type Refusal } from '#platform/decision.ts'
import { asLabel } from '#platform/facts.ts'
import { type Download, serve } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import { dayOf, dayWritten } from '#platform/text/formats.ts'
import { languageSpoken, say } from '#platform/text/say.ts'
import { companyFileOf } from '#projections/company_files.ts'
import { asCompany, distributorOf } from '#projections/distributors.ts'
import { peopleOfCompany } from '#projections/users.ts'
import { companyLooks, seeAs } from './company-looks.ts'
import { seeAsCompany } from './look-contract.ts'
import { namesById } from './names-routes.ts'
import { downloadVettingRecord } from './vetting-contract.ts'
import { vettingRecordPdf } from './vetting-record-pdf.ts'

const statuses = { IN_REVIEW: 'In review', APPROVED: 'Approved', REJECTED: 'Returned', REPLACED: 'Replaced' } as const

export const recordRoutes = [
  serve(downloadVettingRecord, async (context): Promise<Download | Refusal> => {
    const { db, personal, now, configuration, documents, input } = context
    const row = await distributorOf(db, input.distributorId)
    if (!row) return notFound('Distributor not found')
    const file = (await companyFileOf(db, row.id)) ?? { ...emptyFile, changedAt: row.stateSince }
    const [{ documents: filed }, company, [first]] = await Promise.all([
      personal.openAll({ documents: file.documents }),
      personal.openAll(asCompany(row)),
      peopleOfCompany(db, row.id).then((people) => personal.openAll(people.slice(0, 1))),
    ])
    const versions = filed.flatMap((document) => document.versions.map((version) => ({ document, version })))
    const nameOf = await namesById(context, [
      ...versions.flatMap(({ version }) => [version.submittedBy, version.reviewedBy ?? []].flat()),
      ...(row.salesRepresentativeId ? [row.salesRepresentativeId] : []),
    ])
    const confirmedAt = first?.emailConfirmedAt
    const written = (at: string) => dayOf(moment(new Date(at)), configuration.officeTimeZone)
    const definition = vettingRecordPdf({
      brand: configuration.brand,
      language: languageSpoken(),
      timeZone: configuration.officeTimeZone,
      asOf: moment(new Date(Math.max(Date.parse(file.changedAt), Date.parse(row.stateSince)))),
      reference: fileReference(row.id),
      company: row.organizationName,
      pageUrl: `${configuration.publicUrl}/office/distributors/${row.id}`,
      facts: [
        [say('State'), say('{0}, since {1}', asLabel(row.state), written(row.stateSince))],
        [
          say('Address'),
          [company.address, company.address2, `${company.zipCode} ${company.city}`].filter(Boolean).join(', '),
        ],
        [say('Country'), countryOf(row.countryId).name],
        [say('E-mail'), company.email],
        [say('Telephone'), company.phone],
        [say('First user'), first ? `${first.firstname} ${first.lastname}, ${first.job}` : say('None')],
        [
          say('Their e-mail address'),
          first ? (confirmedAt ? say('Confirmed on {0}', written(confirmedAt)) : say('Not confirmed')) : say('None'),
        ],
        [say('Region'), row.region ?? say('Not set')],
        [say('Countries'), row.countryIds.map((id) => countryOf(id).name).join(', ') || say('Not set')],
        [say('Represented by'), row.salesRepresentativeId ? nameOf(row.salesRepresentativeId) : say('None yet')],
        [
          say('WHO Good Distribution Practices'),
          file.whoAcceptedAt ? say('Accepted on {0}', written(file.whoAcceptedAt)) : say('Not accepted'),
        ],
      ],
      requirements: (await withOpenedTexts(personal, file, now)).map(({ label, state, since, required }) => ({
        label: required ? label : say('{0} (optional)', label),
        state: asLabel(state),
        since: since && moment(new Date(since)),
      })),
      decisions: versions.map(({ document, version }) => ({
        document: document.name,
        version: version.version,
        status: statuses[version.status],
        sentAt: version.submittedAt,
        sentBy: nameOf(version.submittedBy),
        reviewedAt: version.reviewedAt,
        reviewedBy: version.reviewedBy && nameOf(version.reviewedBy),
        validUntil: version.validityDate && dayWritten(version.validityDate),
        reason: version.reason && [returnReasons[version.reason], version.words].filter(Boolean).join(': '),
        sha256: version.sha256,
      })),
    })
    return {
      download: await documents.make(definition),
      name: `Due diligence record ${row.organizationName}.pdf`,
      mediaType: 'application/pdf',
      inline: true,
    }
  }),

  serve(seeAsCompany, async ({ db, log, me, now, signedLinks, input: { id, reason } }) => {
    if (!(await distributorOf(db, id))) return notFound('Distributor not found')
    const until = addMinutes(now, LOOK_MINUTES)
    const look = signedLinks.make('seen-as', { userId: me.userId, id }, until)
    const answer = { success: true as const, look, until: moment(until) }
    return (await log.decide(companyLooks, id, seeAs(moment(until)), { answer, reason })).answer
  }),
]
