let kept = ''

/** From the first step to the second, in the memory of this page alone: a reload forgets it. */
export const keepPassword = (password: string): void => {
  kept = password
}
export const keptPassword = (): string => kept
