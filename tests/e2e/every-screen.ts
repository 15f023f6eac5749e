import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const VISITOR = ''
export const BUYER = 'procurement@andina.example'
/** Nothing of their company waits for them. */
const CALM = 'procurement@lumiere.example'
/** Buys nothing: what is new to tell patients and doctors comes first. */
const MARKETING = 'marketing@andina.example'
const SALES = 'sales@partnercare.example'
const OPERATIONS = 'operations@partnercare.example'
const CONTENT = 'content@partnercare.example'
const ADMIN = 'admin@partnercare.example'
export const people = [VISITOR, BUYER, CALM, MARKETING, SALES, OPERATIONS, CONTENT, ADMIN] as const
export type Person = (typeof people)[number]

/** Ids of what screens show one of: of orders one with a quote and one to be paid in advance. */
export type OpenContext = {
  readonly quoted: string
  readonly paid: string
  readonly product: string
  readonly article: string
  readonly issue: string
  readonly film: string
  readonly material: string
  readonly variant: { readonly resourceId: string; readonly language: string }
  readonly company: string
  readonly person: string
  readonly code: string
}

/** Screens that a journey opens: what they show must have happened just before. */
export const screensOfJourneys = ['/order/confirmation', '/signup/documents', '/gallery', '/office/product-requests']

/** Every screen of the portal, by a person who may see it; '' is a visitor. */
export const screens = (opened: OpenContext): Readonly<Record<Person, readonly string[]>> => {
  const { quoted, paid, product, article, issue, film, material, variant, company, person, code } = opened
  return {
    [VISITOR]: [
      '/',
      '/login',
      '/signup',
      '/quality-assurance',
      '/become-a-distributor',
      '/terms',
      '/privacy',
      '/shop',
      '/404',
    ],
    [CALM]: ['/home'],
    [MARKETING]: ['/home'],
    [BUYER]: [
      '/home',
      '/cart',
      '/order/cart',
      '/order/address',
      '/order/shipping',
      '/order/certificates',
      '/order/checkout',
      '/order/validation',
      '/shop',
      `/product/${product}`,
      '/profile/orders',
      `/profile/order/${quoted}`,
      `/profile/order/${quoted}?tab=shipping`,
      `/profile/order/${paid}?tab=messages`,
      `/profile/order/${quoted}/edit`,
      `/profile/order/${quoted}/history`,
      `/profile/order/${quoted}/rounds`,
      `/profile/order/${quoted}/reorder`,
      '/profile/data',
      '/profile/forecasts',
      '/profile/forecasts/edit',
      '/profile/standing-orders',
      '/profile/me',
      '/profile/company',
      '/profile/security',
      '/profile/users',
      '/profile/users/edit',
      '/profile/roles',
      '/profile/approvals',
      '/profile/api-tokens',
      '/profile/webhooks',
      '/profile/agreements',
      '/profile/labels',
      '/profile/shipping-addresses',
      '/profile/billing-addresses',
      '/partnercare',
      '/partnercare/my-loyalty-program',
      '/profile/documents',
      '/news',
      `/news/${article}`,
      '/events',
      '/newsletter',
      `/newsletter/issues/${issue}`,
      '/partnercare/customer-service',
      '/partnercare/report/order-issue',
      '/partnercare/report/tender',
      '/partnercare/report/competitor',
      '/partnercare/report/law-change',
      '/notifications',
      '/profile/notifications',
      '/resources',
      '/resources/marketing-materials',
      '/resources/videos-and-tutorials',
      '/resources/best-practices',
      '/resources/womancare-academy',
      `/resources/tutorial-details/${film}`,
      `/resources/marketing-materials/${material}`,
      '/certificates/AAAA-BBBB-CCCC-DDDD',
    ],
    [SALES]: [
      '/office',
      '/office/quotes',
      '/office/orders',
      `/office/orders/${quoted}`,
      `/office/orders/${quoted}/replay`,
      `/office/orders/${quoted}/rounds`,
      '/office/promo-codes',
      '/office/new-promo-code',
      `/office/promo-codes/${code}`,
      `/office/promo-codes/${code}/change`,
      '/office/prices',
      '/office/data',
      '/office/figures/care-coins/earned',
      '/office/figures/promises/kept?of=QUOTES&compare=year',
      '/office/requests',
      '/office/notifications',
      '/office/notification-settings',
    ],
    [OPERATIONS]: [
      '/office/documents',
      '/office/products',
      `/office/products/${product}`,
      `/office/products/${product}/change`,
      '/office/new-product',
      '/office/categories',
      '/office/prices/scheduled',
      '/office/prices/import',
      `/office/orders/${paid}`,
      '/office/requests?section=ANSWERED',
      '/office/agreements',
      '/office/labels',
      '/office/labels?tab=labels',
    ],
    [CONTENT]: [
      '/office/loyalty',
      '/office/content',
      '/office/content?show=use',
      `/office/content/${variant.resourceId}`,
      `/office/content/${variant.resourceId}/${variant.language}`,
      `/office/content/${variant.resourceId}/${variant.language}/preview`,
      '/office/news',
      '/office/events',
      '/office/newsletter',
      '/office/social',
    ],
    [ADMIN]: [
      '/office/loyalty/settings',
      '/office/distributors',
      `/office/distributors/${company}`,
      '/office/vetting',
      '/office/people',
      `/office/people/${person}`,
      '/office/roles',
      '/office/account',
      '/office/api-tokens',
      '/office/outbox',
      '/office/webhooks',
      '/office/approvals',
      '/office/settings',
      '/office/settings/mails',
      '/office/roles?side=distributors',
      '/office/audit',
      `/office/audit/order/${quoted}`,
      '/office/log',
      '/office/invariants',
      '/office/projections',
    ],
  }
}

const requestsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

/** Rarely the browser does not report the end of a request that is routed: then nothing further is requested. */
const idle = async (page: Page): Promise<void> => {
  try {
    await page.waitForLoadState('networkidle', { timeout: 10_000 })
  } catch {
    const before = await requestsOf(page)
    await page.waitForTimeout(1_000)
    expect(await requestsOf(page), 'still requested after 10 s').toEqual(before)
  }
}

/** Nothing is on its way any more. */
export const atRest = async (page: Page): Promise<void> => {
  await idle(page)
  await page.locator('main').waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
}
