import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { AccountStep } from './AccountStep.tsx'
import { useDraft } from './draft.ts'

/** The first step of a sign-up: who, which company, and by which login and password. */
export default function AccountPage() {
  const read = useDraft()
  return (
    <Loading read={read} skeleton={<Skeleton lines={16} height={60} />}>
      {(draft) => <AccountStep draft={draft} />}
    </Loading>
  )
}
