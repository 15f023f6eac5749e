import { Suspense } from 'react'
import { isStaff } from '#modules/permissions/roles.ts'
import { useMe } from '#web/identity/me.ts'
import { whenShown } from '#web/loading-code.ts'
import { Skeleton } from '#web/ui/page/Loading.tsx'

const FirstSteps = whenShown(() => import('./FirstSteps.tsx'))

/** As high as the list of a company's seven steps, and of the four of staff. */
const skeletons = {
  company: <Skeleton lines={4} height={45} card={120} />,
  office: <Skeleton lines={3} height={40} card={105} />,
}

/** What a person who is new does first, at the top of their home. */
export const FirstStepsPart = () => {
  const { data: me } = useMe()
  if (!me?.needsFirstSteps) return null
  const skeleton = skeletons[isStaff(me.role) ? 'office' : 'company']
  return (
    <Suspense fallback={skeleton}>
      <FirstSteps skeleton={skeleton} />
    </Suspense>
  )
}
