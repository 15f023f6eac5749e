import { afterAll, beforeAll, expect, test } from 'vitest'

import { callerOf, placesOrder } from './caller.ts'
import { isSound, type Stage, stage } from './portal.ts'

const SALES = 'sales@partnercare.example'
const BUYER = 'procurement@andina.example'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

test('one freight is proposed by the transport that was asked for, and every side reads how it goes and how long', async () => {
  const { orderId } = await placesOrder(await callerOf(it.portal.url, BUYER))
  const office = await it.open(`/office/orders/${orderId}`, SALES)
  expect(await office.getByLabel('Name').inputValue()).toBe('Air freight')
  await office.getByLabel('Freight in dollars').fill('1 860.00')
  await office.getByRole('button', { name: 'Send quote' }).last().click()
  await office.getByText('Enter the transit days, 1 to 365').waitFor()
  await office.getByLabel('Transit in days').fill('12')
  await office.getByRole('combobox', { name: 'Transport mode' }).click()
  await office.getByRole('option', { name: 'Road' }).click()
  expect(await office.getByLabel('Name').inputValue()).toBe('Road freight')
  await office.getByRole('button', { name: 'Send quote' }).last().click()
  const sending = office.getByRole('dialog')
  await sending.getByText('Road freight · Road · 12 days').waitFor()
  await sending.getByRole('button', { name: 'Send quote' }).click()
  await office.getByText(/^Version 1 · Sent/).waitFor()

  const own = await it.open(`/profile/order/${orderId}`, BUYER)
  await own.getByRole('button', { name: 'Confirm the order' }).first().click()
  const asked = own.getByRole('dialog', { name: 'Confirm the order' })
  await asked.getByText('Road freight · Road · 12 days').waitFor()
  await isSound(own)
  await asked.getByRole('button', { name: 'Confirm the order' }).click()
  await own.getByText('Freight: Road freight · Road · 12 days').waitFor()
  await own
    .getByText(/^Road freight · Road · 12 days,\sshipping/)
    .first()
    .waitFor()
  await office.getByText('Freight: Road freight · Road · 12 days').waitFor()
})
