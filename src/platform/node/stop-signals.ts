const SAME_KEYSTROKE_MS = 1_000

/**
 * Resolves when the program gets a signal to stop. Ctrl-C arrives twice, from the terminal and from npm, which is one wish;
 * a later signal is an impatient one and ends the program at once. What was acknowledged is safe either way.
 */
export const askedToStop = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    let askedAt: number | null = null
    const receive = (signal: NodeJS.Signals): void => {
      if (askedAt !== null && performance.now() - askedAt > SAME_KEYSTROKE_MS) process.exit(130)
      askedAt ??= performance.now()
      resolve(signal)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, receive)
  })
