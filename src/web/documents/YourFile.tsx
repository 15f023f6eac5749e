import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { isMissing, isSettled } from '#modules/distributors/file/document-states.ts'
import {
  type CompanyDocument,
  confirmWhoPractices,
  listDocuments,
  type RequirementStatus,
  readFile,
} from '#modules/distributors/file/file-contract.ts'
import { companyFileTexts as texts } from '#texts/company-file.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { day } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { ProgressBar } from '#web/ui/page/ProgressBar.tsx'
import { Requirements } from './Requirements.tsx'
import { type DocumentToSend, SendDocument } from './SendDocument.tsx'

/** What was returned or has ended is sent as the next version, what is missing as a new document. */
const sendingOf = (
  { type, label, documentId }: RequirementStatus,
  documents: readonly CompanyDocument[],
): DocumentToSend => {
  const document = documents.find(({ id: known }) => known === documentId)
  return document ? { document } : { type, name: label }
}

/** The own company's due-diligence file: what is there, what is missing, who must act. It changes while one looks. */
export const YourFile = () => {
  const { data: me } = useMe()
  const mayChange = useMay()('company.change')
  useTopics(me?.distributor ? `company:${me.distributor.id}` : null)
  const read = useRead(readFile, {})
  const { data: documents = [] } = useRead(listDocuments, {})
  const who = useCommand(confirmWhoPractices, { onDone: () => showSuccess(texts.whoConfirmed) })
  const [sending, setSending] = useState<DocumentToSend | null>(null)
  return (
    <Card title={texts.title} aside={read.data && <span>{texts.reference(read.data.reference)}</span>}>
      <Loading read={read} skeleton={<Skeleton lines={12} height={44} />}>
        {({ requirements, completeSince, usualHours, ordersStopped }) => {
          const required = requirements.filter(({ required: needed }) => needed)
          const done = required.filter(({ state }) => isSettled(state)).length
          const missing = required.filter(({ waitsFor }) => waitsFor === 'DISTRIBUTOR').length
          return (
            <Stack>
              {ordersStopped && (
                <Note
                  tone="error"
                  icon={<IconAlertTriangle size={18} stroke={1.8} aria-hidden />}
                  strong={texts.stopped}
                >
                  {ordersStopped}
                </Note>
              )}
              <Row justify="between">
                <span>
                  {completeSince
                    ? texts.complete(day(completeSince))
                    : missing > 0
                      ? texts.incomplete(missing)
                      : texts.allApproved}
                </span>
                <span>{texts.done(done, required.length)}</span>
              </Row>
              <ProgressBar label={texts.done(done, required.length)} done={done} of={required.length} />
              {completeSince && usualHours !== null && (
                <Note tone="provider" icon={<IconHourglass size={18} stroke={1.8} aria-hidden />} strong={texts.next}>
                  {texts.usually(usualHours)}
                </Note>
              )}
              {mayChange &&
                requirements.some(({ type, state }) => type === 'WHOLESALER_LICENSE' && isMissing(state)) && (
                  <Row>
                    <span>{texts.whoTitle}</span>
                    <Button busy={who.busy} onClick={() => void who.send({})}>
                      {texts.confirmWho}
                    </Button>
                  </Row>
                )}
              <Requirements
                requirements={requirements}
                {...(mayChange && { onSend: (requirement) => setSending(sendingOf(requirement, documents)) })}
              />
            </Stack>
          )
        }}
      </Loading>
      {sending && <SendDocument sending={sending} onClose={() => setSending(null)} />}
    </Card>
  )
}
