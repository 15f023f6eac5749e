/** By a clock that only goes forward: the machine's own may be set back meanwhile. */
let lastAt = Number.NEGATIVE_INFINITY

/** A command of this browser was done. */
export const noteOwnCommand = (): void => {
  lastAt = performance.now()
}

/** Another user signs in on this browser. */
export const forgetOwnCommand = (): void => {
  lastAt = Number.NEGATIVE_INFINITY
}

/** Whether a change that arrives now is most likely this person's own doing. */
export const justCommanded = (): boolean => performance.now() - lastAt < 1_500
