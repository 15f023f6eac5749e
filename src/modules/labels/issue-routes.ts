import { ownCompany } from '#platform/access/own-company.ts'
import type { Me } from '#platform/access/permissions.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { notFound, type Refusal, refused } from '#platform/decision.ts'
import { attaching } from '#platform/files/attaching.ts'
import { nameShown } from '#platform/files/shown-name.ts'
import { type Context, type Download, serve } from '#platform/http/serve.ts'
import { type ReadModels, rows } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { present } from '#platform/typed.ts'
import { distributorOf } from '#projections/distributors.ts'
import { type LabelIssueRow, labelIssueOf, labelIssuesOf } from '#projections/label_issues.ts'
import { labelsWith } from '#projections/labels.ts'
import { orders as orderRows } from '#projections/orders.ts'
import { productOf } from '#projections/products.ts'
import { namesOf } from '#projections/users.ts'
import * as calls from './contract.ts'
import { issueNumber, LabelIssueId } from './events.ts'
import { artworkName, issueShown } from './issue-view.ts'
import { acceptArtwork, answerArtwork, labelIssue, reportIssue } from './label-issue.ts'
import { affectedOrder, unshippedWith } from './unshipped-routes.ts'

const noSuchFile = notFound('File not found')
const shownInBrowsers = ['application/pdf', 'image/png', 'image/jpeg']

/** A label of one of the company's registrations that is in use; another company's and one that was replaced are none. */
const ownLabel = async (db: ReadModels, me: Me, labelId: string) => {
  const [row, company] = await Promise.all([labelsWith(db, labelId), distributorOf(db, ownCompany(me))])
  const label = row?.versions.find(({ id, replacedAt }) => id === labelId && replacedAt === null)
  return row && label && company?.countryIds.includes(row.countryId) ? { row, label } : undefined
}

const orderStatuses = (db: ReadModels) =>
  rows(db, orderRows).select(['id', 'num', 'status', 'documentStatus', 'held']).orderBy('num')

/** The company's orders that a report about this registration's labels would hold. */
const ordersWith = (db: ReadModels, me: Me, { productId, countryId }: { productId: string; countryId: string }) =>
  unshippedWith(db, { distributorId: ownCompany(me), productId, countryId })

type IssueContext = Pick<Services, 'db' | 'personal' | 'configuration'> & { readonly me: Me }

/** Issues as this side reads them. A distributor reads the provider's name where staff acted. */
export const issuesShown = async (
  { db, personal, configuration, me }: IssueContext,
  found: readonly LabelIssueRow[],
) => {
  const acting = found.flatMap(({ reportedBy, rounds, release }) => [
    reportedBy,
    ...rounds.flatMap(({ by, answer }) => [by, answer?.by ?? []].flat()),
    ...(release ? [release.by] : []),
  ])
  const [people, orders, opened] = await Promise.all([
    namesOf(db, [...new Set(acting)]).then(async (names) => personal.openAll([...names.values()])),
    orderStatuses(db)
      .where('id', 'in', ['', ...found.flatMap(({ orderIds }) => orderIds)])
      .execute(),
    personal.openAll([...found]),
  ])
  const isOffice = me.distributorId === null
  const names = new Map<string, string>(people.map((person) => [person.id, calledBy(person)]))
  const nameOf = (userId: string) => names.get(userId) ?? '—'
  const around = {
    files: isOffice ? '/api/office/label-issues' : '/api/labels/issues',
    nameOf,
    staffNameOf: isOffice ? nameOf : () => configuration.brand.provider.name,
    orders: new Map(orders.map((order) => [order.id, affectedOrder(order)])),
  }
  return opened.map((issue) => issueShown(issue, around))
}

type FileContext = Pick<Context<never>, 'files' | 'personal'>

/** What was sent with a report, or an artwork; the caller has found the issue among those that the reader may see. */
export const fileOfIssue = async (
  { files, personal }: FileContext,
  issue: LabelIssueRow | undefined,
  fileId: string,
): Promise<Download | Refusal> => {
  const sent = issue?.files.find((it) => it.fileId === fileId)
  const artwork = issue?.rounds.find((it) => it.fileId === fileId)
  const file = sent || artwork ? await files.open(sent?.path ?? present(artwork?.file)) : null
  if (!file) return noSuchFile
  const opened = sent ? await personal.open(sent.name) : artworkName(present(artwork?.code), present(artwork?.file))
  const name = nameShown(opened, file.path)
  return { download: file.body, name, mediaType: file.mediaType, inline: shownInBrowsers.includes(file.mediaType) }
}

const done = { success: true as const }

export const issueRoutes = [
  serve(calls.listOrdersOfLabel, async ({ db, me, input: { id } }) => {
    const own = await ownLabel(db, me, id)
    return own ? (await ordersWith(db, me, own.row)).map(affectedOrder) : notFound('Label not found')
  }),

  serve(calls.reportLabelIssue, async ({ db, log, me, files, newId, now, personal, input }) => {
    const distributorId = me.distributorId
    const own = await ownLabel(db, me, input.labelId)
    const product = own && (await productOf(db, own.row.productId))
    if (!own || !product)
      return refused('Error while reporting issue', { status: 404, errors: { labelId: 'Label not found' } })
    const { row, label } = own
    const orders = await ordersWith(db, me, row)
    const { take, attach } = attaching(files, me, { distributorId })
    const sent = []
    for (const given of input.files ?? []) {
      const { path, sealedName } = await take(given)
      sent.push({ fileId: newId(), path, name: sealedName })
    }
    const issueId = LabelIssueId.make(newId())
    const report = {
      ...{ issueId, distributorId },
      registrationId: row.id,
      productId: row.productId,
      productName: product.name,
      countryId: row.countryId,
      labelId: label.id,
      labelKind: label.kind,
      labelName: label.name,
      labelCode: label.code,
      region: input.region,
      kind: input.kind ?? 'OTHER',
      detail: await personal.seal(me.userId, input.detail),
      files: sent,
      orderIds: orders.map(({ id }) => id),
    }
    const reported = await log.begin(
      labelIssue,
      issueId,
      (state, { number }) => reportIssue({ ...report, number: issueNumber(number) })(state),
      {
        series: { name: 'label-issue', year: now.getUTCFullYear() },
        answer: (_, { number }) => ({
          ...done,
          issueId,
          number: issueNumber(number),
          orders: orders.map(({ num }) => num),
        }),
        ...attach(),
      },
    )
    return reported.answer
  }),

  serve(calls.listLabelIssues, async ({ db, me, ...services }) =>
    issuesShown({ db, me, ...services }, await labelIssuesOf(db, me.distributorId)),
  ),

  serve(calls.acceptArtwork, async ({ log, input: { id, round } }) => {
    await log.decide(labelIssue, id, acceptArtwork(round))
    return done
  }),

  serve(calls.answerArtwork, async ({ log, me, personal, input: { id, round, reason } }) => {
    await log.decide(labelIssue, id, answerArtwork(round, await personal.seal(me.userId, reason)))
    return done
  }),

  serve(calls.downloadIssueFile, async ({ db, me, files, personal, input: { id, fileId } }) =>
    me.distributorId === null
      ? noSuchFile
      : fileOfIssue({ files, personal }, await labelIssueOf(db, me.distributorId, id), fileId),
  ),
]
