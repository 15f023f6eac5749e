import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'

import { reads } from '#web/api/reads.ts'
import { routes } from '#web/shell/routes.tsx'

/** The landing page as a visitor sees it, for those whose browser has not run a line of ours yet. Made by the build. */
export const landingPage = async (): Promise<string> => {
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request('http://portal/'))
  if (context instanceof Response) throw new Error(`The landing page answers ${context.status}`)
  return renderToString(
    <StrictMode>
      <QueryClientProvider client={reads}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
