import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { threadTexts as texts } from '#texts/threads.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { announce } from '#web/ui/figures/announce.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import classes from './Thread.module.css'

/** `mine`: this side of the desk wrote it. */
export type ThreadEntry = {
  readonly id: string
  readonly who: string
  readonly at: string
  readonly text: string
  readonly mine: boolean
  /** What goes with it, such as its files. */
  readonly beneath?: ReactNode
}

/** Answers whether it was taken: what was not stays in the field. */
export type WriteForm = {
  readonly label: string
  readonly help?: string
  readonly action: string
  readonly busy: boolean
  readonly error?: string | null
  readonly send: (text: string) => Promise<boolean>
  /** The field takes the focus, and `onWriting` is called. */
  readonly wanted?: boolean
  readonly onWriting?: () => void
}

const MOST_WRITTEN = 4_000

/** What was written about an order, the newest last, and a field to write more; without `writing` one only reads. */
export const Thread = ({
  label,
  entries,
  empty,
  writing,
}: {
  label: string
  entries: readonly ThreadEntry[]
  empty: string
  writing?: WriteForm | null
}) => {
  const list = useRef<HTMLOListElement>(null)
  const newest = entries.at(-1)
  useNews(newest, list)
  return (
    <Stack gap={5}>
      {entries.length === 0 ? (
        <Text>{empty}</Text>
      ) : (
        <ol ref={list} role="list" aria-label={label} tabIndex={0} className={classes['entries']}>
          {entries.map(({ id, who, at, text, mine, beneath }) => (
            <li key={id} data-mine={mine || undefined}>
              <Text size="label">
                <bdi>{who}</bdi> <DateText at={at} as="dayTime" />
              </Text>
              <Text tone="plain" typed>
                <bdi>{text}</bdi>
              </Text>
              {beneath}
            </li>
          ))}
        </ol>
      )}
      {writing && <Form {...writing} />}
    </Stack>
  )
}

/** The newest is in sight; another user's is announced. */
const useNews = (newest: ThreadEntry | undefined, list: { readonly current: HTMLOListElement | null }) => {
  const known = useRef(newest?.id)
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
    if (!newest || known.current === newest.id) return
    known.current = newest.id
    if (!newest.mine) announce(texts.arrived(newest.who, newest.text))
  }, [newest, list])
}

const Form = ({ label, help, action, busy, error, send, wanted, onWriting }: WriteForm) => {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!wanted) return
    field.current?.focus()
    onWriting?.()
  }, [wanted, onWriting])
  const write = async () => {
    if (text.trim() !== '' && (await send(text.trim()))) setText('')
  }
  const press = (key: KeyboardEvent) => {
    if (key.key !== 'Enter' || !(key.ctrlKey || key.metaKey)) return
    key.preventDefault()
    void write()
  }
  return (
    <form
      data-no-print
      onSubmit={(submit) => {
        submit.preventDefault()
        void write()
      }}
    >
      <Stack gap={3}>
        <TextArea
          ref={field}
          label={label}
          help={help}
          rows={2}
          maxLength={MOST_WRITTEN}
          value={text}
          onChange={setText}
          onKeyDown={press}
          error={error}
          aria-keyshortcuts="Control+Enter"
        />
        <Row justify="end">
          <Button type="submit" look="soft" busy={busy} disabled={text.trim() === ''}>
            {action}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
