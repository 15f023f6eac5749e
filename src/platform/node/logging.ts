import { DatabaseError } from 'pg'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { errorSentence } from '#platform/work/error-sentence.ts'

export type { Logger }

/** SQLSTATE class 42: its messages name columns and functions; those of other classes repeat values. */
const FAULTS_OF_SQL = /^42/

const sentenceOf = (error: Error & { code?: string }): string =>
  error instanceof DatabaseError && FAULTS_OF_SQL.test(error.code ?? '') ? error.message : errorSentence(error)

/** Without the message, which it begins with. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** Without what people wrote. */
export const loggedError = (error: Error & { code?: string }) => ({
  type: error.name,
  message: sentenceOf(error),
  code: error.code,
  stack: framesOf(error),
})

/** Routes, statuses, times and ids; never names, addresses, tokens or bodies. */
export const logger = (level: string, to?: DestinationStream): Logger => {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      // Requests have personal data, messages of errors what people wrote.
      req: () => undefined,
      err: loggedError,
    },
  }
  return to ? pino(options, to) : pino(options)
}
