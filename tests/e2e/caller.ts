import { randomUUID } from 'node:crypto'
import { PASSWORD } from '#fixtures/companies/staff.ts'
import type { Cart, OrderDetail } from '#modules/ordering/contract.ts'

/** A user of the portal's calls without a browser: what happens elsewhere while a test looks at a screen. */
export type Caller = {
  readonly get: <Answer>(path: string) => Promise<Answer>
  readonly send: <Answer>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown) => Promise<Answer>
}

const RENEWED_AFTER_MS = 5 * 60_000

export const callerOf = async (portalUrl: string, email: string): Promise<Caller> => {
  const ask = async <Answer>(method: string, path: string, body?: unknown, jwt?: string): Promise<Answer> => {
    const answer = await fetch(`${portalUrl}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(jwt && { authorization: jwt }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  let signedIn: { jwt: string; at: number } | null = null
  // A token lasts a quarter of an hour, a file of tests on a busy machine may take longer.
  const token = async (): Promise<string> => {
    if (signedIn && performance.now() - signedIn.at < RENEWED_AFTER_MS) return signedIn.jwt
    const { jwt } = await ask<{ jwt: string }>('POST', '/auth/signin', { email, password: PASSWORD })
    signedIn = { jwt, at: performance.now() }
    return jwt
  }
  await token()
  return {
    get: async (path) => ask('GET', path, undefined, await token()),
    send: async (method, path, body) => ask(method, path, body, await token()),
  }
}

export type PlacedOrder = { readonly orderId: string; readonly num: string; readonly total: number }

/** What order numbers look like. */
export const orderNumber = /^20\d\d-\d{6}$/

const addressOf = async (caller: Caller, type: string) =>
  (await caller.get<{ id: string }[]>(`/addresses?type=${type}`))[0]?.id as string

/** Where this person's company has its goods and its bills sent. */
export const bothAddresses = async (caller: Caller) => ({
  shippingAddressId: await addressOf(caller, 'SHIPPING'),
  billingAddressId: await addressOf(caller, 'BILLING'),
})

/** Orders the first section of this person's cart, unchanged. */
export const placesOrder = async (caller: Caller, promoCode?: string): Promise<PlacedOrder> => {
  const { sections } = await caller.get<Cart>('/cart')
  const [section] = sections
  if (!section) throw new Error('The cart is empty')
  const placed = await caller.send<{ orderId: string; num: string }>('POST', '/order', {
    registrations: section.products.map(({ registrationId, packagingId, quantity }) => ({
      registrationId,
      packagingId,
      quantity,
    })),
    ...(await bothAddresses(caller)),
    shipping: { method: 'CPT', transportMode: 'Airport' },
    ...(promoCode && { promoCode }),
  })
  const { total } = await caller.get<{ total: number }>(`/order/${placed.orderId}`)
  return { ...placed, total }
}

/** The goods of an order once more, to the same addresses. */
export const placesAgain = async (caller: Caller, orderId: string): Promise<PlacedOrder> => {
  const { orderItems, shippingAddress, billingAddress } = await caller.get<OrderDetail>(`/order/${orderId}`)
  return caller.send<PlacedOrder>('POST', '/order', {
    registrations: orderItems.map(({ registration, packaging, quantity }) => ({
      registrationId: registration.id,
      packagingId: packaging?.id ?? null,
      quantity,
    })),
    shippingAddressId: shippingAddress.id,
    billingAddressId: billingAddress.id,
    shipping: { method: 'CPT', transportMode: 'Airport' },
  })
}
