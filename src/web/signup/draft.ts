import { useCallback, useEffect, useRef, useState } from 'react'

import { type Draft, readDraft, saveDraft } from '#modules/signup/contract.ts'
import type { Sent } from '#platform/http/endpoint.ts'
import { call, patchRead, readKey, useRead } from '#web/api/endpoint.ts'
import { reads } from '#web/api/reads.ts'

export type DraftInput = Sent<typeof saveDraft>

const SAVED_AFTER_MS = 600

/** What this browser has typed and sent so far. The steps hand it to each other; no one else changes it. */
export const useDraft = () => useRead(readDraft, {}, { staleTime: Number.POSITIVE_INFINITY })

export const forgetRead = (): void => reads.removeQueries({ queryKey: readKey(readDraft, {}) })

/** One after the other: the first brings the cookie that the next ones need. */
let saving: Promise<unknown> = Promise.resolve()

/** Saves on the server. `files`: as the next step shows them, which may open before the server has answered. */
const save = (input: DraftInput, files: Draft['files']): Promise<void> => {
  const { account, acceptWho } = input
  patchRead(readDraft, {}, (draft) => ({ ...draft, account, acceptWho, files }))
  const saved = saving
    .catch(() => undefined)
    .then(() => call(saveDraft, input))
    .then((times) => {
      patchRead(readDraft, {}, (draft) => ({ ...draft, ...times }))
    })
  saving = saved
  return saved
}

/** Keeps what is typed a moment after it was; at once, where the screen is left or goes on. */
export const useDraftSaving = () => {
  const [failed, setFailed] = useState(false)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => Promise<void> } | null>(null)

  const now = useCallback(async (input: DraftInput, files: Draft['files']) => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
    try {
      await save(input, files)
      setFailed(false)
    } catch (fault) {
      setFailed(true)
      throw fault
    }
  }, [])
  const soon = useCallback(
    (input: DraftInput, files: Draft['files']) => {
      if (waiting.current) clearTimeout(waiting.current.timer)
      const send = () => now(input, files).catch(() => undefined)
      waiting.current = { send, timer: setTimeout(() => void send(), SAVED_AFTER_MS) }
    },
    [now],
  )
  useEffect(() => {
    const flush = () => void waiting.current?.send()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
  return { now, soon, failed }
}
