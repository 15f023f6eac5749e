import { useState } from 'react'
import type { OfficeLabelIssue } from '#modules/labels/office-contract.ts'
import { paths } from '#paths'
import { officeLabelTexts as texts } from '#texts/office-labels.ts'
import { useMay } from '#web/identity/may.ts'
import { IssueCard } from '#web/labels/IssueCard.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { day } from '#web/ui/figures/format.ts'
import { IssueNoteModal } from './IssueNoteModal.tsx'
import { ProposeArtworkModal } from './ProposeArtworkModal.tsx'
import { ReleaseIssueModal } from './ReleaseIssueModal.tsx'

const modals = { propose: ProposeArtworkModal, release: ReleaseIssueModal, note: IssueNoteModal }
type Step = keyof typeof modals

/** One issue with its rounds and notes, and what may be done with it now. */
export const OpenIssue = ({ issue }: { issue: OfficeLabelIssue }) => {
  const [step, setStep] = useState<Step | null>(null)
  const StepModal = step && modals[step]
  return (
    <>
      <IssueCard
        issue={issue}
        side="provider"
        company={issue.distributor.name}
        orderPage={(id) => paths.officeOrder({ id })}
        actions={<Steps issue={issue} take={setStep} />}
      >
        <Notes notes={issue.notes} />
      </IssueCard>
      {StepModal && <StepModal issue={issue} onClose={() => setStep(null)} />}
    </>
  )
}

const Steps = ({ issue: { state }, take }: { issue: OfficeLabelIssue; take: (step: Step) => void }) => {
  const may = useMay()
  const open = state !== 'RELEASED'
  const mayRelease = open && state !== 'PROPOSED' && may('office.labels.release')
  return (
    <>
      {mayRelease && (
        <Button look={state === 'ACCEPTED' ? 'filled' : 'outlined'} asksServer onClick={() => take('release')}>
          {texts.release}
        </Button>
      )}
      {open && may('office.labels.propose') && (
        <Button
          look={state === 'REPORTED' || state === 'ANSWERED' ? 'filled' : 'outlined'}
          asksServer
          onClick={() => take('propose')}
        >
          {texts.propose}
        </Button>
      )}
      {may('office.labels.propose') && (
        <Button look="text" asksServer onClick={() => take('note')}>
          {texts.note}
        </Button>
      )}
    </>
  )
}

const Notes = ({ notes }: Pick<OfficeLabelIssue, 'notes'>) =>
  notes.length > 0 && (
    <div>
      <strong>{texts.notes}</strong>
      <ul role="list">
        {notes.map(({ id, text, at, by }) => (
          <li key={id}>
            <bdi>{text}</bdi> <small>{texts.notedBy(by, day(at))}</small>
          </li>
        ))}
      </ul>
    </div>
  )
