import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  acceptReport,
  answerReport,
  finishReport,
  type OfficeReport,
  readReport,
  refuseReport,
  showOfficeReport,
} from '#modules/service/reports/contract.ts'
import { isDone, isSettled, requestTitle } from '#modules/service/service-states.ts'
import { paths } from '#paths'
import { requestRecordTexts as texts } from '#texts/office-requests.ts'
import { reportPageTexts } from '#texts/tickets.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { useMay } from '#web/identity/may.ts'
import { CompanyLink } from '#web/office/distributors/CompanyLink.tsx'
import { reportFacts, reportTones } from '#web/service/OwnReports.tsx'
import { ThreadOf } from '#web/service/ThreadOf.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKey, queueKeys } from '#web/ui/actions/queue-keys.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading } from '#web/ui/page/Loading.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { QueueSkeleton } from '#web/ui/queue/QueueSkeleton.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { Classification, Duplicates } from './Classification.tsx'
import { RecordFrame } from './RecordFrame.tsx'
import { TextModal } from './TextModal.tsx'

/** Accepts a report; a tender is a business opportunity, a competitor's move may be one. */
const AcceptReport = ({ report: { id, type, reward }, onClose }: { report: OfficeReport; onClose: () => void }) => {
  const form = useModalForm(acceptReport, {
    defaults: { opportunity: type === 'reportTender' },
    input: ({ opportunity }) => ({ id, opportunity }),
    onClose,
    says: () => texts.accepted,
  })
  const brings = reward > 0 && form.typed.opportunity
  return (
    <FormModal
      title={texts.acceptTitle}
      labels={{ keep: texts.keep, confirm: texts.accept }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      {type === 'reportCompetitor' && <CheckField label={texts.opportunity} {...form.check('opportunity')} />}
      <p>{brings ? texts.reward(careCoins(reward)) : texts.noReward}</p>
    </FormModal>
  )
}

/** A report as staff read, answer and decide it. */
export const ReportRecord = ({ id }: { id: string }) => {
  const read = useRead(showOfficeReport, { id })
  if (read.isError && read.error.status === 404) return <EmptyState>{texts.notFound}</EmptyState>
  return (
    <Loading read={read} skeleton={<QueueSkeleton lines={5} height={90} />}>
      {(report) => <Opened report={report} />}
    </Loading>
  )
}

/** The first user who opens it and may answer marks it as read: its author sees that. */
const useReadReceipt = ({ id, readAt }: OfficeReport, may: boolean) => {
  const { send } = useCommand(readReport)
  const isMarked = useRef(false)
  useEffect(() => {
    if (!may || readAt !== null || isMarked.current) return
    isMarked.current = true
    void send({ id })
  }, [id, may, readAt, send])
}

const Opened = ({ report }: { report: OfficeReport }) => {
  const may = useMay()('office.requests.answer')
  const [deciding, setDeciding] = useState<'accept' | 'refuse' | null>(null)
  const finish = useCommand(finishReport, { onDone: () => showSuccess(texts.doneNow) })
  useReadReceipt(report, may)
  const { id, reference, status, company, type } = report
  const open = report.acceptedAt === null && !isSettled(status)
  const close = () => setDeciding(null)
  usePageActions([
    ...(may && open
      ? [
          { key: queueKeys.approve, label: texts.accept, run: () => setDeciding('accept') },
          { key: queueKeys.reject, label: texts.refuse, run: () => setDeciding('refuse') },
        ]
      : []),
    ...(may && !isDone(status)
      ? [{ key: queueKeys.done, label: texts.done, busy: finish.busy, run: () => void finish.send({ id }) }]
      : []),
  ])
  return (
    <RecordFrame
      title={requestTitle({ kind: 'REPORT', type, country: report.country.name })}
      status={<StatusPill tone={reportTones[status]}>{reportPageTexts.statuses[status]}</StatusPill>}
      lead={
        <>
          {reference} · <CompanyLink company={company} />
        </>
      }
      steps={
        may && (
          <>
            {open && (
              <>
                <Button look="filled" shortcut={queueKey('approve')} onClick={() => setDeciding('accept')}>
                  {texts.accept}
                </Button>
                <Button shortcut={queueKey('reject')} onClick={() => setDeciding('refuse')}>
                  {texts.refuse}
                </Button>
              </>
            )}
            {!isDone(status) && (
              <Button busy={finish.busy} shortcut={queueKey('done')} onClick={() => void finish.send({ id })}>
                {texts.done}
              </Button>
            )}
          </>
        )
      }
      request={report}
    >
      <Card>
        <Stack gap={4}>
          <Facts
            facts={{
              ...reportFacts(report),
              [reportPageTexts.order]: report.order && (
                <Link to={paths.officeOrder({ id: report.order.id })}>{report.order.num}</Link>
              ),
            }}
          />
          <Duplicates duplicates={report.duplicates} />
          <ThreadOf messages={report.messages} side="PROVIDER" />
          {!may && <p>{texts.only}</p>}
          {may && !isDone(status) && (
            <AnswerForm
              to={answerReport}
              id={id}
              company={company.name}
              purpose="reports"
              messages={report.messages.length}
            />
          )}
        </Stack>
      </Card>
      {type === 'reportOrderIssue' && <Classification report={report} />}
      {deciding === 'accept' && <AcceptReport report={report} onClose={close} />}
      {deciding === 'refuse' && <Refuse report={report} onClose={close} />}
    </RecordFrame>
  )
}

const Refuse = ({ report: { id }, onClose }: { report: OfficeReport; onClose: () => void }) => {
  const form = useModalForm(refuseReport, {
    defaults: { reason: '' },
    rules: ({ reason }) => ({ reason: reason.trim() === '' ? texts.enter : null }),
    input: ({ reason }) => ({ id, reason: reason.trim() }),
    onClose,
    says: () => texts.refused,
  })
  return (
    <TextModal
      title={texts.refuseTitle}
      confirm={texts.refuse}
      busy={form.busy}
      field={form.field('reason')}
      onClose={onClose}
      onSubmit={form.submit}
    />
  )
}
