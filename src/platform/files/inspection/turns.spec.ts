import { expect, test } from 'vitest'
import { inspectionTurns } from './turns.ts'

/** Tasks that run until `end`, and who has begun. */
const runs = () => {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const begun: string[] = []
  const task = (name: string) => async () => {
    begun.push(name)
    await promise
  }
  return { begun, end, task }
}

test('visitors share one place, and signed-in people do not wait for them', async () => {
  const turn = inspectionTurns()
  const { begun, end, task } = runs()
  const all = [turn(null)(task('visitor')), turn(null)(task('another visitor')), turn('ines')(task('ines'))]
  await expect.poll(() => begun).toEqual(['visitor', 'ines'])
  end()
  await Promise.all(all)
  expect(begun).toEqual(['visitor', 'ines', 'another visitor'])
})

test('two signed-in people are served at once, and each of them once', async () => {
  const turn = inspectionTurns()
  const { begun, end, task } = runs()
  const all = ['ines', 'ines', 'ola', 'lucie'].map((name) => turn(name)(task(name)))
  await expect.poll(() => begun).toEqual(['ines', 'ola'])
  end()
  await Promise.all(all)
  expect(begun.toSorted()).toEqual(['ines', 'ines', 'lucie', 'ola'])
})

test('a caller who finds too many waiting is refused', async () => {
  const turn = inspectionTurns()
  const { end, task } = runs()
  const all = Array.from({ length: 21 }, () => turn(null)(task('visitor')))
  await expect(turn(null)(task('late'))).rejects.toMatchObject({
    refusal: { status: 429, error: 'Many files are being checked at this moment. Please try again in a minute.' },
  })
  end()
  await Promise.all(all)
})
