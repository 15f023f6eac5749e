import { countryOf } from '#modules/catalogue/events.ts'
import { type CompanyName, companyOf } from '#modules/terms/company-name.ts'
import type { OpenedData } from '#platform/access/personal-data.ts'
import type { Day, Moment } from '#platform/event.ts'
import { nameShown } from '#platform/files/shown-name.ts'
import { moment } from '#platform/moment.ts'
import type { LabelIssue } from './contract.ts'
import { type IssueState, isWithProvider } from './issue-states.ts'

const waits = {
  REPORTED: 'PROVIDER',
  PROPOSED: 'DISTRIBUTOR',
  ANSWERED: 'PROVIDER',
  ACCEPTED: 'QUALITY',
  RELEASED: null,
} as const satisfies Record<IssueState, LabelIssue['waitsFor']>

type By = { readonly at: Moment; readonly by: string }

/** An issue as the read model keeps it. */
type Issue = Pick<
  LabelIssue,
  'id' | 'number' | 'state' | 'region' | 'kind' | 'detail' | 'reportedAt' | 'waitingSince'
> & {
  readonly registrationId: string
  readonly productId: LabelIssue['product']['id']
  readonly productName: string
  readonly countryId: LabelIssue['country']['id']
  readonly labelId: LabelIssue['label']['id']
  readonly labelKind: LabelIssue['label']['kind']
  readonly labelName: string
  readonly labelCode: string
  readonly files: readonly { readonly fileId: string; readonly path: string; readonly name: string }[]
  readonly orderIds: readonly string[]
  readonly reportedBy: string
  readonly rounds: readonly (By & {
    readonly round: number
    readonly code: string
    readonly fileId: string
    readonly file: string
    readonly note: string | null
    readonly dueOn: Day | null
    readonly answer: (By & { readonly text: string | null }) | null
  })[]
  readonly release: (By & { readonly statement: string; readonly label: { readonly code: string } | null }) | null
}

type Around = {
  /** Where this side opens its files: '/api/labels/issues'. */
  readonly files: string
  readonly nameOf: (userId: string) => string
  /** The same of staff, whom a distributor reads as the provider. */
  readonly staffNameOf: (userId: string) => string
  readonly orders: ReadonlyMap<string, LabelIssue['orders'][number]>
}

const iso = (at: Moment): Moment => moment(new Date(at))

/** How an artwork is called: its code, with the ending of what it is. */
export const artworkName = (code: string, path: string): string =>
  `${code.replaceAll('/', '-')}.${path.split('.').at(-1) ?? 'pdf'}`

/** The round that is being worked on: the next one, while the provider works on it. */
export const roundOf = ({
  state,
  rounds,
}: {
  readonly state: IssueState
  readonly rounds: readonly unknown[]
}): number => rounds.length + (isWithProvider(state) ? 1 : 0)

type LineOfIssue = Omit<Issue, 'detail' | 'files' | 'rounds' | 'release'> & { readonly rounds: readonly unknown[] }

/** What both a line and the page of an issue say; nothing of it is sealed. */
const factsOf = (issue: LineOfIssue) => ({
  id: issue.id,
  number: issue.number,
  state: issue.state,
  round: roundOf(issue),
  waitsFor: waits[issue.state],
  waitingSince: iso(issue.waitingSince),
  product: { id: issue.productId, name: issue.productName },
  country: { id: issue.countryId, name: countryOf(issue.countryId).name },
  label: {
    id: issue.labelId,
    kind: issue.labelKind,
    name: issue.labelName,
    code: issue.labelCode,
    download: `/api/registrations/${issue.registrationId}/labels/${issue.labelId}/label.pdf`,
  },
  kind: issue.kind,
  reportedAt: iso(issue.reportedAt),
})

/** A line of the office's list. */
export const issueLine = (issue: LineOfIssue & CompanyName) => ({
  ...factsOf(issue),
  distributor: companyOf(issue),
  orders: issue.orderIds.length,
})

/** `issue` is opened already: nothing in it is sealed any more. */
export const issueShown = (issue: OpenedData<Issue>, { files, nameOf, staffNameOf, orders }: Around): LabelIssue => {
  const fileAt = (fileId: string) => `${files}/${issue.id}/files/${fileId}`
  return {
    ...factsOf(issue),
    region: issue.region,
    detail: issue.detail,
    files: issue.files.map(({ fileId: id, path, name }) => ({ id, name: nameShown(name, path), file: fileAt(id) })),
    reportedBy: nameOf(issue.reportedBy),
    orders: issue.orderIds.flatMap((id) => orders.get(id) ?? []),
    rounds: issue.rounds.map(({ round, code, fileId, file, note, dueOn, at, by, answer }) => ({
      ...{ round, code, note, dueOn },
      artwork: { id: fileId, name: artworkName(code, file), file: fileAt(fileId) },
      proposedAt: iso(at),
      proposedBy: staffNameOf(by),
      answer: answer && {
        accepted: answer.text === null,
        text: answer.text,
        at: iso(answer.at),
        by: nameOf(answer.by),
      },
    })),
    release: issue.release && {
      statement: issue.release.statement,
      code: issue.release.label?.code ?? null,
      at: iso(issue.release.at),
      by: staffNameOf(issue.release.by),
    },
  }
}
