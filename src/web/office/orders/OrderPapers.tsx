import { isUnderReview } from '#modules/ordering/order-states.ts'
import { paths } from '#paths'
import { papersTexts as texts } from '#texts/order-record.ts'
import { AdditionsCard } from '#web/ordering/documents/AdditionsCard.tsx'
import { DocumentsCard } from '#web/ordering/documents/DocumentsCard.tsx'
import { FileRow, FileRows } from '#web/ordering/documents/FileRow.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { dayTime } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Said } from '#web/ui/layout/Said.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import type { OfficeOrder } from './OrderHeading.tsx'

type Round = OfficeOrder['order']['shippingDrafts'][number]

const tones: Readonly<Record<Round['state'], Tone>> = { RECEIVED: 'provider', APPROVED: 'done', REJECTED: 'error' }

/** The papers of an order as staff see them: what waits for a review first, every round of drafts, and what is kept. */
export const OrderPapers = ({ detail: { order } }: { detail: OfficeOrder }) => {
  const waiting = order.submittedDocuments.find(({ state }) => isUnderReview(state))
  return (
    <>
      {waiting && (
        <Card title={texts.waiting}>
          <FileRow
            file={waiting}
            end={
              order.may.ApproveDocument && (
                <ButtonLink size="small" to={paths.officeDocuments({}, { document: waiting.id })}>
                  {texts.review}
                </ButtonLink>
              )
            }
          >
            {texts.sentOn(dayTime(waiting.submittedAt))}
          </FileRow>
        </Card>
      )}
      <DocumentsCard order={order} mine={texts.theirs} none={texts.none} underReview="you" />
      <AdditionsCard order={order} />
      {order.shippingDrafts.length > 0 && (
        <Card title={texts.drafts} place="drafts">
          <Stack as="ol">
            {order.shippingDrafts.toReversed().map((round) => (
              <li key={round.round}>
                <DraftsOfRound round={round} />
              </li>
            ))}
          </Stack>
        </Card>
      )}
    </>
  )
}

const DraftsOfRound = ({ round }: { round: Round }) => (
  <Stack gap={3}>
    <Row>
      <strong>{texts.round(round.round)}</strong>
      <StatusPill tone={tones[round.state]}>{texts.states[round.state]}</StatusPill>
      <Text size="small">{texts.sentOn(dayTime(round.sentAt))}</Text>
    </Row>
    {round.reason && (
      <Said>
        <bdi>{round.reason}</bdi>
      </Said>
    )}
    <FileRows>
      {round.documents.map((document) => (
        <li key={document.id}>
          <FileRow file={document} />
        </li>
      ))}
    </FileRows>
  </Stack>
)
