import { useEffect, useState } from 'react'
import { problemTexts } from '#texts/problems.ts'
import { type FileCall, request } from '#web/api/http.ts'
import { Problem } from '#web/problem.ts'
import type { LentFile } from '#web/ui/dialogs/FileView.tsx'

/** A file that needs the session's rights: fetched, and lent to the page under an address of its own while it is open. */
export const useLentFile = (call: FileCall): LentFile => {
  const [file, setFile] = useState<{ readonly of: string; readonly file: LentFile } | null>(null)
  const key = JSON.stringify(call)
  useEffect(() => {
    const stopped = new AbortController()
    let lent: string | null = null
    const fetchFile = async () => {
      const response = await request({ ...JSON.parse(key), signal: stopped.signal })
      const bytes = await response.blob()
      if (stopped.signal.aborted) return
      lent = URL.createObjectURL(bytes)
      setFile({ of: key, file: { address: lent, mediaType: bytes.type } })
    }
    fetchFile().catch((fault: unknown) => {
      if (stopped.signal.aborted) return
      setFile({ of: key, file: { problem: fault instanceof Problem ? fault.message : problemTexts.failed } })
    })
    return () => {
      stopped.abort()
      if (lent) URL.revokeObjectURL(lent)
    }
  }, [key])
  return file?.of === key ? file.file : null
}
