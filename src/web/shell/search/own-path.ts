const ORIGIN = 'https://portal.invalid'

/** How often an address is opened to see what a proxy or a second reader might make of it. */
const READINGS = 3

const opened = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Whether it begins like a path, with nothing in it that a browser drops, turns round or takes for a host. */
const isPlainPath = (path: string | null): path is string =>
  path !== null && /^\/(?!\/)/.test(path) && !/[\\\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(path)

/** null unless it is a path of the portal, however encoded: a sign-in link must not lead to another site. */
export const ownPath = (address: string | null): string | null => {
  if (!address || !isPlainPath(address.split(/[?#]/)[0] ?? '') || !URL.canParse(address, ORIGIN)) return null
  const { origin, pathname, search, hash } = new URL(address, ORIGIN)
  if (origin !== ORIGIN) return null
  let path: string | null = pathname
  for (let reading = 0; reading < READINGS; reading++) {
    if (!isPlainPath(path)) return null
    path = opened(path)
  }
  return isPlainPath(path) ? pathname + search + hash : null
}
