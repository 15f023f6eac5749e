/** Why the program cannot start, in one sentence for the person who typed the command. Shown without a stack trace. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** What is said of an error without its stack; null: it is a bug. A file that this user may not open is none. */
export const sentenceOf = (error: unknown): string | null => {
  if (error instanceof CannotStart) return error.message
  if (!(error instanceof Error)) return null
  const { code, path } = error as NodeJS.ErrnoException
  if (!path || (code !== 'EACCES' && code !== 'EPERM')) return null
  return `${path} is closed to this user (${code}): run this as the user that the portal runs as.`
}

/** Runs a program's main function: what can be said in a sentence is, with exit code 1; a bug keeps its stack. */
export const started = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main()
  } catch (error) {
    const sentence = sentenceOf(error)
    console.error(sentence === null ? error : `\n  ${sentence}\n`)
    process.exit(1)
  }
}
