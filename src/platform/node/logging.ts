import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

export type { Logger }

/** Routes, statuses, times and ids; never names, addresses, tokens or bodies. */
export const logger = (level: string, to?: DestinationStream): Logger => {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      // Requests have personal data, database errors their parameters.
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
