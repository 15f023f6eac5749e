import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Problem } from '#web/problem.ts'
import {
  clearProblem,
  commandSent,
  messagesNow,
  modalOpened,
  pageChanged,
  personActed,
  showProblem,
  showSuccess,
  successOutlived,
  takeBackProblem,
} from './messages.ts'

const refusal = new Problem(409, 'The order has moved on')

beforeEach(clearProblem)
afterEach(() => void vi.useRealTimers())

test('what goes wrong is said by the modal in front, and without one by the error modal', () => {
  showProblem(refusal)
  expect(messagesNow()).toMatchObject({ error: refusal, errorIn: null })
  const closeFirst = modalOpened('first')
  const closeSecond = modalOpened('second')
  showProblem(refusal)
  expect(messagesNow().errorIn).toBe('second')
  closeSecond()
  showProblem(refusal)
  expect(messagesNow().errorIn).toBe('first')
  closeFirst()
})

test('a modal that is taken away hands over what it said; one that a person closes does not', () => {
  const takeAway = modalOpened('review')
  showProblem(refusal)
  takeAway()
  expect(messagesNow()).toMatchObject({ error: refusal, errorIn: null })

  const close = modalOpened('review')
  showProblem(refusal)
  clearProblem()
  close()
  expect(messagesNow().error).toBeNull()
})

test('trying again takes back what was said of that attempt and of no other', () => {
  const another = new Problem(409, 'Another window was quicker')
  showProblem(another)
  takeBackProblem(refusal)
  expect(messagesNow().error).toBe(another)
  takeBackProblem(another)
  expect(messagesNow().error).toBeNull()
})

test('a success goes when what it is about moves on, and not with the move that it tells of', () => {
  vi.useFakeTimers()
  commandSent()
  showSuccess('You approved the documents.')
  successOutlived()
  expect(messagesNow().success).toBe('You approved the documents.')
  vi.advanceTimersByTime(1_000)
  successOutlived()
  expect(messagesNow().success).toBeNull()
})

test('a success is said on the page to which its command leads, and goes with the one that a person turns to', () => {
  vi.useFakeTimers()
  personActed()
  showSuccess('The quote is sent.')
  vi.advanceTimersByTime(60_000)
  pageChanged()
  expect(messagesNow().success).toBe('The quote is sent.')
  personActed()
  pageChanged()
  expect(messagesNow().success).toBeNull()
})

test('a success goes with the second move after its command, even if both are read as it is said', () => {
  for (const ownMoveIsReadFirst of [true, false]) {
    commandSent()
    if (ownMoveIsReadFirst) successOutlived()
    showSuccess('The shipping documents wait for approval.')
    if (!ownMoveIsReadFirst) successOutlived()
    expect(messagesNow().success).toBe('The shipping documents wait for approval.')
    successOutlived()
    expect(messagesNow().success).toBeNull()
  }
})
