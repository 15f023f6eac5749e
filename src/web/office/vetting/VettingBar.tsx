import { useState } from 'react'
import { isPending } from '#modules/distributors/account-states.ts'
import { draftReview, undoReview } from '#modules/distributors/desk/vetting-contract.ts'
import { isInReview } from '#modules/distributors/file/document-states.ts'
import type { CompanyDocument } from '#modules/distributors/file/file-contract.ts'
import { returnReasons } from '#modules/distributors/file/requirements.ts'
import { vettingTexts as texts } from '#texts/vetting.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { ActivateModal } from '#web/office/distributors/ActivateModal.tsx'
import type { OfficeCompany } from '#web/office/distributors/company-answer.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKey, queueKeys } from '#web/ui/actions/queue-keys.ts'
import { QueueBar } from '#web/ui/queue/QueueDesk.tsx'
import { ApproveModal, ReturnModal } from './DecisionModals.tsx'
import { SendReviewsModal } from './SendReviewsModal.tsx'
import type { Vetting } from './VettingFile.tsx'
import { draftFor, inReviewOrder, nextUndecided } from './vetting-order.ts'

type VettingBarProps = {
  readonly company: OfficeCompany
  readonly vetting: Vetting
  readonly document: CompanyDocument
  /** null: whichever needs a decision. */
  readonly onChoose: (documentId: string | null) => void
  readonly onNextFile: (() => void) | null
}

type Dialog = 'return' | 'approve' | 'activate' | 'send'

/** Approve, return, undo; then all of one's drafts are sent at once. Everything has a key. */
export const VettingBar = ({ company, vetting, document, onChoose, onNextFile }: VettingBarProps) => {
  const may = useMay()
  const reviews = may('office.company-documents.review')
  const [opened, open] = useState<Dialog | null>(null)
  const where = { distributorId: company.id }
  const ordered = inReviewOrder(company.documents)
  const at = ordered.findIndex(({ id }) => id === document.id)
  const go = (step: 1 | -1) => {
    const next = ordered[at + step]
    if (next) onChoose(next.id)
  }
  const goOn = () => {
    const next = nextUndecided(company.documents, vetting.drafts, document.id)
    if (next) onChoose(next.id)
  }
  const draft = draftFor(document, vetting.drafts)
  const version = document.versions.at(-1)?.version ?? 1
  const mine = vetting.drafts.filter((it) => it.mine)
  const approve = useCommand(draftReview, { onDone: goOn })
  const undo = useCommand(undoReview)
  const waits = reviews && isInReview(document.status) && (draft === undefined || draft.mine)
  const decides = waits && draft === undefined
  const undoes = waits && draft !== undefined
  const ready = may('office.distributors.activate') && isPending(company.state) && company.missing.length === 0
  const runApprove = () => void approve.send({ ...where, documentId: document.id, version, decision: 'APPROVE' })
  const runUndo = () => void undo.send({ ...where, documentId: document.id })
  const askToSend = () => open('send')
  usePageActions([
    { key: queueKeys.next, label: texts.nextDocument, onlyByKey: true, run: () => go(1) },
    { key: queueKeys.previous, label: texts.previousDocument, onlyByKey: true, run: () => go(-1) },
    ...(decides
      ? [
          { key: queueKeys.approve, label: texts.approve, busy: approve.busy, run: runApprove },
          { key: queueKeys.reject, label: texts.return, run: () => open('return') },
        ]
      : []),
    ...(undoes ? [{ key: queueKeys.undo, label: texts.undo, busy: undo.busy, run: runUndo }] : []),
    ...(mine.length > 0 ? [{ key: queueKeys.send, label: texts.send, run: askToSend }] : []),
    ...(ready ? [{ key: queueKeys.activate, label: texts.activate, run: () => open('activate') }] : []),
  ])
  if (!reviews)
    return (
      <QueueBar>
        <p>{texts.only}</p>
      </QueueBar>
    )
  const close = () => open(null)
  const modal = { distributorId: company.id, document, version, onClose: close, onDrafted: goOn }
  return (
    <QueueBar>
      {decides && (
        <>
          <Button look="filled" busy={approve.busy} shortcut={queueKey('approve')} onClick={runApprove}>
            {texts.approve}
          </Button>
          <Button asksServer shortcut={queueKey('reject')} onClick={() => open('return')}>
            {texts.return}
          </Button>
          <Button look="text" asksServer onClick={() => open('approve')}>
            {texts.approveWith}
          </Button>
        </>
      )}
      {draft && (
        <span role="status">
          {texts.draft[draft.decision]}
          {!draft.mine && (
            <>
              {' '}
              <bdi>{texts.draftOf(draft.by.name)}</bdi>
            </>
          )}
          {draft.reason && `: ${returnReasons[draft.reason]}`}
        </span>
      )}
      {!decides && !draft && <span>{texts.notWaiting}</span>}
      {undoes && (
        <Button busy={undo.busy} shortcut={queueKey('undo')} onClick={runUndo}>
          {texts.undo}
        </Button>
      )}
      <Button disabled={at <= 0} shortcut="K" onClick={() => go(-1)}>
        {texts.previous}
      </Button>
      <Button disabled={at >= ordered.length - 1} shortcut="J" onClick={() => go(1)}>
        {texts.next}
      </Button>
      {mine.length > 0 && (
        <Button look="soft" asksServer shortcut={queueKey('send')} onClick={askToSend}>
          {texts.sendCount(mine.length)}
        </Button>
      )}
      {ready && (
        <Button look="filled" asksServer shortcut={queueKey('activate')} onClick={() => open('activate')}>
          {texts.activate}
        </Button>
      )}
      {onNextFile && (
        <Button shortcut={queueKey('nextFile')} onClick={onNextFile}>
          {texts.nextFile}
        </Button>
      )}
      {opened === 'return' && <ReturnModal {...modal} />}
      {opened === 'approve' && <ApproveModal {...modal} />}
      {opened === 'send' && (
        <SendReviewsModal company={company} vetting={vetting} onClose={close} onDone={() => onChoose(null)} />
      )}
      {opened === 'activate' && <ActivateModal company={company} onClose={close} />}
    </QueueBar>
  )
}
