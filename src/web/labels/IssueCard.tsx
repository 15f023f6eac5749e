import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { LabelIssue } from '#modules/labels/contract.ts'
import { issueKindTexts, labelKindTexts, issueTexts as texts } from '#texts/labels.ts'
import { FileButton } from '#web/api/files/FileButton.tsx'
import { day } from '#web/ui/figures/format.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Changed } from '#web/ui/lists/Changed.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import classes from './IssueCard.module.css'
import { issueStatus, type Side } from './issue-status.ts'

/** A label issue with its rounds. `actions`: what this side may do with it now. */
export const IssueCard = ({
  issue,
  side,
  company,
  orderPage,
  actions,
  children,
}: {
  issue: LabelIssue
  side: Side
  /** Whose it is, where that is not the reader's own. */
  company?: string
  orderPage: (id: string) => string
  actions?: ReactNode
  children?: ReactNode
}) => {
  const { number, product, label, orders, files, release } = issue
  const { tone, says } = issueStatus(issue, side)
  return (
    <Card
      title={texts.heading(number, product.name)}
      aside={
        <Changed of={issue.id} value={says} says={`${texts.changed(number)}: ${says}`}>
          <StatusPill tone={tone}>{says}</StatusPill>
        </Changed>
      }
      level={side === 'provider' ? 2 : 3}
      place={`issue-${issue.id}`}
    >
      <Stack gap={4}>
        {company && (
          <strong>
            <bdi>{company}</bdi>
          </strong>
        )}
        <Facts
          facts={{
            [texts.label]: (
              <FileButton address={label.download} name={`${label.code}.pdf`} label={label.code}>
                {texts.labelOf(label.code, labelKindTexts[label.kind])}
              </FileButton>
            ),
            [texts.region]: <bdi>{issue.region}</bdi>,
            [texts.kind]: issueKindTexts[issue.kind],
            [texts.detail]: <bdi>{issue.detail}</bdi>,
            [texts.files]: files.length === 0 ? null : <Row>{files.map(fileButton)}</Row>,
            [texts.reported]: texts.reportedBy(issue.reportedBy, day(issue.reportedAt)),
            [texts.orders]:
              orders.length === 0 ? (
                texts.noOrders
              ) : (
                <Row>
                  {orders.map(({ id, num, held }) => (
                    <Link key={id} to={orderPage(id)}>
                      {texts.order(num, held)}
                    </Link>
                  ))}
                </Row>
              ),
          }}
        />
        <IssueRounds issue={issue} />
        {release && (
          <div>
            <strong>{texts.statement(release.by, day(release.at))}</strong>
            <p>
              <bdi>{release.statement}</bdi>
            </p>
            <p>{release.code === null ? texts.asItIs : texts.newCode(release.code)}</p>
          </div>
        )}
        {children}
        {actions && <Row>{actions}</Row>}
      </Stack>
    </Card>
  )
}

const fileButton = ({ id, name, file }: LabelIssue['files'][number]) => (
  <FileButton key={id} address={file} name={name} label={name}>
    {name}
  </FileButton>
)

/** Each artwork, and the distributor's answer to it. */
const IssueRounds = ({ issue: { number, rounds } }: { issue: LabelIssue }) => {
  if (rounds.length === 0) return null
  return (
    <ol role="list" className={classes['rounds']} aria-label={texts.rounds(number)}>
      {rounds.map(({ round, artwork, note, dueOn, proposedAt, proposedBy, answer }) => (
        <li key={round}>
          <Stack gap={1}>
            <strong>{texts.round(round)}</strong>
            <span>{texts.proposed(proposedBy, day(proposedAt))}</span>
            <Row gap={2}>{fileButton(artwork)}</Row>
            {dueOn && !answer && <span>{texts.dueOn(day(dueOn))}</span>}
            {note && <bdi>{note}</bdi>}
            {answer && (
              <span>
                {(answer.accepted ? texts.accepted : texts.answered)(answer.by, day(answer.at))}
                {answer.text && ': '}
                {answer.text && <bdi>{answer.text}</bdi>}
              </span>
            )}
          </Stack>
        </li>
      ))}
    </ol>
  )
}
