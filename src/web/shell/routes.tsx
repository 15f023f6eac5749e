import { type ComponentType, useEffect, useState } from 'react'
import { matchRoutes, Navigate, type RouteObject } from 'react-router'
import { loadingCode, loadPageAnew } from '#web/loading-code.ts'
import { officeScreens, openScreens, portalScreens, publicScreens, type Screen } from '#web/screens.ts'
import { CrashPage, LoneCrashPage } from './CrashPage.tsx'
import { DistributorsOnly, StaffOnly, VisitorsOnly } from './guards.tsx'
import { OpenFrame } from './OpenFrame.tsx'
import { Root } from './Root.tsx'
import { StartUp } from './StartUp.tsx'

/**
 * Stands where a page would whose code cannot be loaded: by then the address is the page's, which is loaded anew. What
 * that does not cure is thrown here: the router shows nothing for a route whose loading failed.
 */
const Missing = ({ fault }: { fault: unknown }) => {
  const [isHopeless, setHopeless] = useState(false)
  useEffect(() => setHopeless(!loadPageAnew()), [])
  if (isHopeless) throw fault
  return <StartUp />
}

const loaded = async (load: Screen['load']): Promise<{ Component: ComponentType }> => {
  try {
    return { Component: (await loadingCode(load)).default }
  } catch (fault) {
    return { Component: () => <Missing fault={fault} /> }
  }
}

const page = ({ path, load }: Screen): RouteObject => ({
  path,
  lazy: () => loaded(load),
  ErrorBoundary: CrashPage,
})

/** Outside of every frame. */
const lonePage = (screen: Screen): RouteObject => ({ ...page(screen), ErrorBoundary: LoneCrashPage })
const loginPage = lonePage({ path: '/login', load: () => import('#web/identity/LoginPage.tsx') })
const resetPasswordPage = lonePage({
  path: '/reset-password',
  load: () => import('#web/identity/ResetPasswordPage.tsx'),
})

const frame = (load: Screen['load'], screens: readonly Screen[]): RouteObject => ({
  lazy: () => loaded(load),
  children: screens.map(page),
})

/** Every address of the app. Frames come with their first screen; a path that nobody knows ends on /404. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: StartUp,
    ErrorBoundary: LoneCrashPage,
    children: [
      frame(() => import('./PublicFrame.tsx'), publicScreens),
      { Component: VisitorsOnly, children: [loginPage] },
      resetPasswordPage,
      { Component: OpenFrame, children: openScreens.map(page) },
      { Component: DistributorsOnly, children: [frame(() => import('./PortalFrame.tsx'), portalScreens)] },
      { Component: StaffOnly, children: [frame(() => import('./OfficeFrame.tsx'), officeScreens)] },
      { path: '*', element: <Navigate to="/404" replace /> },
    ],
  },
]

/** The code of an address sets out while the session is still asked for; the router finds it on its way, or there. */
export const startLoading = (path: string): void => {
  for (const { route } of matchRoutes(routes, path) ?? []) if (typeof route.lazy === 'function') void route.lazy()
}
