import { type ComponentType, useEffect, useState } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { paths } from '#paths'
import { sessionStatus } from '#web/api/session.ts'
import { loadingCode, loadPageAnew } from '#web/loading-code.ts'
import { officeScreens, openScreens, portalScreens, publicScreens, type Screen, visitorScreens } from '#web/screens.ts'
import { CrashPage, LoneCrashPage } from './CrashPage.tsx'
import { type FrameName, frameCode, ownFrame } from './frames.ts'
import { DistributorsOnly, StaffOnly, VisitorsOnly } from './guards.tsx'
import { NotThere } from './NotThere.tsx'
import { OpenFrame } from './OpenFrame.tsx'
import { Root } from './Root.tsx'
import { StartUp } from './StartUp.tsx'

/**
 * Replaces a page whose code cannot be loaded: by then the address is the page's, which is loaded anew. What
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
const loginPage = lonePage({ path: paths.login(), load: () => import('#web/identity/LoginPage.tsx') })
const resetPasswordPage = lonePage({
  path: paths.resetPassword(),
  load: () => import('#web/identity/ResetPasswordPage.tsx'),
})

const mailedLinkPages = [paths.confirmEmail(), paths.undoEmail(), paths.disownSignIn()].map((path) =>
  lonePage({ path, load: () => import('#web/account/MailedLinkPage.tsx') }),
)
const newsletterLinkPages = [paths.newsletterConfirm(), paths.newsletterLeave()].map((path) =>
  lonePage({ path, load: () => import('#web/newsletter/NewsletterLinkPage.tsx') }),
)
const confirmEmailPage = lonePage({
  path: paths.confirmSignup(),
  load: () => import('#web/signup/ConfirmEmailPage.tsx'),
})

const frame = (name: FrameName, screens: readonly Screen[]): RouteObject => ({
  lazy: () => loaded(frameCode(name)),
  children: screens.map(page),
})

/** The page waits for its frame. One that fails to load is requested again where it is shown. */
const openFrame = async (): Promise<{ Component: ComponentType }> => {
  if (sessionStatus() !== 'starting') await ownFrame().catch(() => undefined)
  return { Component: OpenFrame }
}

/** Every address of the app. Frames come with their first screen; an unknown path ends on /404. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: StartUp,
    ErrorBoundary: LoneCrashPage,
    children: [
      frame('public', publicScreens),
      { Component: VisitorsOnly, children: [loginPage, frame('public', visitorScreens)] },
      resetPasswordPage,
      ...mailedLinkPages,
      ...newsletterLinkPages,
      confirmEmailPage,
      { lazy: openFrame, children: openScreens.map(page) },
      { Component: DistributorsOnly, children: [frame('portal', portalScreens)] },
      { Component: StaffOnly, children: [frame('office', officeScreens)] },
      { path: '*', element: <NotThere /> },
    ],
  },
]

/** The code of an address loads while the session is still requested; the router reuses it. */
export const startLoading = (path: string): void => {
  for (const { route } of matchRoutes(routes, path) ?? []) if (typeof route.lazy === 'function') void route.lazy()
}
