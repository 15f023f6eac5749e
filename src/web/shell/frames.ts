import type { ComponentType } from 'react'

import type { CurrentUser } from '#modules/identity/contract.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import { metMe } from '#web/identity/me.ts'

/** `content`: the page keeps to the page's width, which other frames see to themselves. */
type Frame = ComponentType<{ content?: boolean }>
type Code = Promise<{ readonly default: Frame }>

const codes = {
  public: (): Code => import('./PublicFrame.tsx'),
  portal: (): Code => import('./PortalFrame.tsx'),
  office: (): Code => import('./OfficeFrame.tsx'),
}
/** Which side of the portal a frame belongs to. */
export type FrameName = keyof typeof codes

const there = new Map<FrameName, Frame>()

/** What fetches the code of a frame, with its first screen. */
export const frameCode = (name: FrameName) => async (): Code => {
  const frame = await codes[name]()
  there.set(name, frame.default)
  return frame
}

/** A frame whose code was fetched before: it shows without the start-up mark. */
export const frameThere = (name: FrameName): Frame | undefined => there.get(name)

/** The user's frame of a page that everybody may see. */
export const frameNameOf = (me: Pick<CurrentUser, 'role'> | undefined): FrameName =>
  !me ? 'public' : isStaff(me.role) ? 'office' : 'portal'

/** Fetches the current user's frame. */
export const ownFrame = () => frameCode(frameNameOf(metMe()))()
