// Requests the session before anything of the app has come, where there probably is one. session.ts takes the answer
// over: cookie, address and lock are the same there.
;(() => {
  if (!/(^|; )partnercare_session=/.test(document.cookie)) return
  document.documentElement.dataset.signedIn = '' // for landing/WayIn.module.css
  const ask = () => fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin', keepalive: true })
  window.refreshSentAhead = navigator.locks ? navigator.locks.request('partnercare-refresh', ask) : ask()
  window.refreshSentAhead.catch(() => {}) // reported by session.ts, which takes it over
})()
