// Requests the session before anything of the app has come, where there probably is one, and with it what the page
// begins with: the server wrote the calls of this address next to this script. session.ts takes the answer over: cookie
// and lock are the same there.
;(() => {
  if (!/(^|; )(__Host-)?partnercare_session=/.test(document.cookie)) return
  document.documentElement.dataset.signedIn = '' // for landing/WayIn.module.css
  const { reads } = document.currentScript.dataset
  const post = { method: 'POST', keepalive: true }
  const page = { ...post, headers: { 'content-type': 'application/json' }, body: `{"reads":${reads}}` }
  const ask = () => (reads ? fetch('/api/auth/page', page) : fetch('/api/auth/refresh', post))
  window.refreshSentAhead = navigator.locks ? navigator.locks.request('partnercare-refresh', ask) : ask()
  window.refreshSentAhead.catch(() => {}) // reported by session.ts, which takes it over
})()

// Runs before the first paint, so that users who chose dark see no white page first; then follows the system.
;(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    let choice = 'auto'
    try {
      choice = localStorage.getItem('partnercare.scheme') ?? 'auto'
    } catch {
      // Storage is closed to us: the system's scheme it is.
    }
    const dark = choice === 'dark' || (choice !== 'light' && system.matches)
    document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light')
  }
  paint()
  system.addEventListener('change', paint)
})()
