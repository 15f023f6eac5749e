import { randomUUID } from 'node:crypto'

import { PASSWORD } from '#fixtures/companies/staff.ts'
import { listProducts } from '#modules/catalogue/contract.ts'
import { currentDistributor } from '#modules/distributors/contract.ts'
import { registerPerson } from '#modules/identity/registration.ts'
import { type addCartLine, placeOrder } from '#modules/ordering/contract.ts'
import { orRefuse } from '#platform/decision.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { SYSTEM } from '#platform/log/commands.ts'
import { commandsFor } from '#platform/log/commands-for.ts'

import { type Caller, signedIn } from './caller.ts'
import { ownNode } from './own-node.ts'

export type Buyer = Caller & {
  readonly distributorId: string
  readonly order: Input<typeof placeOrder>
  /** What it is made of, for the cart. */
  readonly lines: readonly Input<typeof addCartLine>[]
  /** The same order again and again: two products for one country. */
  readonly place: () => Promise<string>
}

const COMPANIES = ['procurement@andina.example', 'procurement@nordmed.example', 'procurement@savanna.example']

const orderOf = async (buyer: Caller): Promise<Pick<Buyer, 'distributorId' | 'order' | 'lines'>> => {
  const { id, shippingAddresses, billingAddresses } = await buyer.call(currentDistributor, {})
  const offered = (await buyer.call(listProducts, {})).flatMap((product) =>
    (product.registrations ?? [])
      .filter(({ status, price }) => status === 'REGISTERED' && price !== null)
      .map((registration) => ({ product, registration })),
  )
  const first = offered[0]!
  const section = offered.filter(
    ({ product, registration }) =>
      product.productSubCategory.id === first.product.productSubCategory.id &&
      registration.country.id === first.registration.country.id,
  )
  const chosen = section.slice(0, 2)
  return {
    distributorId: id,
    lines: chosen.map(({ product, registration }) => ({
      productId: product.id,
      countryId: registration.country.id,
      quantity: product.minimumOrderQuantity,
      packagingId: product.packagings[0]!.id,
    })),
    order: {
      registrations: chosen.map(({ product, registration }) => ({
        registrationId: registration.id,
        packagingId: product.packagings[0]!.id,
        quantity: product.minimumOrderQuantity,
      })),
      shippingAddressId: shippingAddresses[0]!.id,
      billingAddressId: billingAddresses[0]!.id,
      shipping: { method: 'FCA', transportMode: 'Airport' },
    },
  }
}

/** This many buyers, spread over the companies of the demo world, each in a session of their own. */
export const buyersAt = async (
  { url, databaseUrl }: { readonly url: string; readonly databaseUrl: string },
  count: number,
): Promise<Buyer[]> => {
  const { node, stop } = await ownNode(databaseUrl)
  const companies = await Promise.all(COMPANIES.map(async (email) => orderOf(await signedIn(url, email))))
  const buyers: Buyer[] = []
  for (let index = 0; index < count; index++) {
    const company = companies[index % companies.length]!
    const { distributorId, order } = company
    const email = `buyer-${index}@bench.example`
    const log = commandsFor({
      log: node.log,
      scope: 'system',
      actor: SYSTEM,
      command: 'register a buyer',
      correlation: randomUUID(),
      now: node.clock.now,
    })
    const person = {
      distributorId,
      role: 'PROCUREMENT' as const,
      civility: 'MS' as const,
      firstname: 'Benita',
      lastname: `Buyer ${index}`,
      job: 'Procurement manager',
      email,
      phone: '+57 310 555 0000',
      password: PASSWORD,
    }
    orRefuse(await registerPerson({ ...node.services, log }, person))
    const buyer = await signedIn(url, email)
    buyers.push({ ...buyer, ...company, place: async () => (await buyer.call(placeOrder, order)).orderId })
  }
  await stop()
  return buyers
}
