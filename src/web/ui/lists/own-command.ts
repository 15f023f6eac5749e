let lastAt = 0

/** A command of this browser was done. */
export const noteOwnCommand = (): void => {
  lastAt = Date.now()
}

/** Whether a change that arrives now is most likely this person's own doing. */
export const justCommanded = (): boolean => Date.now() - lastAt < 1_500
