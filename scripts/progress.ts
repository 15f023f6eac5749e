const BAR = 30
const EVERY_MS = 200
const EVERY_MS_WITHOUT_TERMINAL = 5_000

/** 12 345, for a terminal. */
export const count = (value: number): string => value.toLocaleString('en-GB').replaceAll(',', ' ')

/** `done` of `of` as a bar of text and in figures; nothing to do is all done. */
export const barOf = (done: number, of: number): string => {
  const filled = Math.round((of === 0 ? 1 : Math.min(1, done / of)) * BAR)
  return `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}  ${count(done)} of ${count(of)}`
}

/** Shows how far something is, on a line that writes itself over; where there is no terminal, on a line now and then. */
export const progress = (unit: string) => {
  const isTerminal = process.stdout.isTTY === true
  const began = performance.now()
  let shownAt = began
  let isOpen = false

  const show = (done: number, of: number): void => {
    const rate = count(Math.round((done * 1000) / Math.max(1, performance.now() - began)))
    const text = `${barOf(done, of)} ${unit}  ${rate}/s`
    process.stdout.write(isTerminal ? `\r\x1b[K${text}` : `${text}\n`)
    isOpen = isTerminal
  }

  return {
    advance: (done: number, of: number): void => {
      const now = performance.now()
      if (now - shownAt < (isTerminal ? EVERY_MS : EVERY_MS_WITHOUT_TERMINAL)) return
      shownAt = now
      show(done, of)
    },
    /** What is printed next begins on a line of its own. */
    end: (): void => {
      if (isOpen) process.stdout.write('\r\x1b[K')
      isOpen = false
    },
  }
}
