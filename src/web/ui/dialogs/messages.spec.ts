import { beforeEach, expect, test } from 'vitest'

import { Problem } from '#web/problem.ts'
import { clearProblem, messagesNow, modalOpened, showProblem, takeBackProblem } from './messages.ts'

const refusal = new Problem(409, 'The order has moved on')

beforeEach(clearProblem)

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
