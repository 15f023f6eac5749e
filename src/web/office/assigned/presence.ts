import { useEffect } from 'react'
import { leaveRequest, lookAtRequest } from '#modules/service/work/contract.ts'
import { call } from '#web/api/endpoint.ts'

/** Shorter than half of the quarter of an hour after which the server counts a user as gone. */
export const SAY_AGAIN_MS = 7.5 * 60_000

const quietly = { quiet: true }
const nothing = () => undefined

/** Shows other staff who has it open or writes. `id`: a request's, or a `deskKey`. */
export const usePresence = (id: string, acts: boolean, writing: boolean): void => {
  useEffect(() => {
    if (!acts) return
    const say = () => void call(lookAtRequest, { id, writing }, quietly).catch(nothing)
    say()
    const again = setInterval(say, SAY_AGAIN_MS)
    return () => clearInterval(again)
  }, [id, acts, writing])
  useEffect(() => {
    if (!acts) return
    return () => void call(leaveRequest, { id }, quietly).catch(nothing)
  }, [id, acts])
}
