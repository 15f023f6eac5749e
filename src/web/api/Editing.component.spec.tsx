import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import type { OfficeProduct } from '#modules/catalogue/products/product-office-contract.ts'
import type { OfficeArticle } from '#modules/news/contract.ts'
import type { PromoCodeDetail } from '#modules/promotions/contract.ts'
import type { Caller } from '#tests/e2e/caller.ts'
import { fill } from '#tests/screens/fields.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const portal = screenPortal()

let admin: Caller
beforeAll(async () => {
  admin = await portal.caller('admin@partnercare.example')
})

type User = Awaited<ReturnType<typeof portal.open>>['user']
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const press = async (user: User, name: string, inside = document.body) =>
  user.click(await within(inside).findByRole('button', { name }))
const contested = () => screen.findByRole('dialog', { name: 'Changed by someone else meanwhile' })

const conditions = {
  validFrom: '2020-01-01',
  validUntil: null,
  productIds: null,
  distributorIds: null,
  maximumUses: null,
  maximumUsesPerDistributor: null,
}

test('two people change a promo code: different fields are both saved, the same one is chosen side by side', async () => {
  await admin.send('POST', '/office/promo-codes', { code: 'TWO-PEOPLE', type: 'DISCOUNT', discount: 10, ...conditions })
  const { user, go, address } = await portal.open('/office/promo-codes/TWO-PEOPLE/change', 'sales@partnercare.example')
  await fill(user, await box(/^Uses per distributor/), '3')
  await admin.send('PUT', '/office/promo-codes/TWO-PEOPLE', { ...conditions, maximumUses: 9 })
  await press(user, 'Save the conditions')
  await screen.findByText(/^Promo code TWO-PEOPLE updated\. \S.* changed Uses in all meanwhile\.$/)
  const code = () => admin.get<PromoCodeDetail>('/office/promo-codes/TWO-PEOPLE')
  expect(await code()).toMatchObject({ maximumUses: 9, maximumUsesPerDistributor: 3 })

  await waitFor(() => expect(address()).toBe('/office/promo-codes/TWO-PEOPLE'))
  await go('/office/promo-codes/TWO-PEOPLE/change')
  await waitFor(async () => expect((await box(/^Uses in all/)).value).toBe('9'))
  await fill(user, await box(/^Uses in all/), '7')
  await fill(user, await box(/^Last day/), '31/12/2030')
  await admin.send('PUT', '/office/promo-codes/TWO-PEOPLE', {
    ...{ ...conditions, maximumUses: 20, maximumUsesPerDistributor: 3, validUntil: '2029-12-31' },
  })
  await press(user, 'Save the conditions')
  const uses = within(await contested()).getByRole('group', { name: 'Uses in all' })
  expect(uses.textContent).toMatch(/Yours7Saved by .+20/)
  const lastDay = within(await contested()).getByRole('group', { name: 'Last day' })
  expect(lastDay.textContent).toMatch(/Yours31\/12\/2030Saved by .+31\/12\/2029/)
  await user.click(within(uses).getByRole('radio', { name: /^Saved by/ }))
  await press(user, 'Save', await contested())
  await screen.findByText('Promo code TWO-PEOPLE updated.')
  expect(await code()).toMatchObject({ maximumUses: 20, validUntil: '2030-12-31' })
})

test('a product that two people describe keeps what both have changed, and what is contested waits for a choice', async () => {
  const { products } = await admin.get<{ products: { id: string }[] }>('/office/products?search=Cube%20pessary')
  const id = products[0]?.id as string
  const read = () => admin.get<OfficeProduct>(`/office/products/${id}`)
  const describeAs = async (more: object) => {
    const { reference, category, subCategory, withdrawn, changedAt, registrations, id: _, ...described } = await read()
    const classified = { categoryId: category.id, subCategoryId: subCategory.id }
    await admin.send('PUT', `/office/products/${id}`, { ...described, ...classified, ...more })
  }
  const { user } = await portal.open(`/office/products/${id}/change`, 'operations@partnercare.example')
  await fill(user, await box(/^Description/), 'A pessary in the shape of a cube.')
  await fill(user, await box(/^Technical description/), 'Silicone, 32 mm.')
  await describeAs({ minimumOrderQuantity: 17, technicalDescription: 'Silicone, 29 mm.' })
  await press(user, 'Save')
  const technical = within(await contested()).getByRole('group', { name: /^Technical/ })
  expect(technical.textContent).toMatch(/YoursSilicone, 32 mm\.Saved by .+Silicone, 29 mm\./)
  await press(user, 'Save', await contested())
  await screen.findByText(/was changed\. \S.* changed .+ meanwhile\.$/)
  expect(await read()).toMatchObject({
    description: 'A pessary in the shape of a cube.',
    technicalDescription: 'Silicone, 32 mm.',
    minimumOrderQuantity: 17,
  })
})

test('an article that two people write keeps both texts; the one who goes on editing loses nothing', async () => {
  const written = { title: 'Two writers', introduction: null, content1: 'First.', content2: null }
  const files = { image: null, attachment: null }
  const { id } = await admin.send<{ id: string }>('POST', '/office/news', { ...written, ...files })
  const { user } = await portal.open('/office/news?search=Two%20writers', 'content@partnercare.example')
  const article = async () =>
    (await admin.get<{ rows: OfficeArticle[] }>('/office/news')).rows.find((it) => it.id === id)
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: /^Edit\b.*Two writers/ }))
  }
  await edit()
  await fill(user, await box(/^Introduction/), 'An introduction.')
  await admin.send('POST', '/office/news', { id, ...written, ...files, content1: 'Another first.' })
  await press(user, 'Save the revision')
  await screen.findByText(/ changed Text meanwhile\.$/)
  expect(await article()).toMatchObject({ introduction: 'An introduction.', content1: 'Another first.' })

  await edit()
  await fill(user, await box(/^Title/), 'Two writers, mine')
  await admin.send('POST', '/office/news', { id, ...written, ...files, title: 'Two writers, theirs' })
  await press(user, 'Save the revision')
  await press(user, 'Keep editing', await contested())
  expect((await box(/^Title/)).value).toBe('Two writers, mine')
  expect(await article()).toMatchObject({ title: 'Two writers, theirs' })
})

test('who else has a form open is named under its title, and who writes; once they leave they are not', async () => {
  await admin.send('POST', '/office/promo-codes', { code: 'LOOKED-AT', type: 'DISCOUNT', discount: 10, ...conditions })
  const form = '/office/forms/promo-code/LOOKED-AT'
  await admin.send('PUT', `${form}/look`, { writing: false })
  const { user } = await portal.open('/office/promo-codes/LOOKED-AT/change', 'sales@partnercare.example')
  const looks = await screen.findByText(/ has it open\.$/)
  const title = screen.getByRole('heading', { level: 1 })
  const field = await box(/^Uses in all/)
  expect(title.compareDocumentPosition(looks) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(looks.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await admin.send('PUT', `${form}/look`, { writing: true })
  await screen.findByText(/ is editing it too\.$/)
  await admin.send('PUT', `${form}/leave`, {})
  await waitFor(() => expect(screen.queryByText(/ is editing it too\.$/)).toBeNull())

  type Reader = { readonly writing: boolean }
  await waitFor(async () => expect(await admin.get<Reader[]>(form)).toMatchObject([{ writing: false }]))
  await fill(user, field, '7')
  await waitFor(async () => expect(await admin.get<Reader[]>(form)).toMatchObject([{ writing: true }]))
})
