import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import type { Caller } from '#tests/e2e/caller.ts'
import { choose, fill } from '#tests/screens/fields.ts'
import { holdAnswers, sentRequests } from '#tests/screens/line.ts'
import { useListTools } from '#tests/screens/list-tools.ts'
import { fromMenu } from '#tests/screens/menu.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const BUYER = 'procurement@andina.example'
const READER = 'marketing@andina.example'
const OUTSIDE = 'procurement@lumiere.example'
const SALES = 'sales@partnercare.example'
const CONTENT = 'content@partnercare.example'
const ADMIN = 'admin@partnercare.example'
const PROGRAMME = '/partnercare/my-loyalty-program'

const portal = screenPortal()
let reader: Caller
beforeAll(async () => {
  reader = await portal.caller(READER)
  const content = await portal.caller(CONTENT)
  for (const [name, priceInCC] of [
    ['Window sticker', 40],
    ['Pelvic model', 900_000],
  ] as const)
    await content.send('POST', '/office/loyalty/products', {
      name,
      description: 'For the reception',
      kind: 'DISPLAY',
      priceInCC,
    })
})

const balance = async () => (await reader.get<{ data: { balance: number } }>('/carecoins/count')).data.balance
const orderSticker = async () => {
  const materials = await reader.get<{ id: string; name: string }[]>('/partner-products')
  const partnerProductId = materials.find(({ name }) => name === 'Window sticker')?.id
  await reader.send('POST', '/partner-orders', { partnerProductId })
}

const dialog = async () => within(await screen.findByRole('dialog'))
const table = (name: string | RegExp) => screen.findByRole('table', { name })
/** The first row below the head: the newest line. */
const newestOf = async (name: string | RegExp) => within(within(await table(name)).getAllByRole('row')[1]!)
const LEDGER = /^(Ledger|CareCoins history)$/

describe('the programme of a company', () => {
  test('shows where it is and what earns; the hub leads there and back, and outside of the programme nothing does', async () => {
    const outside = await portal.open(PROGRAMME, OUTSIDE)
    await expect.poll(outside.address).toBe('/home')
    await outside.go('/partnercare')
    await screen.findByText('We respond within 48 hours.')
    expect(screen.queryByRole('link', { name: 'My loyalty program' })).toBeNull()

    const { user } = await portal.open('/partnercare', BUYER)
    await screen.findByText('We respond within 48 hours.')
    await user.click(screen.getByRole('link', { name: 'My loyalty program' }))
    await screen.findByText('How to earn CareCoins')
    await screen.findByRole('heading', { name: 'Gold partner' })
    expect(within(await table(LEDGER)).getAllByRole('row').length).toBeGreaterThan(1)
    await user.click(screen.getByRole('link', { name: 'BACK TO PARTNERCARE' }))
    await screen.findByText('We respond within 48 hours.')
  })

  test('material that it can pay is ordered once; material that is too dear says what is missing', async () => {
    const before = await balance()
    const { user } = await portal.open(PROGRAMME, READER)
    const dear = await screen.findByRole('button', { name: 'Redeem Pelvic model' })
    await waitFor(() => expect(dear.getAttribute('data-why')).toMatch(/\d/))
    expect(dear.getAttribute('aria-disabled')).toBe('true')
    await user.click(dear)
    expect(screen.queryByRole('dialog')).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Redeem Window sticker' }))
    const late = holdAnswers('POST', /\/partner-orders$/)
    const redeem = (await dialog()).getByRole('button', { name: 'Redeem' })
    await user.click(redeem)
    await late.caught
    expect(redeem.getAttribute('aria-busy')).toBe('true')
    await user.click(redeem)
    late.release()
    await screen.findByText('“Window sticker” is ordered.')
    expect(sentRequests().filter(({ path, method }) => method === 'POST' && path === '/partner-orders')).toHaveLength(1)
    expect(await balance()).toBe(before - 40)
    const item = within(await table('Redeem your CareCoins'))
      .getByText('Window sticker')
      .closest('tr')!
    await waitFor(() => expect(item.textContent).toMatch(/1\s+order in progress/))
    await (await newestOf(LEDGER)).findByText('Window sticker')
  })
})

describe('the office', () => {
  test('ordered material is found and marked as sent with a note, which the company reads', async () => {
    await orderSticker()
    const open = await portal.open('/office/loyalty?tab=orders', CONTENT)
    const { user, go } = open
    await user.click((await screen.findAllByRole('button', { name: /^Mark as sent: Window sticker/ }))[0]!)
    await fill(user, (await dialog()).getByRole('textbox', { name: /^Note for the company/ }), 'With the next delivery')
    await user.click((await dialog()).getByRole('button', { name: 'Mark as sent' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await go('/office/loyalty?tab=orders&status=SENT&search=sticker&sort=-ordered')
    await within(await table('Ordered material')).findByText('With the next delivery')
    expect(await useListTools(open, { column: 'Ordered by', file: 'partner-orders.csv' })).toMatch(
      /^Window sticker,Andina Salud S\.A\.S\.,.*,Sent,With the next delivery/m,
    )
    await portal.open(PROGRAMME, READER)
    await within(await table('Materials you ordered')).findByText('With the next delivery')
  })

  test('material that cannot be sent is cancelled with a reason, which both sides read in the ledger', async () => {
    await orderSticker()
    const { user } = await portal.open('/office/loyalty?tab=orders', CONTENT)
    await fromMenu(user, 'Window sticker, Andina Salud S.A.S.', 'Cancel')
    await screen.findByText('40 CareCoins are returned to Andina Salud S.A.S.')
    await fill(user, (await dialog()).getByRole('textbox', { name: /^Reason/ }), 'Out of print')
    await user.click((await dialog()).getByRole('button', { name: 'Cancel and give back' }))
    await screen.findByText('“Window sticker” cancelled and CareCoins returned.')

    const isInLedger = async () => {
      await table(LEDGER)
      const newest = await newestOf(LEDGER)
      newest.getByText('Came back, material cancelled')
      newest.getByText('Window sticker')
      newest.getByText('Out of print')
    }
    await portal.open(PROGRAMME, READER)
    await isInLedger()
    const sales = await portal.open('/office/loyalty', SALES)
    await sales.user.click(await screen.findByRole('link', { name: 'Andina Salud S.A.S.' }))
    await isInLedger()
  })

  test('sales grant what the programme gives, another amount with a reason, and correct with one; the account follows', async () => {
    const { user } = await portal.open('/office/loyalty', SALES)
    await user.click(await screen.findByRole('link', { name: 'Andina Salud S.A.S.' }))
    const press = async (name: string) => user.click((await dialog()).getByRole('button', { name }))
    const field = async (name: RegExp) => (await dialog()).getByRole<HTMLInputElement>('textbox', { name })
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await user.click(await screen.findByRole('button', { name: 'Grant CareCoins' }))
    // The amounts of the rules may come after the dialog.
    await waitFor(async () => {
      await choose(user, /^Rewarded activity/, 'Training conducted')
      expect((await field(/^CareCoins/)).value).toBe('500')
    })
    await press('Grant')
    await closed()
    await waitFor(async () => (await newestOf(LEDGER)).getByText('Training conducted'))

    await user.click(screen.getByRole('button', { name: 'Grant CareCoins' }))
    await choose(user, /^Rewarded activity/, 'Sell-out data')
    await fill(user, await field(/^CareCoins/), '300')
    await press('Grant')
    await screen.findByText('Enter why it is another amount')
    await fill(user, await field(/^Reason/), 'Two quarters at once')
    await press('Grant')
    await closed()
    await waitFor(async () => (await newestOf(LEDGER)).getByText('Two quarters at once'))

    await user.click(screen.getByRole('button', { name: 'Correct the balance' }))
    await press('Correct')
    await screen.findByText(/^Enter a whole number other than 0/)
    screen.getByText('Enter a reason')
    await fill(user, await field(/^Change in CareCoins/), '-20')
    await fill(user, await field(/^Reason/), 'Counted twice')
    await press('Correct')
    await closed()
    await waitFor(async () => (await newestOf(LEDGER)).getByText('Counted twice'))
    ;(await newestOf(LEDGER)).getByText('−20')
    const corrected = () => screen.getByText('Corrected', { selector: 'dt' }).parentElement?.textContent
    await expect.poll(corrected).toMatch(/^Corrected\s*−20\b/)
    await user.click(screen.getByRole('button', { name: 'Correct the balance' }))
    await fill(user, await field(/^Change in CareCoins/), '50')
    await fill(user, await field(/^Reason/), 'Forgotten last year')
    await press('Correct')
    await closed()
    await expect.poll(corrected).toMatch(/^Corrected\s*\+30\b/)

    await portal.open(PROGRAMME, BUYER)
    await within(await table(LEDGER)).findByText('Counted twice')
  })

  test('waits for a second administrator where it is much, who approves or rejects it in the list', async () => {
    const sales = await portal.caller(SALES)
    const { rows } = await sales.get<{ rows: { distributor: { id: string; name: string } }[] }>(
      '/office/loyalty/accounts',
    )
    const company = rows.find(({ distributor }) => distributor.name.startsWith('Andina'))!.distributor
    const { user } = await portal.open(`/office/loyalty/${company.id}`, SALES)
    const before = await balance()
    const wants = async (change: string, reason: string) => {
      await user.click(await screen.findByRole('button', { name: 'Correct the balance' }))
      const dialog = within(await screen.findByRole('dialog'))
      await fill(user, dialog.getByRole('textbox', { name: /^Change in CareCoins/ }), change)
      await fill(user, dialog.getByRole('textbox', { name: /^Reason/ }), reason)
      await user.click(dialog.getByRole('button', { name: 'Correct' }))
      await screen.findByText(/^Sent for approval/)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await wants('20000', 'Moved from another company')
    await wants('30000', 'Typed a digit too many')
    expect(await balance()).toBe(before)

    const admin = await portal.open('/office/loyalty?tab=approvals', ADMIN)
    await screen.findByRole('tab', { name: 'Approvals · 2 to approve' })
    const row = async (reason: string) => within((await screen.findByText(`Correction: ${reason}`)).closest('tr')!)
    await admin.user.click((await row('Moved from another company')).getByRole('button', { name: /^Approve/ }))
    await waitFor(async () => (await row('Moved from another company')).getByText('Approved'))
    expect(await balance()).toBe(before + 20_000)

    await admin.user.click((await row('Typed a digit too many')).getByRole('button', { name: /^More actions/ }))
    await admin.user.click(await screen.findByRole('menuitem', { name: 'Reject' }))
    const dialog = within(await screen.findByRole('dialog'))
    await admin.user.click(dialog.getByRole('button', { name: 'Reject' }))
    await dialog.findByText('Enter a reason')
    await fill(admin.user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Three thousand were agreed')
    await admin.user.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(async () => (await row('Typed a digit too many')).getByText('Rejected'))
    expect(await balance()).toBe(before + 20_000)

    await portal.open('/office/loyalty?tab=approvals', SALES)
    await row('Moved from another company')
    expect(screen.queryByRole('button', { name: /^(Approve|Reject)/ })).toBeNull()
  })

  test('sales see the material and cannot change it', async () => {
    await portal.open('/office/loyalty?tab=material', SALES)
    await screen.findByText('Window sticker')
    expect(screen.queryByRole('button', { name: /^(Add|Edit|Withdraw)/ })).toBeNull()
    await portal.open('/office/loyalty?tab=material', CONTENT)
    await screen.findByRole('button', { name: 'Edit Window sticker' })
  })

  test('an administrator changes the rules from a day on, sees whom it touches, and takes it back', async () => {
    const { user } = await portal.open('/office/loyalty', ADMIN)
    await user.click(await screen.findByRole('link', { name: 'Rules' }))
    await screen.findByText('In force today')
    await screen.findByText('None: every company of the program keeps its status.')
    const set = async (level: string, value: string) =>
      fill(user, screen.getByRole('textbox', { name: new RegExp(`^${level}: delivered orders`) }), value)
    const schedule = () => user.click(screen.getByRole('button', { name: 'Schedule the change' }))
    await set('Blue partner', '2')
    await set('Bronze partner', '1')
    await schedule()
    expect((await screen.findAllByText('At least as much as the status below')).length).toBeGreaterThan(0)
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    await set('Blue partner', '0')
    await set('Bronze partner', '30')
    await set('Silver partner', '40')
    await set('Gold partner', '50')
    const preview = await table('Companies that would have another status now')
    const andina = (await within(preview).findByText('Andina Salud S.A.S.')).closest('tr')!
    within(andina).getByText('Bronze partner')
    within(andina).getByText('Blue partner')
    await fill(user, screen.getByRole('textbox', { name: /^In force from/ }), '01/01/2040')
    await schedule()
    const takeBack = () => screen.findByRole('button', { name: 'Take back the change of 01/01/2040' })
    await takeBack()
    expect(screen.getAllByText(/^Silver partner: 4 orders, .* → 40 orders, /).length).toBeGreaterThan(0)
    await user.click(await takeBack())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await user.click(await takeBack())
    await waitFor(() => expect(screen.getAllByText('Taken back').length).toBeGreaterThan(0))
  })
})
