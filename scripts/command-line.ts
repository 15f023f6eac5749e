import { type ParseArgsConfig, parseArgs } from 'node:util'

import { CannotStart, started } from '#platform/node/cannot-start.ts'

type Options = NonNullable<ParseArgsConfig['options']>

export type Command<O extends Options = Options> = {
  /** What `--help` prints: how it is typed, and a line for each thing that needs one. */
  readonly usage: string
  readonly options: O
  readonly positionals: number
}

export type TypedArguments<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: O }>
>

export const misused = (sentence: string, usage: string): CannotStart =>
  new CannotStart(`${sentence}\n\n${usage.replaceAll(/^(?=.)/gm, '  ')}`)

/** Node's own message, rewritten: its advice on dashes does not help here. */
const faultOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException
  const option = /(--?[^\s'=,]+)(?: <value>)?'/.exec(message)?.[1]
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `There is no option ${option}.`
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw error
  return message.includes('does not take') ? `${option} takes no value.` : `${option} needs a value.`
}

/** What was typed; null: help was requested. Throws `CannotStart` where it does not fit. */
export const read = <O extends Options>(
  typed: readonly string[],
  { usage, options, positionals }: Command<O>,
): TypedArguments<O> | null => {
  const ends = typed.indexOf('--')
  if (typed.slice(0, ends < 0 ? undefined : ends).some((argument) => argument === '--help' || argument === '-h'))
    return null
  try {
    const given = parseArgs({ args: [...typed], allowPositionals: true as const, options })
    const tooMany = given.positionals.slice(positionals)
    if (tooMany.length === 0) return given
    throw misused(`That is too much: ${tooMany.join(' ')}.`, usage)
  } catch (error) {
    throw error instanceof CannotStart ? error : misused(faultOf(error), usage)
  }
}

export const command = <O extends Options>(
  declared: Command<O>,
  main: (typed: TypedArguments<O>) => Promise<void> | void,
  typed: readonly string[] = process.argv.slice(2),
): Promise<void> =>
  started(async () => {
    const given = read(typed, declared)
    if (given) await main(given)
    else console.log(`\n${declared.usage.replaceAll(/^(?=.)/gm, '  ')}\n`)
  })

/** A number that was typed; `what` names it in the sentence that refuses anything else. */
export const wholeNumber = (what: string, typed: string, least: number): number => {
  const value = Number(typed)
  if (/^\d+$/.test(typed) && Number.isSafeInteger(value) && value >= least) return value
  throw new CannotStart(`${what} ${typed}: a whole number is needed, ${least} or more.`)
}
