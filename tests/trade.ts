import { introduceProduct, registerProduct } from '#modules/catalogue/office-contract.ts'
import { introduceCategory } from '#modules/catalogue/products/category-contract.ts'
import { assignTerritory, registerDistributor, upsertAddress } from '#modules/distributors/contract.ts'
import { activate, distributor } from '#modules/distributors/distributor.ts'
import type { Role } from '#modules/permissions/roles.ts'
import type { Answer, Endpoint, Input } from '#platform/http/endpoint.ts'
import { cents, percent } from '#platform/money.ts'

import { company as aCompany, person as aPerson, joined, peopleOf } from './people.ts'
import type { TestPortal } from './portal.ts'

type TraderFacts = {
  readonly email: string
  readonly userId: string
  readonly role: Role
  readonly distributorId: string | null
}
type ProductFacts = {
  readonly id: string
  readonly packagingId: string
  /** By country. */
  readonly registrations: Readonly<Record<string, string>>
}
type CompanyFacts = {
  readonly id: string
  readonly procurement: TraderFacts
  readonly marketing: TraderFacts
  readonly shippingAddressId: string
  readonly billingAddressId: string
}
type TradeFacts = {
  readonly adminId: string
  readonly category: Pick<Answer<typeof introduceCategory>, 'id' | 'subCategories'>
  readonly products: number
}

/**
 * What trade needs: companies that may order, what they may order, and staff, all recorded through the real calls.
 * `before`: what another trade had already done in the database that this portal's was copied from.
 */
export const trade = async (portal: TestPortal, before?: TradeFacts) => {
  const people = await peopleOf(portal, before?.adminId)
  const { admin } = people
  /** By email: the token that each of them calls with. */
  const tokens = new Map<string, string>()
  const signs = async (email: string) => tokens.set(email, (await people.signs(email)).jwt)

  const trader = (facts: TraderFacts) => ({
    ...facts,
    get jwt() {
      return tokens.get(facts.email)!
    },
  })

  const done = async <E extends Endpoint>(endpoint: E, input: Input<E>, caller: { jwt: string }) => {
    const { status, body, problem } = await portal.call(endpoint, input, { jwt: caller.jwt })
    if (status !== 200) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(problem)}`)
    return body
  }

  const person = async (firstname: string, role: Role, distributorId: string | null) => {
    const email = `${firstname.toLowerCase()}@portal.example`
    const userId = await joined(portal, { ...aPerson(email), firstname, role, distributorId })
    await signs(email)
    return trader({ email, userId, role, distributorId })
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
      shippingAddressId: shipping.id as string,
      billingAddressId: billing.id as string,
    }
  }

  let products = before?.products ?? 0
  const category =
    before?.category ??
    (await done(introduceCategory, { name: 'Prenatal care', subCategories: ['Vitamins', 'Tests'] }, admin))
  const [vitamins, tests] = category.subCategories

  const productOf = (facts: ProductFacts) => ({ ...facts, in: (countryId: string) => facts.registrations[countryId]! })

  /** From 10 in steps of 5, in one packaging, $12.50 less 10 % in every country named. */
  const product = async (name: string, countryIds: readonly string[], subCategory = vitamins!) => {
    const number = 1000 + ++products
    const { id, packagings } = await done(
      introduceProduct,
      {
        reference: `PC-${number}`,
        categoryId: category.id,
        subCategoryId: subCategory.id,
        MBDreferenceCode: `MBD-${number}`,
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
        packagings: [{ name: 'Box of 30', units: 30 }],
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
    const registrations = Object.fromEntries(countryIds.map((countryId, index) => [countryId, ids[index] as string]))
    return productOf({ id, packagingId: packagings[0]!.id, registrations })
  }

  const personAgain = async (facts: TraderFacts) => {
    await signs(facts.email)
    return trader(facts)
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
    /** What `before` takes. */
    facts: (): TradeFacts => ({ adminId: admin.userId, category, products }),
    /** What another trade made before, as this one would have. */
    again: {
      person: personAgain,
      company: async (facts: CompanyFacts): Promise<Awaited<ReturnType<typeof company>>> => ({
        ...facts,
        procurement: await personAgain(facts.procurement),
        marketing: await personAgain(facts.marketing),
      }),
      product: productOf,
    },
  }
}

export type Trade = Awaited<ReturnType<typeof trade>>
