import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'

import { formTexts } from '#texts/forms.ts'
import type { StoredFile } from '#web/api/files/upload.ts'
import { fieldElements } from './form-errors.ts'

export type Values = Readonly<Record<string, unknown>>
export type KeyOf<T> = keyof T & string

export type Rules<T> = (typed: T) => Readonly<Partial<Record<KeyOf<T>, string | null>>>

type Messages = Readonly<Record<string, string>>

const RULE = 'rule'
const wait = { type: RULE, message: formTexts.stillSending }

const useTyped = <T extends Values>(defaultValues: T, rules: Rules<T> | undefined) => {
  /** What the server said of a field, until that is edited. */
  const refused = useRef<Messages>({})
  /** Fields with a file on its way: without it the form would be sent as if none had been chosen. */
  const uploading = useRef(new Set<string>())
  const form = useForm<Record<string, unknown>>({
    defaultValues,
    shouldFocusError: false,
    resolver: (typed) => {
      const broken = Object.entries(rules?.(typed as T) ?? {}).filter(([, message]) => message)
      const rejected = Object.entries(refused.current)
      if (broken.length + rejected.length + uploading.current.size === 0) return { values: typed, errors: {} }
      const errors = Object.fromEntries([
        ...broken.map(([name, message]) => [name, { type: RULE, message }] as const),
        ...rejected.map(([name, message]) => [name, { type: 'server', message }] as const),
        ...[...uploading.current].map((name) => [name, wait] as const),
      ])
      return { values: {}, errors: errors }
    },
  })
  const { errors, isDirty, isSubmitted } = form.formState
  const now = () => form.getValues() as T
  const set = <K extends KeyOf<T>>(name: K, value: T[K]): void => {
    form.setValue(name as string, value, { shouldDirty: true })
    const { [name]: _, ...others } = refused.current
    refused.current = others
    // A rule may look at several fields.
    if (isSubmitted) void form.trigger()
  }
  const uploads = (name: string, isOn: boolean): void => {
    if (isOn) uploading.current.add(name)
    else uploading.current.delete(name)
    if (isSubmitted) void form.trigger()
  }
  const refuse = (messages: Messages): void => {
    refused.current = messages
    void form.trigger()
  }
  const attempt = (send: (typed: T) => void, onWrong: (names: readonly string[]) => void): void => {
    refused.current = {}
    void form.handleSubmit(
      (typed) => send(typed as T),
      (wrong) => onWrong(Object.keys(wrong)),
    )()
  }
  return { typed: form.watch() as T, errors, isDirty, now, set, uploads, refuse, attempt, reset: form.reset }
}

/** The fields of a form, to be spread into those of `ui/fields/`; what is wrong gets the focus. */
export const useFields = <T extends Values>(defaults: T, rules: Rules<T> | undefined) => {
  const { typed, errors, isDirty, now, set, uploads, ...form } = useTyped(defaults, rules)
  const [elements] = useState(fieldElements)
  const unsaved = useRef(false)
  useEffect(() => {
    unsaved.current = isDirty
  }, [isDirty])
  const part = (name: string) => ({
    error: (errors[name]?.message as string | undefined) ?? null,
    ref: elements.ref(name),
  })
  return {
    typed,
    isDirty,
    set,
    /** By what it is now: several parts of a field may change before it is drawn again. */
    change: <K extends KeyOf<T>>(name: K, next: (before: T[K]) => T[K]) => set(name, next(now()[name])),
    /** To these values, or the defaults; nothing is unsaved. */
    reset: (values?: T): void => {
      unsaved.current = false
      form.reset(values)
    },
    field: <K extends KeyOf<T>>(name: K) => ({
      name,
      value: typed[name],
      onChange: (value: T[K]) => set(name, value),
      ...part(name),
    }),
    check: <K extends KeyOf<T>>(name: K) => ({
      name,
      checked: typed[name] === true,
      onChange: (checked: boolean) => set(name, checked as T[K]),
      ...part(name),
    }),
    /** Of an `UploadField` for one file: its value is the path of what has arrived, or null. */
    file: <K extends KeyOf<T>>(name: K) => ({
      onChange: ([stored]: readonly StoredFile[]) => set(name, (stored?.path ?? null) as T[K]),
      onUploading: (isOn: boolean) => uploads(name, isOn),
      ...part(name),
    }),
    files: <K extends KeyOf<T>>(name: K) => ({
      multiple: true,
      onChange: (stored: readonly StoredFile[]) => set(name, stored.map(({ path }) => path) as T[K]),
      onUploading: (isOn: boolean) => uploads(name, isOn),
      ...part(name),
    }),
    /** What the rules say under a name of its own: a cell of a field that is a table. */
    part,
    now,
    labelOf: elements.labelOf,
    refuse: (messages: Messages): void => {
      form.refuse(messages)
      elements.focusFirst(Object.keys(messages))
    },
    attempt: (send: (typed: T) => void) => form.attempt(send, elements.focusFirst),
    /** One of the rules says this. */
    isMissing: (says: string): boolean => Object.values(errors).some((error) => error?.message === says),
    isWrong: Object.values(errors).some((error) => error?.type === RULE),
    /** The server's errors that still apply. */
    refusals: Object.values(errors).flatMap((error) => (error?.type === 'server' ? String(error.message) : [])),
    unsaved: useCallback(() => unsaved.current, []),
  }
}

export type FormFields<T extends Values> = Pick<
  ReturnType<typeof useFields<T>>,
  'typed' | 'field' | 'check' | 'file' | 'files' | 'set' | 'change' | 'part'
>
