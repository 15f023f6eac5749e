import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { CountryId, LabelId, ProductId, RegistrationId } from '#modules/catalogue/events.ts'
import { isRefusal } from '#platform/decision.ts'
import { type Day, type Moment, upcast } from '#platform/event.ts'
import { evolved, givenFor } from '#tests/given.ts'
import { distributorId, sealed } from '#tests/sample-orders.ts'
import {
  ArtworkAccepted,
  ArtworkAnswered,
  ArtworkProposed,
  type LabelIssueEvent,
  type LabelIssueId,
  LabelIssueReleased,
  LabelIssueReported,
  OrderJoinedLabelIssue,
  RoundReminded,
} from './events.ts'
import {
  acceptArtwork,
  answerArtwork,
  joinIssue,
  type LabelIssue,
  labelIssue,
  proposeArtwork,
  releaseIssue,
  remindOfRound,
} from './label-issue.ts'

const id = (digit: number) => `01900000-0000-7000-8000-00000000000${digit}`
const issueId = id(1) as LabelIssueId
const labelId = id(2) as LabelId
const registrationId = id(3) as RegistrationId
const report = {
  issueId,
  number: 'L-2026-000001',
  distributorId,
  registrationId,
  productId: id(4) as ProductId,
  productName: 'Folic acid',
  countryId: 'co' as CountryId,
  labelId: id(5) as LabelId,
  labelKind: 'SECONDARY_PACKAGING' as const,
  labelName: 'Carton, Spanish',
  labelCode: 'PC-1001-CO-01',
  region: 'Colombia',
  kind: 'WRONG_TEXT' as const,
  detail: sealed('The dosage is wrong'),
  files: [],
  orderIds: ['order-1', 'order-2'],
}
const artwork = {
  code: 'PC-1001-CO-02',
  fileId: 'file-1',
  file: 'labels/artwork.pdf',
  note: null,
  dueOn: null,
  dueAt: null,
}
const statement = sealed('Text compared with the approved leaflet')
const of = { issueId, distributorId }

const reported = LabelIssueReported.make(report)
const proposed = ArtworkProposed.make({ ...of, round: 1, ...artwork })
const accepted = ArtworkAccepted.make({ ...of, round: 1 })
const answered = ArtworkAnswered.make({ ...of, round: 1, answer: sealed('The logo is missing') })
const issue = (...events: readonly LabelIssueEvent[]) => givenFor(issueId, labelIssue, reported, ...events)

describe('the rounds of a label issue', () => {
  test('are numbered: artwork, the distributor’s answer, artwork again', () => {
    issue().when(proposeArtwork(artwork, [])).records(proposed)
    issue(proposed)
      .when(answerArtwork(1, sealed('The logo is missing')))
      .records(answered)
    issue(proposed, answered)
      .when(proposeArtwork({ ...artwork, code: 'PC-1001-CO-03' }, ['PC-1001-CO-01']))
      .records(ArtworkProposed.make({ ...of, round: 2, ...artwork, code: 'PC-1001-CO-03' }))
  })

  test('take no code that the registration has used', () =>
    issue()
      .when(proposeArtwork(artwork, ['PC-1001-CO-02']))
      .refuses('This code is already used by a label of this registration', { status: 422 }))

  test('are answered as they were read: a newer artwork refuses', () => {
    issue(proposed, answered, ArtworkProposed.make({ ...of, round: 2, ...artwork }))
      .when(acceptArtwork(1))
      .refuses('There is a newer artwork', { status: 409, members: { round: 2 } })
    issue(proposed, accepted).when(acceptArtwork(1)).refuses('This artwork has already been answered')
  })
})

describe('a release', () => {
  test('makes the accepted artwork the label, and names the orders that were on hold', () =>
    issue(proposed, accepted)
      .when(releaseIssue(1, statement, labelId))
      .records(
        LabelIssueReleased.make({
          ...of,
          round: 1,
          registrationId,
          statement,
          label: {
            labelId,
            kind: 'SECONDARY_PACKAGING',
            name: 'Carton, Spanish',
            code: artwork.code,
            file: artwork.file,
          },
          orderIds: ['order-1', 'order-2'],
        }),
      ))

  test('without artwork leaves the label as it is', () =>
    expect(issue().when(releaseIssue(0, statement, labelId)).decided).toMatchObject([{ data: { label: null } }]))

  test('waits for the distributor’s answer, reads the latest round, and is the end', () => {
    issue(proposed)
      .when(releaseIssue(1, statement, labelId))
      .refuses('The distributor has not answered this artwork yet')
    issue(proposed, accepted)
      .when(releaseIssue(0, statement, labelId))
      .refuses('There is a newer artwork')
    const released = LabelIssueReleased.make({ ...of, round: 0, registrationId, statement, label: null, orderIds: [] })
    for (const decision of [proposeArtwork(artwork, []), acceptArtwork(0), releaseIssue(0, statement, labelId)])
      issue(released).when(decision).refuses('This label issue has been released')
  })
})

test('however rounds go, no label is released that the distributor did not accept last', () => {
  const commands = fc.array(
    fc.tuple(fc.constantFrom('propose', 'accept', 'answer', 'release'), fc.integer({ min: 0, max: 4 })),
    { maxLength: 25 },
  )
  fc.assert(
    fc.property(commands, (sequence) => {
      let state: LabelIssue = evolved(labelIssue, labelIssue.initial(issueId), [reported])
      let lastAccepted: string | null = null
      for (const [command, round] of sequence) {
        const code = `CODE-${state.round + 1}`
        const decided = {
          propose: proposeArtwork({ ...artwork, code }, []),
          accept: acceptArtwork(round),
          answer: answerArtwork(round, sealed('Not yet')),
          release: releaseIssue(round, statement, labelId),
        }[command](state)
        if (isRefusal(decided)) continue
        if (command === 'accept') lastAccepted = state.artwork?.code ?? null
        if (command === 'propose' || command === 'answer') lastAccepted = null
        for (const event of decided)
          if (event.type === 'LabelIssueReleased') expect(event.data.label?.code ?? null).toBe(lastAccepted)
        state = evolved(labelIssue, state, decided)
      }
    }),
  )
})

describe('orders that come while an issue is open', () => {
  const joined = OrderJoinedLabelIssue.make({ ...of, number: report.number, orderId: 'order-3' })

  test('join it once, and its release names exactly those that it put on hold', () => {
    issue().when(joinIssue('order-3')).records(joined)
    issue(joined).when(joinIssue('order-3')).records()
    issue().when(joinIssue('order-1')).records()
    const release = { ...of, round: 0, registrationId, statement, label: null }
    issue(joined)
      .when(releaseIssue(0, statement, labelId))
      .records(LabelIssueReleased.make({ ...release, orderIds: ['order-1', 'order-2', 'order-3'] }))
  })

  test('do not join one that is released', () => {
    const release = { ...of, round: 0, registrationId, statement, label: null, orderIds: report.orderIds }
    issue(LabelIssueReleased.make(release)).when(joinIssue('order-3')).records()
  })
})

describe('the day of an artwork', () => {
  const dueAt = '2026-12-05T04:59:59.999Z' as Moment
  const dated = ArtworkProposed.make({ ...of, round: 1, ...artwork, dueOn: '2026-12-04' as Day, dueAt })
  const reminded = (overdue: boolean) => RoundReminded.make({ ...of, round: 1, dueAt, overdue })

  test('is reminded of while the answer is pending, and of no other artwork', () => {
    issue(dated).when(remindOfRound(dueAt, false)).records(reminded(false))
    issue(dated).when(remindOfRound(dueAt, true)).records(reminded(true))
    issue(dated, accepted).when(remindOfRound(dueAt, true)).records()
    const next = ArtworkProposed.make({ ...of, round: 2, ...artwork })
    issue(dated, answered, next).when(remindOfRound(dueAt, true)).records()
  })
})

test('numbers of the first version are read with the prefix that no order has', () => {
  for (const type of [LabelIssueReported, OrderJoinedLabelIssue]) {
    expect(upcast(type, 1, { number: '2026-000004' })).toEqual({ number: 'L-2026-000004' })
    expect(upcast(type, 2, { number: 'L-2026-000004' })).toEqual({ number: 'L-2026-000004' })
  }
})
