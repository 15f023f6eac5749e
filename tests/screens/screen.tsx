import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import React, { Fragment, StrictMode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'

import { PASSWORD } from '#fixtures/companies/staff.ts'
import { type DemoPortal, startDemoPortal } from '#tests/demo-portal.ts'
import { type Caller, callerOf } from '#tests/e2e/caller.ts'
import { isWhole } from '#tests/seed.ts'
import { startLive } from '#web/api/live/live.ts'
import { reads } from '#web/api/reads.ts'
import { onSession, sessionEnded, sessionStatus, startSession } from '#web/api/session.ts'
import { forget, meetMe } from '#web/identity/me.ts'
import { closeInFront } from '#web/shell/in-front.ts'
import { routes } from '#web/shell/routes.tsx'
import { clearProblem, clearSuccess, showOpensLater } from '#web/ui/dialogs/messages.ts'
import { letGoOfUndo } from '#web/ui/dialogs/undo.ts'

import { browseTo } from './browser.ts'
import { cutLive, endLine, isOpenLine, layLine, socketsClosed } from './line.ts'

/**
 * A screen waits for a server, a socket and React, on a busy machine for long. What is missing is looked for in what the
 * page says, not in its markup.
 */
configure({
  asyncUtilTimeout: 40_000,
  // Each look of what waits makes one: the page is read when the message is.
  getElementError: (message) =>
    Object.defineProperty(new Error(), 'message', {
      configurable: true,
      get: () => `${message?.split('\n')[0]}\n\nThe page says:\n${document.body.textContent}`,
    }),
})

/** React would note with each element of each rendering by which stack it came about. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as never as Record<
  string,
  object
>
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} })

/** It renders all twice: a third of what a screen costs. */
const Strictness = isWhole ? StrictMode : Fragment

/** All requests of the page have been answered. */
export const isRead = () => waitFor(() => expect(reads.isFetching()).toBe(0))

let isFollowed = false

/** What main.tsx does once for a page. */
const followSession = (): void => {
  if (isFollowed) return
  isFollowed = true
  startLive()
  onSession(() => {
    if (sessionStatus() === 'signed-out') forget()
  })
}

const signIn = async (portal: DemoPortal, email: string, password: string): Promise<readonly string[]> => {
  const answer = await fetch(`${portal.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status, `${email} signs in`).toBe(200)
  return answer.headers.getSetCookie()
}

export type OpenScreen = {
  readonly user: ReturnType<typeof userEvent.setup>
  /** Leads the app to another address, as a link would, and waits until it has read what it shows. */
  readonly go: (path: string) => Promise<void>
  /** Where the app is: '/cart?page=2'. */
  readonly address: () => string
}

export type ScreenPortal = {
  readonly url: string
  readonly databaseUrl: string
  /** The whole app at this address, as this person sees it; a visitor without an e-mail address. Not `isLive`: it hears of nothing. `sameWindow`: loaded again. */
  readonly open: (
    path: string,
    email?: string,
    options?: { readonly isLive?: boolean; readonly password?: string; readonly sameWindow?: boolean },
  ) => Promise<OpenScreen>
  /** Calls the portal as this person, without a screen: what others do meanwhile. */
  readonly caller: (email: string) => Promise<Caller>
}

/**
 * Once per file: a portal on its own copy of the demo world, on which screens are opened one after the other. After each
 * test the screen is closed and its person signed out of it.
 */
export const screenPortal = (environment: NodeJS.ProcessEnv = {}): ScreenPortal => {
  let portal: DemoPortal
  let router: ReturnType<typeof createBrowserRouter> | undefined
  beforeAll(async () => {
    portal = await startDemoPortal(environment)
  })
  /** Nothing of the page stays, nor its session: the next one may be another person's. */
  const close = async (): Promise<void> => {
    cleanup()
    router?.dispose() // a navigation that waits for its code would change the address of the next page
    await endLine()
    sessionEnded()
    await socketsClosed()
    reads.clear()
    clearProblem()
    clearSuccess()
    showOpensLater(false)
    letGoOfUndo()
    closeInFront()
  }
  afterEach(close)
  afterAll(async () => {
    await vi.dynamicImportSettled()
    await portal.stop()
  })

  const open: ScreenPortal['open'] = async (
    path,
    email,
    { isLive = true, password = PASSWORD, sameWindow = false } = {},
  ) => {
    await close()
    const setCookies = email ? await signIn(portal, email, password) : []
    browseTo(portal.url + path, { shift: portal.shift, setCookies, sameWindow })
    layLine()
    if (!isLive) cutLive()
    followSession()
    await startSession().then(meetMe)
    const opened = createBrowserRouter(routes)
    router = opened
    render(
      <Strictness>
        <QueryClientProvider client={reads}>
          <RouterProvider router={opened} />
        </QueryClientProvider>
      </Strictness>,
    )
    return {
      user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
      go: async (to) => {
        // A page that a command still leads to would replace the one that this goes to.
        await waitFor(() => expect(opened.state.navigation.state).toBe('idle'))
        await opened.navigate(to)
        // What is found before would be drawn again under the pointer.
        if (isOpenLine()) await isRead()
      },
      address: () => location.pathname + location.search,
    }
  }

  return {
    get url() {
      return portal.url
    },
    get databaseUrl() {
      return portal.databaseUrl
    },
    open,
    caller: (email) => callerOf(portal.url, email),
  }
}
