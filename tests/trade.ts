import { introduceCategory } from '#modules/catalogue/category-contract.ts'
import { introduceProduct, registerProduct } from '#modules/catalogue/office-contract.ts'
import { assignTerritory, registerDistributor, upsertAddress } from '#modules/distributors/contract.ts'
import { activate, distributor } from '#modules/distributors/distributor.ts'
import { registerUser } from '#modules/identity/contract.ts'
import type { Role } from '#platform/access/roles.ts'
import type { Endpoint, Input } from '#platform/http/endpoint.ts'
import { cents, percent } from '#platform/money.ts'

import { company as aCompany, person as aPerson, peopleOf } from './people.ts'
import type { TestPortal } from './portal.ts'

/** What trade needs: companies that may order, what they may order, and staff, all told through the real calls. */
export const trade = async (portal: TestPortal) => {
  const people = await peopleOf(portal)
  const { admin } = people
  /** By email: the token that each of them calls with. */
  const tokens = new Map<string, string>()
  const signs = async (email: string) => tokens.set(email, (await people.signs(email)).jwt)

  const done = async <E extends Endpoint>(endpoint: E, input: Input<E>, caller: { jwt: string }) => {
    const { status, body, problem } = await portal.call(endpoint, input, { jwt: caller.jwt })
    if (status !== 200) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(problem)}`)
    return body
  }

  const person = async (firstname: string, role: Role, distributorId: string | null) => {
    const email = `${firstname.toLowerCase()}@portal.example`
    const { id } = await done(registerUser, { ...aPerson(email), firstname, role, distributorId }, admin)
    await signs(email)
    return {
      userId: id as string,
      role,
      distributorId,
      get jwt() {
        return tokens.get(email)!
      },
    }
  }

  const address = (type: 'SHIPPING' | 'BILLING', countryId: string, by: { jwt: string }) =>
    done(
      upsertAddress,
      {
        type,
        name: type === 'SHIPPING' ? 'Warehouse' : 'Head office',
        addressee: 'Marcela Rojas',
        address: 'Calle 93 # 11-26',
        zipCode: '110221',
        city: 'Capital',
        countryId,
        email: 'warehouse@portal.example',
        phone: '+57 1 555 01 11',
      },
      by,
    )

  /** As if it had been so before: what an account is activated by is no matter to trade. */
  const activated = async (id: string): Promise<void> => {
    const { node } = portal
    await portal.asSystem().decide(distributor, id, activate([]))
    await node.readModels.waitFor(['distributors'], await node.log.seal(), 60_000)
  }

  /** An active company with one person who buys and one who may only look, and an address of each kind. */
  const company = async (name: string, countryIds: readonly string[], buyer: string, reader: string) => {
    const { id } = await done(
      registerDistributor,
      { ...aCompany(name, countryIds[0]), email: `hello@${buyer.toLowerCase()}.example` },
      admin,
    )
    await done(assignTerritory, { id, region: 'Region', countryIds: countryIds as never[] }, admin)
    const procurement = await person(buyer, 'PROCUREMENT', id)
    const shipping = await address('SHIPPING', countryIds[0]!, procurement)
    const billing = await address('BILLING', countryIds[0]!, procurement)
    await activated(id)
    return {
      id: id as string,
      procurement,
      marketing: await person(reader, 'MARKETING', id),
      shippingAddressId: shipping.id,
      billingAddressId: billing.id,
    }
  }

  let references = 1000
  const category = await done(introduceCategory, { name: 'Prenatal care', subCategories: ['Vitamins', 'Tests'] }, admin)
  const [vitamins, tests] = category.subCategories

  /** From 10 in steps of 5, in one packaging, $12.50 less 10 % in every country named. */
  const product = async (name: string, countryIds: readonly string[], subCategory = vitamins!) => {
    const reference = `PC-${++references}`
    const { id, packagings } = await done(
      introduceProduct,
      {
        reference,
        categoryId: category.id,
        subCategoryId: subCategory.id,
        MBDreferenceCode: `MBD-${references}`,
        name,
        description: 'A product.',
        technicalDescription: 'A product in a box.',
        artwork: 'box',
        image: null,
        file: null,
        sterile: false,
        minimumOrderQuantity: 10,
        orderQuantityStep: 5,
        careCoinGroup1: 1 as never,
        careCoinGroup2: 2 as never,
        packagings: [{ name: 'Box of 30' }],
      },
      admin,
    )
    const { ids } = await done(
      registerProduct,
      {
        productId: id,
        registrations: countryIds.map((countryId) => ({
          countryId: countryId as never,
          status: 'REGISTERED' as const,
          price: cents(1250),
          discount: percent(10),
        })),
      },
      admin,
    )
    const registrations = new Map(countryIds.map((countryId, at) => [countryId, ids[at] as string]))
    return {
      id: id as string,
      packagingId: packagings[0]!.id as string,
      in: (countryId: string) => registrations.get(countryId)!,
    }
  }

  return {
    admin,
    done,
    person,
    company,
    product,
    vitamins: vitamins!,
    tests: tests!,
    categoryId: category.id,
    /** Everybody but the administrator signs in again: a token is good for 10 minutes, which long races outlast. */
    signAgain: () => Promise.all([...tokens.keys()].map(signs)),
  }
}

export type Trade = Awaited<ReturnType<typeof trade>>
