/** Apart from what is noted of a session: there is none yet, and those are forgotten while no one is signed in. */
const NEXT = 'partnercare.sign-in-next'

/** The page that a person is brought to when they come back from an issuer. */
export const noteNext = (next: string | null): void => {
  try {
    if (next === null) sessionStorage.removeItem(NEXT)
    else sessionStorage.setItem(NEXT, next)
  } catch {
    // Then they come home.
  }
}

export const takeNext = (): string | null => {
  try {
    const next = sessionStorage.getItem(NEXT)
    sessionStorage.removeItem(NEXT)
    return next
  } catch {
    return null
  }
}
