import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type { Logger }

/** Structured logs, on standard output unless given elsewhere. Routes, statuses, times and ids; never a name, an address, a token or a body. */
export const logger = (level: string, to?: DestinationStream): Logger => {
  const options: LoggerOptions = {
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
  }
  return to ? pino(options, to) : pino(options)
}
