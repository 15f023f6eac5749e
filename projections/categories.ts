import { type CategoryId, categoryStream, type SubCategory } from '#modules/catalogue/events.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'
import { alphabetical } from '#platform/text/alphabet.ts'

export type CategoryRow = { id: CategoryId; name: string; subCategories: readonly SubCategory[] }

const introduced = knownRow('The category was not introduced')

/** One row per category, its sub-categories inside in the order of their introduction. */
export const categories = projection<CategoryRow>()({
  name: 'categories',
  version: 2,
  of: [categoryStream],
  table: 'id text primary key, name text not null, sub_categories jsonb not null',
  indexes: [],
  key: ({ categoryId }) => categoryId,
  when: {
    CategoryIntroduced: (_, { categoryId: id, name, subCategories }) => ({ id, name, subCategories }),
    SubCategoryIntroduced: (row, { subCategory }) => {
      const category = introduced(row)
      return { ...category, subCategories: [...category.subCategories, subCategory] }
    },
    CategoryRenamed: (row, { name }) => ({ ...introduced(row), name }),
    SubCategoryRenamed: (row, { subCategory }) => {
      const category = introduced(row)
      return {
        ...category,
        subCategories: category.subCategories.map((it) => (it.id === subCategory.id ? subCategory : it)),
      }
    },
  },
  topics: () => ['catalogue'],
  onPoison: 'park',
})

/** By name. */
export const allCategories = (db: ReadModels): Promise<CategoryRow[]> =>
  rows(db, categories).selectAll().orderBy('name', alphabetical).orderBy('id').execute()
