import './ui/styles.css'

import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'

import { reads } from './endpoint.ts'
import { forget, meetMe } from './identity/me.ts'
import { startLive } from './live.ts'
import { onSession, probablySignedIn, sessionStatus, startSession } from './session.ts'
import { routes } from './shell/routes.tsx'
import { reloadWhenTheBuildIsOld } from './stale-build.ts'

reloadWhenTheBuildIsOld()
startLive()
onSession(() => {
  if (sessionStatus() === 'signed-out') forget()
})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

// The start-up mark of index.html stays on screen while the session is asked for; then the app takes its place.
const met = startSession().then(meetMe)
if (probablySignedIn()) await met

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={reads}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
)
