import * as categories from '#modules/catalogue/products/category.ts'
import * as products from '#modules/catalogue/products/product.ts'
import * as registrations from '#modules/catalogue/registrations/registration.ts'
import type { Me } from '#platform/access/permissions.ts'
import { invalid, isRefusal, type Refusal } from '#platform/decision.ts'
import { edited } from '#platform/editing/edited.ts'
import { attaching } from '#platform/files/attaching.ts'
import type { Files } from '#platform/files/files.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { byReference } from '#platform/text/reference.ts'
import { present } from '#platform/typed.ts'
import { everyProduct } from '#projections/products.ts'
import { namesOf } from '#projections/users.ts'
import { LabelId, PackagingId, type RegistrationId, type SubCategoryId } from './events.ts'
import {
  changeRegistrationStatus,
  introduceProduct,
  priceRegistration,
  publishLabel,
  registerProduct,
  reviseProduct,
  withdrawProduct,
} from './office-contract.ts'

const done = { success: true }

/** What staff uploaded for the catalogue belongs to the provider, with the events that name it: options of their command. */
const withFiles = async (files: Files, me: Me, ...paths: (string | null)[]) => {
  const { take, attach } = attaching(files, me, { distributorId: null })
  for (const path of paths) if (path !== null) await take(path)
  return attach()
}

type ProductInput = Context<typeof introduceProduct>['input'] | Context<typeof reviseProduct>['input']

const descriptionFrom = (input: ProductInput, newId: () => string): products.Description => ({
  MBDreferenceCode: input.MBDreferenceCode,
  name: input.name,
  description: input.description,
  technicalDescription: input.technicalDescription,
  artwork: input.artwork,
  image: input.image,
  file: input.file,
  sterile: input.sterile,
  minimumOrderQuantity: input.minimumOrderQuantity,
  orderQuantityStep: input.orderQuantityStep,
  careCoinGroup1: input.careCoinGroup1,
  careCoinGroup2: input.careCoinGroup2,
  packagings: input.packagings.map(({ id = PackagingId.make(newId()), ...packaging }) => ({ id, ...packaging })),
})

const kept = ({ packagings }: ProductInput) => packagings.flatMap(({ id }) => id ?? [])

const inCategory = <Recorded>(
  category: categories.Category,
  subCategoryId: SubCategoryId,
  decide: (classification: Exclude<ReturnType<typeof categories.classify>, Refusal>) => readonly Recorded[] | Refusal,
): { product: readonly Recorded[] } | Refusal => {
  const classification = categories.classify(category, subCategoryId)
  const decided = isRefusal(classification) ? classification : decide(classification)
  return isRefusal(decided) ? decided : { product: decided }
}

type Entry = registrations.Entry & { readonly id: RegistrationId }

/** All of them or, with the first reason why not, none. */
const registerAll = (
  product: products.Product,
  states: Readonly<Record<string, registrations.Registration>>,
  entries: readonly Entry[],
) => {
  if (new Set(entries.map(({ id }) => id)).size < entries.length)
    return invalid({ registrations: 'A country is listed twice' })
  const decided: Record<string, ReturnType<ReturnType<typeof registrations.register>> & readonly unknown[]> = {}
  for (const { id, ...entry } of entries) {
    const events = registrations.register(product, entry)(present(states[id]))
    if (isRefusal(events)) return events
    decided[id] = events
  }
  return decided
}

export const officeRoutes = [
  serve(introduceProduct, async ({ db, log, files, me, newId, input }) => {
    const id = products.productIdOf(input.reference)
    const portfolio = await everyProduct(db)
    // A product of an earlier release has another id.
    const alike = byReference(portfolio, input.reference, ({ reference }) => reference)
    const no = alike
      ? products.referenceTaken(input.reference, alike.reference)
      : products.mbdCodeTaken(id, input.MBDreferenceCode, portfolio)
    if (no) return no
    const description = descriptionFrom(input, newId)
    const attached = await withFiles(files, me, input.image, input.file)
    const targets = {
      category: existing(categories.category, input.categoryId),
      product: existing(products.product, id),
    }
    const outcome = await log.decideTogether(
      targets,
      ({ category, product }) =>
        inCategory(category, input.subCategoryId, (classification) =>
          products.introduceProduct(input.reference, classification, description, kept(input))(product),
        ),
      { answer: { success: true, id, packagings: description.packagings }, ...attached },
    )
    return outcome.answer
  }),

  serve(reviseProduct, async (context) => {
    const { db, log, files, me, newId, personal } = context
    const { opened, ...given } = context.input
    const stream = { kind: products.product.stream.kind, key: given.id }
    const { fields: input, ...edit } = await edited(context, {
      ...{ stream, history: products.productForm, given, opened, namesOf },
    })
    const taken = products.mbdCodeTaken(input.id, input.MBDreferenceCode, await everyProduct(db))
    if (taken) return taken
    const description = descriptionFrom(input, newId)
    const attached = await withFiles(files, me, input.image, input.file)
    const targets = {
      category: existing(categories.category, input.categoryId),
      product: existing(products.product, input.id),
    }
    const outcome = await log.decideTogether(
      targets,
      ({ category, product }) =>
        inCategory(category, input.subCategoryId, (classification) =>
          products.reviseProduct(classification, description, kept(input))(product),
        ),
      { ...attached, ...edit.readAt, answer: { ...done, ...edit.meanwhile } },
    )
    return personal.openAll(outcome.answer)
  }),

  serve(withdrawProduct, async ({ log, input: { id } }) => {
    await log.decide(products.product, id, products.withdrawProduct)
    return done
  }),

  serve(registerProduct, async ({ log, files, me, newId, input: { productId, registrations: wanted } }) => {
    const entries = wanted.map(({ label, ...entry }) => ({
      id: registrations.registrationIdOf(productId, entry.countryId),
      ...entry,
      ...(label && { label: { labelId: LabelId.make(newId()), ...label } }),
    }))
    const attached = await withFiles(files, me, ...wanted.map(({ label }) => label?.file ?? null))
    const streams = Object.fromEntries(entries.map(({ id }) => [id, existing(registrations.registration, id)]))
    const ids = entries.map(({ id }) => id)
    const outcome = await log.decideTogether(
      { product: existing(products.product, productId), ...streams },
      ({ product, ...states }) => registerAll(product, states, entries),
      { answer: { success: true, ids }, ...attached },
    )
    return outcome.answer
  }),

  serve(changeRegistrationStatus, async ({ log, input: { id, status } }) => {
    await log.decide(registrations.registration, id, registrations.changeStatus(status))
    return done
  }),

  serve(priceRegistration, async ({ log, input: { id, price, discount } }) => {
    await log.decide(registrations.registration, id, registrations.setPrice(price, discount))
    return done
  }),

  serve(publishLabel, async ({ log, files, me, newId, input: { id, ...label } }) => {
    const labelId = LabelId.make(newId())
    const options = { answer: { success: true, id: labelId }, ...(await withFiles(files, me, label.file)) }
    const decision = registrations.publishLabel({ labelId, ...label })
    return (await log.decide(registrations.registration, id, decision, options)).answer
  }),
]
