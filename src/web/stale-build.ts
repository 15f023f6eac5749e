const KEY = 'partnercare.reloaded'
const ONCE_IN = 60_000

const reloadedLately = (): boolean => {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_IN
  } catch {
    return true
  }
}

/**
 * After a deployment the pages that are still open ask for parts of the old build. Loading the page anew is the whole
 * cure; if that does not help either, the crash page says so.
 */
export const reloadWhenTheBuildIsOld = (): void =>
  addEventListener('vite:preloadError', () => {
    if (reloadedLately()) return
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
