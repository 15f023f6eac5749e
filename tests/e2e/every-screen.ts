import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'
const OPERATIONS = 'operations@partnercare.example'
const CONTENT = 'content@partnercare.example'
const ADMIN = 'admin@partnercare.example'
export const people = [BUYER, SALES, OPERATIONS, CONTENT, ADMIN] as const
type Person = (typeof people)[number]

/** What the screens of one thing are opened for: an order with a quote, one to be paid in advance, a product. */
export type Opened = { readonly quoted: string; readonly paid: string; readonly product: string }

/** Every screen of the portal, by somebody who may see it. */
export const screens = ({ quoted, paid, product }: Opened): Readonly<Record<Person, readonly string[]>> => ({
  [BUYER]: [
    '/home',
    '/cart',
    '/order/address',
    '/order/shipping',
    '/order/certificates',
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
    '/profile/me',
    '/profile/company',
    '/profile/security',
    '/profile/users',
    '/profile/users/edit',
    '/profile/roles',
    '/profile/agreements',
    '/profile/labels',
    '/profile/shipping-addresses',
    '/profile/billing-addresses',
    '/partnercare',
    '/partnercare/my-loyalty-program',
    '/profile/documents',
    '/news',
    '/events',
    '/newsletter',
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
    '/office/product-requests',
    '/office/agreements',
    '/office/labels',
    '/office/labels?tab=labels',
  ],
  [CONTENT]: [
    '/office/loyalty',
    '/office/content',
    '/office/content?show=use',
    '/office/news',
    '/office/events',
    '/office/newsletter',
    '/office/social',
  ],
  [ADMIN]: [
    '/office/loyalty/settings',
    '/office/distributors',
    '/office/vetting',
    '/office/people',
    '/office/roles',
    '/office/account',
    '/office/outbox',
    '/office/settings',
    '/office/settings/mails',
    '/office/roles?side=distributors',
    '/office/audit',
    `/office/audit/order/${quoted}`,
    '/office/log',
    '/office/invariants',
    '/office/projections',
  ],
})

/** Nothing is on its way any more. */
export const atRest = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.locator('main').waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
}
