import { expect } from 'vitest'

import { callerOf } from './caller.ts'

type Mail = { readonly to: string; readonly text: string }

/** Where the newest mail to this address leads, of those that hold a link to such a page. */
export const newestLink = async (portalUrl: string, email: string, page: string): Promise<string> => {
  const admin = await callerOf(portalUrl, 'admin@partnercare.example')
  const linkIn = ({ text }: Mail) => new RegExp(`/${page}\\?\\S+`).exec(text)?.[0]
  const read = async () => {
    const { mails } = await admin.get<{ mails: readonly Mail[] }>('/office/outbox?pageSize=20')
    return mails.filter(({ to }) => to === email).flatMap((mail) => linkIn(mail) ?? [])[0]
  }
  await expect.poll(read).toBeDefined()
  return (await read()) as string
}
