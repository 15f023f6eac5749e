import { type ComponentType, Suspense, useEffect, useMemo, useState } from 'react'
import { matchRoutes, Navigate, Outlet, type RouteObject, useLocation, useSearchParams } from 'react-router-dom'
import type { CurrentUser } from '#modules/identity/contract.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import { paths } from '#paths'
import { uiTexts } from '#texts/ui.ts'
import { isSignedIn, isSignedOut, isStarting, sessionStatus, useSessionStatus } from '#web/api/session.ts'
import { homeOf, metMe, useMe } from '#web/identity/me.ts'
import { loadingCode, loadPageAnew, whenShown } from '#web/loading-code.ts'
import { officeScreens, openScreens, portalScreens, publicScreens, type Screen, visitorScreens } from '#web/screens.ts'
import { ownPath } from '#web/shell/search/own-path.ts'
import { CouldNotLoad } from '#web/ui/page/Loading.tsx'
import { LogoMark } from '#web/ui/page/Logo.tsx'
import { CrashPage, LoneCrashPage } from './CrashPage.tsx'
import { NotThere } from './NotThere.tsx'
import { Root } from './Root.tsx'

/** `content`: the page keeps to the page's width, which other frames see to themselves. */
type Frame = ComponentType<{ content?: boolean }>
type Code = Promise<{ readonly default: Frame }>

const codes = {
  public: (): Code => import('./PublicFrame.tsx'),
  portal: (): Code => import('./PortalFrame.tsx'),
  office: (): Code => import('./OfficeFrame.tsx'),
}
/** Which side of the portal a frame belongs to. */
type FrameName = keyof typeof codes

const there = new Map<FrameName, Frame>()

/** What fetches the code of a frame, with its first screen. */
const frameCode = (name: FrameName) => async (): Code => {
  const frame = await codes[name]()
  there.set(name, frame.default)
  return frame
}

/** A frame whose code was fetched before: it shows without the start-up mark. */
const frameThere = (name: FrameName): Frame | undefined => there.get(name)

/** The user's frame of a page that everybody may see. */
const frameNameOf = (me: Pick<CurrentUser, 'role'> | undefined): FrameName =>
  !me ? 'public' : isStaff(me.role) ? 'office' : 'portal'

/** Fetches the current user's frame. */
const ownFrame = () => frameCode(frameNameOf(metMe()))()

/** The full-screen mark of the start, the same as in index.html. */
const StartUp = () => (
  <div className="start-up" role="status" aria-label={uiTexts.loading}>
    <LogoMark size={56} />
    <span className="start-up-ribbon" />
  </div>
)

/** Sends the visitor to sign in and brings them back afterwards. */
const ToLogin = () => {
  const { pathname, search } = useLocation()
  return <Navigate to={paths.login({}, { next: pathname + search })} replace />
}

const For = ({ staff }: { staff: boolean }) => {
  const status = useSessionStatus()
  const me = useMe()
  if (isStarting(status)) return <StartUp />
  if (isSignedOut(status)) return <ToLogin />
  if (me.error && !me.data) return <CouldNotLoad problem={me.error} again={() => void me.refetch()} />
  if (!me.data) return <StartUp />
  return isStaff(me.data.role) === staff ? <Outlet /> : <Navigate to={homeOf(me.data)} replace />
}

/** Staff have their own side. */
const DistributorsOnly = () => <For staff={false} />
const StaffOnly = () => <For staff />

/** The sign-in page sends people away who are signed in. */
const VisitorsOnly = () => {
  const status = useSessionStatus()
  const { data } = useMe()
  const [search] = useSearchParams()
  if (!isSignedIn(status)) return <Outlet />
  return data ? <Navigate to={ownPath(search.get('next')) ?? homeOf(data)} replace /> : <StartUp />
}

const awaited = {
  public: whenShown(frameCode('public')),
  portal: whenShown(frameCode('portal')),
  office: whenShown(frameCode('office')),
}

/** Pages that everybody may see use the user's own frame. */
const OpenFrame = () => {
  const status = useSessionStatus()
  const me = useMe()
  if (me.error && !me.data) return <CouldNotLoad problem={me.error} again={() => void me.refetch()} />
  if (isStarting(status) || (isSignedIn(status) && !me.data)) return <StartUp />
  return <FrameOf name={frameNameOf(me.data)} />
}

const FrameOf = ({ name }: { name: FrameName }) => {
  // Chosen once: one that was waited for is not put in the place of itself when it is there.
  const Frame = useMemo(() => frameThere(name) ?? awaited[name], [name])
  return (
    <Suspense fallback={<StartUp />}>
      <Frame content />
    </Suspense>
  )
}

/** Loads the page again; what that does not cure is thrown, as the router shows nothing for a failed load. */
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
const signInReturnPage = lonePage({
  path: paths.signInReturn(),
  load: () => import('#web/identity/SignInReturnPage.tsx'),
})
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
  if (!isStarting(sessionStatus())) await ownFrame().catch(() => undefined)
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
      signInReturnPage,
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
