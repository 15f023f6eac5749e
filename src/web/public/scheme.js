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
