import '#web/ui/style/styles.css'

import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { startLive } from '#web/api/live/live.ts'
import { reads } from '#web/api/reads.ts'
import { isSignedOut, onSession, probablySignedIn, sessionStatus, startSession } from '#web/api/session.ts'
import { settleForeign } from './foreign.ts'
import { forget, meetMe } from './identity/me.ts'
import { routes, startLoading } from './shell/routes.tsx'

startLive()
settleForeign()
onSession(() => {
  if (isSignedOut(sessionStatus())) forget()
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// The start-up mark or landing page stays until the first screen's code and, if likely, the session are loaded.
const isPrerendered = root.hasAttribute('data-prerendered')
const met = startSession().then(meetMe)
if (probablySignedIn()) {
  startLoading(location.pathname)
  if (!isPrerendered) await met
}
const router = createBrowserRouter(routes)
if (!router.state.initialized)
  await new Promise<void>((resolve) => {
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return
      leave()
      resolve()
    })
  })

const app = (
  <StrictMode>
    <QueryClientProvider client={reads}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>
)
if (isPrerendered) hydrateRoot(root, app)
else createRoot(root).render(app)
