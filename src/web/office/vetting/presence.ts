import { useEffect } from 'react'
import { leaveVetting, openVetting } from '#modules/distributors/desk/vetting-contract.ts'
import { command } from '#web/api/endpoint.ts'

/** Shorter than half of the quarter of an hour after which the server counts a user as gone. */
const SAY_AGAIN_MS = 7.5 * 60_000

const quietly = (said: Promise<unknown>): void => void said.catch(() => undefined)

/** Tells other reviewers that one looks at this file, while one does. */
export const usePresence = (distributorId: string, reviews: boolean): void => {
  useEffect(() => {
    if (!reviews) return
    const say = () => quietly(command(openVetting, { distributorId }))
    say()
    const again = setInterval(say, SAY_AGAIN_MS)
    return () => {
      clearInterval(again)
      quietly(command(leaveVetting, { distributorId }))
    }
  }, [distributorId, reviews])
}
