import { Suspense, useMemo } from 'react'
import { useSessionStatus } from '#web/api/session.ts'
import { useMe } from '#web/identity/me.ts'
import { whenShown } from '#web/loading-code.ts'
import { CouldNotLoad } from '#web/ui/page/Loading.tsx'
import { type FrameName, frameCode, frameNameOf, frameThere } from './frames.ts'
import { StartUp } from './StartUp.tsx'

const awaited = {
  public: whenShown(frameCode('public')),
  portal: whenShown(frameCode('portal')),
  office: whenShown(frameCode('office')),
}

/** Pages that everybody may see use the user's own frame. */
export const OpenFrame = () => {
  const status = useSessionStatus()
  const me = useMe()
  if (me.error && !me.data) return <CouldNotLoad problem={me.error} again={() => void me.refetch()} />
  if (status === 'starting' || (status === 'signed-in' && !me.data)) return <StartUp />
  return <FrameOf name={frameNameOf(me.data)} />
}

const FrameOf = ({ name }: { name: FrameName }) => {
  // Chosen once: one that was waited for is not put in the place of itself when it is there.
  const Frame = useMemo(() => frameThere(name) ?? awaited[name], [name])
  return (
    <Suspense fallback={<StartUp />}>
      <Frame content />
    </Suspense>
  )
}
