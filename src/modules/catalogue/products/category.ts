import {
  type CategoryId,
  CategoryIntroduced,
  CategoryRenamed,
  type Classification,
  categoryStream,
  type SubCategory,
  type SubCategoryId,
  SubCategoryIntroduced,
  SubCategoryRenamed,
} from '#modules/catalogue/events.ts'
import { type Decision, decider, invalid, notFound, type Refusal, refused } from '#platform/decision.ts'
import type { EventOf } from '#platform/event.ts'
import { searchKey } from '#platform/text/search.ts'

export type Category = {
  readonly id: CategoryId
  /** null: not introduced yet. */
  readonly name: string | null
  readonly subCategories: readonly SubCategory[]
}

type Change = Decision<Category, EventOf<typeof categoryStream.events>>

const sameName = (a: string, b: string) => searchKey(a) === searchKey(b)

export const introduceCategory =
  (name: string, subCategories: readonly SubCategory[]): Change =>
  (category) => {
    if (category.name !== null) return refused('This category already exists')
    const twice = subCategories.findIndex((subCategory, index) =>
      subCategories.slice(0, index).some((other) => sameName(other.name, subCategory.name)),
    )
    if (twice >= 0) return invalid({ [`subCategories.${twice}`]: 'This sub-category is listed twice' })
    return [CategoryIntroduced.make({ categoryId: category.id, name, subCategories })]
  }

export const introduceSubCategory =
  (subCategory: SubCategory): Change =>
  (category) => {
    if (category.subCategories.some(({ name }) => sameName(name, subCategory.name)))
      return invalid({ name: 'This category already has a sub-category with this name' })
    return [SubCategoryIntroduced.make({ categoryId: category.id, subCategory })]
  }

/** The category under another name. */
export const named = (category: Category, name: string): Category => ({ ...category, name })

/** The category with one of its sub-categories under another name. */
export const withSubNamed = (category: Category, subCategory: SubCategory): Category => ({
  ...category,
  subCategories: category.subCategories.map((it) => (it.id === subCategory.id ? subCategory : it)),
})

/** Its own name again records nothing. */
/** What its events say of the form that renames it. */
export const categoryForm = {
  CategoryIntroduced: ({ name }: { readonly name: string }) => ({ name }),
  CategoryRenamed: ({ name }: { readonly name: string }) => ({ name }),
}

type NameChange = { readonly subCategory: SubCategory }

/** The same of one of its sub-categories. */
export const subCategoryForm = (id: SubCategoryId) => {
  const named = ({ subCategory }: NameChange) => (subCategory.id === id ? { name: subCategory.name } : {})
  return {
    CategoryIntroduced: ({ subCategories }: { readonly subCategories: readonly SubCategory[] }) =>
      Object.assign({}, ...subCategories.map((subCategory) => named({ subCategory }))) as { readonly name?: string },
    SubCategoryIntroduced: named,
    SubCategoryRenamed: named,
  }
}

export const renameCategory =
  (name: string): Change =>
  (category) =>
    name === category.name ? [] : [CategoryRenamed.make({ categoryId: category.id, name })]

/** Its own name again records nothing. */
export const renameSubCategory =
  (subCategory: SubCategory): Change =>
  (category) => {
    const before = category.subCategories.find(({ id }) => id === subCategory.id)
    if (!before) return notFound('Sub-category not found')
    if (category.subCategories.some(({ id, name }) => id !== before.id && sameName(name, subCategory.name)))
      return invalid({ name: 'This category already has a sub-category with this name' })
    return subCategory.name === before.name ? [] : [SubCategoryRenamed.make({ categoryId: category.id, subCategory })]
  }

/** The classification of a product of this sub-category, by the names of today. */
export const classify = (category: Category, subCategoryId: SubCategoryId): Classification | Refusal => {
  const found = category.subCategories.find(({ id }) => id === subCategoryId)
  if (category.name === null || !found) return notFound('Sub-category not found')
  return { categoryId: category.id, categoryName: category.name, subCategoryId, subCategoryName: found.name }
}

export const category = decider<Category>()({
  stream: categoryStream,
  initial: (id) => ({ id: id as CategoryId, name: null, subCategories: [] }),
  evolve: {
    CategoryIntroduced: (state, { name, subCategories }) => ({ ...state, name, subCategories }),
    SubCategoryIntroduced: (state, { subCategory }) => ({
      ...state,
      subCategories: [...state.subCategories, subCategory],
    }),
    CategoryRenamed: (state, { name }) => named(state, name),
    SubCategoryRenamed: (state, { subCategory }) => withSubNamed(state, subCategory),
  },
  owner: () => ({}),
})
