import { IconUserCheck } from '@tabler/icons-react'
import { approvalsAbout } from '#modules/approvals/contract.ts'
import { paths } from '#paths'
import { secondPersonTexts as texts } from '#texts/second-person.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Note } from '#web/ui/page/Note.tsx'

/** What waits for a second person about the thing of a page. */
export const WaitingApprovals = ({ about }: { about: string }) => {
  useTopics('office:approvals')
  const { data } = useRead(approvalsAbout, { id: about })
  return data?.map(({ id, matter, requestedBy }) => (
    <Note
      key={id}
      tone="you"
      icon={<IconUserCheck size={18} stroke={1.8} aria-hidden />}
      action={
        <ButtonLink size="small" to={paths.officeApprovals()}>
          {texts.open}
        </ButtonLink>
      }
    >
      {texts.waits(texts.matters[matter], requestedBy.name)}
    </Note>
  ))
}
