export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** null: a bug. */
export const sentenceOf = (error: unknown): string | null => {
  if (error instanceof CannotStart) return error.message
  if (!(error instanceof Error)) return null
  const { code, path } = error as NodeJS.ErrnoException
  if (!path || (code !== 'EACCES' && code !== 'EPERM')) return null
  return `${path} is closed to this user (${code}): run this as the user that the portal runs as.`
}

export const started = async (main: () => Promise<void>): Promise<void> => {
  try {
    await main()
  } catch (error) {
    const sentence = sentenceOf(error)
    console.error(sentence === null ? error : `\n  ${sentence}\n`)
    process.exit(1)
  }
}
