/** Why the program cannot start, in one sentence for the person who typed the command. Shown without a stack trace. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** Runs a program's main function: a `CannotStart` becomes its sentence and exit code 1, a bug keeps its stack. */
export const started = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof CannotStart ? `\n  ${error.message}\n` : error)
    process.exit(1)
  }
}
