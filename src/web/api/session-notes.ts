const PREFIX = 'partnercare.noted.'

/** What this window noted under a name while a user was signed in; null: nothing, or storage is closed to us. */
export const noted = (name: string): string | null => {
  try {
    return sessionStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Outlives a page that is loaded again, and ends with the window or the session. */
export const note = (name: string, text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(PREFIX + name)
    else sessionStorage.setItem(PREFIX + name, text)
  } catch {
    // Then it is known as long as the page.
  }
}

/** A closed session leaves none behind, whichever page noted them. */
export const forgetNotes = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was noted.
  }
}
