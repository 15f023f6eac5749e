import { describe, expect, test } from 'vitest'
import type { NotificationType } from '#modules/notifications/events.ts'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { digest } from './digest.ts'

const { brand } = readConfiguration('test', {})

type Item = { readonly type: NotificationType; readonly orderId?: string; readonly facts: object }
const dailyMail = (staff: boolean, [first, ...others]: readonly Item[]) =>
  digest(first, { staff, brand, timeZone: 'UTC', companyZone: 'UTC' }, others)

/** The sections of the mail of a day, as its reader reads them. */
const given = (...items: readonly Item[]) => ({
  reads: (sections: Readonly<Record<string, readonly unknown[]>>, staff = false) => {
    const mail = dailyMail(staff, items)
    const read = (mail.sections ?? []).map(({ heading, lines }) => [heading, lines.map(({ text }) => text)])
    expect(read).toEqual(Object.entries(sections))
    return mail
  },
})

const ofOrder = (num: string) => ({ orderId: num, orderNum: num })
const status = (num: string, became: string, until?: string): Item => ({
  type: 'ORDER_STATUS',
  ...ofOrder(num),
  facts: { status: became, ...(until && { until }) },
})
const code = (promoCode: string): Item => ({ type: 'PROMO_CODE', facts: { promoCode } })
const quote = (num: string, until: string): Item => ({ type: 'NEW_QUOTE', ...ofOrder(num), facts: { until } })
const message = (num: string, company?: string): Item => ({ type: 'NEW_MESSAGE', ...ofOrder(num), facts: { company } })

describe('the mail of a day', () => {
  test('has a line for each thing, with its newest state, in the order in which they changed', () => {
    const mail = given(
      status('1', 'CONFIRMED'),
      code('SPRING'),
      status('2', 'CONFIRMED'),
      code('MAY'),
      status('1', 'CANCELLED'),
    ).reads({
      Orders: ['Order 2 has been confirmed.', 'Order 1 has been cancelled.'],
      CareCoins: ['The promo code SPRING is yours.', 'The promo code MAY is yours.'],
    })
    expect(mail.subject).toBe('Your day: 4 pieces of news')
    expect(mail.action?.link).toBe('/notifications')
    expect(dailyMail(false, [code('MAY')]).subject).toBe('Your day: 1 piece of news')
  })

  test('begins with what its reader has to do, what runs out first on top', () => {
    given(
      { type: 'NEW_RESOURCE_AVAILABLE', facts: { document: 'Brochure' } },
      { type: 'DOCUMENT_REVIEWED', facts: { approved: false, document: 'Licence' } },
      quote('1', '2026-12-20T10:00:00.000Z'),
      status('2', 'WAITING_FOR_PREPAYMENT', '2026-12-03T00:00:00.000Z'),
      status('3', 'IN_PRODUCTION'),
      { type: 'DOCUMENT_REVIEWED', facts: { approved: true, document: 'Certificate' } },
      { type: 'STANDING_ORDER', facts: { status: 'REVIEW', country: 'Peru' } },
      { type: 'TICKET_ANSWERED', facts: { subject: 'TKT-1' } },
    ).reads({
      'Needs you': [
        'Order 2 is waiting for your pre-payment, due by 03/12/2026.',
        'The quote for order 1 is ready. You can confirm it until 20/12/2026 (UTC).',
        'Licence has been rejected. Please send it again.',
        'Your standing order for Peru needs a review. Nothing was put into the cart.',
      ],
      Orders: ['Order 3 is in production.'],
      Documents: ['Certificate has been approved.'],
      Requests: ['Our team has answered your request TKT-1.'],
      'Library and news': ['“Brochure” is now in the library.'],
    })
  })

  test('keeps the step of an order that a message came to afterwards', () =>
    given(quote('1', '2026-12-20T10:00:00.000Z'), message('1'), message('1')).reads({
      'Needs you': [expect.stringContaining('The quote for order 1 is ready')],
      Orders: ['There is a new message about order 1.'],
    }))

  test('is for staff what runs out, then each desk', () =>
    given(
      { type: 'NEW_DISTRIBUTOR', facts: { company: 'Andina', distributorId: 'a' } },
      message('1', 'Andina'),
      { type: 'QUOTE_DUE', ...ofOrder('2'), facts: { company: 'Andina', until: '2026-12-01T10:00:00.000Z' } },
      { type: 'QUOTE_OVERDUE', ...ofOrder('3'), facts: { company: 'Andina' } },
      { type: 'DOCUMENT_SUBMITTED', ...ofOrder('4'), facts: { company: 'Andina', document: 'LICENSE_DOCUMENT' } },
      { type: 'LABEL_ISSUE', facts: { company: 'Andina', subjectId: 'i' } },
      { type: 'NEW_TICKET', facts: { company: 'Andina', subject: 'TKT-1', subjectId: 't' } },
    ).reads(
      {
        'Needs you': [
          'The 72 hours for the quote of order 3 of Andina have passed.',
          'The quote for order 2 of Andina is due by 01/12/2026 10:00 UTC.',
        ],
        Orders: ['Andina wrote to you about order 1.'],
        Documents: ['Andina submitted the license document for order 4.'],
        'Due diligence': ['Andina has signed up and is waiting for activation.'],
        Labels: ['Andina reported an issue with a label.'],
        'Customer requests': ['Andina opened request TKT-1.'],
      },
      true,
    ))

  test('leads with each line to its step', () => {
    const mail = dailyMail(false, [quote('1', '2026-12-20T10:00:00.000Z'), code('MAY')])
    expect(mail.sections?.flatMap(({ lines }) => lines.map(({ label, link }) => [label, link]))).toEqual([
      ['Open the quote', '/profile/order/1#quote'],
      ['Open the loyalty program', '/partnercare/my-loyalty-program'],
    ])
  })

  test('has eight lines of an area at most, and leads to the list with the others', () => {
    const orders = Array.from({ length: 12 }, (_, index) => status(`${index}`, 'CONFIRMED'))
    const [section] = dailyMail(false, orders).sections ?? []
    expect(section?.lines).toHaveLength(8)
    expect(section?.more).toEqual({ label: 'and 4 more', link: '/profile/orders' })
    expect(dailyMail(false, orders.slice(4)).sections?.[0]?.more).toBeUndefined()
  })
})
