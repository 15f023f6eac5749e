import { type Logger, pino } from 'pino'

export type { Logger }

/** Structured logs on standard output. Routes, statuses, times and ids; never a name, an address, a token or a body. */
export const logger = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      // Only what helps to find the fault: a request may carry personal data, an error of the database its parameters.
      req: () => undefined,
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.message,
        code: error.code,
        stack: error.stack,
      }),
    },
  })
