import { useEffect } from 'react'
import { leaveRequest, lookAtRequest } from '#modules/service/beside-contract.ts'
import { command } from '#web/api/endpoint.ts'

/** Shorter than half of the quarter of an hour after which the server takes somebody for gone. */
const SAY_AGAIN_MS = 7.5 * 60_000

const quietly = (said: Promise<unknown>): void => void said.catch(() => undefined)

/** Tells other staff that one has this request open, and whether one is writing, while it is so. */
export const usePresence = (id: string, answers: boolean, writing: boolean): void => {
  useEffect(() => {
    if (!answers) return
    const say = () => quietly(command(lookAtRequest, { id, writing }))
    say()
    const again = setInterval(say, SAY_AGAIN_MS)
    return () => clearInterval(again)
  }, [id, answers, writing])
  useEffect(() => {
    if (!answers) return
    return () => quietly(command(leaveRequest, { id }))
  }, [id, answers])
}
