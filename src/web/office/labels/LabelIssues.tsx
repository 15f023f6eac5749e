import { useState } from 'react'
import { listOfficeLabelIssues, type OfficeLabelIssue } from '#modules/labels/office-contract.ts'
import { paths } from '#paths'
import { officeLabelTexts as texts } from '#texts/labels.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { IssueCard } from '#web/labels/IssueCard.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { day } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { type View, Views } from '#web/ui/lists/Views.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { IssueNoteModal } from './IssueNoteModal.tsx'
import { ProposeArtworkModal } from './ProposeArtworkModal.tsx'
import { ReleaseIssueModal } from './ReleaseIssueModal.tsx'

type State = OfficeLabelIssue['state']
type Step = 'propose' | 'release' | 'note'

const states = Object.keys(texts.states) as State[]
const modals = { propose: ProposeArtworkModal, release: ReleaseIssueModal, note: IssueNoteModal }
const issueFilters = { state: oneOf(states) }

/** The issues of all companies by state, each with what may be done now. */
export const LabelIssues = () => {
  const read = useRead(listOfficeLabelIssues, {})
  const [{ state: chosen }, set] = useFilters(issueFilters)
  const [step, setStep] = useState<{ readonly issue: OfficeLabelIssue; readonly does: Step } | null>(null)
  const all = read.data ?? []
  const views: View<State>[] = [
    { id: null, label: texts.all, count: all.length },
    ...states.map((id) => ({ id, label: texts.states[id], count: all.filter(({ state }) => state === id).length })),
  ]
  const StepModal = step && modals[step.does]
  return (
    <Stack>
      <Views label={texts.views} views={views} chosen={chosen} choose={(state) => set('state', state)} />
      <Loading read={read} skeleton={<Skeleton lines={3} height={220} />}>
        {(issues) => {
          const shown = issues.filter(({ state }) => chosen === null || state === chosen)
          if (shown.length === 0) return <EmptyState>{texts.noIssues}</EmptyState>
          return (
            <Stack>
              {shown.map((issue) => (
                <IssueCard
                  key={issue.id}
                  issue={issue}
                  side="provider"
                  company={issue.distributor.name}
                  orderPage={(id) => paths.officeOrder({ id })}
                  actions={<Steps issue={issue} take={(does) => setStep({ issue, does })} />}
                >
                  <Notes notes={issue.notes} />
                </IssueCard>
              ))}
            </Stack>
          )
        }}
      </Loading>
      {step && StepModal && <StepModal issue={step.issue} onClose={() => setStep(null)} />}
    </Stack>
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
