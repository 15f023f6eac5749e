import { useCallback, useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '#modules/service/work/form-contract.ts'
import { call, command } from '#web/api/endpoint.ts'

/** After so long without a key the user has stopped for a moment. */
const PAUSE_MS = 700

type Texts = Readonly<Record<string, string>>
type Form = {
  readonly typed: Readonly<Record<string, unknown>>
  readonly now: () => Readonly<Record<string, unknown>>
  set(name: string, value: string): void
}

const textsOf = (values: Readonly<Record<string, unknown>>, names: readonly string[]): Texts =>
  Object.fromEntries(names.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])))
const listed = (texts: Texts) => Object.entries(texts).map(([name, text]) => ({ name, text }))
const isEmpty = (texts: Texts): boolean => Object.values(texts).every((text) => text.trim() === '')

/** Changes go to the server one after the other, so that the last one counts. A failure is not shown. */
let last: Promise<unknown> = Promise.resolve()
const inTurn = (send: () => Promise<unknown>): void => {
  last = last.then(send).catch(() => undefined)
}

/** Kept on the server for this person. `forget`: sent, or discarded. */
export const useDraft = (name: string, names: readonly string[], form: Form) => {
  const [isBack, setBack] = useState(false)
  const typed = JSON.stringify(textsOf(form.typed, names))
  const kept = useRef(typed)
  const latest = useRef(typed)
  const set = useRef(form)
  useEffect(() => {
    latest.current = typed
    set.current = form
  })
  const keep = useCallback(
    (text: string) => {
      if (text === kept.current) return
      kept.current = text
      const fields = JSON.parse(text)
      inTurn(() =>
        isEmpty(fields) ? command(dropDraft, { name }) : command(keepDraft, { name, fields: listed(fields) }),
      )
    },
    [name],
  )
  useEffect(() => {
    const asking = new AbortController()
    void call(readDraft, { name }, { signal: asking.signal })
      .then(({ fields }) => {
        const names = fields?.map((field) => field.name)
        if (!names || !isEmpty(textsOf(set.current.now(), names))) return
        for (const field of fields ?? []) set.current.set(field.name, field.text)
        setBack(true)
      })
      .catch(() => undefined)
    return () => asking.abort()
  }, [name])
  useEffect(() => {
    const pause = setTimeout(() => keep(typed), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed, keep])
  useEffect(() => () => keep(latest.current), [keep])
  const forget = useCallback(() => {
    kept.current = latest.current
    setBack(false)
    inTurn(() => command(dropDraft, { name }))
  }, [name])
  return { isBack, forget }
}
