import { useLayoutEffect } from 'react'

import type { queueKeyNames as names } from '#texts/queue-keys.ts'
import { uiTexts } from '#texts/ui.ts'
import { showNote } from '#web/ui/dialogs/messages.ts'
import { isForPage, isOffered } from './page-actions.ts'

export type QueueStep = keyof typeof names

/** What a key does, in every queue of the office. */
export const queueKeys: Readonly<Record<QueueStep, string>> = {
  next: 'j',
  previous: 'k',
  approve: 'a',
  reject: 'r',
  send: 's',
  assign: '1',
  write: 'w',
  done: 'd',
  merge: 'm',
  undo: 'u',
  activate: 'v',
  nextFile: 'n',
}

/** As a button shows it. */
export const queueKey = (step: QueueStep): string => queueKeys[step].toUpperCase()

/** The steps that decide: none of them is kept for a record that comes later. */
export const deciding: readonly QueueStep[] = [
  'approve',
  'reject',
  'send',
  'write',
  'done',
  'merge',
  'undo',
  'activate',
]

/** While loading, the keys announce that they are ignored. The skeleton may outlast the loading. */
export const useIgnoredKeys = (steps: readonly QueueStep[]): void =>
  useLayoutEffect(() => {
    const press = (key: KeyboardEvent) => {
      if (isOffered(key.key) || !isForPage(key) || !steps.some((step) => queueKeys[step] === key.key)) return
      key.preventDefault()
      showNote(uiTexts.pressAgain)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [steps])
