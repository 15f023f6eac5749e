import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { type OwnOrder, ownOrder } from '#tests/e2e/own-order.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { fill, fillAddress } from '#tests/screens/fields.ts'
import { cutLine, holdAnswers, mendLine, sentRequests } from '#tests/screens/line.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'
import { count } from '#web/ui/figures/format.ts'

const LUCIA = 'procurement@andina.example'
const MATEO = 'marketing@andina.example'

const portal = screenPortal()
let lucia: Caller
let sales: Caller
beforeAll(async () => {
  lucia = await portal.caller(LUCIA)
  sales = await portal.caller('sales@partnercare.example')
})

const quoted = async (): Promise<OwnOrder> => {
  const order = await ownOrder(lucia)
  await sales.send('POST', `/office/orders/${order.id}/quote`, oneFreight(12_340))
  return order
}
const now = ({ id }: OwnOrder) => lucia.get<OrderDetail>(`/order/${id}`)
const removeOf = (name: string | undefined) => `Remove ${name} from the order`
const openEdit = async (order: OwnOrder): Promise<OpenScreen> => {
  const opened = await portal.open(`/profile/order/${order.id}/edit`, LUCIA)
  await screen.findByRole('button', { name: removeOf(order.products[0]?.name) })
  return opened
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async ({ user }: OpenScreen, name: string | RegExp, inside: HTMLElement = document.body) =>
  user.click((await within(inside).findAllByRole('button', { name }))[0] as HTMLElement)
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const said = (text: string | RegExp) => screen.findAllByText(text)
const isGone = (read: () => unknown) => waitFor(() => expect(read()).toBeNull())
const hasFocus = (find: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(find()))
const question = (name: string) => screen.findByRole('dialog', { name })

describe('items', () => {
  test('are changed together and saved once, what is not saved is discarded, and a colleague’s change shows', async () => {
    const order = await ownOrder(lucia)
    const [first] = order.products
    const opened = await openEdit(order)
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: `Quantity of ${first?.name}` })
    const before = field.value
    await press(opened, `Increase Quantity of ${first?.name}`)
    await said('New total (excl. VAT)')
    await press(opened, 'Discard')
    expect(field.value).toBe(before)
    await isGone(() => screen.queryByText('New total (excl. VAT)'))

    await press(opened, `Increase Quantity of ${first?.name}`)
    const late = holdAnswers('PUT', /^\/order\/items/)
    const save = await button('Save the items')
    await opened.user.click(save)
    await late.caught
    expect(save.getAttribute('aria-busy')).toBe('true')
    await opened.user.click(save)
    late.release()
    await said('Order changed. The 72 hours for our quote start again.')
    expect(
      sentRequests().filter(({ method, path }) => method === 'PUT' && path.startsWith('/order/items')),
    ).toHaveLength(1)
    await hasFocus(() => screen.queryByRole('region', { name: 'Items' }))
    const units = (first?.minimumOrderQuantity ?? 0) + (first?.orderQuantityStep ?? 0)
    const { orderItems } = await now(order)
    expect(orderItems[0]?.quantity).toBe(units)
    await isGone(() => screen.queryByText('New total (excl. VAT)'))

    const [item] = orderItems
    await lucia.send('PUT', '/order/items', {
      orderId: order.id,
      orderItems: [
        { id: item?.id, quantity: units + (first?.orderQuantityStep ?? 0), packaging: item?.packaging?.id ?? null },
      ],
    })
    await waitFor(() => expect(field.value).toBe(count(units + (first?.orderQuantityStep ?? 0))))
  })

  test('that are changed and not saved are not left without a question', async () => {
    const order = await ownOrder(lucia)
    const opened = await openEdit(order)
    await press(opened, `Increase Quantity of ${order.products[0]?.name}`)
    await opened.user.click(screen.getByRole('link', { name: 'Add another product' }))
    await press(opened, 'Stay', await question('Leave without saving?'))
    await isGone(() => screen.queryByRole('dialog'))
    await said('New total (excl. VAT)')
    await opened.user.click(screen.getByRole('link', { name: 'Add another product' }))
    await press(opened, 'Leave', await question('Leave without saving?'))
    await said(new RegExp(`^You are adding to order ${order.num}`))
  })

  test('take the quote away only after a question, and the page says so before and after', async () => {
    const order = await quoted()
    const opened = await openEdit(order)
    await said(/^Quote 1 is open until/)
    await said('Any change withdraws it. We will then send you a new quote within 72 hours.')
    await press(opened, /^Increase Quantity of/)
    await press(opened, 'Save the items')
    await press(opened, 'Keep the quote', await question('Withdraw the quote and change the order?'))
    expect((await now(order)).status).toBe('QUOTE_RECEIVED')
    await press(opened, 'Save the items')
    await press(opened, 'Change the order', await question('Withdraw the quote and change the order?'))
    await said(/^Order changed and quote 1 withdrawn\./)
    await said(/Any change restarts the 72 hours\./)
    await said('Sales quote, version 1')
    await said(/Withdrawn/)
    expect((await now(order)).status).toBe('WAITING_FOR_QUOTE')
  })

  test('are removed, put back, and the last one cancels the order', async () => {
    const order = await ownOrder(lucia)
    const [first, second] = order.products
    const { orderItems: before } = await now(order)
    const opened = await openEdit(order)
    await press(opened, removeOf(second?.name))
    await said(`${second?.name} was removed from the order.`)
    await press(opened, 'Undo')
    await button(removeOf(second?.name))
    await expect.poll(async () => (await now(order)).orderItems.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    await press(opened, removeOf(second?.name))
    await isGone(() => screen.queryByRole('button', { name: removeOf(second?.name) }))
    await press(opened, removeOf(first?.name))
    await press(opened, 'Cancel this order', await question('Cancel this order?'))
    await expect.poll(opened.address).toBe(`/profile/order/${order.id}`)
    await said(/Your company cancelled this order\./)
  })

  test('are added from the shop by way of the label', async () => {
    const order = await ownOrder(lucia)
    const opened = await openEdit(order)
    const { user, address } = opened
    await user.click(screen.getByRole('link', { name: 'Add another product' }))
    await said(new RegExp(`^You are adding to order ${order.num}`))
    await user.click(await screen.findByRole('link', { name: order.another.name }))
    await expect.poll(address).toBe(`/product/${order.another.id}?orderToEdit=${order.id}`)
    await button('Add to my order')
    if (order.another.packagings.length > 1) {
      await user.click(screen.getByRole('combobox', { name: 'Packaging' }))
      await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
    }
    await press(opened, 'Add to my order')
    await said('Is this correct?')
    await press(opened, 'Yes, add to my order')
    await screen.findByRole('heading', { name: 'Your product was successfully added to your order' })
    await user.click(screen.getByRole('link', { name: 'See my order' }))
    await expect.poll(address).toBe(`/profile/order/${order.id}/edit`)
    await button(removeOf(order.another.name))
    expect((await now(order)).orderItems).toHaveLength(3)
  })

  test('of another kind make another order', async () => {
    const order = await ownOrder(lucia)
    const { user } = await portal.open(`/product/${order.unfit.id}?orderToEdit=${order.id}`, LUCIA)
    await said(/This product cannot be added to it\./)
    await user.click(screen.getByRole('link', { name: 'Order it separately' }))
    await button('Add to cart')
  })
})

describe('everything else of an order', () => {
  test('ships to an address that is added on the way, and comes back with it', async () => {
    const order = await quoted()
    const opened = await openEdit(order)
    await press(opened, 'Change the shipping address')
    await opened.user.click(
      await within(await screen.findByRole('dialog')).findByRole('link', { name: 'Add an address' }),
    )
    await expect.poll(opened.address).toBe(`/profile/shipping-addresses?orderToEdit=${order.id}`)
    const name = `Bodega ${order.num}`
    await said(new RegExp(`^The address you save is used for order ${order.num}`))
    await said('Changing the address withdraws quote 1.')
    await fillAddress(opened.user, name)
    await press(opened, 'Save the address')
    await expect.poll(opened.address).toBe(`/profile/order/${order.id}/edit`)
    await within(screen.getByRole('main')).findByText(name)
    await said(/quote 1 withdrawn/)
    expect(await now(order)).toMatchObject({ shippingAddress: { name }, status: 'WAITING_FOR_QUOTE' })
  })

  test('travels otherwise, with other certificates, wishes and a contact, and its history says so', async () => {
    const order = await ownOrder(lucia)
    const opened = await openEdit(order)
    const { user, go } = opened
    await press(opened, 'Change Shipping method')
    await waitFor(() => expect((document.activeElement as HTMLInputElement).type).toBe('radio'))
    const airport = screen.getByRole<HTMLInputElement>('radio', { name: /^Airport/ })
    await user.click(airport)
    expect(airport.checked, 'choosing what is chosen clears it').toBe(false)
    await user.click(screen.getByRole('radio', { name: /^FOB/ }))
    await press(opened, 'Save')
    await said(/^Please select an option within Airport, Road and Harbor/)
    await user.click(screen.getByRole('radio', { name: /^Harbor/ }))
    await fill(user, await box('Destination'), 'Port of Cartagena')
    await press(opened, 'Save')
    await waitFor(() =>
      expect(screen.getByRole('main').textContent).toContain('FOB · Free On Board, Harbor, Port of Cartagena'),
    )
    await hasFocus(() => screen.queryByRole('button', { name: 'Change Shipping method' }))

    await press(opened, 'Change Certificates')
    await user.click(await screen.findByRole('checkbox', { name: 'Certificate of analysis' }))
    await fill(user, screen.getByLabelText(/^Another certificate/), 'Halal, by the board')
    await press(opened, 'Save')
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').some((one) => one.textContent?.includes('Halal, by the board'))).toBe(
        true,
      ),
    )

    await press(opened, 'Change Special request')
    await user.click(await screen.findByRole('checkbox', { name: 'Packing' }))
    await press(opened, 'Save')
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').some((one) => one.textContent?.includes('Packing'))).toBe(true),
    )

    await press(opened, 'Add a delivery contact')
    await press(opened, 'Validate')
    await hasFocus(() => screen.queryByRole('textbox', { name: 'Your name' }))
    await fill(user, await box('Your name'), 'Rosa Medina')
    await fill(user, await box('Phone number'), 'none')
    await press(opened, 'Validate')
    await hasFocus(() => screen.queryByRole('textbox', { name: 'Phone number' }))
    await fill(user, await box('Phone number'), '+57 310 555 0199')
    await press(opened, 'Validate')
    await said('+57 310 555 0199')
    await hasFocus(() => screen.queryByRole('button', { name: 'Change the delivery contact' }))
    expect(await now(order)).toMatchObject({
      shippingInfo: { method: 'FOB', transportMode: 'Harbor', destination: 'Port of Cartagena' },
      certificates: 'Certificate of analysis, Halal, by the board',
      specialRequest: { packing: true },
      contact: { name: 'Rosa Medina' },
    })

    await go(`/profile/order/${order.id}`)
    const small = await button(/^\d entries$/)
    expect(small.textContent).toBe('4 entries')
    small.focus()
    await user.keyboard('{Enter}')
    await said('FOB, Harbor, Port of Cartagena')
    await lucia.send('PUT', '/order', { orderId: order.id, fields: { destination: 'Port of Barranquilla' } })
    await said('FOB, Harbor, Port of Barranquilla')
    expect(small.textContent).toBe('5 entries')
    await user.keyboard('{Enter}')
    await isGone(() => screen.queryByText('FOB, Harbor, Port of Cartagena'))
  })

  test('is not left without a question while something is typed in any of its parts', async () => {
    const order = await ownOrder(lucia)
    const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const parts = [
      [
        'Change Shipping method',
        (user: OpenScreen['user']) => user.click(screen.getByRole('radio', { name: /^Harbor/ })),
      ],
      [
        'Change Certificates',
        (user: OpenScreen['user']) => fill(user, screen.getByLabelText(/^Another certificate/), 'Halal'),
      ],
      [
        'Change Special request',
        (user: OpenScreen['user']) => user.click(screen.getByRole('checkbox', { name: 'Packing' })),
      ],
      [
        'Add a delivery contact',
        (user: OpenScreen['user']) => fill(user, screen.getByRole('textbox', { name: 'Your name' }), 'Rosa'),
      ],
    ] as const
    const opened = await openEdit(order)
    for (const [open, type] of parts) {
      await press(opened, open)
      const form = () => document.querySelector('main form') as HTMLElement
      await waitFor(() => expect(form()).not.toBeNull())
      expect(mayLeave(), `${open}: opened and not changed, nothing would be lost`).toBe(true)
      await type(opened.user)
      expect(mayLeave(), open).toBe(false)
      await opened.user.click(screen.getByRole('link', { name: 'See the order' }))
      await press(opened, 'Stay', await question('Leave without saving?'))
      await isGone(() => screen.queryByRole('dialog'))
      await press(opened, 'Cancel', form())
      expect(mayLeave(), `${open}: cancelled`).toBe(true)
    }
    await opened.user.click(screen.getByRole('link', { name: 'See the order' }))
    await expect.poll(opened.address).toBe(`/profile/order/${order.id}`)
  })

  test('keeps what was typed when one keeps the quote after all', async () => {
    const order = await quoted()
    const opened = await openEdit(order)
    await press(opened, 'Add a delivery contact')
    await fill(opened.user, await box('Your name'), 'Rosa Medina')
    await fill(opened.user, await box('Phone number'), '+57 310 555 0199')
    await press(opened, 'Validate')
    await press(opened, 'Keep the quote', await screen.findByRole('dialog'))
    await isGone(() => screen.queryByRole('dialog'))
    expect((await box('Your name')).value).toBe('Rosa Medina')
    await press(opened, 'Validate')
    await press(opened, 'Change the order', await screen.findByRole('dialog'))
    await said('+57 310 555 0199')
  })

  test('is cancelled once, after one more question, also over a line that was down', async () => {
    const order = await ownOrder(lucia)
    const opened = await openEdit(order)
    await press(opened, 'Cancel this order')
    const prompt = await screen.findByRole('dialog')
    cutLine()
    await press(opened, 'Cancel this order', prompt)
    mendLine()
    await expect.poll(opened.address).toBe(`/profile/order/${order.id}`)
    expect((await now(order)).status).toBe('CANCELLED')
  })
})

describe('an order that cannot be edited leads to its page', () => {
  test('from every screen that would change it', async () => {
    const order = await ownOrder(lucia)
    await lucia.send('PUT', '/order/cancel', { orderId: order.id })
    const { address, go } = await portal.open('/home', LUCIA)
    for (const path of [
      '/shop?orderToEdit=',
      `/product/${order.another.id}?orderToEdit=`,
      '/order/address?orderToEdit=',
      '/order/shipping?orderToEdit=',
      '/order/certificates?orderToEdit=',
      '/profile/shipping-addresses?orderToEdit=',
      '/profile/billing-addresses?orderToEdit=',
    ]) {
      await go('/home')
      await go(`${path}${order.id}`)
      await expect.poll(address, { message: path }).toBe(`/profile/order/${order.id}`)
    }
  })

  test('while one edits it: a colleague has just confirmed it', async () => {
    const order = await quoted()
    const { address, go } = await openEdit(order)
    await lucia.send('PUT', '/order/status', { orderId: order.id, status: 'CONFIRMED', quoteVersion: 1 })
    await expect.poll(address).toBe(`/profile/order/${order.id}`)
    await screen.findByRole('heading', { level: 1, name: order.num })
    await go(`/profile/order/${order.id}/edit`)
    await expect.poll(address).toBe(`/profile/order/${order.id}`)
  })

  test('for who may not change it', async () => {
    const order = await ownOrder(lucia)
    const { address } = await portal.open(`/profile/order/${order.id}/edit`, MATEO)
    await expect.poll(address).toBe(`/profile/order/${order.id}`)
    await screen.findByRole('heading', { level: 1, name: order.num })
    expect(screen.queryByRole('link', { name: 'Modify the order' })).toBeNull()
  })
})

test('‘Modify the order’ is in the list, on the home page, on the order and after placing', async () => {
  const order = await ownOrder(lucia)
  const { user, address, go } = await portal.open('/home', LUCIA)
  for (const path of [
    '/home',
    '/profile/orders',
    `/profile/order/${order.id}`,
    `/order/confirmation?order=${order.id}`,
  ]) {
    await go(path)
    await screen.findAllByText(order.num)
    await user.click((await screen.findAllByRole('link', { name: /^Modify the order/ }))[0] as HTMLElement)
    await expect.poll(address, { message: path }).toBe(`/profile/order/${order.id}/edit`)
  }
  cleanup()
})
