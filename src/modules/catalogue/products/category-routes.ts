import { CategoryId, SubCategoryId } from '#modules/catalogue/events.ts'
import { isRefusal } from '#platform/decision.ts'
import { type EditedForm, edited } from '#platform/editing/edited.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { existing, type Target } from '#platform/log/commands.ts'
import { keysOf } from '#platform/records.ts'
import { productIdsIn } from '#projections/products.ts'
import { namesOf } from '#projections/users.ts'
import * as categories from './category.ts'
import { introduceCategory, introduceSubCategory, renameCategory, renameSubCategory } from './category-contract.ts'
import { product, reclassifyProduct } from './product.ts'

type CategoryRename = {
  readonly decide: ReturnType<typeof categories.renameCategory>
  readonly after: (category: categories.Category) => categories.Category
  readonly edit: EditedForm<object>
}
type ProductsOf = { readonly [key: `product:${string}`]: Target<typeof product> }

/** The category and all products in it, which hold its names: together or not at all. */
const rename = async (
  { db, log, personal }: Pick<Context<typeof renameCategory>, 'db' | 'log' | 'personal'>,
  id: CategoryId,
  renaming: CategoryRename,
) => {
  const inside: ProductsOf = Object.fromEntries(
    (await productIdsIn(db, id)).map((productId) => [`product:${productId}`, existing(product, productId)]),
  )
  const targets: ProductsOf & { readonly category: Target<typeof categories.category> } = {
    ...inside,
    category: existing(categories.category, id),
  }
  const { meanwhile, readAt } = renaming.edit
  const outcome = await log.decideTogether(
    targets,
    (states) => {
      const category = renaming.decide(states.category)
      if (isRefusal(category)) return category
      const reclassify = reclassifyProduct(renaming.after(states.category))
      const products = keysOf(inside).map((key) => [key, reclassify(states[key]!)])
      return { ...Object.fromEntries(products), category }
    },
    { ...readAt, answer: { success: true as const, ...meanwhile } },
  )
  return personal.openAll(outcome.answer)
}

export const categoryRoutes = [
  serve(introduceCategory, async ({ log, newId, input: { name, subCategories } }) => {
    const id = CategoryId.make(newId())
    const named = subCategories.map((subName) => ({ id: SubCategoryId.make(newId()), name: subName }))
    const answer = { success: true, id, subCategories: named }
    return (await log.begin(categories.category, id, categories.introduceCategory(name, named), { answer })).answer
  }),

  serve(introduceSubCategory, async ({ log, newId, input: { id, name } }) => {
    const subCategory = { id: SubCategoryId.make(newId()), name }
    const answer = { success: true, id: subCategory.id }
    return (await log.decide(categories.category, id, categories.introduceSubCategory(subCategory), { answer })).answer
  }),

  serve(renameCategory, async (context) => {
    const { id, name: given, opened } = context.input
    const stream = { kind: categories.category.stream.kind, key: id }
    const history = categories.categoryForm
    const edit = await edited(context, { stream, history, given: { name: given }, opened, namesOf })
    const { name } = edit.fields
    return rename(context, id, {
      edit,
      decide: categories.renameCategory(name),
      after: (category) => categories.named(category, name),
    })
  }),

  serve(renameSubCategory, async (context) => {
    const { id, subCategoryId, name: given, opened } = context.input
    const stream = { kind: categories.category.stream.kind, key: id }
    const history = categories.subCategoryForm(subCategoryId)
    const edit = await edited(context, { stream, history, given: { name: given }, opened, namesOf })
    const subCategory = { id: subCategoryId, name: edit.fields.name }
    return rename(context, id, {
      edit,
      decide: categories.renameSubCategory(subCategory),
      after: (category) => categories.withSubNamed(category, subCategory),
    })
  }),
]
