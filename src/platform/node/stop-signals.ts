const SAME_KEYSTROKE_MS = 1_000

/** Ctrl-C arrives twice (terminal and npm) and counts once; a later signal ends the program at once. */
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
