import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import type { Forecast } from '#modules/forecasting/contract.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { fill } from '#tests/screens/fields.ts'
import { holdAnswers, sentRequests } from '#tests/screens/line.ts'
import { fromMenu } from '#tests/screens/menu.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const BUYER = 'procurement@andina.example'
const READER = 'marketing@andina.example'

const portal = screenPortal()
let reader: Caller
beforeAll(async () => {
  reader = await portal.caller(READER)
})

const filed = () => reader.get<Forecast[]>('/forecast')
const firstFiled = async () => (await filed())[0]!
const editorOf = ({ id }: Forecast) => `/profile/forecasts/edit/${encodeURIComponent(id)}`

type User = Awaited<ReturnType<typeof portal.open>>['user']
const stock = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Current inventory level/ })
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }))
const column = (name: RegExp) => screen.getAllByRole<HTMLInputElement>('textbox', { name })
const quantities = () => column(/^Order quantity\? /)
const orders = () => column(/^How many orders\? /)
const paste = async (user: User, field: HTMLElement, values: readonly number[]) => {
  field.focus()
  await user.paste(values.join('\n'))
}

/** Chooses the first product that has no forecast yet, and a country where it has to be chosen. */
const chooseProduct = async (user: User) => {
  const known = (await filed()).map(({ productName }) => productName)
  await user.click(await screen.findByRole('combobox', { name: /^Product/ }))
  const options = await screen.findAllByRole('option')
  const fresh = options.find(({ textContent }) => !known.includes(textContent.replace(/ \([^(]*\)$/, '')))
  await user.click(fresh!)
  const country = screen.queryByRole('combobox', { name: /^Country/ })
  if (!country) return
  await user.click(country)
  await user.click((await screen.findAllByRole('option'))[0]!)
}

test('twelve months are typed and pasted; what cannot be read is named at its field, and saving sends it once', async () => {
  const before = (await filed()).map(({ id }) => id)
  const { user, address } = await portal.open('/profile/forecasts', READER)
  await user.click((await screen.findAllByRole('link', { name: 'New forecast' }))[0]!)
  await screen.findByRole('heading', { level: 1, name: 'New forecast' })
  await save(user)
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  screen.getByText('Choose a product')
  await chooseProduct(user)
  for (const wrong of ['many', '12,5']) {
    await fill(user, await stock(), wrong)
    await save(user)
    await screen.findByText('Enter a whole number, 0 or more')
    expect(document.activeElement).toBe(await stock())
  }
  await fill(user, await stock(), '1 200')

  await paste(
    user,
    quantities()[0]!,
    Array.from({ length: 12 }, (_, index) => (index + 1) * 100),
  )
  expect(quantities()[11]!.value).toBe('1200')
  orders()[0]!.focus()
  await user.keyboard('1{Enter}2')
  expect(orders()[1]!.value).toBe('2')
  await save(user)
  await screen.findByText('300 units need at least 1 order')
  expect(document.activeElement).toBe(orders()[2])
  await paste(user, orders()[2]!, Array(10).fill(1))

  const late = holdAnswers('POST', /\/forecast\/upsert$/)
  await save(user)
  await late.caught
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true')
  await save(user)
  late.release()
  await screen.findByText('Your request has been saved.')
  expect(sentRequests().filter(({ path }) => path === '/forecast/upsert')).toHaveLength(1)
  await expect.poll(address).toBe('/profile/forecasts')
  const mine = (await filed()).find(({ id }) => !before.includes(id))!
  expect(mine).toMatchObject({ currentInventoryLevel: 1_200, quantity: 7_800, ordersInNext3Months: 4 })

  await fromMenu(user, mine.productName, 'Delete')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this forecast ?' }))
  dialog.getByText(new RegExp(`^${mine.productName} for ${mine.country.name}, `))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('The forecast has been deleted.')
  expect((await filed()).map(({ id }) => id)).not.toContain(mine.id)
})

test('what the server refuses is at the field, which has the focus, and at the button', async () => {
  const { user } = await portal.open(editorOf(await firstFiled()), BUYER)
  const date = await screen.findByRole('textbox', { name: /^Stock-ticking date/ })
  screen.getByText('* Mandatory field')
  await fill(user, date, '31/12/2999')
  await save(user)
  await screen.findByText('Error while creating forecast: The stock-ticking date cannot lie in the future')
  await waitFor(() => expect(document.activeElement).toBe(date))
  expect(date.getAttribute('aria-invalid')).toBe('true')
})

test('unsaved entries ask before they are left, and each month shows how it was forecast', async () => {
  const forecast = await firstFiled()
  const { user } = await portal.open(editorOf(forecast), BUYER)
  await screen.findByRole('heading', { level: 1, name: `Forecast of ${forecast.productName}` })
  await screen.findByRole('heading', { name: 'Forecast history' })
  const [more] = await screen.findAllByRole('button', { name: /^Show all \d+$/ })
  const urgent = screen.getAllByText(/^Order by/).length
  await user.click(more!)
  expect(screen.getAllByText(/^Order by/).length).toBeGreaterThan(urgent)

  await fill(user, await stock(), '77')
  const cancel = () => user.click(screen.getByRole('link', { name: 'Cancel' }))
  const dialog = () => screen.findByRole('dialog', { name: 'Leave without saving?' })
  await cancel()
  await user.click(within(await dialog()).getByRole('button', { name: 'Stay' }))
  expect((await stock()).value).toBe('77')
  await cancel()
  await user.click(within(await dialog()).getByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { level: 1, name: 'Forecasts' })
})

test('what others save is shown where nothing was typed, and waits for a choice where something was', async () => {
  const first = await firstFiled()
  const shown = await reader.get<Forecast>(`/forecast/${encodeURIComponent(first.id)}`)
  const saveStock = (currentInventoryLevel: number) =>
    reader.send('POST', '/forecast/upsert', {
      productId: shown.productId,
      countryId: shown.country.id,
      stockTickingDate: shown.stockTickingDate,
      forecastMonths: shown.forecastMonths.map(({ id, year, month, orderCount, orderQuantity }) => {
        return { id, year, month, orderCount, orderQuantity }
      }),
      currentInventoryLevel,
    })
  const { user } = await portal.open(editorOf(shown), BUYER)
  const field = await stock()
  await saveStock(4_711)
  await expect.poll(() => field.value).toMatch(/^4.?711$/)

  await fill(user, field, '55')
  await saveStock(4_712)
  await screen.findByText('Someone else has changed this forecast.')
  expect(field.value).toBe('55')
  await user.click(screen.getByRole('button', { name: 'Show the other version' }))
  await expect.poll(() => field.value).toMatch(/^4.?712$/)

  await fill(user, field, '56')
  await saveStock(4_713)
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
  await save(user)
  await screen.findByText('Your request has been saved.')
  expect((await filed()).find(({ id }) => id === shown.id)?.currentInventoryLevel).toBe(56)
})

test('planned orders are drafted into the cart, with the last safe day; marketing reads who can', async () => {
  const { user, address } = await portal.open('/profile/forecasts', BUYER)
  await user.click((await screen.findAllByRole('button', { name: /^Draft orders of / }))[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Draft orders' }))
  dialog.getByText(/added to your cart/)
  dialog.getByText(/ units of .+ for .+: order by \d\d\/\d\d\/\d{4} so that it arrives in /)
  await user.click(dialog.getByRole('link', { name: 'Go to the cart' }))
  await expect.poll(address).toBe('/cart')

  await portal.open('/profile/forecasts', READER)
  await screen.findByText(/^Only users with the role PROCUREMENT can draft orders/)
  expect(screen.queryByRole('button', { name: /^Draft/ })).toBeNull()
})

test('a forecast that does not exist says so, with the way back', async () => {
  const { user } = await portal.open('/profile/forecasts/edit/nope', BUYER)
  await screen.findByRole('heading', { level: 1, name: 'This forecast cannot be shown' })
  await user.click(within(screen.getByRole('main')).getAllByRole('link', { name: 'Forecasts' }).at(-1)!)
  await screen.findByRole('heading', { level: 1, name: 'Forecasts' })
})
