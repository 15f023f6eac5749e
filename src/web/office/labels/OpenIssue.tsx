import { useState } from 'react'
import { LONGEST_DETAIL } from '#modules/labels/contract.ts'
import { isAccepted, isReleased, isWithDistributor, isWithProvider } from '#modules/labels/issue-states.ts'
import { type OfficeLabelIssue, writeIssueNote } from '#modules/labels/office-contract.ts'
import { paths } from '#paths'
import { issueNoteTexts } from '#texts/labels.ts'
import { officeLabelTexts as texts } from '#texts/office-labels.ts'
import { useModalForm } from '#web/api/form.ts'
import { useMay } from '#web/identity/may.ts'
import { IssueCard } from '#web/labels/IssueCard.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { day } from '#web/ui/figures/format.ts'
import { ProposeArtworkModal } from './ProposeArtworkModal.tsx'
import { ReleaseIssueModal } from './ReleaseIssueModal.tsx'

/** What staff write among themselves. */
const IssueNoteModal = ({ issue: { id, number }, onClose }: { issue: OfficeLabelIssue; onClose: () => void }) => {
  const form = useModalForm(writeIssueNote, {
    defaults: { text: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? issueNoteTexts.missing : null }),
    input: ({ text }) => ({ id, text: text.trim() }),
    onClose,
    says: () => issueNoteTexts.done,
  })
  return (
    <FormModal
      title={issueNoteTexts.title(number)}
      labels={issueNoteTexts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{issueNoteTexts.what}</p>
      <TextArea
        label={issueNoteTexts.text}
        required
        maxLength={LONGEST_DETAIL}
        {...form.field('text')}
        data-autofocus
      />
    </FormModal>
  )
}

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
  const open = !isReleased(state)
  const mayRelease = open && !isWithDistributor(state) && may('office.labels.release')
  return (
    <>
      {mayRelease && (
        <Button look={isAccepted(state) ? 'filled' : 'outlined'} asksServer onClick={() => take('release')}>
          {texts.release}
        </Button>
      )}
      {open && may('office.labels.propose') && (
        <Button look={isWithProvider(state) ? 'filled' : 'outlined'} asksServer onClick={() => take('propose')}>
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
