/** A look at the portal as a company sees it. It lives in this tab, and the server decides what it shows. */
type Look = { readonly look: string; readonly until: string; readonly back: string }

const KEY = 'seen-as'

const read = (): Look | null => {
  try {
    return JSON.parse(globalThis.sessionStorage?.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}
let current = read()

export const seenAs = (): Look | null => current

/** Everything is read again, as the company sees it: `home` is where that begins. */
export const beginLook = (look: Look, home: string): void => {
  sessionStorage.setItem(KEY, JSON.stringify(look))
  location.assign(home)
}

/** Back to the office. */
export const endLook = (): void => {
  const back = current?.back ?? '/'
  current = null
  sessionStorage.removeItem(KEY)
  location.assign(back)
}
