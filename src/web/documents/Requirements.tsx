import { isAccepted, isMissing, isReturned } from '#modules/distributors/file/document-states.ts'
import type { RequirementStatus } from '#modules/distributors/file/file-contract.ts'
import { companyFileTexts as texts } from '#texts/company-file.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { day } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'

const tones: Readonly<Record<RequirementStatus['state'], Tone>> = {
  MISSING: 'you',
  IN_REVIEW: 'provider',
  RETURNED: 'error',
  APPROVED: 'done',
  ACCEPTED: 'done',
  EXPIRED: 'error',
}

const why = ({ state, reason, words, dueOn }: RequirementStatus): string | null => {
  if (isReturned(state) && reason)
    return [reason === 'OTHER' ? null : texts.reasons[reason], words].filter(Boolean).join(' ')
  if (isAccepted(state)) return texts.who
  return [words, dueOn && texts.dueOn(day(dueOn))].filter(Boolean).join(' ') || null
}

/** What is missing can be sent, also where nothing requires it. */
const canSend = ({ state, waitsFor }: RequirementStatus): boolean => isMissing(state) || waitsFor === 'DISTRIBUTOR'

const columns = (onSend?: (requirement: RequirementStatus) => void): readonly Column<RequirementStatus>[] => [
  {
    id: 'label',
    header: texts.columns.label,
    card: 'title',
    cell: (requirement) => (
      <Stack gap={1}>
        <span>
          {requirement.label}
          {!requirement.required && ` (${texts.optional})`}
        </span>
        {why(requirement) && <small>{why(requirement)}</small>}
      </Stack>
    ),
  },
  {
    id: 'state',
    header: texts.columns.state,
    card: 'aside',
    cell: ({ state, required }) => (
      <StatusPill tone={isMissing(state) && !required ? 'closed' : tones[state]}>
        {isMissing(state) && !required ? texts.notSent : texts.states[state]}
      </StatusPill>
    ),
  },
  {
    id: 'since',
    header: texts.columns.since,
    card: 'under',
    cell: ({ since, until }) => (
      <Stack gap={1}>
        {since && <DateText at={since} />}
        {until && <small>{texts.until(day(until))}</small>}
      </Stack>
    ),
  },
  {
    id: 'turn',
    header: texts.columns.turn,
    card: 'actions',
    cell: (requirement) =>
      canSend(requirement) && onSend ? (
        <Button aria-label={texts.sendOf(requirement.label)} onClick={() => onSend(requirement)}>
          {texts.send}
        </Button>
      ) : (
        requirement.waitsFor && texts.turns[requirement.waitsFor]
      ),
  },
]

/** Each requirement of a company's file: where it is, since when, who must act. For the company and for staff alike. */
export const Requirements = ({
  requirements,
  onSend,
}: {
  requirements: readonly RequirementStatus[]
  /** Left out for those who may only read. */
  onSend?: (requirement: RequirementStatus) => void
}) => (
  <DataTable
    caption={texts.title}
    columns={columns(onSend)}
    rows={requirements}
    rowKey={({ id }) => id}
    fingerprint={({ state, since }) => `${state} ${since}`}
    says={({ label, state }) => texts.says(label, texts.states[state])}
  />
)
