// Runs before the first paint, so that nobody who chose dark is shown a white page first.
;(() => {
  const root = document.documentElement
  let choice = 'auto'
  try {
    choice = localStorage.getItem('partnercare.scheme') ?? 'auto'
  } catch {
    // Storage is closed to us: the system's scheme it is.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
