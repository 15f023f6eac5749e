import { setTimeout as sleep } from 'node:timers/promises'

export type Pace = { readonly rate: number; readonly took: readonly number[] }

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** So many clients, each giving the next command when the last one is answered. */
export const closedLoop = async (
  clients: number,
  ms: number,
  work: (client: number) => Promise<unknown>,
): Promise<Pace> => {
  const took: number[] = []
  const began = performance.now()
  const client = async (_: unknown, index: number) => {
    while (performance.now() - began < ms) took.push(await timed(() => work(index)))
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { rate: (took.length * 1000) / (performance.now() - began), took }
}

/** So many commands a second, whether the earlier ones are answered or not. Answers with how long each one took, in ms. */
export const steadily = async (rate: number, ms: number, work: () => Promise<unknown>): Promise<number[]> => {
  const running: Promise<number>[] = []
  const began = performance.now()
  for (let due = 0; due < ms; due += 1000 / rate) {
    const wait = began + due - performance.now()
    if (wait > 0) await sleep(wait)
    running.push(timed(work))
  }
  return Promise.all(running)
}
