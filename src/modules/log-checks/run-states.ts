/** ENDED_EARLY: it was never finished, and a later one was. */
export const runStates = ['RUNNING', 'ENDED_EARLY', 'WHOLE', 'FAULT'] as const
export const isRunning = (state: (typeof runStates)[number] | undefined) => state === 'RUNNING'
